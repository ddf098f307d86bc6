/** Days of attendance and a workspace's employee for tests, in which today is Friday, 20 November 2026. */
import type { Unmasked } from '@apollo/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { AttendanceQuery, CheckEventsQuery } from '../features/attendance/attendance.generated.ts';
import { EmployeeDocument, type EmployeeQuery, StayingRecordsDocument } from '../features/employees/employees.generated.ts';
import { noCheckOut, stateFor } from './day-states.ts';
import { type Answer, answer } from './server.ts';

type Day = NonNullable<Unmasked<AttendanceQuery>['attendance']>[number];
type Event = NonNullable<CheckEventsQuery['checkEvents']>[number];
type Employee = NonNullable<Unmasked<EmployeeQuery>['employee']>;

/** Sets the clock to half past nine in India, in any time zone of the machine. Only the clock is stopped, and timers run. */
export function onFriday() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00+05:30') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Returns a complete, approved day of November 2026. */
export const workDay = (dayOfMonth: number, fields: Partial<Day> = {}): Day => {
  const date = `2026-11-${dayOfMonth}`;
  return {
    __typename: 'AttendanceDay',
    id: date,
    date,
    punchInAt: `${date}T09:02:00+05:30`,
    punchOutAt: `${date}T18:09:00+05:30`,
    workMinutes: 510,
    workDuration: '08:30',
    approved: true,
    correctable: false,
    corrections: [],
    approvalNote: null,
    refusals: [],
    questions: [],
    state:
      fields.approved !== false ? stateFor('APPROVED') : fields.punchOutAt === null ? (dayOfMonth === 20 ? stateFor('OPEN') : noCheckOut) : stateFor('READY'),
    ...fields,
  };
};

/** Defaults to one row, because a REST API may return a check-in and a check-out together. */
export const checkEvent = (kind: Event['kind'], at: string, row = '1'): Event => ({ __typename: 'CheckEvent', id: `${kind}-${row}`, kind, at });

export const ganesh: Employee = {
  __typename: 'Employee',
  id: '42',
  firstName: 'Ganesh',
  middleName: 'Ramesh',
  lastName: 'Shinde',
  email: 'ganesh@example.in',
  phoneNumber: '9822041735',
  active: true,
  pictures: [],
};

/** Answers the query of a workspace's employee. */
/** Answers with the number of farmers and dealers of the employee. */
export const answerStaying = (farmers: number, dealers: number) =>
  answer(StayingRecordsDocument, () => ({
    data: {
      farmers: { __typename: 'FarmerConnection' as const, totalCount: farmers },
      dealers: { __typename: 'DealerConnection' as const, totalCount: dealers },
    },
  }));

export const answerEmployee = (fields: Partial<Employee> = {}) =>
  answer(EmployeeDocument, (): Answer<Unmasked<EmployeeQuery>> => ({ data: { employee: { ...ganesh, ...fields } } }));
