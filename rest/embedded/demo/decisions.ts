/** Questions about days of attendance and refusals of days, so that the demo shows every state of a day. */
import { addDays } from '../../contract/clock.ts';
import type { dayQuestions, dayRefusals } from '../database/tables/attendance.ts';
import { approver, isDecidedNextDay, presence, unapprovedEmployee } from './attendance.ts';
import { at, clock, dayId } from './calendar.ts';
import type { DemoCustomers } from './demo-customers.ts';
import { type Employee, staff } from './employees.ts';
import { nextWorkday } from './holidays.ts';
import { random } from './random.ts';
import type { Trip } from './trips.ts';
import { idsPerDay } from './world.ts';

export type QuestionRow = typeof dayQuestions.$inferInsert;
export type RefusalRow = typeof dayRefusals.$inferInsert;

const openQuestions = ['Which shops after lunch?', 'Last visit: at the farm?', 'Two visits or one?', 'Started from home?'] as const;

const answeredQuestions = [
  ['Why so far from home?', 'Slept at relatives.'],
  ['Demonstration held?', 'Yes, with 11 farmers.'],
  ['Who came along?', 'The dealer of the town.'],
  ['Why so late?', 'The bridge was closed.'],
] as const;

const refusals = [
  ['Leave, not work', 'LEAVE'],
  ['Worked until noon', 'HALF_DAY'],
  ['Did not come', 'ABSENT'],
] as const;

type Decision = 'open' | 'answered' | 'refused';

/** Days before the anchor from which open questions are left. */
const openFor = 14;

/** Returns the decisions of a day. The last working day before the first load has each, so that the first screens show them. */
function decisionsOn(anchor: string, day: string): readonly Decision[] {
  if (day < anchor && nextWorkday(day) >= anchor) return ['open', 'answered', 'refused'];
  const draw = random('decisions', day);
  const [isOpen, isAnswered, isRefused] = [draw.chance(0.2), draw.chance(0.2), draw.chance(0.3)];
  return [
    ...(isOpen && day >= addDays(anchor, -openFor) ? (['open'] as const) : []),
    ...(isAnswered ? (['answered'] as const) : []),
    ...(isRefused ? (['refused'] as const) : []),
  ];
}

/** Returns the people whose day ends with a check-out and is never approved, in an order of the day. */
function undecided(
  demoCustomers: DemoCustomers,
  day: string,
  trips: ReadonlyMap<Employee, Trip>,
): readonly { readonly person: Employee; readonly end: string }[] {
  const decided = at(addDays(day, 3), 0);
  return staff.field
    .flatMap((person) => {
      const row = presence(demoCustomers, person, day, trips.get(person) ?? null, decided)?.attendance;
      if (person.id === unapprovedEmployee || row === undefined || typeof row.punchOutTime !== 'string' || row.approvedAt !== null) return [];
      return [{ person, end: row.punchOutTime, place: random('decision', person.id, day).unit() }];
    })
    .sort((one, other) => one.place - other.place);
}

export interface DecisionRows {
  readonly questions: readonly QuestionRow[];
  readonly refusals: readonly RefusalRow[];
}

/** Returns the questions and refusals of a day as far as they had been entered by an instant; an answered question once it was answered. */
export function decisionsOf(demoCustomers: DemoCustomers, day: string, trips: ReadonlyMap<Employee, Trip>, until: string): DecisionRows {
  const people = undecided(demoCustomers, day, trips);
  const rows = decisionsOn(demoCustomers.anchor, day).flatMap(
    (decision, n): readonly ({ readonly question: QuestionRow } | { readonly refusal: RefusalRow })[] => {
      const found = people[n];
      if (found === undefined) return [];
      const { person, end } = found;
      const draw = random('decision text', person.id, day);
      const [decidedAt, answeredAt] = decisionTimes(demoCustomers.anchor, day, end);
      if ((decision === 'answered' ? answeredAt : decidedAt) > until) return [];
      const ofDay = { employeeId: person.id, entryDate: day };
      const by = approver(person, day);
      if (decision === 'refused') {
        const [reason, countsAs] = draw.pick(refusals);
        const id = dayId(day, idsPerDay.dayRefusals, n);
        return [{ refusal: { ...ofDay, id, refusedAt: decidedAt, refusedBy: by, reason, countsAs } }];
      }
      const id = dayId(day, idsPerDay.dayQuestions, n);
      const asked = { ...ofDay, id, askedAt: decidedAt, askedBy: by };
      if (decision === 'open') return [{ question: { ...asked, question: draw.pick(openQuestions), answer: null, answeredAt: null, answeredBy: null } }];
      const [question, answer] = draw.pick(answeredQuestions);
      return [{ question: { ...asked, question, answer, answeredAt, answeredBy: by } }];
    },
  );
  return {
    questions: rows.flatMap((row) => ('question' in row ? [row.question] : [])),
    refusals: rows.flatMap((row) => ('refusal' in row ? [row.refusal] : [])),
  };
}

/** Returns when a day is refused or asked about, and when the question is answered: at the time at which other days of it are approved. */
function decisionTimes(anchor: string, day: string, end: string): readonly [string, string] {
  const draw = random('decision time', day);
  const minutes = draw.int(0, 20);
  const begin = isDecidedNextDay(anchor, day) ? at(nextWorkday(day), clock(10, 0)) : [at(day, clock(20, 0)), plusMinutes(end, 10)].sort().at(-1);
  const decided = plusMinutes(begin ?? end, minutes);
  return [decided, plusMinutes(decided, draw.int(5, 25))];
}

const plusMinutes = (instant: string, minutes: number): string => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
