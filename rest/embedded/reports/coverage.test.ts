/** Last visits, the filters by them and coverage agree, for random visits of random farmers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { indiaDate, indiaMidnight } from '../../contract/clock.ts';
import { dealers } from '../database/tables/customers.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { farmerKind } from '../people/customers.ts';
import { noteVisits } from '../people/visits.ts';
import { addCustomerRow, addCustomerRows } from '../testing/customers.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

/** Numbers of days in the filter of the customer lists. */
const dayCounts = [14, 30, 60, 90];
const talukas = ['Haveli', 'Shirur', 'Junnar'];
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const rest = await shareTestServer();
const admin = await addPerson(rest.database, 'admin', ['ROLE_ADMIN']);
const staff = [admin, await addPerson(rest.database, 'walker')];
const shop = await addCustomerRow(rest.database, dealers, 'Shop', { createdBy: admin });
const token = await rest.signIn('admin');

/** Milliseconds before now. The first instant of the limiting days and the minute before are as likely as all other times. */
const age = fc.oneof(
  fc.integer({ min: 0, max: 120 * dayMs }),
  fc.record({ days: fc.constantFrom(...dayCounts), minutes: fc.integer({ min: -1, max: 0 }) }).map(({ days, minutes }) => {
    const startOfToday = indiaMidnight(indiaDate(rest.now())).getTime();
    return rest.now().getTime() - (startOfToday - (days - 1) * dayMs + minutes * minuteMs);
  }),
);
const farmer = fc.record({
  taluka: fc.constantFrom(...talukas),
  creator: fc.nat(1),
  /** Meetings with the farmer, and meetings with a dealer during which the farmer was visited. */
  met: fc.array(fc.record({ status: fc.constantFrom('FINISHED', 'FINISHED', 'FINISHED', 'STARTED', 'SCHEDULED'), age, isOwn: fc.boolean() }), {
    maxLength: 3,
  }),
});
type Farmer = typeof farmer extends fc.Arbitrary<infer Value> ? Value : never;

interface Added {
  readonly id: string;
  readonly taluka: string;
  readonly createdBy: string;
  /** Instant of the last visit; null when never visited. */
  readonly lastAt: string | null;
  /** Days since the last visit, by dates in India. */
  readonly daysSince: number;
}

/** Replaces all farmers and meetings. */
async function replaceFarmers(all: readonly Farmer[]): Promise<readonly Added[]> {
  const { database } = rest;
  for (const table of ['meeting_visits', 'meetings', 'farmer_keys', 'farmers']) await database.execute(`delete from ${table}`);
  const [creator = '', employeeId = ''] = staff;
  const people = all.map((each, index) => ({
    firstName: `F${index}`,
    phone: String(9_000_000_000 + index),
    createdBy: staff[each.creator] ?? '',
    taluka: each.taluka,
  }));
  const ids = await addCustomerRows(database, farmerKind, people);
  const instantOf = (ago: number) => new Date(rest.now().getTime() - ago).toISOString();
  const held = all.flatMap((each, index) => each.met.map((meeting) => ({ ...meeting, farmerId: ids[index] ?? '', at: instantOf(meeting.age) })));
  const rows = held.map(({ status, isOwn, farmerId, at }) => ({
    createdBy: creator,
    employeeId,
    ...(isOwn ? { farmerId } : { dealerId: shop }),
    createdAt: at,
    status,
    startTime: status === 'SCHEDULED' ? null : at,
    endTime: status === 'FINISHED' ? at : null,
  }));
  const added = rows.length === 0 ? [] : await database.insert(meetings).values(rows).returning({ id: meetings.id });
  const visits = held.flatMap(({ isOwn, farmerId, at }, index) =>
    isOwn ? [] : [{ employeeId, meetingId: added[index]?.id ?? '', position: 0, farmerId, visitedAt: at }],
  );
  if (visits.length > 0) await database.insert(meetingVisits).values(visits);
  await noteVisits(database, '2000-01-01T00:00:00.000Z');
  const today = Date.parse(indiaDate(rest.now()));
  return all.map(({ taluka, met }, index) => {
    const lastAt =
      met
        .flatMap((meeting) => (meeting.status === 'FINISHED' ? instantOf(meeting.age) : []))
        .sort()
        .at(-1) ?? null;
    const daysSince = lastAt === null ? Number.POSITIVE_INFINITY : (today - Date.parse(indiaDate(new Date(lastAt)))) / dayMs;
    return { id: ids[index] ?? '', taluka, createdBy: people[index]?.createdBy ?? '', lastAt, daysSince };
  });
}

