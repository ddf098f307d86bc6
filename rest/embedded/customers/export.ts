/** Exports farmers or dealers as a file. */
import type { Static } from 'typebox';
import { indiaDate } from '../../contract/clock.ts';
import type { ExportOptions } from '../../contract/exports.ts';
import type { AreaSearch } from '../../contract/fields.ts';
import { auditedFilters, batchSize, daysText, type ExportedList } from '../calls/export.ts';
import { walkList } from '../database/list-pages.ts';
import { wireInstant, wireLatest } from '../database/wire-instant.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';
import { shownLastName } from '../people/person.ts';
import { selectionOf } from './selection.ts';

type Body = Static<typeof AreaSearch> & ExportOptions;

const areaOf = (body: Body): string => [body.state, body.district, body.taluka].filter((part) => part !== '').join(', ');

const daysOf = ({ registeredFrom: from, registeredTo: until }: Body): string => daysText({ ...(from && { from }), ...(until && { until }) });

const visitText = ({ notVisitedForDays: days, neverVisited, lastVisitedBy = '' }: Body): string =>
  [
    days === undefined ? '' : `Not visited for ${days} days`,
    neverVisited === undefined ? '' : 'Never visited',
    lastVisitedBy === '' ? '' : `Last visited by "${lastVisitedBy}"`,
  ]
    .filter((part) => part !== '')
    .join(', ');

const pictureNames = ({ profilePicture }: Customer): readonly string[] => profilePicture.split(',').filter((name) => name !== '');

const dayMs = 86_400_000;

/** Returns the number of days in India from an instant to a later one. */
const daysBetween = (at: string, until: Date): number => (Date.parse(indiaDate(until)) - Date.parse(indiaDate(new Date(at)))) / dayMs;

export function exportedCustomers(kind: CustomerKind): ExportedList<Body, Customer> {
  const { titles } = kind;
  return {
    title: titles.list,
    action: kind.audited.exported,
    // The audit has no typed texts.
    audited: ({ lastVisitedBy = '', ...body }) =>
      auditedFilters({ where: areaOf(body), words: [daysOf(body), visitText(body)], text: body.searchText || lastVisitedBy }),
    about: (body) => [
      ['Area', areaOf(body) || 'All areas'],
      ...(daysOf(body) === '' ? [] : ([['Registered on', daysOf(body)]] as const)),
      ...(visitText(body) === '' ? [] : ([['Visits', visitText(body)]] as const)),
      ['Text', body.searchText],
    ],
    async *read(database, body, reader, madeAt) {
      const selected = await selectionOf(database, kind, body, reader, madeAt);
      for await (const { rows, order } of walkList(database, { table: kind.table, key: [kind.table.id] }, selected, batchSize)) {
        const batch = await selectCustomers(database, kind).where(rows).orderBy(order);
        // Customers may be merged after their ids were read.
        if (batch.length > 0) yield batch;
      }
    },
    columns: [
      { field: 'id', header: 'ID', width: 10, value: (row) => row.id },
      { field: 'firstName', header: 'First name', width: 18, value: (row) => row.firstName },
      { field: 'record.middleName', header: 'Middle name', width: 18, value: (row) => row.middleName },
      { field: 'lastName', header: 'Last name', width: 18, value: (row) => shownLastName(row.lastName) },
      { field: 'phoneNumber', header: 'Phone number', width: 14, kind: 'text', value: (row) => row.phone },
      { field: 'record.whatsAppMobile', header: 'WhatsApp number', width: 16, kind: 'text', value: (row) => row.whatsAppPhone },
      { field: 'record.email', header: 'Email', width: 30, value: (row) => row.email },
      { field: 'record.gender', header: 'Gender', width: 9, value: (row) => row.gender?.toUpperCase() ?? null, cell: (row) => row.gender },
      { field: 'record.dateOfBirth', header: 'Date of birth', width: 13, kind: 'day', value: (row) => row.dob },
      { field: 'address.street', header: 'Street', width: 22, value: (row) => row.street },
      { field: 'address.village', header: 'Village', width: 18, value: (row) => row.village },
      { field: 'address.taluka', header: 'Taluka', width: 18, value: (row) => row.taluka },
      { field: 'address.district', header: 'District', width: 24, value: (row) => row.district },
      { field: 'address.state', header: 'State', width: 16, value: (row) => row.state },
      { field: 'address.pinCode', header: 'PIN code', width: 10, kind: 'text', value: (row) => row.pinCode },
      {
        field: 'registeredAt',
        header: 'Registered on',
        width: 13,
        kind: 'day',
        value: (row) => wireInstant(row.registerDate),
        cell: (row) => indiaDate(new Date(row.registerDate)),
      },
      { field: 'location?.latitude', header: 'Latitude', width: 11, value: (row) => row.latitude },
      { field: 'location?.longitude', header: 'Longitude', width: 11, value: (row) => row.longitude },
      {
        field: titles.detailsField,
        header: titles.details,
        width: 40,
        value: (row) => row.details,
        cell: (row) => row.details.map(({ name, value }) => `${name}: ${value}`).join(', '),
      },
      // Last, so that the places of the other columns do not change for existing readers.
      { field: 'updatedAt', header: 'Changed on', width: 18, kind: 'instant', value: (row) => wireLatest(row.registerDate, row.updatedAt) },
      { field: 'version', header: 'Version', width: 9, value: (row) => row.version },
      {
        field: 'pictures',
        header: 'Pictures',
        width: 40,
        value: (row) => pictureNames(row).map((fileName) => ({ fileName })),
        cell: (row) => pictureNames(row).join(', '),
      },
      { field: 'lastVisit?.at', header: 'Last visit', width: 18, kind: 'instant', value: (row) => wireInstant(row.lastVisitAt) },
      { field: 'lastVisit?.employeeName', header: 'Last visit by', width: 24, value: (row) => row.lastVisitBy },
      { field: 'lastVisit?.meetingId', header: 'Last visit: meeting (ID)', width: 14, value: (row) => row.lastVisitMeetingId },
      { field: null, header: 'Days since last visit', width: 12, value: ({ lastVisitAt: at }, madeAt) => (at === null ? null : daysBetween(at, madeAt)) },
      { field: 'lastVisit?.employeeId', header: 'Last visit by (ID)', width: 14, value: (row) => row.lastVisitEmployeeId },
    ],
  };
}
