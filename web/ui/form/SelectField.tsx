/** Renders a form field with a select. */
import { Select } from '../Select.tsx';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps<string> {
  choices: readonly { value: string; label: string }[];
  onChange?: (value: string) => void;
  disabled?: boolean;
}

export function SelectField({ choices, onChange, disabled = false, ...frame }: Props) {
  const { value, set } = frame.field;
  return (
    <Field {...frame}>
      {({ 'aria-invalid': invalid, ...control }) => (
        <Select {...control} invalid={invalid ?? false} value={value} onChange={onChange ?? set} choices={choices} disabled={disabled} />
      )}
    </Field>
  );
}
