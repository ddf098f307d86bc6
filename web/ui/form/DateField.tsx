/** Renders a form field for a date, typed or picked. */
import { DateInput } from '../date/DateInput.tsx';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps<string> {
  autoComplete?: string | undefined;
  /** The last day that can be picked. */
  latest?: string | undefined;
}

export function DateField({ autoComplete = 'off', latest, ...frame }: Props) {
  const { value, set } = frame.field;
  return <Field {...frame}>{(control) => <DateInput {...control} latest={latest} autoComplete={autoComplete} value={value} onChange={set} />}</Field>;
}
