/** A payroll month of one person for tests. */
import { client } from '../data/client.ts';
import {
  HolidaysDocument,
  PayrollPeopleDocument,
  type PayrollPeopleQuery,
  PayrollStateDocument,
  type PayrollStateQuery,
  SetHolidayDocument,
  type SetHolidayMutation,
} from '../features/team/payroll/payroll.generated.ts';
import { type Answer, answer } from './server.ts';

const person = {
  __typename: 'PayrollPerson' as const,
  ...{ id: '4', firstName: 'Kiran', lastName: 'Deshmukh', payrollId: null, active: true, lastWorkedOn: null },
  ...{ days: 31, present: 25, halfDays: 0, leave: 2, holidays: 0, weekOffs: 4, absent: 0, missing: 0, payableDays: 31 },
  ...{ workMinutes: 13_500, overtimeMinutes: 0, straightLineKm: 426.3, daysWithPositions: 25, daysWorked: 25, daysApproved: 25, daysRefused: 0 },
};

/** Answers a payroll month without holidays. @returns the requests of its state */
export function answerPayroll() {
  answer(HolidaysDocument, () => ({ data: { holidays: [] } }));
  answer(
    PayrollPeopleDocument,
    ({ month, year }): Answer<PayrollPeopleQuery> => ({
      data: {
        payrollMonth: { __typename: 'PayrollMonth', month, year, people: { __typename: 'PayrollPage', nextPage: null, totalCount: 1, people: [person] } },
      },
    }),
  );
  return answer(
    PayrollStateDocument,
    ({ month, year }): Answer<PayrollStateQuery> => ({
      data: { payrollMonth: { __typename: 'PayrollMonth', month, year, overtimeAfterMinutes: 540, state: null } },
    }),
  );
}

export const answerHolidaySet = () =>
  answer(SetHolidayDocument, (): Answer<SetHolidayMutation> => ({ data: { setHoliday: { __typename: 'SetHolidayPayload', message: null, userErrors: [] } } }));

export const setHoliday = () => client.mutate({ mutation: SetHolidayDocument, variables: { input: { date: '2026-11-20', name: 'Diwali' } } });
