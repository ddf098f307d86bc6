/** Compares two records: their differences, the fuller value, and the input of a merge. Pure. */
import type { MergedValuesInput } from '../../../data/schema.generated.ts';
import { type CustomerValues, customerChange } from '../edit-values.ts';

/** The record that was registered first, and the other one. */
export type Side = 'older' | 'newer';

/** Fields that are chosen together, by row. */
export const pairRows = {
  name: ['firstName', 'middleName', 'lastName'],
  phone: ['phoneNumber'],
  whatsApp: ['whatsAppMobile'],
  birth: ['dateOfBirth'],
  gender: ['gender'],
  email: ['email'],
  street: ['street'],
  area: ['village', 'taluka', 'district', 'state'],
  pinCode: ['pinCode'],
  notes: ['notes'],
} as const satisfies Readonly<Record<string, readonly (keyof CustomerValues)[]>>;

export type PairRow = keyof typeof pairRows;

export const pairRowKeys = [
  'name',
  'phone',
  'whatsApp',
  'birth',
  'gender',
  'email',
  'street',
  'area',
  'pinCode',
  'notes',
] as const satisfies readonly PairRow[];

/** Returns the values of a row as one text, for comparison. */
const textOf = (values: CustomerValues, row: PairRow): string =>
  row === 'notes' ? values.notes.map(({ name, value }) => `${name} ${value}`.trim()).join(', ') : pairRows[row].map((field) => values[field]).join('\n');

export const isSame = (older: CustomerValues, newer: CustomerValues, row: PairRow): boolean => textOf(older, row) === textOf(newer, row);

/** Returns the side whose value is preselected: the fuller one, which has more parts or continues the other; otherwise the older one. */
export function fullerSide(older: CustomerValues, newer: CustomerValues, row: PairRow): Side {
  const [one, other] = [textOf(older, row), textOf(newer, row)];
  const parts = (text: string) => text.split('\n').filter((part) => part !== '').length;
  return parts(other) > parts(one) || (parts(other) === parts(one) && other.length > one.length && other.startsWith(one)) ? 'newer' : 'older';
}

/** Returns the rows whose values come from the record that is not kept. @param sideOf returns the chosen side of a row */
export const takenRows = (older: CustomerValues, newer: CustomerValues, sideOf: (row: PairRow) => Side, keep: Side): readonly PairRow[] =>
  pairRowKeys.filter((row) => sideOf(row) !== keep && !isSame(older, newer, row));

/** Returns the input of a merge, with only the values that the kept record lacks. */
export function mergedValues(values: CustomerValues, rows: readonly PairRow[]): MergedValuesInput {
  const { address, notes, firstName, middleName, lastName, phoneNumber, whatsAppMobile, dateOfBirth, gender, email } = customerChange(values);
  const { street, village, taluka, district, state, pinCode } = address;
  const has = (row: PairRow) => rows.includes(row);
  return {
    ...(has('name') && { firstName, middleName, lastName }),
    ...(has('phone') && { phoneNumber }),
    ...(has('whatsApp') && { whatsAppMobile }),
    ...(has('birth') && { dateOfBirth }),
    ...(has('gender') && { gender }),
    ...(has('email') && { email }),
    ...((has('street') || has('area') || has('pinCode')) && {
      addressParts: { ...(has('street') && { street }), ...(has('area') && { village, taluka, district, state }), ...(has('pinCode') && { pinCode }) },
    }),
    ...(has('notes') && { details: notes }),
  };
}
