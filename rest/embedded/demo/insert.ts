/** Inserts many rows in one statement. */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Database } from '../database/database.ts';
import { attendance, dayQuestions, dayRefusals } from '../database/tables/attendance.ts';
import { meetings } from '../database/tables/meetings.ts';
import { qrBatches, qrCards, qrUses, qrVoids } from '../database/tables/qr.ts';
import type { Batch } from './generate.ts';

/** Closes an open day of attendance, unless a person has marked it. Every other existing row is unchanged. */
function onConflict(table: Batch['table']): SQL {
  if (table !== attendance) return sql`on conflict do nothing`;
  return sql`on conflict (employee_id, entry_date) do update
    set punch_out_time = excluded.punch_out_time, approved_at = excluded.approved_at, approved_by = excluded.approved_by
    where ${attendance.punchOutTime} is null and ${attendance.markedBy} is null`;
}

/**
 * Leaves out decisions about decided days, reassigned meetings, which exist under another key, and uses of voided cards. The subqueries do not depend on
 * the rows, because Citus refuses that.
 */
function onlyNew(database: Database, { table, rows }: Batch): SQL {
  const valuesOf = (name: string) =>
    [...new Set(rows.map((row) => row[name]))].flatMap((value) => (value === null || value === undefined ? [] : String(value)));
  if (table === qrUses) {
    const cards = database
      .select({ batchId: qrCards.batchId, serial: qrCards.serial })
      .from(qrCards)
      .where(and(inArray(qrCards.batchId, valuesOf('batchId')), inArray(qrCards.serial, valuesOf('serial').map(Number))));
    return sql`where batch_id is null or (batch_id, serial) in (${cards})`;
  }
  if (table === dayQuestions || table === dayRefusals) {
    const daysOf = (days: typeof attendance | typeof dayRefusals, isMeant: SQL) =>
      database
        .select({ employeeId: days.employeeId, entryDate: days.entryDate })
        .from(days)
        .where(and(inArray(days.employeeId, valuesOf('employeeId')), inArray(days.entryDate, valuesOf('entryDate')), isMeant));
    return sql`where (employee_id, entry_date) in (${daysOf(attendance, isNull(attendance.approvedAt))})
      and (employee_id, entry_date) not in (${daysOf(dayRefusals, isNull(dayRefusals.withdrawnAt))})`;
  }
  if (table !== meetings) return sql``;
  const existing = database
    .select({ id: meetings.id })
    .from(meetings)
    .where(inArray(meetings.id, valuesOf('id')));
  return sql`where id not in (${existing})`;
}

/** Locks the batches of cards, so that a void and new uses of its cards run one after the other. Returns the cards that are not voided. */
async function withoutVoided(database: Database, { rows }: Batch): Promise<Batch['rows']> {
  const batchIds = [...new Set(rows.map((row) => String(row['batchId'])))].sort();
  for (const id of batchIds) await database.select({ id: qrBatches.id }).from(qrBatches).where(eq(qrBatches.id, id)).for('key share');
  const voids = await database.select().from(qrVoids).where(inArray(qrVoids.batchId, batchIds));
  const covers = ({ batchId, fromSerial, toSerial }: (typeof voids)[number], row: Batch['rows'][number]) =>
    batchId === String(row['batchId']) && fromSerial <= Number(row['serial']) && Number(row['serial']) <= toSerial;
  return rows.filter((row) => !voids.some((run) => covers(run, row)));
}

/** Inserts the missing rows of a batch. Sends the rows as one JSON text, which is much faster than a parameter per value. */
export async function insertBatch(database: Database, batch: Batch): Promise<void> {
  const { table } = batch;
  const rows = table === qrCards ? await withoutVoided(database, batch) : batch.rows;
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first).map((key) => [key, toSnakeCase(key)] as const);
  const identifiers = names.map(([, column]) => sql.identifier(column));
  const columns = sql.join(identifiers, sql`, `);
  const json = JSON.stringify(rows.map((row) => Object.fromEntries(names.map(([key, column]) => [column, row[key]]))));
  await database.execute(
    sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${json}::text::json) ${onlyNew(database, batch)} ${onConflict(table)}`,
  );
}
