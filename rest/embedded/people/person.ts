/** How a person or a shop is named in one line, and the two forms in which the documentation shows most of them. */

import { noLastName } from '../../contract/fields.ts';

interface NameParts {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
}

/** A last name, or null for the mark of a person who has none (decision 158). */
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
