/** Fields of the payroll dialogs: a label above and an error below. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { DateInput } from '../../../ui/date/DateInput.tsx';
import { Input } from '../../../ui/Input.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Error of the value, or undefined. */
  fault: string | undefined;
}

interface ControlProps {
  id: string;
  value: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

function Field({ label, value, fault, children }: Omit<Props, 'onChange'> & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      {children({ id, value, 'aria-invalid': fault === undefined ? undefined : true, 'aria-describedby': `${id}-fault` })}
      <chakra.span id={`${id}-fault`} textStyle="meta" color="fg.error" _empty={{ display: 'none' }}>
        {fault}
      </chakra.span>
    </chakra.div>
  );
}

export function TextField({ onChange, maxLength = 500, ...field }: Props & { maxLength?: number }) {
  return (
    <Field {...field}>
      {(control) => <Input {...control} required maxLength={maxLength} autoComplete="off" onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}

/** Renders a field for a day, whose value is `YYYY-MM-DD` once it can be parsed. */
export function DayField({ onChange, ...field }: Props) {
  return <Field {...field}>{(control) => <DateInput {...control} required onChange={onChange} />}</Field>;
}
