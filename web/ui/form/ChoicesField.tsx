/** Several of a few: check boxes in a row. The value is the chosen ones, joined by commas. */
import { chakra } from '@chakra-ui/react';
import { Check } from './Check.tsx';
import { Field, type FieldProps } from './Field.tsx';

interface Props<Name extends string> extends FieldProps<Name> {
  choices: readonly { value: string; label: string }[];
}

export const splitChoices = (value: string): readonly string[] => value.split(',').filter((part) => part !== '');

export function ChoicesField<Name extends string>({ choices, ...field }: Props<Name>) {
  const { form, name } = field;
  const chosen = splitChoices(form.values[name]);
  return (
    <Field {...field} group>
      {({ id, name: _, required: __, ...control }, labelId) => (
        <chakra.div role="group" aria-labelledby={labelId} {...control} display="flex" flexWrap="wrap" alignItems="center" gap="4" minH="field">
          {choices.map(({ value, label }, at) => (
            <Check
              key={value}
              id={at === 0 ? id : undefined}
              checked={chosen.includes(value)}
              disabled={field.readOnly ?? false}
              onChange={(checked) =>
                form.set(
                  name,
                  choices
                    .filter((each) => (each.value === value ? checked : chosen.includes(each.value)))
                    .map((each) => each.value)
                    .join(),
                )
              }
            >
              {label}
            </Check>
          ))}
        </chakra.div>
      )}
    </Field>
  );
}
