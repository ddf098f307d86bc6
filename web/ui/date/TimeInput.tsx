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

/**
 * Parses a time of day as people type and paste it: `17:48`, `1748`, `9.05`, `905`, `5:48 PM`. Returns `HH:mm`, or undefined for text that is not a time of
 * day.
 */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '', half] = /^(\d{1,2})[:. ]?(\d\d)(?:[:.]\d\d)?(?:\s*([ap])\.?m\.?)?$/i.exec(typed.trim()) ?? [];
  const isPm = half?.toLowerCase() === 'p';
  const isHour = half === undefined ? Number(hours) <= 23 : Number(hours) >= 1 && Number(hours) <= 12;
  if (hours === '' || !isHour || Number(minutes) > 59) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isPm ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
