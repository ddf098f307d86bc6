/** One-line names of people and shops, and the two documented forms of most people. */

import { noLastName } from '../../contract/fields.ts';

interface NameParts {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
}

/** Returns the last name, or null for the mark of a missing last name (decision 158). */
export const shownLastName = (lastName: string | null | undefined): string | null => (lastName === noLastName ? null : (lastName ?? null));

export function fullName({ firstName, middleName, lastName }: NameParts): string {
  return [firstName, middleName, shownLastName(lastName)].filter(Boolean).join(' ');
}

type Profiled = Readonly<Record<'firstName' | 'lastName' | 'phone' | 'profilePicture', string | null>>;

export function toProfile({ firstName, lastName, phone, profilePicture }: Profiled) {
  return { firstName, lastName, phoneNumber: phone, profilePicture };
}

type Addressed = Readonly<Record<'street' | 'village' | 'taluka' | 'district' | 'state' | 'pinCode', string | null>>;

export function toAddress({ street, village, taluka, district, state, pinCode }: Addressed): Addressed {
  return { street, village, taluka, district, state, pinCode };
}
