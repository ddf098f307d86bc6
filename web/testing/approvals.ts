/** Stubs for approving several days in tests. */
import {
  ApproveDaysDocument,
  type ApproveDaysMutation,
  DayStatesDocument,
  type DayStatesQuery,
  WithdrawApprovalDocument,
  type WithdrawApprovalMutation,
} from '../people/approvals/approvals.generated.ts';
import { stateFor } from './day-states.ts';
import { type Answer, type Asked, answer } from './server.ts';

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
