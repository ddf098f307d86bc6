/** The form about a person that all who are registered have in common: its fields, their labels, and what can be wrong with them. */

import { indiaDate } from '../calendar/india.ts';
import { isDay } from '../calendar/read-day.ts';
import type { TextFunction } from '../i18n/text-context.ts';
import type { formTexts } from '../ui/form/texts/texts.ts';
import type { FormErrors, FormValues } from '../ui/form/use-form.ts';
import { defaultBirthday, isBirthday, isEmail, isPhone, isPin, isUnder18 } from './person-values.ts';
import type { peopleTexts } from './texts/texts.ts';

export type NameField = 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth' | 'confirmedBirthday' | 'gender' | 'phoneNumber' | 'email';

export type AddressField = 'state' | 'district' | 'taluka' | 'street' | 'village' | 'pinCode';

export type PersonField = NameField | AddressField;

type Text = TextFunction<(typeof peopleTexts | typeof formTexts)['en']>;

/** `confirmedBirthday` is the date that was confirmed although its person is under 18. */
export const emptyName: FormValues<NameField> = {
  firstName: '',
  middleName: '',
  lastName: '',
  dateOfBirth: defaultBirthday,
  confirmedBirthday: '',
  gender: 'MALE',
  phoneNumber: '',
  email: '',
};

const emptyAddress: FormValues<AddressField> = { state: '', district: '', taluka: '', street: '', village: '', pinCode: '' };

export const emptyPerson: FormValues<PersonField> = { ...emptyName, ...emptyAddress };

export const nameLabels = (text: Text): Record<NameField, string> => ({
  firstName: text('person.firstName'),
  middleName: text('person.middleName'),
  lastName: text('person.lastName'),
  dateOfBirth: text('person.dateOfBirth'),
  confirmedBirthday: text('person.dateOfBirth'),
  gender: text('person.gender'),
  phoneNumber: text('person.phone'),
  email: text('person.email'),
});

export const addressLabels = (text: Text): Record<AddressField, string> => ({
  state: text('areas.state'),
  district: text('areas.district'),
  taluka: text('areas.taluka'),
  street: text('person.street'),
  village: text('person.village'),
  pinCode: text('person.pincode'),
});

export const mustConfirm = ({ dateOfBirth }: FormValues<NameField>): boolean => {
  const today = indiaDate(new Date());
  return isBirthday(dateOfBirth, today) && isUnder18(dateOfBirth, today);
};

/** What can be wrong with one field. */
type Fault = (value: string) => string | undefined;

function faultsOf<Name extends string>(values: FormValues<Name>, rules: Partial<Record<Name, Fault>>): FormErrors<Name> {
  const faults: Partial<Record<Name, string>> = {};
  for (const name in rules) {
    const fault = rules[name]?.(values[name]);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}

const filled =
  (fault: string): Fault =>
  (value) =>
    value.trim() === '' ? fault : undefined;

const meets =
  (rule: (value: string) => boolean, fault: string): Fault =>
  (value) =>
    rule(value) ? undefined : fault;

/** Specification section 5. */
export function checkName(values: FormValues<NameField>, text: Text, middleNameRequired = false): FormErrors<NameField> {
  const required = filled(text('form.required'));
  const today = indiaDate(new Date());
  const birthday: Fault = (value) => {
    if (!isDay(value)) return text(value === '' ? 'form.required' : 'form.date.unreadable');
    if (!isBirthday(value, today)) return text('form.date.future');
    return mustConfirm(values) && values.confirmedBirthday !== value ? text('person.wrong.under18') : undefined;
  };
  return faultsOf<NameField>(values, {
    firstName: required,
    ...(middleNameRequired ? { middleName: required } : {}),
    lastName: required,
    dateOfBirth: birthday,
    phoneNumber: meets(isPhone, text('person.wrong.phone')),
    email: meets(isEmail, text('person.wrong.email')),
  });
}

/** Specification section 5. */
export function checkAddress(values: FormValues<AddressField>, text: Text): FormErrors<AddressField> {
  return faultsOf<AddressField>(values, {
    state: filled(text('areas.choose.state')),
    district: filled(text('areas.choose.district')),
    taluka: filled(text('areas.choose.taluka')),
    street: filled(text('form.required')),
    pinCode: meets(isPin, text('person.wrong.pincode')),
  });
}
