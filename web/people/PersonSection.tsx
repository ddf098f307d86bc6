/** The part of a form that says who a person is. */
import type { ReactNode } from 'react';
import { indiaDate } from '../calendar/india.ts';
import { useText } from '../i18n/text-context.ts';
import { Check } from '../ui/form/Check.tsx';
import { DateField } from '../ui/form/DateField.tsx';
import { FormSection } from '../ui/form/FormSection.tsx';
import { InputField } from '../ui/form/InputField.tsx';
import { SegmentField } from '../ui/form/SegmentField.tsx';
import { formTexts } from '../ui/form/texts/texts.ts';
import type { FieldForm } from '../ui/form/use-form.ts';
import { mustConfirm, type NameField, nameLabels } from './person-form.ts';
import { tidyPhone } from './person-values.ts';
import { peopleTexts } from './texts/texts.ts';

interface Props {
  form: FieldForm<NameField>;
  /** Whether the person's own browser may fill it in. */
  own?: boolean;
  middleNameRequired?: boolean;
  autoFocus?: boolean;
  /** Fields after the e-mail address, in whose row one column is left. */
  children?: ReactNode;
}

export function PersonSection({ form, own = false, middleNameRequired = false, autoFocus = false, children }: Props) {
  const text = useText(peopleTexts, formTexts);
  const label = nameLabels(text);
  const { dateOfBirth, confirmedBirthday } = form.values;
  const fill = (hint: string) => (own ? { autoComplete: hint } : {});
  return (
    <FormSection title={text('person.section')}>
      <InputField form={form} name="firstName" label={label.firstName} autoFocus={autoFocus} {...fill('given-name')} />
      <InputField form={form} name="middleName" label={label.middleName} optional={!middleNameRequired} {...fill('additional-name')} />
      <InputField form={form} name="lastName" label={label.lastName} wideOnPhone {...fill('family-name')} />
      <DateField
        form={form}
        name="dateOfBirth"
        label={label.dateOfBirth}
        hint={text('form.date.hint')}
        wideOnPhone
        latest={indiaDate(new Date())}
        {...fill('bday')}
        below={
          mustConfirm(form.values) && (
            <Check size="meta" checked={confirmedBirthday === dateOfBirth} onChange={(sure) => form.set('confirmedBirthday', sure ? dateOfBirth : '')}>
              {text('person.under18')}
            </Check>
          )
        }
      />
      <SegmentField
        form={form}
        name="gender"
        label={label.gender}
        wideOnPhone
        choices={(['MALE', 'FEMALE', 'OTHER'] as const).map((value) => ({ value, label: text(`person.gender.${value}`) }))}
      />
      <InputField form={form} name="phoneNumber" label={label.phoneNumber} type="tel" prefix="+91" tidy={tidyPhone} wideOnPhone {...fill('tel-national')} />
      <InputField form={form} name="email" label={label.email} type="email" verbatim wide {...fill('email')} />
      {children}
    </FormSection>
  );
}
