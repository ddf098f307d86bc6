/** Stubs for approving several days in tests. */
import {
  ApproveDaysDocument,
  type ApproveDaysMutation,
  CorrectAttendanceDocument,
  type CorrectAttendanceMutation,
  DayStatesDocument,
  type DayStatesQuery,
  WithdrawApprovalDocument,
  type WithdrawApprovalMutation,
} from '../people/approvals/approvals.generated.ts';
import { stateFor } from './day-states.ts';
import { type Answer, type Asked, answer, payload } from './server.ts';

type Outcome = NonNullable<ApproveDaysMutation['approveDays']>['outcomes'][number];
type Day = { readonly userId: string; readonly date: string };

/** Approves every day, except for days with their own outcome. @returns the requests */
export const answerApprovals = (differs: (day: Day) => Pick<Outcome, 'code' | 'message'> | undefined = () => undefined) =>
  answer(
    ApproveDaysDocument,
    ({ input: { days } }): Answer<ApproveDaysMutation> => ({
      data: {
        approveDays: {
          __typename: 'ApproveDaysPayload',
          message: null,
          userErrors: [],
          outcomes: [days].flat().map((day) => ({ __typename: 'ApprovalOutcome', code: 'APPROVED', message: 'The attendance is approved', ...differs(day) })),
        },
      },
    }),
  );

/** Returns employee and date of the requested approvals, in order. */
export const approvedDays = (requests: readonly Asked<{ input: { days: Day | readonly Day[] } }>[]) =>
  requests.flatMap(({ variables }) => [variables.input.days].flat().map(({ userId, date }) => [userId, date]));

/** Withdraws every approval, and then reports the days as ready. @param idOf returns the id of an employee's day @returns the requests */
export const answerWithdrawals = (idOf: (userId: string) => string = (userId) => `2026-11-19 of ${userId}`) => {
  answer(
    DayStatesDocument,
    ({ days }): Answer<DayStatesQuery> => ({
      data: {
        dayDashboards: [days].flat().map(({ userId }) => ({
          __typename: 'DayDashboard',
          attendance: {
            __typename: 'AttendanceDay',
            id: idOf(userId),
            approved: false,
            approvalNote: null,
            refusals: [],
            questions: [],
            state: stateFor('READY'),
          },
        })),
      },
    }),
  );
  return answer(
    WithdrawApprovalDocument,
    (): Answer<WithdrawApprovalMutation> => ({
      data: { withdrawApproval: { __typename: 'WithdrawApprovalPayload', message: 'Withdrawn', userErrors: [] } },
    }),
  );
};

/** Saves every correction of a check-out, after which the day is ready. @param idOf returns the id of an employee's day @returns the requests */
export const answerCorrections = (idOf: (userId: string, date: string) => string, saved?: Promise<void>) =>
  answer(CorrectAttendanceDocument, async ({ input: { userId, date, punchOutAt, reason } }): Promise<Answer<CorrectAttendanceMutation>> => {
    await saved;
    const attendance = {
      __typename: 'AttendanceDay' as const,
      id: idOf(userId, date),
      punchOutAt,
      workMinutes: 545,
      correctable: true,
      approvalNote: null,
      refusals: [],
      questions: [],
      state: stateFor('READY'),
      corrections: [{ __typename: 'AttendanceCorrection' as const, punchOutAt, by: 'Asha Patil', reason }],
    };
    return { data: { correctAttendance: { __typename: 'CorrectAttendancePayload', ...payload('Corrected'), attendance } } };
  });
