/** Renders the form section for a person's address. */
import { useText } from '../i18n/text-context.ts';
import { FormSection } from '../ui/form/FormSection.tsx';
import { InputField } from '../ui/form/InputField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { formTexts } from '../ui/form/texts/texts.ts';
import type { FieldForm } from '../ui/form/use-form.ts';
import { AreaPicker } from './AreaPicker.tsx';
import { useAreas } from './areas.ts';
import type { AddressValues } from './person-form.ts';
import { tidyPin } from './person-values.ts';
import { peopleTexts } from './texts/texts.ts';

interface Props {
  form: FieldForm<AddressValues>;
  /** True for the user's own address, which the browser may fill in. */
  own?: boolean;
}

export function AddressSection({ form, own = false }: Props) {
  const text = useText(peopleTexts, formTexts);
  const { state, district, taluka } = form.values;
  return (
    <FormSection title={text('person.address')}>
      <AreaPicker areas={useAreas()} value={{ state, district, taluka }} onChange={form.change}>
        {({ part, onChange, choices, disabled }) => (
          <SelectField field={form.field(part)} choices={choices} onChange={onChange} disabled={disabled} wideOnPhone />
        )}
      </AreaPicker>
      <InputField field={form.field('street')} wide autoComplete={own ? 'street-address' : undefined} />
      <InputField field={form.field('village')} optional />
      <InputField field={form.field('pinCode')} inputMode="numeric" tidy={tidyPin} autoComplete={own ? 'postal-code' : undefined} />
    </FormSection>
  );
}
