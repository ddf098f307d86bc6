/** Exports a payroll month with one row per person. */
import type { Static } from 'typebox';
import type { BodyOf } from '../../contract/call.ts';
import { indiaDate } from '../../contract/clock.ts';
import { type payroll as contract, overtimeAfterMinutes, type PayrollPerson } from '../../contract/payroll.ts';
import { monthText } from '../../contract/sentence-values.ts';
import type { ExportedList, ListColumn } from '../calls/export.ts';
import { daysOfMonth } from '../calls/period.ts';
import { shownLastName } from '../people/person.ts';
import { findClosure, readAllFigures } from './figures.ts';

type Row = Static<typeof PayrollPerson>;

const hours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;
const tenths = (km: number): number => Math.round(km * 10) / 10;

const days = (field: keyof Row & string, header: string, value: (row: Row) => number): ListColumn<Row> => ({ field, header, width: 10, value });

export const exportedPayroll: ExportedList<BodyOf<typeof contract.exportPayrollMonth>, Row> = {
  title: 'Payroll',
  action: 'PAYROLL_EXPORTED',
  async head(database, body) {
    const { from } = daysOfMonth(body);
    const isDraft = (await findClosure(database, from)) === null;
    return {
      fileTitle: `Payroll ${from.slice(0, 7)}${isDraft ? ' draft' : ''}`,
      note: isDraft ? `DRAFT: ${monthText(from)} is open, and these figures may change` : null,
    };
  },
  // With the format, because a month that is downloaded as xlsx and as csv is two files.
  audited: (body, { note }) => ({
    subjectId: null,
    detail: [daysOfMonth(body).from.slice(0, 7), ...(note === null ? [] : ['DRAFT']), body.format ?? 'XLSX'].join('; '),
  }),
  about: (body) => [
    ['Month', monthText(daysOfMonth(body).from)],
    ['Payable days', 'Present, leave, holidays and week-offs; a half day counts 0.5. Absent and missing days count 0'],
    ['Overtime', `Above ${overtimeAfterMinutes / 60} hours on one day (Factories Act 1948, section 59), of approved days only`],
    ['Refused days', 'Count as days without work, with no hours and no kilometres'],
    ['Kilometres', 'Along straight lines. Days without positions are not counted'],
  ],
  read: (database, body, _reader, madeAt) => readAllFigures(database, daysOfMonth(body), indiaDate(madeAt)),
  columns: [
    { field: 'id', header: 'Employee ID', width: 12, value: ({ id }) => String(id) },
    { field: 'payrollId', header: 'Payroll ID', width: 12, kind: 'text', value: ({ payrollId }) => payrollId ?? null },
    { field: 'firstName', header: 'First name', width: 18, value: ({ firstName }) => firstName ?? null },
    { field: 'lastName', header: 'Last name', width: 18, value: ({ lastName }) => shownLastName(lastName) },
    { field: 'active', header: 'Active', width: 8, value: ({ active }) => active ?? null },
    { field: 'lastWorkedOn', header: 'Last day worked', width: 15, kind: 'day', value: ({ lastWorkedOn }) => lastWorkedOn ?? null },
    days('days', 'Days', (row) => row.days),
    days('present', 'Present', (row) => row.present),
    days('halfDays', 'Half days', (row) => row.halfDays),
    days('leave', 'Leave', (row) => row.leave),
    days('holidays', 'Holidays', (row) => row.holidays),
    days('weekOffs', 'Week-offs', (row) => row.weekOffs),
    days('absent', 'Absent', (row) => row.absent),
    days('missing', 'Missing', (row) => row.missing),
    days('payableDays', 'Payable', (row) => row.payableDays),
    { field: 'workMinutes', header: 'Hours', width: 10, value: ({ workMinutes }) => workMinutes, cell: ({ workMinutes }) => hours(workMinutes) },
    {
      field: 'overtimeMinutes',
      header: 'Overtime hours',
      width: 14,
      value: ({ overtimeMinutes }) => overtimeMinutes,
      cell: ({ overtimeMinutes }) => hours(overtimeMinutes),
    },
    { field: 'straightLineKm', header: 'km', width: 10, value: ({ straightLineKm }) => straightLineKm, cell: ({ straightLineKm }) => tenths(straightLineKm) },
    days('daysWithPositions', 'Days with positions', (row) => row.daysWithPositions),
    days('daysWorked', 'Days worked', (row) => row.daysWorked),
    days('daysApproved', 'Days approved', (row) => row.daysApproved),
    days('daysRefused', 'Days refused', (row) => row.daysRefused ?? 0),
  ],
};
