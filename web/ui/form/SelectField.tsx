/** A field to choose one of many. */
import { Select } from '../Select.tsx';
import { Field, type FieldProps } from './Field.tsx';

interface Props<Name extends string> extends FieldProps<Name> {
  choices: readonly { value: string; label: string }[];
  onChange?: (value: string) => void;
  disabled?: boolean;
}

export function SelectField<Name extends string>({ choices, onChange, disabled = false, ...field }: Props<Name>) {
  const { form, name } = field;
  return (
    <Field {...field}>
      {({ 'aria-invalid': invalid, ...control }) => (
        <Select
          {...control}
          invalid={invalid ?? false}
          value={form.values[name]}
          onChange={onChange ?? ((value) => form.set(name, value))}
          choices={choices}
          disabled={disabled}
        />
      )}
    </Field>
  );
}
