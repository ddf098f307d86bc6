/** Editable values of a farmer or dealer: form values, and the mutation input built from them. Pure. */
import type { Picture } from '../../data/upload.ts';
import { visibleText } from '../../i18n/formats.ts';
import type { TextFunction } from '../../i18n/text-context.ts';
import { checkAddress, checkName, emptyPerson, type PersonValues, personInput, personValues } from '../../people/person-form.ts';
import { isPhone, tidyEmail, tidyPhone } from '../../people/person-values.ts';
import type { peopleTexts } from '../../people/texts/texts.ts';
import type { formTexts } from '../../ui/form/texts/texts.ts';
import type { FormErrors } from '../../ui/form/use-form.ts';
import type { FarmerToEditQuery } from './record.generated.ts';

export type CustomerToEdit = Omit<NonNullable<FarmerToEditQuery['customer']>, '__typename'>;

/** A crop of a farmer, or a detail of a dealer. */
export interface Note {
  name: string;
  value: string;
}

/** Labels of the two parts of a note: a farmer's crop, or a detail of a dealer's shop. */
export const noteLabels = {
  FARMER: { name: 'customers.crop', value: 'customers.cropNote' },
  DEALER: { name: 'customers.detail', value: 'person.value' },
} as const;

export interface CustomerValues extends PersonValues {
  whatsAppMobile: string;
  notes: readonly Note[];
  /** The portrait first. */
  pictures: readonly Picture[];
}

export function customerValues({ record, notes, pictures, ...person }: CustomerToEdit): CustomerValues {
  const { middleName = null, email = null, dateOfBirth = null, gender = null, whatsAppMobile = null } = record ?? {};
  return {
    ...personValues({ ...person, middleName, email, dateOfBirth, gender }),
    whatsAppMobile: whatsAppMobile ?? '',
    notes: notes.map(({ name, value }) => ({ name, value: value ?? '' })),
    pictures: pictures.map(({ fileName, url }) => ({ fileName, url })),
  };
}

export const emptyCustomer: CustomerValues = { ...emptyPerson, whatsAppMobile: '', notes: [], pictures: [] };

/** Returns the input of a registration, without empty rows. */
export function newCustomer(values: CustomerValues) {
  return {
    ...personInput(values),
    whatsAppMobile: tidyPhone(values.whatsAppMobile) || null,
    notes: values.notes
      .map(({ name, value }) => ({ name: visibleText(name), value: visibleText(value) || null }))
      .filter(({ name, value }) => name !== '' || value !== null),
    pictures: values.pictures.map(({ fileName }) => fileName),
  };
}

/** Returns the input of a change. */
export const customerChange = (values: CustomerValues) => ({
  ...newCustomer(values),
  email: tidyEmail(values.email) || null,
  dateOfBirth: values.dateOfBirth || null,
  gender: values.gender || null,
});

/** Returns true for a row without a name. */
export const isNameless = ({ name, value }: Note): boolean => visibleText(name) === '' && visibleText(value) !== '';

type Text = TextFunction<(typeof peopleTexts | typeof formTexts)['en']>;

/** Checks the fields of a farmer or dealer who is not registered yet. */
export const checkNewCustomer = (values: CustomerValues, text: Text): FormErrors<CustomerValues> => ({
  ...checkName(values, text),
  whatsAppMobile: values.whatsAppMobile.trim() === '' || isPhone(values.whatsAppMobile) ? undefined : text('person.wrong.phone'),
  ...checkAddress(values, text),
  notes: values.notes.some(isNameless) ? text('form.required') : undefined,
});

/** Checks the fields of a registered customer. @param known the saved values; unknown values may stay unknown */
export function checkCustomer(values: CustomerValues, saved: CustomerValues, text: Text): FormErrors<CustomerValues> {
  const { dateOfBirth, email, ...others } = checkNewCustomer(values, text);
  const isStillUnknown = (field: 'dateOfBirth' | 'email') => saved[field] === '' && values[field].trim() === '';
  return {
    ...others,
    dateOfBirth: isStillUnknown('dateOfBirth') ? undefined : dateOfBirth,
    email: isStillUnknown('email') ? undefined : email,
  };
}
