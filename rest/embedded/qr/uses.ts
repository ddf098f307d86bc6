/** The people who collect points with QR codes, and what they did. */
import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { qr as contract, type QrUse, type QrUser } from '../../contract/qr.ts';
import { isAdmin } from '../calls/caller.ts';
import { isWithin, readMonth } from '../calls/day.ts';
import { readId } from '../calls/ids.ts';
import { readOlderThan } from '../calls/older-than.ts';
import { Refusal } from '../calls/refusal.ts';
import { listRoute, type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { createMonthPages, type MonthList } from '../database/month-pages.ts';
import { inMonth } from '../database/months.ts';
import { dealers } from '../database/tables/customers.ts';
import { qrUsers, qrUses } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { readParties } from '../people/customers.ts';
import { isNamed } from '../people/name-search.ts';
import { fullName } from '../people/person.ts';
import type { QrCodes } from './codes.ts';

const users: MonthList = { table: qrUsers, key: [qrUsers.createdAt, qrUsers.id] };
const uses: MonthList = { table: qrUses, key: [qrUses.createdAt, qrUses.id] };

export function qrUseRoutes(codes: QrCodes): readonly Route[] {
  const readUsers = createMonthPages(users);
  const readUses = createMonthPages(uses);
  return [
    listRoute(contract.getQRCodeUsers, async ({ body, database, clock }) => {
      const olderThan = await readOlderThan(database, users, body.olderThan);
      const wish = { number: body.pageNumber, size: body.pageSize, order: body.order, olderThan };
      const page = await readUsers(database, clock.now(), readMonth(body), wish, isWithin(qrUsers.createdAt, body));
      const rows = await database
        .select()
        .from(qrUsers)
        .where(page.rows)
        .orderBy(...page.order);
      return { payload: rows.map(toQrUser), total: page.total };
    }),

    route(contract.fetchQRUserById, async ({ query, caller, database }) => {
      const [found] = await database
        .select()
        .from(qrUsers)
        .where(eq(qrUsers.id, readId(query.userId)));
      if (found === undefined) throw new Refusal(404, 'There is no such QR user');
      const user = toQrUser(found);
      return { payload: isAdmin(caller) ? user : { ...user, phoneNumber: null, address: null } };
    }),

    listRoute(contract.getQRCodeUseHistory, async ({ body, database, clock }) => {
      const named = await isNamed(database, qrUses.dealerId, dealers, body.dealer ?? '');
      const narrowed = and(
        ofCode(codes, body.code ?? ''),
        named,
        body.type ? eq(qrUses.transactionType, body.type) : undefined,
        isWithin(qrUses.createdAt, body),
      );
      const olderThan = await readOlderThan(database, uses, body.olderThan);
      const wish = { number: body.pageNumber, size: body.pageSize, order: body.order, olderThan };
      const page = await readUses(database, clock.now(), readMonth(body), wish, narrowed);
      const rows = await selectUses(database)
        .where(page.rows)
        .orderBy(...page.order);
      const payload = await toQrUses(database, codes, rows);
      return { payload, total: page.total };
    }),

    route(contract.getQRCodeUsesByDay, async ({ body, database }) => {
      const date = sql<string>`to_char(${qrUses.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
      const payload = await database
        .select({ date, count: count() })
        .from(qrUses)
        .where(and(inMonth(qrUses.createdAt, body), isNotNull(qrUses.batchId)))
        .groupBy(date)
        .orderBy(date);
      return { payload };
    }),
  ];
}

/** Undefined for all; a text that is no code of ours has no uses. */
function ofCode(codes: QrCodes, code: string): SQL | undefined {
  if (code.trim() === '') return undefined;
  const card = codes.readCode(code);
  return card === null ? sql`false` : and(eq(qrUses.batchId, card.batchId), eq(qrUses.serial, card.serial));
}

/** Uses with who used the card; to be filtered and ordered. */
export function selectUses(database: Database) {
  return database.select({ use: qrUses, user: qrUsers }).from(qrUses).innerJoin(qrUsers, eq(qrUsers.id, qrUses.qrUserId));
}

/** Adds where the packs were bought. */
export async function toQrUses(database: Database, codes: QrCodes, rows: Awaited<ReturnType<typeof selectUses>>): Promise<Static<typeof QrUse>[]> {
  const partiesOf = await readParties(
    database,
    rows.map(({ use }) => use),
  );
  return rows.map(({ use, user }) => {
    const { dealer } = partiesOf(use);
    return {
      id: use.id,
      createdDate: wireInstant(use.createdAt),
      ...personOf(user),
      transactionType: use.transactionType,
      points: use.points,
      qrCodeDetails: use.batchId === null || use.serial === null ? null : { qrCodeId: codes.codeOf({ batchId: use.batchId, serial: use.serial }) },
      dealerName: dealer && fullName(dealer),
      dealerMobile: dealer?.phone ?? null,
    };
  });
}

type QrUserRow = typeof qrUsers.$inferSelect;

function toQrUser(row: QrUserRow): Static<typeof QrUser> {
  return { id: row.id, createdDate: wireInstant(row.createdAt), updatedDate: wireInstant(row.updatedAt), ...personOf(row) };
}

function personOf({ firstName, middleName, lastName, phone, address, language }: QrUserRow) {
  return { firstName, middleName, lastName, phoneNumber: phone, address, language };
}
