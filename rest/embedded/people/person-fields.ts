/** Validates and converts the fields of a farmer, a dealer or an employee for the database. */
import { type Static, Type } from 'typebox';
import { type Area, canonicalArea, states } from '../../contract/areas.ts';
import { AddPayload, PersonChange } from '../../contract/fields.ts';
import type { LabelledField } from '../../contract/sentence-values.ts';
import { type Sentence, sentence } from '../../contract/sentences.ts';
import { isInOneScript, mobileDigits, tidyEmail, tidyPin, visibleText } from '../../contract/visible-text.ts';
import { Refusal } from '../calls/refusal.ts';
import type { NameValue } from '../database/tables/customers.ts';

const payload = Type.Object(AddPayload);
const change = Type.Object(PersonChange);

/** Creates the refusal for an invalid field. */
export const wrong = (field: LabelledField, fault: Sentence) => new Refusal(400, fault, { field });

/** Maximum number of characters of each field. */
const longest = { name: 100, email: 254, line: 200 };

/**
 * Converts the add payload to the columns of `profile()` and `address()` in `database/tables/columns.ts`: tidy spaces, one spelling per letter, present
 * area names.
 * @param today the business day, `YYYY-MM-DD`
 * @throws Refusal (400), which names the field
 */
export function readPerson(input: Static<typeof payload>, today: string) {
  return { ...readNameAndAddress(input), dob: readBirthday(input.dob, today), gender: input.gender, email: readEmail(input.email) };
}

/**
 * Converts the fields that every record has.
 * @throws Refusal (400), which names the field
 */
function readNameAndAddress(input: Omit<Static<typeof payload>, 'dob' | 'gender' | 'email'>) {
  return {
    firstName: readers.firstName(input.firstName),
    middleName: readers.middleName(input.middleName),
    lastName: readers.lastName(input.lastName),
    phone: readPhone(input.phoneNumber),
    street: readers.street(input.street),
    village: readers.village(input.village),
    ...readArea(input),
    pinCode: readPinCode(input.pinCode),
  };
}

const readers = {
  firstName: (text: string) => readText('firstName', text, longest.name),
  middleName: (text: string | undefined) => readOptional('middleName', text, longest.name),
  lastName: (text: string) => readText('lastName', text, longest.name),
  street: (text: string) => readText('street', text, longest.line),
  village: (text: string | undefined) => readOptional('village', text, longest.line),
};

type Known = Readonly<Record<keyof Area | 'dob' | 'gender' | 'email', string | null>>;

/**
 * Converts the fields of a change to their columns. Columns of absent fields are absent, so they are unchanged.
 * @param known the person before the change
 */
export function readPersonChange(input: Static<typeof change>, known: Known, today: string) {
  const { firstName, middleName, lastName, dob, gender, phoneNumber, email, street, village, state, district, taluka, pinCode } = input;
  const namesArea = state !== undefined || district !== undefined || taluka !== undefined;
  return {
    ...(firstName !== undefined && { firstName: readers.firstName(firstName) }),
    ...(middleName !== undefined && { middleName: readers.middleName(middleName) }),
    ...(lastName !== undefined && { lastName: readers.lastName(lastName) }),
    ...(phoneNumber !== undefined && { phone: readPhone(phoneNumber) }),
    ...(street !== undefined && { street: readers.street(street) }),
    ...(village !== undefined && { village: readers.village(village) }),
    ...(namesArea && readArea({ state: state ?? known.state ?? '', district: district ?? known.district ?? '', taluka: taluka ?? known.taluka ?? '' })),
    ...(pinCode !== undefined && { pinCode: readPinCode(pinCode) }),
    ...(dob !== undefined && { dob: dob === null ? stillUnknown('dob', known) : readBirthday(dob, today) }),
    ...(gender !== undefined && { gender: gender ?? stillUnknown('gender', known) }),
    ...(email !== undefined && { email: email.trim() === '' ? stillUnknown('email', known) : readEmail(email) }),
  };
}

/** Keeps an unknown value unknown. A known value is never cleared. */
function stillUnknown(field: 'dob' | 'gender' | 'email', known: Known): null {
  if (known[field] !== null) throw wrong(field, sentence('PERSON_FIELD_REQUIRED', { field }));
  return null;
}

