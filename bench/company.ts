/** The demo company at another size: the demo data, and copies of its rows made by the database. */
import { readFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { indiaMidnight } from '../rest/contract/clock.ts';
import type { Database } from '../rest/embedded/database/database.ts';
import { StartRefused } from '../rest/embedded/database/start-refused.ts';
import { employees as employeesTable } from '../rest/embedded/database/tables/employees.ts';
import { loadDemo } from '../rest/embedded/demo/load.ts';

/** Minimum and maximum of each size. The minimum is the size of the demo. */
export const bounds = {
  farmers: [600, 100_000_000],
  dealers: [80, 10_000_000],
  employees: [27, 100_000],
  days: [90, 3600],
  uses: [0, 1_000_000_000],
  batches: [0, 10_000],
  codes: [0, 1_000_000],
} as const;

/** Statements of the migration that count activity. */
const countActivity = readFileSync(new URL('../rest/embedded/migrations/0072_activity-recounted.sql', import.meta.url), 'utf8')
  .split('--> statement-breakpoint')
  .slice(2);

export type Sizes = Readonly<Record<keyof typeof bounds, number>>;

/** Columns of a table, and the expressions that replace some of them in a copy. The other columns are copied. */
interface Copies {
  readonly table: string;
  readonly columns: string;
  readonly changed: Readonly<Record<string, string>>;
}

/** Returns a statement that copies every row of a table. `copy` runs from 1 to the number of copies in the expressions. */
function copyStatement({ table, columns, changed }: Copies, copies: number): SQL {
  const names = columns.split(' ');
  const values = names.map((name) => changed[name] ?? `r.${name}`);
  return sql.raw(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} r, generate_series(1, ${copies}) copy`);
}

/** Offset of copied ids, above all ids that the demo data and people use. */
const idShift = 20_000_000_000;

/** Distributes meetings and visits over all customers. The demo has some with each of a few hundred. */
const partiesOf = ({ farmers, dealers }: Pick<Sizes, 'farmers' | 'dealers'>, meetingId: string) => ({
  farmer_id: `1 + (r.farmer_id * 7919 + ${meetingId} + copy * 104729) % ${farmers}`,
  dealer_id: `1 + (r.dealer_id * 7919 + ${meetingId} + copy * 104729) % ${dealers}`,
});

/** Copies of the work of the demo's 27 people, with the columns that differ for other people or other days. */
const worked = (
  sizes: Pick<Sizes, 'farmers' | 'dealers'>,
  changed: Readonly<Record<string, string>>,
  instant: (column: string) => string,
  day: string,
): readonly Copies[] => {
  const id = `r.id + copy * ${idShift}::bigint`;
  const meeting = { ...changed, meeting_id: `r.meeting_id + copy * ${idShift}::bigint` };
  return [
    {
      table: 'attendance',
      columns: 'employee_id entry_date id punch_in_time punch_out_time approved_at approved_by',
      changed: {
        ...changed,
        id,
        entry_date: day,
        punch_in_time: instant('punch_in_time'),
        punch_out_time: instant('punch_out_time'),
        approved_at: instant('approved_at'),
      },
    },
    { table: 'check_events', columns: 'employee_id at id kind latitude longitude', changed: { ...changed, id, at: instant('at') } },
    { table: 'travel_points', columns: 'employee_id at id latitude longitude comment sync_comment', changed: { ...changed, id, at: instant('at') } },
    {
      table: 'meetings',
      columns:
        'id created_by employee_id farmer_id dealer_id status status_comment created_at start_time end_time start_latitude start_longitude end_latitude end_longitude',
      changed: {
        ...changed,
        ...partiesOf(sizes, 'r.id'),
        id,
        created_at: instant('created_at'),
        start_time: instant('start_time'),
        end_time: instant('end_time'),
      },
    },
    {
      table: 'meeting_visits',
      columns: 'employee_id meeting_id position farmer_id dealer_id visited_at',
      changed: { ...meeting, ...partiesOf(sizes, 'r.meeting_id'), visited_at: instant('visited_at') },
    },
    { table: 'meeting_pictures', columns: 'employee_id meeting_id position file_name', changed: meeting },
  ];
};

/** @throws StartRefused when the database is not empty */
export async function loadCompany(database: Database, { farmers, dealers, employees, days, uses, batches, codes }: Sizes, until: string): Promise<void> {
  if ((await database.$count(employeesTable)) > 0) throw new StartRefused('A company is loaded into an empty database only, and this one has employees.');
  const end = indiaMidnight(until);
  await loadDemo(database, { now: end });
  const execute = async (statement: SQL) => void (await database.execute(statement));

  // The days before the demo's repeat its days, whole weeks earlier.
  const spans = Math.ceil(days / 91) - 1;
  if (spans > 0)
    for (const copies of worked({ farmers, dealers }, {}, (column) => `r.${column} - copy * interval '91 days'`, 'r.entry_date - copy * 91'))
      await execute(copyStatement(copies, spans));

  // Each further 27 employees repeat the work of the demo's.
  const companies = Math.ceil(employees / bounds.employees[0]) - 1;
  if (companies > 0) {
    const shift = 'copy * 27';
    await execute(
      copyStatement(
        {
          table: 'employees',
          columns:
            'id username first_name middle_name last_name phone email gender dob profile_picture street village taluka district state pin_code roles active created_by created_at',
          changed: {
            id: `r.id + ${shift}`,
            username: "r.username || '.' || copy",
            email: "copy || '.' || r.email",
            phone: `(6000000000 + r.id + ${shift})::text`,
            created_by: '1',
          },
        },
        companies,
      ),
    );
    for (const copies of worked({ farmers, dealers }, { employee_id: `r.employee_id + ${shift}` }, (column) => `r.${column}`, 'r.entry_date')) {
      const id = copies.changed['id'] && `r.id + copy * ${idShift * 100}::bigint`;
      const meeting = copies.changed['meeting_id'] && `r.meeting_id + copy * ${idShift * 100}::bigint`;
      await execute(copyStatement({ ...copies, changed: { ...copies.changed, ...(id && { id }), ...(meeting && { meeting_id: meeting }) } }, companies));
    }
    await execute(sql.raw(`select setval(pg_get_serial_sequence('employees', 'id'), ${27 * (companies + 1)}::bigint)`));
  }

  // Phone numbers of copies begin with 6, and those of the demo with 7 to 9.
  for (const [table, count, own] of [
    ['farmers', farmers, 'crops'],
    ['dealers', dealers, 'dealer_data'],
  ] as const) {
    const [least] = bounds[table];
    const key = table.slice(0, -1);
    await execute(
      sql.raw(`with ${lastVisits(key, least)}
        insert into ${table} (id, first_name, middle_name, last_name, phone, email, gender, dob, profile_picture, street, village, taluka, district,
          state, pin_code, sync_id, created_by, register_date, whats_app_phone, latitude, longitude, ${own},
          last_visit_at, last_visit_by, last_visit_employee_id, last_visit_meeting_id)
        select n, r.first_name, r.middle_name, other.last_name, (6000000000 + n)::text, n || '.' || r.email, r.gender, r.dob, r.profile_picture, r.street,
          r.village, r.taluka, r.district, r.state, r.pin_code, r.sync_id, r.created_by + 27 * (n / ${least} % ${companies + 1}),
          r.register_date + n * interval '1 ms', null, r.latitude, r.longitude, r.${own},
          visit.at, visit.by, visit.employee_id, visit.meeting_id
        from generate_series(${least + 1}, ${count}) n join ${table} r on r.id = 1 + n % ${least} join ${table} other on other.id = 1 + n / ${least} % ${least}
          left join visit on visit.customer_id = n`),
    );
    await execute(
      sql.raw(`insert into ${key}_keys (phone, first_name, last_name, ${key}_id)
        select r.phone, k.first_name, l.last_name, r.id from ${table} r join ${key}_keys k on k.${key}_id = 1 + r.id % ${least}
        join ${key}_keys l on l.${key}_id = 1 + r.id / ${least} % ${least} where r.id > ${least}`),
    );
    await execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), ${count}::bigint)`));
  }

  await loadPayroll(execute, { days }, end.toISOString());
  await loadDeliveries(execute, farmers, end.toISOString());
  if (batches > 0) await loadUses(execute, { uses, batches, codes, days, dealers }, end.toISOString());
  // The copies are counted in the same way as the migration counted earlier rows.
  await execute(sql`truncate activity_days, activity_months, activity_totals`);
  for (const statement of countActivity) await execute(sql.raw(statement));
  // Updates statistics for the planner and the visibility map for index-only scans.
  await execute(sql`vacuum (analyze)`);
}

