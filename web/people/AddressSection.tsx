/** The part of a form that says where a person lives. */
import type { ComponentProps } from 'react';
import { useText } from '../i18n/text-context.ts';
import { FormSection } from '../ui/form/FormSection.tsx';
import { InputField } from '../ui/form/InputField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { formTexts } from '../ui/form/texts/texts.ts';
import type { FieldForm } from '../ui/form/use-form.ts';
import { AreaPicker } from './AreaPicker.tsx';
import { type AddressField, addressLabels } from './person-form.ts';
import { tidyPin } from './person-values.ts';
import { peopleTexts } from './texts/texts.ts';

interface Props {
  form: FieldForm<AddressField>;
  areas: ComponentProps<typeof AreaPicker>['areas'];
  /** Whether it is the person's own, which their browser may fill in. */
  own?: boolean;
}

export function AddressSection({ form, areas, own = false }: Props) {
  const text = useText(peopleTexts, formTexts);
  const label = addressLabels(text);
  const { state, district, taluka } = form.values;
  return (
    <FormSection title={text('person.address')}>
      <AreaPicker areas={areas} value={{ state, district, taluka }} onChange={form.change}>
        {({ part, label: name, onChange, choices, disabled }) => (
          <SelectField form={form} name={part} label={name} choices={choices} onChange={onChange} disabled={disabled} wideOnPhone={part === 'taluka'} />
        )}
      </AreaPicker>
      <InputField form={form} name="street" label={label.street} wide {...(own ? { autoComplete: 'street-address' } : {})} />
      <InputField form={form} name="village" label={own ? text('person.address2') : label.village} optional />
      <InputField form={form} name="pinCode" label={label.pinCode} inputMode="numeric" tidy={tidyPin} {...(own ? { autoComplete: 'postal-code' } : {})} />
    </FormSection>
  );
}
