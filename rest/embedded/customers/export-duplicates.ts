/** Likely duplicates as a file: a pair in each row. */
import { indiaDate } from '../../contract/clock.ts';
import type { ExportOptions } from '../../contract/exports.ts';
import { auditedFilters, type ExportedList, type ListColumn } from '../calls/export.ts';
import { wireInstant } from '../database/wire-instant.ts';
import type { Customer, CustomerKind } from '../people/customers.ts';
import { shownLastName } from '../people/person.ts';
import { type DuplicatePair, walkDuplicates } from './duplicates.ts';

const reasonNames = {
  PHONE: 'Same phone',
  PHONE_DIGIT: 'One digit of the phone differs',
  NAME: 'Same name',
  SOUNDS_ALIKE: 'Name sounds alike',
  VILLAGE: 'Same village',
  BIRTH_DATE: 'Same date of birth',
  EMAIL: 'Same email',
} as const;

/** Columns of one of the two records. @param prefix of the headers */
const columnsOf = (side: 'older' | 'newer', prefix: string): readonly ListColumn<DuplicatePair>[] => {
  const column = (field: string, header: string, width: number, value: (customer: Customer) => string | null, kind?: 'text'): ListColumn<DuplicatePair> => ({
    field: `${side}.${field}`,
    header: `${prefix}: ${header}`,
    width,
    ...(kind && { kind }),
    value: (pair) => value(pair[side]),
  });
  return [
    column('id', 'ID', 12, ({ id }) => id),
    column('firstName', 'first name', 18, ({ firstName }) => firstName),
    column('lastName', 'last name', 18, ({ lastName }) => shownLastName(lastName)),
    column('phoneNumber', 'phone number', 16, ({ phone }) => phone, 'text'),
    column('address.village', 'village', 18, ({ village }) => village),
    column('address.taluka', 'taluka', 18, ({ taluka }) => taluka),
    column('address.district', 'district', 18, ({ district }) => district),
    {
      field: `${side}.registeredAt`,
      header: `${prefix}: registered on`,
      width: 14,
      kind: 'day',
      value: (pair) => wireInstant(pair[side].registerDate),
      cell: (pair) => indiaDate(new Date(pair[side].registerDate)),
    },
  ];
};

export function exportedDuplicates(kind: CustomerKind): ExportedList<ExportOptions, DuplicatePair> {
  return {
    title: `Likely duplicates of ${kind.titles.list.toLowerCase()}`,
    action: kind.audited.duplicatesExported,
    audited: () => auditedFilters({ where: '' }),
    about: () => [],
    read: (database) => walkDuplicates(database, kind),
    columns: [
      {
        field: 'reasons',
        header: 'Reasons',
        width: 24,
        value: ({ reasons }) => reasons,
        cell: ({ reasons }) => reasons.map((reason) => reasonNames[reason]).join(', '),
      },
      ...columnsOf('older', 'Older'),
      ...columnsOf('newer', 'Newer'),
    ],
  };
}
