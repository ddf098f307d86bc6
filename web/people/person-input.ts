/** What was typed about a person -> the input of the mutations that register or change one. */

import type { AddressInput, Gender } from '../data/schema.generated.ts';
import type { FormValues } from '../ui/form/use-form.ts';
import type { PersonField } from './person-form.ts';
import { tidyPhone, tidyPin } from './person-values.ts';

const genders: readonly Gender[] = ['MALE', 'FEMALE', 'OTHER'];

export const genderOf = (value: string): Gender => genders.find((gender) => gender === value) ?? 'MALE';

/** Optional text: what is empty is not sent. */
export const given = (text: string): string | null => text.trim() || null;

export interface PersonInput {
  firstName: string;
  middleName: string | null;
  lastName: string;
  dateOfBirth: string;
  gender: Gender;
  phoneNumber: string;
  email: string;
  address: AddressInput;
}

export const personInput = (values: FormValues<PersonField>): PersonInput => ({
  firstName: values.firstName.trim(),
  middleName: given(values.middleName),
  lastName: values.lastName.trim(),
  dateOfBirth: values.dateOfBirth,
  gender: genderOf(values.gender),
  phoneNumber: tidyPhone(values.phoneNumber),
  email: values.email.trim(),
  address: {
    street: values.street.trim(),
    village: given(values.village),
    taluka: values.taluka,
    district: values.district,
    state: values.state,
    pinCode: tidyPin(values.pinCode),
  },
});
