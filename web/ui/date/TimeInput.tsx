/** Field for a time of day of 24 hours, as every screen writes it. A time input of the browser follows the language of the computer. */
import { useState } from 'react';
import { latinDigits } from '../../i18n/formats.ts';
import { Input, type InputProps } from '../Input.tsx';
import { readTime } from './read-time.ts';

interface Props extends Pick<InputProps, 'id' | 'w' | 'disabled' | 'aria-label' | 'aria-invalid' | 'aria-describedby'> {
  /** `HH:mm`, or what was typed and is no time; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

export function TimeInput({ value, onChange, ...props }: Props) {
  /** Text while it is typed: `905` is a time already and stays as it is until the field is left. */
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...props}
      data-time
      size="sm"
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      maxLength={5}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTime(latinDigits(target.value)) ?? target.value.trim());
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
