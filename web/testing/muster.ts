/** A team's month for tests: November 2026, in which today is Friday the 20th. */
import { TeamMonthDocument, type TeamMonthQuery } from '../features/team/team.generated.ts';
import { noCheckOut, stateFor } from './day-states.ts';
import { type Answer, answer } from './server.ts';

type Member = NonNullable<TeamMonthQuery['teamMonth']>['people'][number];
type Day = NonNullable<Member['attendance']>[number];

/** Returns a complete day that waits for approval, with the given differences. */
export const monthDay = (userId: string, date: string, fields: Partial<Day> = {}): Day => ({
  __typename: 'AttendanceDay',
  id: `${userId} on ${date}`,
  date,
  punchInAt: `${date}T09:00:00+05:30`,
  punchOutAt: `${date}T17:30:00+05:30`,
  workMinutes: 510,
  approved: false,
  corrections: [],
  approvalNote: null,
  refusals: [],
  questions: [],
  state: fields.approved ? stateFor('APPROVED') : fields.punchOutAt === null ? (date === '2026-11-20' ? stateFor('OPEN') : noCheckOut) : stateFor('READY'),
  ...fields,
});

export const monthMember = (id: string, name: string, attendance: Member['attendance'], travel: Member['travel'] = null): Member => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { __typename: 'MonthMember', employee: { __typename: 'Employee', id, firstName, lastName, active: true }, attendance, travel };
};

/** Answers the tens of a month. Other months than November have no entries. @returns the requests */
export const answerMonth = (...pages: (readonly Member[])[]) =>
  answer(
    TeamMonthDocument,
    ({ month, page }): Answer<TeamMonthQuery> => ({
      data: {
        teamMonth: {
          __typename: 'TeamMonth',
          people: (pages[page] ?? []).map((member) => (month === 11 ? member : { ...member, attendance: [], travel: member.travel && [] })),
          nextPage: page + 1 < pages.length ? page + 1 : null,
          totalCount: null,
        },
      },
    }),
  );
