/** A team's day for tests: Thursday, 19 November 2026. */
import { TeamDayDocument, type TeamDayQuery } from '../features/team/team.generated.ts';
import { DayTypesDocument, type DayTypesQuery } from '../people/people.generated.ts';
import { stateFor } from './day-states.ts';
import { type Answer, answer } from './server.ts';

type Team = NonNullable<TeamDayQuery['teamDay']>;
type Member = Team['people'][number];

const at = (time: string) => `2026-11-19T${time}:00+05:30`;

/** Returns a complete day of work, with the given findings and gaps. */
export const member = (
  id: string,
  name: string,
  day: Partial<Member['day']> = {},
  attendance: Partial<NonNullable<Member['day']['attendance']>> = {},
): Member => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { date = '2026-11-19' } = attendance;
  return {
    __typename: 'TeamMember',
    employee: {
      __typename: 'Employee',
      id,
      firstName,
      lastName,
      active: true,
      phoneNumber: '9822041735',
      address: { __typename: 'Address', village: null, district: null, taluka: 'Shirur' },
    },
    day: {
      __typename: 'DayDashboard',
      attendance: {
        __typename: 'AttendanceDay',
        id: `${date} of ${id}`,
        date,
        punchInAt: at('09:00'),
        punchOutAt: at('18:10'),
        workMinutes: 516,
        approved: false,
        correctable: false,
        corrections: [],
        approvalNote: null,
        refusals: [],
        questions: [],
        state: stateFor(attendance.approved ? 'APPROVED' : 'READY'),
        ...attendance,
      },
      summary: { __typename: 'TravelSummary', straightLineKm: 40.12 },
      stops: [{ __typename: 'Stop', fromAt: at('10:00'), untilAt: at('10:40') }],
      visitCount: 3,
      meetingCount: 1,
      lastPoint: {
        __typename: 'TravelPoint',
        id: `point of ${id}`,
        at: at('18:05'),
        location: { __typename: 'Location', latitude: 18.8 + Number(id) / 10, longitude: 74.3 },
      },
      oddities: [],
      rules: { __typename: 'DayRules', longDayMinutes: 720 },
      ...day,
    },
  };
};

/** Answers the tens of a team. A page that does not exist has no people. @returns the requests */
export const answerTeam = (...pages: (readonly Member[])[]) =>
  answer(
    TeamDayDocument,
    ({ page }): Answer<TeamDayQuery> => ({
      data: {
        teamDay: { __typename: 'TeamDay', people: [...(pages[page] ?? [])], nextPage: page + 1 < pages.length ? page + 1 : null, totalCount: null },
      },
    }),
  );

/** Answers the day types of people: one of them is on leave on a day. */
export const answerLeave = (userId: string, date: string) =>
  answer(
    DayTypesDocument,
    (): Answer<DayTypesQuery> => ({
      data: {
        dayTypes: [
          { __typename: 'EmployeeDayTypes', userId, days: [{ __typename: 'DayTypeOfDay', date, type: 'LEAVE', reason: 'Wedding', countsAs: 'LEAVE' }] },
        ],
      },
    }),
  );
