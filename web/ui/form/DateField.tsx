/** A field with a date, typed or picked. */
import { DateInput } from '../date/DateInput.tsx';
import { Field, type FieldProps } from './Field.tsx';

interface Props<Name extends string> extends FieldProps<Name> {
  autoComplete?: string;
  /** No day after it can be picked. */
  latest?: string | undefined;
}

export function DateField<Name extends string>({ autoComplete = 'off', latest, ...field }: Props<Name>) {
  const { form, name } = field;
  return (
    <Field {...field}>
      {(control) => (
        <DateInput {...control} latest={latest} autoComplete={autoComplete} value={form.values[name]} onChange={(value) => form.set(name, value)} />
      )}
    </Field>
  );
}
