/** Renders a field for a time of day in 24-hour format. A native time input would follow the language of the computer. */
import { useState } from 'react';
import { latinDigits, visibleText } from '../../i18n/formats.ts';
import { Input, type InputProps } from '../Input.tsx';
import { readTime } from './read-time.ts';

interface Props extends Pick<InputProps, 'id' | 'w' | 'disabled' | 'aria-label' | 'aria-invalid' | 'aria-describedby'> {
  /** `HH:mm`, or typed text that is not a time; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

export function TimeInput({ value, onChange, ...props }: Props) {
  /** Text while it is typed. `905` is already a valid time, so the text stays as typed until blur. */
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
        const time = latinDigits(visibleText(target.value));
        onChange(readTime(time) ?? time);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
