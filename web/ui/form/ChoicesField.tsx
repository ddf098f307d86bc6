/** Renders a choice of several values: checkboxes in a row. */
import { chakra } from '@chakra-ui/react';
import { Checkbox } from './Checkbox.tsx';
import { Field, type FieldProps } from './Field.tsx';

interface Props<Value> extends FieldProps<readonly Value[]> {
  choices: readonly { value: Value; label: string }[];
}

export function ChoicesField<Value extends string>({ choices, ...frame }: Props<Value>) {
  const { value: chosen, set } = frame.field;
  return (
    <Field {...frame} group>
      {({ id, name: _, required: __, ...control }, labelId) => (
        <chakra.div role="group" aria-labelledby={labelId} {...control} display="flex" flexWrap="wrap" alignItems="center" gap="4" minH="field">
          {choices.map(({ value, label }, at) => (
            <Checkbox
              key={value}
              id={at === 0 ? id : undefined}
              checked={chosen.includes(value)}
              disabled={frame.readOnly ?? false}
              onChange={(checked) => set(choices.map((choice) => choice.value).filter((choice) => (choice === value ? checked : chosen.includes(choice))))}
            >
              {label}
            </Checkbox>
          ))}
        </chakra.div>
      )}
    </Field>
  );
}
