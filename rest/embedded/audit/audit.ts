/** The audit log for administrators. */
import { and, eq, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { type AuditAction, audit as contract } from '../../contract/audit.ts';
import type { BodyOf, QueryOf } from '../../contract/call.ts';
import { noLastName } from '../../contract/fields.ts';
import type { ConcurrencyLimit } from '../calls/concurrency-limit.ts';
import { isWithin } from '../calls/day.ts';
import { auditedFilters, batchSize, daysText, type ExportedList } from '../calls/export.ts';
import { exportList } from '../calls/export-answer.ts';
import { readAfterRow } from '../calls/list.ts';
import { type FileRoute, fileRoute, type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { createListPages, walkList } from '../database/list-pages.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { dealers, farmers, mergedDealers, mergedFarmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { nameKey } from '../database/tables/name-key.ts';
import { qrUsers } from '../database/tables/qr.ts';
import { accessTokens } from '../database/tables/tokens.ts';
import { wireInstant } from '../database/wire-instant.ts';

const { at, action, actorId, subjectId } = auditEvents;

const list = { table: auditEvents, key: [at, auditEvents.id] };

export function auditRoutes(exportLimit: ConcurrencyLimit): readonly (Route | FileRoute)[] {
  const readPage = createListPages(list);
  return [
    route(contract.fetchAuditEvents, async ({ query, database, clock }) => {
      const listed = conditionOf(database, query);
      const [number, size, after] = [query.pageNumber, query.pageSize, await readAfterRow(database, list, query)];
      const request = { listed, isFiltered: true, now: clock.now(), number, size, order: query.order, after };
      const { rows, order, total } = await readPage(database, request);
      return { payload: await toAuditEvents(database, await selectEvents(database).where(rows).orderBy(order)), total };
    }),
    fileRoute(contract.exportAuditEvents, (request) => exportList(exportLimit, exportedEvents, request)),
  ];
}

const onFarmer: AuditAction[] = ['FARMER_ADDED', 'FARMER_CHANGED', 'FARMER_MERGED'];
const onDealer: AuditAction[] = ['DEALER_ADDED', 'DEALER_CHANGED', 'DEALER_MERGED', 'INVOICES_EXPORTED', 'QR_USES_EXPORTED'];

const onToken: AuditAction[] = ['ACCESS_TOKEN_MADE', 'ACCESS_TOKEN_REVOKED'];

const onBatch: AuditAction[] = ['CODES_GENERATED', 'CODES_VOIDED', 'QR_CARDS_EXPORTED', 'QR_PEOPLE_EXPORTED'];
const onQrUser: AuditAction[] = ['RECALL_CALLED', 'RECALL_WITHDRAWN'];
const onWebhook: AuditAction[] = ['WEBHOOK_CREATED', 'WEBHOOK_CHANGED', 'WEBHOOK_DELETED'];

/** Condition for actions whose subject is an employee: all other actions. */
const onEmployee = notInArray(action, [...onFarmer, ...onDealer, ...onToken, ...onBatch, ...onQrUser, ...onWebhook]);

type EventFilter = Pick<QueryOf<typeof contract.fetchAuditEvents>, 'person' | 'action' | 'from' | 'until'>;

function conditionOf(database: Database, { person = '', action: actionWanted, ...days }: EventFilter): SQL | undefined {
  const namesakes = database
    .select({ id: employees.id })
    .from(employees)
    .where(sql`strpos(${nameKey(nameIn(employees))}, ${nameKey(sql`${person}::text`)}) > 0`);
  return and(
    person === '' ? undefined : or(inArray(actorId, namesakes), and(inArray(subjectId, namesakes), onEmployee)),
    actionWanted && eq(action, actionWanted),
    isWithin(at, days),
  );
}

/** Returns the name, or an empty text for a missing person. */
const nameIn = ({ firstName, middleName, lastName }: Record<'firstName' | 'middleName' | 'lastName', PgColumn>) =>
  sql<string>`concat_ws(' ', ${firstName}, ${middleName}, nullif(${lastName}, ${noLastName}))`;

const actors = alias(employees, 'actors');
const tools = alias(accessTokens, 'tools');

function selectEvents(database: Database) {
  const subject = sql<string>`${nameIn(employees)} || coalesce(${accessTokens.name}, '')`;
  return database
    .select({ event: auditEvents, actor: nameIn(actors), tool: tools.name, subject })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, actorId))
    .leftJoin(tools, eq(tools.id, auditEvents.tokenId))
    .leftJoin(employees, and(eq(employees.id, subjectId), onEmployee))
    .leftJoin(accessTokens, and(eq(accessTokens.id, subjectId), inArray(action, onToken)));
}

