/** Renders the form section for a person's name and contact data. */
import type { ReactNode } from 'react';
import { indiaToday } from '../calendar/server-clock.ts';
import { useText } from '../i18n/text-context.ts';
import { DateInput } from '../ui/date/DateInput.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormSection } from '../ui/form/FormSection.tsx';
import { InputField } from '../ui/form/InputField.tsx';
import { SegmentField } from '../ui/form/SegmentField.tsx';
import { formTexts } from '../ui/form/texts/texts.ts';
import type { FieldForm } from '../ui/form/use-form.ts';
import { LastNameField } from './LastNameField.tsx';
import { genders, mustConfirm, type NameValues } from './person-form.ts';
import { tidyPhone } from './person-values.ts';
import { peopleTexts } from './texts/texts.ts';

interface Props {
  form: FieldForm<NameValues>;
  /** True when the browser may fill in the user's own data. */
  own?: boolean;
  middleNameRequired?: boolean;
  autoFocus?: boolean;
  /** Fields after the e-mail address. Its row has one free column. */
  children?: ReactNode;
}

export function PersonSection({ form, own = false, middleNameRequired = false, autoFocus = false, children }: Props) {
  const text = useText(peopleTexts, formTexts);
  const { dateOfBirth, confirmedBirthday } = form.values;
  const birthday = form.field('dateOfBirth');
  const hint = (name: string) => (own ? name : undefined);
  return (
    <FormSection title={text('person.section')}>
      <InputField field={form.field('firstName')} autoFocus={autoFocus} autoComplete={hint('given-name')} />
      <InputField field={form.field('middleName')} optional={!middleNameRequired} autoComplete={hint('additional-name')} />
      <LastNameField field={form.field('lastName')} wideOnPhone autoComplete={hint('family-name')} />
      <Field
        field={birthday}
        hint={text('form.date.hint')}
        wideOnPhone
        below={
          mustConfirm(form.values) && (
            <Checkbox size="meta" checked={confirmedBirthday === dateOfBirth} onChange={(sure) => form.change({ confirmedBirthday: sure ? dateOfBirth : '' })}>
              {text('person.under18')}
            </Checkbox>
          )
        }
      >
        {(control) => <DateInput {...control} latest={indiaToday()} autoComplete={hint('bday') ?? 'off'} value={birthday.value} onChange={birthday.set} />}
      </Field>
      <SegmentField field={form.field('gender')} wideOnPhone choices={genders.map((value) => ({ value, label: text(`person.gender.${value}`) }))} />
      <InputField field={form.field('phoneNumber')} type="tel" prefix="+91" tidy={tidyPhone} wideOnPhone autoComplete={hint('tel-national')} />
      <InputField field={form.field('email')} type="email" verbatim wide autoComplete={hint('email')} />
      {children}
    </FormSection>
  );
}
