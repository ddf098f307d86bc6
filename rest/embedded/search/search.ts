/** Searches by one text: people by name, phone number and village, then their meetings and the invoices of the dealers among them. */
import { desc, inArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Invoice } from '../../contract/invoices.ts';
import type { Meeting } from '../../contract/meetings.ts';
import { search as contract } from '../../contract/search.ts';
import type { Caller } from '../calls/caller.ts';
import { listRoute, type Route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import type { employees } from '../database/tables/employees.ts';
import { type Customer, type CustomerKind, dealerKind, farmerKind, selectCustomers, toDealer, toFarmer } from '../people/customers.ts';
import { toEmployee } from '../people/employee.ts';
import { findByName, highlightsOf, type Match, type Matches, maxResults, type Word, wordsOf } from '../people/name-search.ts';
import { fullName } from '../people/person.ts';

/** Employees or dealers, and numbers, of the requested meetings or invoices. */
type Parties<Kind extends string> = Readonly<Record<Kind, readonly string[]>>;

/** Number of rows that were found, and the newest of them. */
interface Newest<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Functions of the domains that find their rows. */
interface Finders {
  findEmployees(database: Database, caller: Caller, words: readonly Word[], size: number): Promise<Matches<typeof employees.$inferSelect>>;
  findMeetings(
    database: Database,
    caller: Caller,
    parties: Parties<'meetingIds' | 'farmerIds' | 'dealerIds'>,
    size: number,
    now: Date,
  ): Promise<Newest<Static<typeof Meeting>>>;
  findInvoices(database: Database, parties: Parties<'invoiceIds' | 'dealerIds'>, size: number, now: Date): Promise<Newest<Static<typeof Invoice>>>;
}

export function searchRoutes({ findEmployees, findMeetings, findInvoices }: Finders): readonly Route[] {
  return [
    listRoute(contract.findAnything, async ({ body: { text, size }, database, caller, clock }) => {
      const words = await wordsOf(database, text);
      const isEmpty = words.length === 0;
      const [farmers, dealers, staff] = await Promise.all([
        isEmpty ? nobody : findCustomers(database, farmerKind, words, size),
        isEmpty ? nobody : findCustomers(database, dealerKind, words, size),
        isEmpty ? nobody : findEmployees(database, caller, words, size),
      ]);
      const now = clock.now();
      const numbers = words.map((word) => word.text).filter((word) => /^\d{1,18}$/.test(word));
      const [meetings, invoices] = await Promise.all([
        findMeetings(database, caller, { meetingIds: numbers, farmerIds: idsOf(farmers), dealerIds: idsOf(dealers) }, size, now),
        findInvoices(database, { invoiceIds: numbers, dealerIds: idsOf(dealers) }, size, now),
      ]);
      const hitsOf = <Row, Wire>(total: number, best: readonly Match<Row>[], nameOf: (row: Row) => string, toWire: (row: Row) => Wire) =>
        withMarks(database, words, total, best, nameOf, toWire);
      return {
        payload: {
          farmers: await hitsOf(farmers.ids.length, farmers.best, shownName, toFarmer),
          dealers: await hitsOf(dealers.ids.length, dealers.best, shownName, toDealer),
          employees: await hitsOf(staff.ids.length, staff.best, fullName, toEmployee),
          meetings: await hitsOf(meetings.total, meetings.rows.map(exactHit), partyOf, (meeting) => meeting),
          invoices: await hitsOf(invoices.total, invoices.rows.map(exactHit), dealerOf, (invoice) => invoice),
        },
      };
    }),
  ];
}

const nobody: Matches<never> = { ids: [], best: [] };

/** Returns the name without the middle name, which the documented calls omit for farmers and dealers. */
const shownName = ({ firstName, lastName }: Customer) => fullName({ firstName, lastName });

const exactHit = <Row>(row: Row): Match<Row> => ({ row, likeness: 'SAME' });

/** Returns the ids of people who match all words. Meetings of people with similar names would hide the others. */
const idsOf = ({ ids }: Matches<unknown>) => ids.filter(({ likeness }) => likeness === 'SAME').map(({ row }) => row);

function partyOf({ farmerDetails, dealerDetails }: Static<typeof Meeting>): string {
  const profile = (farmerDetails ?? dealerDetails)?.profile;
  return fullName({ firstName: profile?.firstName ?? '', lastName: profile?.lastName ?? '' });
}

const dealerOf = ({ dealer }: Static<typeof Invoice>) => dealer?.name ?? '';

function findCustomers(database: Database, kind: CustomerKind, words: readonly Word[], size: number) {
  const { table } = kind;
  return findByName(table, words, size, {
    ids: (condition, limit) => database.select({ id: table.id }).from(table).where(condition).orderBy(desc(table.id)).limit(limit),
    rows: (ids) => selectCustomers(database, kind).where(inArray(table.id, [...ids])),
  });
}

/** Converts hits to the response. */
async function withMarks<Row, Wire>(
  database: Database,
  words: readonly Word[],
  total: number,
  best: readonly Match<Row>[],
  nameOf: (row: Row) => string,
  toWire: (row: Row) => Wire,
) {
  const names = best.map(({ row }) => nameOf(row));
  const highlights = await highlightsOf(database, names, words);
  const hits = best.map(({ row, likeness }, index) => ({ row: toWire(row), likeness, matchedWords: [], latinName: null, ...highlights[index] }));
  return { total, cut: total === maxResults, hits };
}
