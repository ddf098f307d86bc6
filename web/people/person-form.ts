/** The form data of any registered person: values, labels, validation and mutation input. */
import { earliestDay, isDay } from '../calendar/read-day.ts';
import { indiaToday } from '../calendar/server-clock.ts';
import type { Gender } from '../data/schema.generated.ts';
import { visibleText } from '../i18n/formats.ts';
import type { TextFunction } from '../i18n/text-context.ts';
import type { formTexts } from '../ui/form/texts/texts.ts';
import type { FormErrors } from '../ui/form/use-form.ts';
import type { Area } from './area.ts';
import { noLastName } from './names.ts';
import { defaultBirthday, isBirthday, isEmail, isPhone, isPin, isUnder18, tidyEmail, tidyPhone, tidyPin } from './person-values.ts';
import type { peopleTexts } from './texts/texts.ts';

export interface NameValues {
  firstName: string;
  middleName: string;
  /** Empty, or the mark of `names.ts` for a person without a last name. */
  lastName: string;
  /** Typed text; `YYYY-MM-DD` once it is a date. */
  dateOfBirth: string;
  /** The date of birth that was confirmed although the person is under 18. */
  confirmedBirthday: string;
  /** Empty when unknown. */
  gender: Gender | '';
  phoneNumber: string;
  email: string;
}

export interface AddressValues extends Area {
  street: string;
  village: string;
  pinCode: string;
}

/** Genders in the order of the form. */
export const genders = ['MALE', 'FEMALE', 'OTHER'] as const satisfies readonly Gender[];

export interface PersonValues extends NameValues, AddressValues {}

type Text = TextFunction<(typeof peopleTexts | typeof formTexts)['en']>;

export const emptyName: NameValues = {
  firstName: '',
  middleName: '',
  lastName: '',
  dateOfBirth: defaultBirthday,
  confirmedBirthday: '',
  gender: 'MALE',
  phoneNumber: '',
  email: '',
};

export const emptyPerson: PersonValues = { ...emptyName, state: '', district: '', taluka: '', street: '', village: '', pinCode: '' };

export const nameLabels = (text: Text): Record<keyof NameValues, string> => ({
  firstName: text('person.firstName'),
  middleName: text('person.middleName'),
  lastName: text('person.lastName'),
  dateOfBirth: text('person.dateOfBirth'),
  confirmedBirthday: text('person.dateOfBirth'),
  gender: text('person.gender'),
  phoneNumber: text('person.phone'),
  email: text('person.email'),
});

export const addressLabels = (text: Text): Record<keyof AddressValues, string> => ({
  state: text('areas.state'),
  district: text('areas.district'),
  taluka: text('areas.taluka'),
  street: text('person.street'),
  village: text('person.village'),
  pinCode: text('person.pincode'),
});

export const mustConfirm = ({ dateOfBirth }: NameValues): boolean => {
  const today = indiaToday();
  return isBirthday(dateOfBirth, today) && isUnder18(dateOfBirth, today);
};

type Fault = (value: string) => string | undefined;

function faultsOf<Name extends string>(values: Readonly<Record<NoInfer<Name>, string>>, rules: Readonly<Record<Name, Fault>>): Partial<Record<Name, string>> {
  const faults: Partial<Record<Name, string>> = {};
  for (const name in rules) {
    const fault = rules[name](values[name]);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}

const filled =
  (fault: string): Fault =>
  (value) =>
    visibleText(value) === '' ? fault : undefined;

const meets =
  (rule: (value: string) => boolean, fault: string): Fault =>
  (value) =>
    rule(value) ? undefined : fault;

/** Checks the required parts of a name. The middle name is required only when the caller requires it. */
export function checkName(values: NameValues, text: Text, middleNameRequired = false): FormErrors<NameValues> {
  const required = filled(text('form.required'));
  const today = indiaToday();
  const birthday: Fault = (value) => {
    if (!isDay(value)) return text(value === '' ? 'form.required' : 'form.date.unreadable');
    if (!isBirthday(value, today)) return text(value < earliestDay ? 'form.date.tooOld' : 'form.date.future');
    return mustConfirm(values) && values.confirmedBirthday !== value ? text('person.wrong.under18') : undefined;
  };
  return faultsOf(values, {
    firstName: required,
    middleName: middleNameRequired ? required : () => undefined,
    lastName: required,
    dateOfBirth: birthday,
    phoneNumber: meets(isPhone, text('person.wrong.phone')),
    email: meets(isEmail, text('person.wrong.email')),
  });
}

/** Checks the required parts of an address and the format of its PIN code. */
export const checkAddress = (values: AddressValues, text: Text): FormErrors<AddressValues> =>
  faultsOf(values, {
    state: filled(text('areas.choose.state')),
    district: filled(text('areas.choose.district')),
    taluka: filled(text('areas.choose.taluka')),
    street: filled(text('form.required')),
    pinCode: meets(isPin, text('person.wrong.pincode')),
  });

/** Builds the input of the mutations that register or change a person. Empty optional text is omitted. */
export const personInput = (values: PersonValues) => ({
  firstName: visibleText(values.firstName),
  middleName: visibleText(values.middleName) || null,
  lastName: visibleText(values.lastName),
  dateOfBirth: values.dateOfBirth,
  gender: values.gender || 'MALE',
  phoneNumber: tidyPhone(values.phoneNumber),
  email: tidyEmail(values.email),
  address: {
    street: visibleText(values.street),
    village: visibleText(values.village) || null,
    taluka: values.taluka,
    district: values.district,
    state: values.state,
    pinCode: tidyPin(values.pinCode),
  },
});

/** Builds the input of the mutations that change a person. An unknown gender stays unknown. */
export const personChange = (values: PersonValues) => ({ ...personInput(values), gender: values.gender || null });

/** Fields as the server has them, with null for unknown values. */
type Known<Values> = { readonly [Name in keyof Values]: Exclude<Values[Name], ''> | null };

type KnownPerson = Known<Omit<NameValues, 'confirmedBirthday'>> & { address: Known<AddressValues> | null };

/** Builds the form values of a registered person. A registered person under 18 needs no new confirmation. */
export const personValues = ({ address, ...person }: KnownPerson): PersonValues => ({
  firstName: person.firstName ?? '',
  middleName: person.middleName ?? '',
  lastName: person.lastName ?? (person.firstName === null ? '' : noLastName),
  dateOfBirth: person.dateOfBirth ?? '',
  confirmedBirthday: person.dateOfBirth ?? '',
  gender: person.gender ?? '',
  phoneNumber: person.phoneNumber ?? '',
  email: person.email ?? '',
  state: address?.state ?? '',
  district: address?.district ?? '',
  taluka: address?.taluka ?? '',
  street: address?.street ?? '',
  village: address?.village ?? '',
  pinCode: address?.pinCode ?? '',
});