/** Returns a named query for the last visit of each customer above the demo's. */
const lastVisits = (customer: string, least: number): string => `visit as (
    select distinct on (customer_id) customer_id, at, first_name || ' ' || last_name as by, employee_id, meeting_id from (
      select ${customer}_id as customer_id, start_time as at, employee_id, id as meeting_id from meetings where status = 'FINISHED'
      union all select ${customer}_id, visited_at, employee_id, meeting_id from meeting_visits
    ) seen join employees on employees.id = employee_id where customer_id > ${least} order by customer_id, at desc)`;

/** Loads a holiday in each month, and leave for half of the days without attendance. */
async function loadPayroll(execute: (statement: SQL) => Promise<void>, { days }: Pick<Sizes, 'days'>, end: string): Promise<void> {
  const begin = `'${end}'::timestamptz::date - ${days}`;
  await execute(
    sql.raw(`insert into holidays (date, name, set_at, set_by)
      select day, 'Holiday', '${end}', 1 from generate_series(${begin}, '${end}'::timestamptz, interval '30 days') day`),
  );
  await execute(
    sql.raw(`insert into day_types (employee_id, entry_date, type, reason, set_at, set_by)
      select e.id, day, 'LEAVE', 'Leave', '${end}', 1 from employees e, generate_series(${begin}, '${end}'::timestamptz - interval '1 day', interval '1 day') day
      where (e.id + extract(doy from day)::int) % 2 = 0 and not exists (select from attendance a where a.employee_id = e.id and a.entry_date = day::date)`),
  );
}

