/** Fields of the payroll dialogs. */
import { DateInput } from '../../../ui/date/DateInput.tsx';
import { Input } from '../../../ui/Input.tsx';
import { LabelledControl } from '../../../ui/LabelledControl.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Error of the value, or undefined. */
  fault: string | undefined;
}

export function TextField({ value, onChange, maxLength = 500, ...field }: Props & { maxLength?: number }) {
  return (
    <LabelledControl {...field}>
      {(control) => <Input {...control} required maxLength={maxLength} autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />}
    </LabelledControl>
  );
}

/** Renders a field for a day, whose value is `YYYY-MM-DD` once it can be parsed. */
export function DayField({ value, onChange, ...field }: Props) {
  return <LabelledControl {...field}>{(control) => <DateInput {...control} required value={value} onChange={onChange} />}</LabelledControl>;
}
