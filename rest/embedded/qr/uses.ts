/** The people who collect points with QR codes, and their uses. */
import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { qr as contract } from '../../contract/qr.ts';
import type { QrUse, QrUser } from '../../contract/qr-shapes.ts';
import { noDealer } from '../../contract/reports.ts';
import { sentence } from '../../contract/sentences.ts';
import { mobileDigits } from '../../contract/visible-text.ts';
import { isAdmin } from '../calls/caller.ts';
import { readId } from '../calls/input.ts';
import { createMonthList } from '../calls/list.ts';
import { Refusal } from '../calls/refusal.ts';
import { listRoute, type Route, route } from '../calls/route.ts';
import { createBackgroundCounts } from '../database/background-counts.ts';
import type { Database } from '../database/database.ts';
import { maxExactCount } from '../database/list-pages.ts';
import { inMonth, type Month, monthBounds } from '../database/months.ts';
import type { OfPeople } from '../database/part-pages.ts';
import { dealers } from '../database/tables/customers.ts';
import { qrBatches, qrUsers, qrUses } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { dealerKind, readParties } from '../people/customers.ts';
import { isInArea } from '../people/in-area.ts';
import { isNamed } from '../people/name-search.ts';
import { fullName } from '../people/person.ts';
import type { QrCodes } from './codes.ts';
import { readBatches, selectBatchesOf } from './select-batches.ts';

export function qrUseRoutes(codes: QrCodes): readonly Route[] {
  const readUsers = createMonthList({ table: qrUsers, key: [qrUsers.createdAt, qrUsers.id] });
  const readDays = createDayCounts();
  const readUses = createMonthList({ table: qrUses, key: [qrUses.createdAt, qrUses.id] });
  return [
    listRoute(contract.getQRCodeUsers, async ({ body, database, clock }) => {
      const page = await readUsers({ database, clock }, { ...body, number: body.pageNumber, size: body.pageSize });
      const rows = await database.select().from(qrUsers).where(page.rows).orderBy(page.order);
      return { payload: rows.map(toQrUser), total: page.total };
    }),

    route(contract.fetchQRUserById, async ({ query, caller, database }) => {
      const isUser = eq(qrUsers.id, readId(query.userId));
      const [found] = await database.select().from(qrUsers).where(isUser);
      if (found === undefined) throw new Refusal(404, sentence('NO_SUCH_QR_USER'));
      const user = toQrUser(found);
      return { payload: isAdmin(caller) ? user : { ...user, phoneNumber: null, address: null } };
    }),

    listRoute(contract.getQRCodeUseHistory, async ({ body, database, clock }) => {
      const named = await isNamed(database, qrUses.dealerId, dealers, body.dealer ?? '', clock.now());
      const isOfUser = body.userId === undefined ? undefined : eq(qrUses.qrUserId, readId(body.userId));
      const filter = and(
        isOfUser,
        isOfCode(codes, body.code ?? ''),
        isOfBatches(database, body),
        body.type ? eq(qrUses.transactionType, body.type) : undefined,
        isCounted(database, body),
      );
      const page = await readUses(
        { database, clock },
        { ...body, number: body.pageNumber, size: body.pageSize },
        filter,
        named,
        await sellersOf(database, body),
      );
      const rows = await selectUses(database).where(page.rows).orderBy(page.order);
      return { payload: await toQrUses(database, codes, rows), total: page.total };
    }),

    route(contract.fetchQRPoints, async ({ query: { userId, phoneNumber }, database }) => {
      if ((userId === undefined) === (phoneNumber === undefined)) throw new Refusal(400, sentence('QR_USER_NOT_NAMED'));
      const isWanted = userId === undefined ? eq(qrUsers.phone, mobileDigits(phoneNumber ?? '') ?? '') : eq(qrUsers.id, readId(userId));
      const [found] = await database.select().from(qrUsers).where(isWanted);
      if (found === undefined && userId !== undefined) throw new Refusal(404, sentence('NO_SUCH_QR_USER'));
      const sums = found === undefined ? { earned: 0, redeemed: 0 } : await sumPoints(database, found.id);
      return { payload: { user: found === undefined ? null : toQrUser(found), ...sums, balance: sums.earned - sums.redeemed } };
    }),
    route(contract.getQRCodeUsesByDay, async ({ body, database, clock }) => ({ payload: [...(await readDays(database, clock.now(), body))] })),
  ];
}

async function sumPoints(database: Database, userId: string) {
  const { points, qrUserId } = qrUses;
  const sum = (condition: SQL) => sql<number>`coalesce(sum(abs(${points})) filter (where ${condition}), 0)::float8`;
  const [sums] = await database
    .select({ earned: sum(sql`${points} > 0`), redeemed: sum(sql`${points} < 0`) })
    .from(qrUses)
    .where(eq(qrUserId, userId));
  return sums ?? { earned: 0, redeemed: 0 };
}

type DayCounts = readonly { readonly date: string; readonly count: number }[];

/** Counts the uses of cards by day. After the first request, a long month is counted in the background. */
function createDayCounts(): (database: Database, now: Date, month: Month) => Promise<DayCounts> {
  const months = createBackgroundCounts<DayCounts>(100);
  return async (database, now, month) => {
    const name = `${month.year}-${month.month}`;
    const usableMs = monthBounds(month).until > now ? 60_000 : 10 * 60_000;
    const make = () => countByDay(database, month);
    const counted = months.get(name, now, { freshMs: usableMs / 2, usableMs }, make);
    if (counted !== undefined) return counted;
    const days = await make();
    if (days.reduce((sum, { count: uses }) => sum + uses, 0) > maxExactCount) months.set(name, now, days);
    return days;
  };
}

