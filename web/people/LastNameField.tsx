/** Renders the field of a last name, with a checkbox for people without one. */
import { useText } from '../i18n/text-context.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { InputField, type InputFieldProps } from '../ui/form/InputField.tsx';
import { noLastName } from './names.ts';
import { peopleTexts } from './texts/texts.ts';

export function LastNameField({ field, ...props }: InputFieldProps) {
  const text = useText(peopleTexts);
  const hasNone = field.value === noLastName;
  return (
    <InputField
      {...props}
      field={{ ...field, value: hasNone ? '' : field.value, was: field.was === noLastName ? text('person.noLastName') : field.was }}
      disabled={hasNone}
      below={
        <Checkbox size="meta" checked={hasNone} onChange={(none) => field.set(none ? noLastName : '')}>
          {text('person.noLastName')}
        </Checkbox>
      }
    />
  );
}
