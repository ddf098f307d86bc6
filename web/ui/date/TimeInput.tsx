/** Renders a field for a time of day in 24-hour format. A native time input would follow the language of the computer. */
import { useState } from 'react';
import { latinDigits, visibleText } from '../../i18n/formats.ts';
import { Input, type InputProps } from '../Input.tsx';

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

/** Parses a time of day as people type it: `17:48`, `1748`, `9.05`, `905`. Returns `HH:mm`, or undefined for text that is not a time of day. */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:. ]?(\d\d)$/.exec(typed.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
