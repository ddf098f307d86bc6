/** The changes feed: in order, complete, and with an explicit refusal after the data were restored. */
import { randomUUID } from 'node:crypto';
import { and, arrayOverlaps, asc, desc, eq, exists, getTableColumns, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { type ChangeType, changeTypes, changes as contract } from '../../contract/changes.ts';
import { sentence } from '../../contract/sentences.ts';
import { type Caller, isAdmin } from '../calls/caller.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { settings } from '../database/tables/calls.ts';
import { changes } from '../database/tables/changes.ts';
import { employees } from '../database/tables/employees.ts';
import { accessTokens } from '../database/tables/tokens.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { elevatedRoles } from '../people/roles.ts';

/** The oldest open transaction. All transactions below it have ended. */
const oldestOpen = sql`(pg_snapshot_xmin(pg_current_snapshot())::text)::bigint`;

export const fetchChanges: Route = route(contract.fetchChanges, async ({ query, caller, database }) => {
  const types = followed(query.types, caller);
  const feed = await feedOf(database);
  const after = query.after === undefined ? null : await readCursor(database, feed, query.after);
  const rows = await readChanges(
    database,
    after,
    query.size,
    and(types.length === changeTypes.length ? undefined : inArray(changes.type, types), isAdmin(caller) ? undefined : not(adminsOnly(database))),
  );
  const payload = rows.map((row) => ({
    ...toWireChange(feed, row),
    adminsOnly: row.adminsOnly,
    own: row.changedBy === caller.id && (caller.tool === null ? row.tokenId === null : row.toolName === caller.tool.name),
  }));
  return { payload };
});

/** Reads changes after a place, oldest first, and only those before which nothing can be added any more. */
export function readChanges(database: Database, after: Place | null, size: number, condition?: SQL) {
  return database
    .select({ ...getTableColumns(changes), toolName: accessTokens.name, adminsOnly: adminsOnly(database) })
    .from(changes)
    .leftJoin(accessTokens, eq(accessTokens.id, changes.tokenId))
    .where(
      and(
        lt(changes.transaction, oldestOpen),
        after === null ? undefined : sql`(${changes.transaction}, ${changes.id}) > (${after.transaction}, ${after.id})`,
        condition,
      ),
    )
    .orderBy(asc(changes.transaction), asc(changes.id))
    .limit(size);
}

/** Maps a change to the fields that every reader may see. */
export const toWireChange = (feed: string, row: Awaited<ReturnType<typeof readChanges>>[number]) => ({
  cursor: cursorOf(feed, row),
  type: row.type,
  id: row.subjectId,
  date: row.entryDate,
  created: row.isNew,
  changedAt: wireInstant(row.changedAt),
  changedBy: row.changedBy,
  toolId: row.tokenId,
  toolName: row.toolName,
  fields: row.fields ?? [],
});

export const fetchLatestCursor: Route = route(contract.fetchLatestCursor, async ({ database }) => ({ payload: { cursor: await latestCursor(database) } }));

/** Returns the latest cursor, from which a reader receives only later changes. */
export async function latestCursor(database: Database): Promise<string> {
  const feed = await feedOf(database);
  const [latest = beginning] = await database
    .select()
    .from(changes)
    .where(lt(changes.transaction, oldestOpen))
    .orderBy(desc(changes.transaction), desc(changes.id))
    .limit(1);
  return cursorOf(feed, latest);
}

/**
 * Returns the types whose changes the caller may read.
 * @throws Refusal (403) when a caller other than an administrator requests batches
 */
function followed(named: string | undefined, caller: Caller): readonly ChangeType[] {
  const types = changeTypes.filter((type) => named?.split(',').includes(type) ?? true);
  if (isAdmin(caller)) return types;
  if (named !== undefined && types.includes('BATCH')) throw new Refusal(403, sentence('BATCHES_NEED_ADMIN'));
  return types.filter((type) => type !== 'BATCH');
}

/** Types whose subject is an employee. */
const ofEmployees: ChangeType[] = ['EMPLOYEE', 'ATTENDANCE'];

/** Returns the condition for changes that only administrators may read: of batches, and of employees with roles beyond user and their days. */
function adminsOnly(database: Database): SQL<boolean> {
  const beyond = database
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.id, changes.subjectId), arrayOverlaps(employees.roles, elevatedRoles)));
  return sql<boolean>`${or(eq(changes.type, 'BATCH'), and(inArray(changes.type, ofEmployees), exists(beyond)))}`;
}

const feedSetting = 'changes';
const system = sql<string>`(select system_identifier::text from pg_control_system())`;

/**
 * Returns the id of the feed, which begins at the first start. A dump that is restored on another server restarts the transaction numbers, so former
 * numbers would be wrong there. The changes are then deleted, and former cursors are refused.
 */
export async function feedOf(database: Database): Promise<string> {
  return (await keptFeed(database)) ?? database.transaction(beginFeed);
}

async function keptFeed(database: Database): Promise<string | null> {
  const [kept] = await database.select({ value: settings.value, system }).from(settings).where(eq(settings.name, feedSetting));
  return kept?.value.startsWith(`${kept.system}.`) ? kept.value : null;
}

async function beginFeed(tx: Database): Promise<string> {
  // Waits for every write that has recorded a change.
  await tx.execute(sql`lock table ${changes} in exclusive mode`);
  const quicker = await keptFeed(tx);
  if (quicker !== null) return quicker;
  await tx.delete(changes);
  const [made] = await tx
    .insert(settings)
    .values({ name: feedSetting, value: sql`${system} || '.' || ${randomUUID()}::text` })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } })
    .returning({ value: settings.value });
  if (made === undefined) throw new Error('The feed of changes was not created');
  return made.value;
}

export type Place = Pick<typeof changes.$inferSelect, 'transaction' | 'id' | 'changedAt'>;

/** The place before every change, because no transaction has the number 0. */
const beginning: Place = { transaction: '0', id: '0', changedAt: new Date(0).toISOString() };

export const cursorOf = (feed: string, { transaction, id, changedAt }: Place) =>
  Buffer.from([feed.split('.')[1]?.slice(0, 8), transaction, id, Date.parse(changedAt).toString(36)].join('.')).toString('base64url');

/**
 * Parses a cursor.
 * @throws Refusal (400, 409) unless the change of the cursor still exists. After a restore of an older state, another change may have its place.
 */
export async function readCursor(database: Database, feed: string, cursor: string): Promise<Place> {
  const [, , transaction, id] = /^([0-9a-f]{8})\.(\d{1,18})\.(\d{1,18})\.([0-9a-z-]{1,12})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (transaction === undefined || id === undefined) throw new Refusal(400, sentence('CURSOR_INVALID'));
  const isPlace = and(eq(changes.transaction, transaction), eq(changes.id, id));
  const [place] = transaction === beginning.transaction ? [beginning] : await database.select().from(changes).where(isPlace);
  if (place === undefined || cursorOf(feed, place) !== cursor) throw new Refusal(409, sentence('CURSOR_BEFORE_RESTORE'));
  return place;
}
