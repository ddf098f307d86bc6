/** Inserts many rows in one statement. */
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
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

const coversCard = sql`${qrVoids.batchId} = card.batch_id and card.serial between ${qrVoids.fromSerial} and ${qrVoids.toSerial}`;
const isCardOfUse = sql`${qrCards.batchId} = use.batch_id and ${qrCards.serial} = use.serial`;

const isOfDay = ({ employeeId, entryDate }: typeof attendance | typeof dayRefusals) =>
  sql`${employeeId} = decision.employee_id and ${entryDate} = decision.entry_date`;

/** True for a question or a refusal of a day that nobody has approved or refused. */
const isUndecided = sql`exists (select from ${attendance} where ${isOfDay(attendance)} and ${attendance.approvedAt} is null)
  and not exists (select from ${dayRefusals} where ${isOfDay(dayRefusals)} and ${dayRefusals.withdrawnAt} is null)`;

/** Leaves out decisions about decided days, reassigned meetings, which exist under another key, and voided cards with their uses. */
function onlyNew(database: Database, { table, rows }: Batch): SQL {
  if (table === qrCards) return sql`as card where not exists (select from ${qrVoids} where ${coversCard})`;
  if (table === qrUses) return sql`as use where batch_id is null or exists (select from ${qrCards} where ${isCardOfUse})`;
  if (table === dayQuestions || table === dayRefusals) return sql`as decision where ${isUndecided}`;
  if (table !== meetings) return sql``;
  const ids = rows.map(({ id }) => String(id));
  const existing = database.select({ id: meetings.id }).from(meetings).where(inArray(meetings.id, ids));
  return sql`where id not in (${existing})`;
}

/** Inserts the missing rows of a batch. Sends the rows as one JSON text, which is much faster than a parameter per value. */
export async function insertBatch(database: Database, batch: Batch): Promise<void> {
  const { table, rows } = batch;
  const [first] = rows;
  if (first === undefined) return;
  // Locks the batches, so that a void and new uses of its cards run one after the other.
  if (table === qrCards) {
    const batchIds = new Set(rows.map((row) => String(row['batchId'])));
    for (const id of [...batchIds].sort()) await database.select({ id: qrBatches.id }).from(qrBatches).where(eq(qrBatches.id, id)).for('key share');
  }
  const names = Object.keys(first).map((key) => [key, toSnakeCase(key)] as const);
  const identifiers = names.map(([, column]) => sql.identifier(column));
  const columns = sql.join(identifiers, sql`, `);
  const json = JSON.stringify(rows.map((row) => Object.fromEntries(names.map(([key, column]) => [column, row[key]]))));
  await database.execute(
    sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${json}::text::json) ${onlyNew(database, batch)} ${onConflict(table)}`,
  );
}
