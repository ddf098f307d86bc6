/** Secrets and people's data that a log must not hold: marks that are sent in, and what answers say of people. */
import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import type { SchemaOperation } from '../gateway/testing/schema-operations.ts';
import type { Demo } from './demo.ts';

/** In every text that is sent; names may hold letters only. */
const mark = 'canary';
/** Digits in every phone number and PIN code that is sent. */
const phoneMark = '98726';
const pinCode = '413726';

export const invented = `${mark}-invented-token`;
export const password = `${mark}-Harvest-7261`;

/** Values for personal fields. */
const texts: Readonly<Record<string, string>> = { pinCode, state: 'Maharashtra', district: 'Pune', taluka: 'Haveli', gender: 'Female' };
const numbers: Readonly<Record<string, number>> = { month: 11, year: 2026, page: 0, size: 10, quantity: 5, points: 50, expiryInMonths: 24, version: 1 };

let lastNumber = 0;
/** No two are the same. */
function next(): number {
  lastNumber += 1;
  return lastNumber;
}
export const newPhone = (): string => `${phoneMark}${String(next()).padStart(5, '0')}`;
export const newEmail = (): string => `${mark}-${next()}@secret.example`;

const idOf: Readonly<Record<string, keyof Demo>> = {
  invoice: 'invoice',
  qrUser: 'qrUser',
  farmer: 'farmer',
  farmerHistory: 'farmer',
  dealer: 'dealer',
  dealerHistory: 'dealer',
  meeting: 'farmerMeeting',
  batchId: 'batch',
};

/** Values that pass every check, marked wherever that is possible. @param at which of an enum's values: 0 the first, -1 the last */
export function marked({ name: field }: SchemaOperation, demo: Demo, at: 0 | -1) {
  const text = (name: string): string => {
    if (/email/i.test(name)) return newEmail();
    if (/mobile|phone/i.test(name)) return newPhone();
    if (/password/i.test(name)) return password;
    if (/name$/i.test(name)) return 'Canary';
    return texts[name] ?? `${mark} ${name} ${next()}`;
  };
  return (name: string, type: GraphQLScalarType | GraphQLEnumType): unknown => {
    // The deprecated field and its successor exclude each other, and so do the two orders.
    if (name === 'profilePicture' || name === 'orderBy') return undefined;
    if (isEnumType(type)) return type.getValues().at(at)?.name;
    if (type.name === 'Boolean') return true;
    if (type.name === 'Int') return numbers[name];
    if (type.name === 'Date') return name === 'dateOfBirth' ? '1990-02-28' : '2026-11-19';
    // A check-out that is entered later, or when a meeting is to be.
    if (type.name === 'DateTime') return name === 'punchOutAt' ? '2026-11-19T17:48:00+05:30' : '2026-11-24T10:30:00+05:30';
    if (type.name === 'String') return name === 'after' ? undefined : text(name);
    if (name === 'farmerId' || name === 'dealerId') return field.startsWith('update') || (name === 'farmerId') === (at === 0) ? '1' : undefined;
    return demo[idOf[name] ?? idOf[field] ?? 'employee'];
  };
}

/** A value that no type but a text takes. */
export const wrong = (name: string): string => `${mark} ${name}`;

/** Fields of answers that are secret, or say who or where somebody is. */
const secretFields = /^(token|url|setPasswordUrl|code|email|(phone|mobile|whatsApp)\w*|(first|last)Name|street|latitude|longitude)$/;

/** Texts of an answer that no log may hold. Shorter ones may stand in any word, and codes of errors are no secrets. */
export function secretsIn(value: unknown, name = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => (key === 'userErrors' || key === 'outcomes' ? [] : secretsIn(field, key)));
  return secretFields.test(name) && String(value).length >= 6 ? [String(value)] : [];
}

/** Lines that hold a mark, or one of the secrets. */
export function leaksIn(lines: readonly string[], secrets: ReadonlySet<string>): readonly string[] {
  const marks = new RegExp(`${mark}|${phoneMark}\\d{5}|\\b${pinCode}\\b`, 'i');
  return lines.filter((line) => marks.test(line) || [...secrets].some((secret) => line.includes(secret)));
}
