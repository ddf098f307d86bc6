/** Marks that are sent in place of secrets and personal data, and detection of marks and personal data in logs. */
import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import type { SchemaOperation } from '../gateway/testing/schema-operations.ts';
import type { Demo } from './demo.ts';

/** Part of every text that is sent. Only letters, because names accept nothing else. */
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
/** Returns a new number on every call. */
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

/** Returns marked values that pass every check. @param at index of the enum value: 0 the first, -1 the last */
export function marked({ name: field }: SchemaOperation, demo: Demo, at: 0 | -1) {
  const text = (name: string): string => {
    if (/email/i.test(name)) return newEmail();
    if (/mobile|phone/i.test(name)) return newPhone();
    if (/password/i.test(name)) return password;
    if (/name$/i.test(name)) return 'Canary';
    return texts[name] ?? `${mark} ${name} ${next()}`;
  };
  return (name: string, type: GraphQLScalarType | GraphQLEnumType): unknown => {
    // The deprecated field and its successor are mutually exclusive, and so are the two orders.
    if (name === 'profilePicture' || name === 'orderBy') return undefined;
    if (isEnumType(type)) return type.getValues().at(at)?.name;
    if (type.name === 'Boolean') return true;
    if (type.name === 'Int') return numbers[name];
    if (type.name === 'Date') return name === 'dateOfBirth' ? '1990-02-28' : '2026-11-19';
    // A check-out that is entered later, or the planned time of a meeting.
    if (type.name === 'DateTime') return name === 'punchOutAt' ? '2026-11-19T17:48:00+05:30' : '2026-11-24T10:30:00+05:30';
    if (type.name === 'String') return name === 'after' ? undefined : text(name);
    if (name === 'farmerId' || name === 'dealerId') return field.startsWith('update') || (name === 'farmerId') === (at === 0) ? '1' : undefined;
    return demo[idOf[name] ?? idOf[field] ?? 'employee'];
  };
}

/** Returns a value that only text fields accept. */
export const wrong = (name: string): string => `${mark} ${name}`;

/** Number of characters by which secrets are looked up. No secret is shorter. */
const keyLength = 6;

/** Response fields that are secret or personal. */
const secretFields = /^(token|url|setPasswordUrl|code|email|(phone|mobile|whatsApp)\w*|(first|last)Name|street|latitude|longitude)$/;

/** Returns the texts of a response that no log may contain. Short texts may be part of any word, and error codes are not secret. */
export function secretsIn(value: unknown, name = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => (key === 'userErrors' || key === 'outcomes' ? [] : secretsIn(field, key)));
  return secretFields.test(name) && String(value).length >= keyLength ? [String(value)] : [];
}

/** Returns the lines with a mark or a secret. Comparing each line with each secret would take minutes, because there are thousands of both. */
export function leaksIn(lines: readonly string[], secrets: ReadonlySet<string>): readonly string[] {
  const marks = new RegExp(`${mark}|${phoneMark}\\d{5}|\\b${pinCode}\\b`, 'i');
  const secretsByKey = new Map<string, string[]>();
  for (const secret of secrets) secretsByKey.set(secret.slice(0, keyLength), [...(secretsByKey.get(secret.slice(0, keyLength)) ?? []), secret]);
  const hasSecret = (line: string) => {
    for (let at = 0; at + keyLength <= line.length; at += 1) {
      if (secretsByKey.get(line.slice(at, at + keyLength))?.some((secret) => line.startsWith(secret, at))) return true;
    }
    return false;
  };
  return lines.filter((line) => marks.test(line) || hasSecret(line));
}