async function countByDay(database: Database, month: Month): Promise<DayCounts> {
  const date = sql<string>`to_char(${qrUses.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  return database
    .select({ date, count: count() })
    .from(qrUses)
    .where(and(inMonth(qrUses.createdAt, month), isNotNull(qrUses.batchId)))
    .groupBy(date)
    .orderBy(date);
}

/** Returns the condition for the uses of a code, or undefined for all. A text that is not a genuine code has no uses. */
export function isOfCode(codes: QrCodes, code: string): SQL | undefined {
  if (code === '') return undefined;
  const card = codes.readCode(code);
  return card === null ? sql`false` : and(eq(qrUses.batchId, card.batchId), eq(qrUses.serial, card.serial));
}

/** Returns the condition for uses of a batch, and of products whose name contains a text. */
export const isOfBatches = (
  database: Database,
  { batchId, product }: { readonly batchId?: string | number | undefined; readonly product?: string | undefined },
) =>
  and(
    batchId === undefined ? undefined : eq(qrUses.batchId, readId(batchId)),
    product ? inArray(qrUses.batchId, selectBatchesOf(database, product)) : undefined,
  );

/** A row of the report of activity, whose uses are listed. */
interface CountedRow {
  readonly counted?: string | undefined;
  readonly groupBy?: 'EMPLOYEE' | 'TALUKA' | 'PRODUCT' | undefined;
  readonly key?: string | undefined;
}

/** Returns the condition for the uses that reports count, which are those of cards, and of one product variant. */
export function isCounted(database: Database, { counted, groupBy, key }: CountedRow): SQL | undefined {
  if (key === undefined || groupBy === undefined) return counted === undefined ? undefined : isNotNull(qrUses.batchId);
  if (groupBy !== 'PRODUCT') return and(isNotNull(qrUses.batchId), key === noDealer ? isNull(qrUses.dealerId) : undefined);
  const { id, productVariantId } = qrBatches;
  return inArray(
    qrUses.batchId,
    database
      .select({ id })
      .from(qrBatches)
      .where(eq(productVariantId, readId(key))),
  );
}

/** Maximum number of dealers by whose ids a list is read. */
const maxDealers = 5_000;

/** Returns the dealers whose packs reports count for an employee or a taluka. Undefined for all packs, and for those without a dealer. */
export async function sellersOf(database: Database, { groupBy, key }: CountedRow): Promise<OfPeople | undefined> {
  if (key === undefined || groupBy === undefined || groupBy === 'PRODUCT' || key === noDealer) return undefined;
  const { id, createdBy } = dealers;
  const [state, district, taluka] = key.split('/');
  const isSeller = groupBy === 'EMPLOYEE' ? eq(createdBy, readId(key)) : isInArea(dealerKind, { state, district, taluka });
  const select = (condition?: SQL) => database.select({ id }).from(dealers).where(and(isSeller, condition));
  const findIds: OfPeople['findIds'] = async (limit) => (await select().limit(limit)).map((row) => row.id);
  const someIds = await findIds(maxDealers + 1);
  return {
    column: qrUses.dealerId,
    ids: someIds.length > maxDealers ? null : someIds,
    someIds,
    selectAll: () => select().getSQL(),
    findIds,
    findAmong: async (ids) => (await select(inArray(id, [...ids]))).map((row) => row.id),
  };
}

/** Selects uses with the person who used the card, to be filtered and ordered. */
export function selectUses(database: Database) {
  return database.select({ use: qrUses, user: qrUsers }).from(qrUses).innerJoin(qrUsers, eq(qrUsers.id, qrUses.qrUserId));
}

/** Adds the dealers, batches and products. */
export async function toQrUses(database: Database, codes: QrCodes, rows: Awaited<ReturnType<typeof selectUses>>): Promise<Static<typeof QrUse>[]> {
  const uses = rows.map(({ use }) => use);
  const partiesOf = await readParties(database, uses);
  const batches = await readBatches(
    database,
    uses.map(({ batchId }) => batchId),
  );
  return rows.map(({ use, user }) => {
    const { dealer } = partiesOf(use);
    const batch = batches.get(use.batchId ?? '');
    return {
      id: use.id,
      createdDate: wireInstant(use.createdAt),
      ...personOf(user),
      transactionType: use.transactionType,
      points: use.points,
      qrCodeDetails: use.batchId === null || use.serial === null ? null : { qrCodeId: codes.codeOf({ batchId: use.batchId, serial: use.serial }) },
      dealerName: dealer && fullName(dealer),
      dealerMobile: dealer?.phone ?? null,
      dealerId: use.dealerId,
      userId: use.qrUserId,
      batchId: use.batchId,
      productName: batch?.productName ?? null,
      packageSize: batch?.packageSize ?? null,
    };
  });
}

type QrUserRow = typeof qrUsers.$inferSelect;

function toQrUser(row: QrUserRow): Static<typeof QrUser> {
  return { id: row.id, createdDate: wireInstant(row.createdAt), updatedDate: wireInstant(row.updatedAt), ...personOf(row) };
}

export function personOf({ firstName, middleName, lastName, phone, address, language }: QrUserRow) {
  return { firstName, middleName, lastName, phoneNumber: phone, address, language };
}