/** Returns a non-empty text without hidden characters. */
export function readText(field: LabelledField, text: string, maxLength: number): string {
  const tidy = visibleText(text);
  if (tidy === '') throw wrong(field, sentence('PERSON_FIELD_REQUIRED', { field }));
  if (tidy.length > maxLength) throw wrong(field, sentence('PERSON_FIELD_TOO_LONG', { field, count: maxLength }));
  return tidy;
}

function readOptional(field: LabelledField, text: string | undefined, maxLength: number): string | null {
  return text === undefined || visibleText(text) === '' ? null : readText(field, text, maxLength);
}

/** Returns the ten digits of a phone number, without prefix or spaces (decision 128). */
export function readPhone(text: string, field: LabelledField = 'phoneNumber'): string {
  const phone = mobileDigits(readText(field, text, longest.line));
  if (phone === undefined) throw wrong(field, sentence('PHONE_INVALID', { field }));
  return phone;
}

/** Returns the digits of a phone number, or null for an empty text. */
export const readWhatsAppPhone = (text: string): string | null => (visibleText(text) === '' ? null : readPhone(text, 'whatsAppMobile'));

function readPinCode(text: string): string {
  const pinCode = readText('pinCode', tidyPin(text), longest.line);
  if (!/^[1-9]\d{5}$/.test(pinCode)) throw wrong('pinCode', sentence('PIN_CODE_INVALID'));
  return pinCode;
}

/** Returns an address of the form `name@domain`. Only sending mail can verify that it exists. */
export function readEmail(text: string): string {
  const email = readText('email', tidyEmail(text), longest.email);
  if (!/^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"'/.]+(\.[^\s@,;:<>()[\]\\"'/.]+)+$/.test(email)) throw wrong('email', sentence('EMAIL_INVALID'));
  // Checks each part separately, because a name in Devanagari may have a domain in Latin letters.
  if (!email.split(/[@.]/).every(isInOneScript)) throw wrong('email', sentence('EMAIL_SCRIPTS_MIXED'));
  return email;
}

/** Returns a plausible birthday of a living person. */
export function readBirthday(day: string, today: string): string {
  if (day > today) throw wrong('dob', sentence('BIRTHDAY_IN_FUTURE'));
  if (day < '1900-01-01') throw wrong('dob', sentence('BIRTHDAY_TOO_EARLY'));
  return day;
}

/** Returns state, district and taluka of the area table, given their present or former names. */
function readArea(area: Area): Area {
  const { state, district, taluka } = canonicalArea({
    state: readText('state', area.state, longest.line),
    district: readText('district', area.district, longest.line),
    taluka: readText('taluka', area.taluka, longest.line),
  });
  const knownState = states.find(({ name }) => name === state);
  if (knownState === undefined) throw wrong('state', sentence('NO_SUCH_STATE', { state }));
  const knownDistrict = knownState.districts.find(({ name }) => name === district);
  if (knownDistrict === undefined) throw wrong('district', sentence('NO_SUCH_DISTRICT', { district, state }));
  if (!knownDistrict.talukas.includes(taluka)) throw wrong('taluka', sentence('NO_SUCH_TALUKA', { taluka, district }));
  return { state, district, taluka };
}

/** Accepts plain names only: no folders and no hidden files. */
export function isPictureName(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text);
}

/** Converts the crops of a farmer or the details of a dealer. */
export const readDetails = (details: readonly NameValue[]): NameValue[] =>
  details.map(({ name, value }) => ({
    name: readText('details.name', name, longest.name),
    value: visibleText(value) === '' ? '' : readText('details.value', value, longest.line),
  }));

/** Maximum number of pictures of a person. */
export const maxPictures = 10;

/** Returns comma-separated file names relative to the images path. */
export function readPictures(text: string): string {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length > maxPictures) throw wrong('profilePicture', sentence('TOO_MANY_PICTURES', { count: maxPictures }));
  if (!names.every(isPictureName)) throw wrong('profilePicture', sentence('PICTURE_NAMES_INVALID'));
  return names.join(',');
}