interface Listed {
  readonly farmerId: string;
  readonly lastVisit: { readonly at: string } | null;
}

interface CoverageRow {
  readonly key: string;
  readonly total: number;
  readonly visited: number;
  readonly never: number;
}

async function list(query: Readonly<Record<string, string>>) {
  const answer = await rest.send('getAllFarmersPage', { token, query: { pageNumber: '0', pageSize: '100', ...query } });
  const rows: readonly Listed[] = answer.json();
  return { rows, ids: rows.map(({ farmerId }) => farmerId).sort(), total: Number(answer.headers[totalCountHeader]) };
}

const report = async (call: string, query: Readonly<Record<string, string>>) =>
  (await rest.send(call, { token, query: { type: 'FARMER', ...query } })).json().data;

const idsOf = (all: readonly Added[]) => all.map(({ id }) => id).sort();
const isNever = ({ lastAt }: Added) => lastAt === null;
const unvisitedFor = (days: number) => (each: Added) => each.daysSince >= days;

/** Returns the expected coverage by key: the farmers, those visited in the days, and those never visited. */
function coverageOf(all: readonly Added[], days: number, keyOf: (each: Added) => string) {
  const keys = [...new Set(all.map(keyOf))];
  return Object.fromEntries(
    keys.map((key) => {
      const group = all.filter((each) => keyOf(each) === key);
      return [key, [group.length, group.filter(({ daysSince }) => daysSince < days).length, group.filter(isNever).length]];
    }),
  );
}

test('the last visit of each farmer, the filters by it, their counts and coverage agree', { tags: 'slow' }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(farmer, { minLength: 3, maxLength: 12 }), fc.nat(dayCounts.length - 1), async (all, at) => {
      const added = await replaceFarmers(all);
      const whole = await list({});
      const visits = Object.fromEntries(whole.rows.map(({ farmerId, lastVisit }) => [farmerId, lastVisit && new Date(lastVisit.at).toISOString()]));
      expect(visits).toEqual(Object.fromEntries(added.map(({ id, lastAt }) => [id, lastAt])));

      const lists = await Promise.all(dayCounts.map((days) => list({ notVisitedForDays: String(days) })));
      expect(lists.map(({ ids }) => ids)).toEqual(dayCounts.map((days) => idsOf(added.filter(unvisitedFor(days)))));
      const never = await list({ neverVisited: 'true' });
      expect(never.ids).toEqual(idsOf(added.filter(isNever)));

      const counts = { total: whole.total, never: never.total, counts: dayCounts.map((days, place) => ({ days, count: lists[place]?.total })) };
      expect(await report('fetchUnvisitedCounts', { dayCounts: dayCounts.join() })).toEqual(counts);
      const groups = { TALUKA: (each: Added) => `Maharashtra/Pune/${each.taluka}`, EMPLOYEE: (each: Added) => each.createdBy } as const;
      const days = dayCounts[at] ?? 0;
      for (const [groupBy, keyOf] of Object.entries(groups)) {
        const rows: readonly CoverageRow[] = await report('fetchCoverage', { groupBy, days: String(days) });
        const found = Object.fromEntries(rows.map(({ key, total, visited, never: count }) => [key, [total, visited, count]]));
        expect(found).toEqual(coverageOf(added, days, keyOf));
        const sums = Object.values(found).reduce((sum, row) => sum.map((count, place) => count + (row[place] ?? 0)), [0, 0, 0]);
        expect(sums).toEqual([whole.total, whole.total - (lists[at]?.total ?? 0), never.total]);
      }
    }),
    { numRuns: 15 },
  );
});

test('the counts of a taluka or of an employee are those of the farmers there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(farmer, { minLength: 3, maxLength: 12 }), fc.constantFrom(...talukas), fc.nat(1), async (all, taluka, creator) => {
      const added = await replaceFarmers(all);
      const userId = staff[creator] ?? '';
      for (const [query, isIn] of [
        [{ taluka }, (each: Added) => each.taluka === taluka],
        [{ userId }, (each: Added) => each.createdBy === userId],
        [{ userId, taluka }, (each: Added) => each.createdBy === userId && each.taluka === taluka],
      ] as const) {
        const there = added.filter(isIn);
        const counts = dayCounts.map((days) => ({ days, count: there.filter(unvisitedFor(days)).length }));
        expect(await report('fetchUnvisitedCounts', { dayCounts: dayCounts.join(), ...query })).toEqual({
          total: there.length,
          never: there.filter(isNever).length,
          counts,
        });
      }
    }),
    { numRuns: 8 },
  );
});