type Row = Awaited<ReturnType<typeof selectEvents>>[number];

type MergedTable = typeof mergedFarmers | typeof mergedDealers;

/**
 * Reads the names of farmers, dealers and QR users among the subjects, where a merged one has the name of the remaining one. Reads them by id, because
 * on Citus they are on other machines.
 */
async function namesOf(
  database: Database,
  {
    table,
    merged,
    actions,
  }: { readonly table: typeof farmers | typeof dealers | typeof qrUsers; readonly merged?: MergedTable; readonly actions: readonly AuditAction[] },
  rows: readonly Row[],
) {
  const subjectOf = ({ event }: Row) => (actions.includes(event.action) ? event.subjectId : null);
  const subjects = [...new Set(rows.flatMap((row) => subjectOf(row) ?? []))];
  const kept =
    merged === undefined || subjects.length === 0
      ? []
      : await database.select({ id: merged.id, keptId: merged.keptId }).from(merged).where(inArray(merged.id, subjects));
  const keptIds = new Map(kept.map(({ id, keptId }) => [id, keptId]));
  const idOf = (row: Row) => {
    const id = subjectOf(row);
    return id === null ? null : (keptIds.get(id) ?? id);
  };
  const ids = rows.flatMap((row) => idOf(row) ?? []);
  const found = await database
    .select({ id: table.id, name: nameIn(table) })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (row: Row) => names.get(idOf(row) ?? '');
}

async function toAuditEvents(database: Database, rows: readonly Row[]) {
  const names = [
    await namesOf(database, { table: farmers, merged: mergedFarmers, actions: onFarmer }, rows),
    await namesOf(database, { table: dealers, merged: mergedDealers, actions: onDealer }, rows),
    await namesOf(database, { table: qrUsers, actions: onQrUser }, rows),
  ];
  return rows.map((row) => toAuditEvent(row, names.map((nameFor) => nameFor(row)).find(Boolean) ?? row.subject));
}

function toAuditEvent({ event, actor, tool }: Row, subject: string) {
  return {
    id: event.id,
    at: wireInstant(event.at),
    action: event.action,
    actorId: event.actorId,
    actorName: actor || null,
    toolName: tool,
    subjectId: event.subjectId,
    subjectName: subject || null,
    detail: event.detail,
  };
}

export const exportedEvents: ExportedList<BodyOf<typeof contract.exportAuditEvents>, ReturnType<typeof toAuditEvent>> = {
  title: 'Audit',
  action: 'AUDIT_EXPORTED',
  audited: ({ person, action, ...days }) => auditedFilters({ where: daysText(days), words: [action], text: person }),
  about: (body) => [
    ['Days', daysText(body) || 'All'],
    ['Person', body.person || 'All'],
    ['What', body.action ?? 'All'],
  ],
  async *read(database, body) {
    for await (const { rows, order } of walkList(database, list, conditionOf(database, body), batchSize)) {
      yield toAuditEvents(database, await selectEvents(database).where(rows).orderBy(order));
    }
  },
  columns: [
    { field: 'id', header: 'ID', width: 10, value: (row) => row.id },
    { field: 'at', header: 'When', width: 18, kind: 'instant', value: (row) => row.at },
    { field: 'action', header: 'What', width: 24, value: (row) => row.action },
    { field: 'actorId', header: 'Who (ID)', width: 10, value: (row) => row.actorId },
    { field: 'actorName', header: 'Who', width: 24, value: (row) => row.actorName },
    { field: 'toolName', header: 'By tool', width: 20, value: (row) => row.toolName },
    { field: 'subjectId', header: 'For whom (ID)', width: 14, value: (row) => row.subjectId },
    { field: 'subjectName', header: 'For whom', width: 24, value: (row) => row.subjectName },
    { field: 'detail', header: 'Detail', width: 40, value: (row) => row.detail },
  ],
};

/** Deletes the events that are over 400 days old, and returns their number. A trigger refuses to delete younger ones. */
export async function pruneAudit(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local audit.prune = 'on'`);
    const old = lt(auditEvents.at, sql`now() - interval '400 days'`);
    const count = await tx.$count(auditEvents, old);
    await tx.delete(auditEvents).where(old);
    return count;
  });
}
