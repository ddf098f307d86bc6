/** Contents of a database, for comparison. */
import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { attendance, dayQuestions, dayRefusals } from '../../database/tables/attendance.ts';
import { dealers, farmers } from '../../database/tables/customers.ts';
import { checkEvents, travelPoints } from '../../database/tables/days.ts';
import { employees } from '../../database/tables/employees.ts';
import { invoiceLines, invoices } from '../../database/tables/invoices.ts';
import { meetingPictures, meetings, meetingVisits } from '../../database/tables/meetings.ts';
import { holidays } from '../../database/tables/payroll.ts';
import { products, productVariants, qrBatches, qrCards, qrUsers, qrUses, warehouses } from '../../database/tables/qr.ts';

/** All tables that demo data fills. */
const tables = [
  attendance,
  checkEvents,
  dayQuestions,
  dayRefusals,
  dealers,
  employees,
  farmers,
  holidays,
  invoiceLines,
  invoices,
  meetingPictures,
  meetings,
  meetingVisits,
  products,
  productVariants,
  qrBatches,
  qrCards,
  qrUsers,
  qrUses,
  travelPoints,
  warehouses,
];

/** Returns the number of rows by table. */
export async function counts(database: Database): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of tables) found[getTableName(table)] = await database.$count(table);
  return found;
}

/** Returns a fingerprint of all rows, without salted passwords. */
export async function fingerprint(database: Database): Promise<string> {
  const everything = sql.join(
    tables.map((table) => sql`select (to_jsonb(each) - 'password_hash')::text as row from ${table} each`),
    sql` union all `,
  );
  const sum = sql<string>`md5(string_agg(row, ',' order by row collate "C"))`;
  const [found] = await database.select({ sum }).from(sql`(${everything}) as everything`);
  return found?.sum ?? '';
}