/** Loads two webhooks without subscribers, with past deliveries. */
async function loadDeliveries(execute: (statement: SQL) => Promise<void>, count: number, end: string): Promise<void> {
  await execute(
    sql.raw(`insert into webhooks (url, types, active, created_at, secret)
      select 'https://example.com/' || n, array['FARMER'], false, '${end}', '' from generate_series(1, 2) n`),
  );
  await execute(
    sql.raw(`insert into webhook_deliveries (webhook_id, message_id, event, subject, body, status, attempts,
        first_attempt_at, attempted_at, response_status, duration_ms, created_at)
      select w.id, 'msg_' || n, 'farmer.updated', 'FARMER ' || n, '{}', 'DELIVERED', 1, '${end}', '${end}', 200, 120, '${end}'
      from webhooks w, generate_series(1, ${count}) n`),
  );
}

/** Loads batches of codes, and uses of their cards spread over the days. One person collects about twenty uses. */
async function loadUses(
  execute: (statement: SQL) => Promise<void>,
  { uses, batches, codes, days, dealers }: Pick<Sizes, 'uses' | 'batches' | 'codes' | 'days' | 'dealers'>,
  end: string,
): Promise<void> {
  const people = Math.max(300, Math.ceil(uses / 20));
  const first = 'select min(id) from qr_batches where quantity = ';
  const begin = `'${end}'::timestamptz - interval '${days} days'`;
  await execute(
    sql.raw(`insert into qr_batches (product_variant_id, expiry_in_months, points, quantity, created_by, created_at)
      select 1 + n % 30, 24, 50, ${codes}, 1, ${begin} from generate_series(1, ${batches}) n`),
  );
  await execute(
    sql.raw(`insert into qr_users (id, first_name, middle_name, last_name, phone, address, language, created_at, updated_at)
      select n, r.first_name, r.middle_name, other.last_name, (6000000000 + n)::text, r.address, r.language, r.created_at, r.updated_at
      from generate_series(301, ${people}) n join qr_users r on r.id = 1 + n % 300 join qr_users other on other.id = 1 + n / 300 % 300`),
  );
  await execute(sql.raw(`select setval(pg_get_serial_sequence('qr_users', 'id'), ${people}::bigint)`));
  const used = `${begin} + n * interval '${days} days' / ${uses + 1}`;
  const card = `(${first}${codes} and created_by = 1 and created_at = ${begin}) + n % ${batches}`;
  await execute(
    sql.raw(`insert into qr_uses (created_at, qr_user_id, transaction_type, points, batch_id, serial, dealer_id)
      select ${used}, 1 + n % ${people}, 'EARN', 50, ${card}, n / ${batches}, 1 + n % ${dealers} from generate_series(0, ${uses - 1}) n`),
  );
  await execute(sql.raw(`insert into qr_cards (batch_id, serial, used_at) select ${card}, n / ${batches}, ${used} from generate_series(0, ${uses - 1}) n`));
}
