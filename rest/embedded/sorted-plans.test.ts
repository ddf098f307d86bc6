/**
 * The index by which each order of a long list is read, on any page.
 * @module-tag slow
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { dealers } from './database/tables/customers.ts';
import { addCustomerRow } from './testing/customers.ts';
import { onOneMachine, planOf, rowsIn } from './testing/plans.ts';
import { again, createRecorder } from './testing/statements.ts';
import { addPerson, startTestServer, type TestServer } from './testing/test-server.ts';

describe('the plan of a long list', () => {
  const recorder = createRecorder();
  const count = 20_000;
  let rest: TestServer;
  let token: string;
  let admin: string;

  beforeAll(async () => {
    rest = await startTestServer(recorder.logger);
    ({ id: admin, token } = await rest.addAndSignIn('admin', ['ROLE_ADMIN']));
    const walker = await addPerson(rest.database, 'walker');
    await addCustomerRow(rest.database, dealers, 'Chetan', { createdBy: admin });
    const rows = sql.raw(String(count));
    await rest.database.execute(sql`insert into farmers (id, first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by,
        last_visit_at, last_visit_by, last_visit_employee_id)
      select nextval('farmers_id_seq'), 'Name ' || md5(g::text), 'Patil', (9000000000 + g)::text, 'Gat No. 1', 'T' || g % 90, 'D' || g % 30, 'Maharashtra', '411001',
        timestamptz '2026-01-01' + g * interval '10 minutes', ${admin}::bigint,
        case when g % 4 > 0 then timestamptz '2026-11-01' - (g * 7919 % ${rows}) * interval '10 minutes' end,
        case when g % 4 > 0 then 'Walker ' || g % 97 end, case when g % 4 > 0 then case g % 100 when 1 then ${walker} else ${admin} end::bigint end
      from generate_series(1, ${rows}) g`);
    const dealer = sql`(select id from dealers limit 1)`;
    await rest.database.execute(sql`insert into meetings (id, created_by, employee_id, dealer_id, created_at, planned_at, status, start_time, end_time)
      select nextval('meetings_id_seq'), ${admin}::bigint, ${admin}::bigint, ${dealer}, timestamptz '2026-01-01' + g * interval '10 minutes',
        case when g % 3 > 0 then at end, case when g % 3 < 2 then 'FINISHED' else 'SCHEDULED' end, case when g % 3 < 2 then at end,
        case when g % 3 < 2 then at end from generate_series(1, ${rows}) g,
        lateral (select timestamptz '2026-01-01' + (g * 7919 % ${rows}) * interval '10 minutes' as at) day`);
    await rest.database.execute(sql`vacuum analyze`);
  });
  afterAll(() => rest.close());

  onOneMachine.each<[string, Readonly<Record<string, string>>, string]>([
    ['getAllFarmersPage', { sort: 'NAME' }, 'farmers_name_order_index'],
    ['getAllFarmersPage', { sort: 'PHONE' }, 'farmers_phone_index'],
    ['getAllFarmersPage', { sort: 'AREA' }, 'farmers_area_index'],
    ['getAllFarmersPage', { sort: 'REGISTERED' }, 'farmers_registration_index'],
    ['getAllFarmersPage', { lastVisitedBy: 'walker' }, 'farmers_visitor_index'],
    ['getAllFarmerMeetingByUserPage', { everyone: 'true', sort: 'PLANNED' }, 'meetings_planned_order_index'],
    ['getAllFarmerMeetingByUserPage', { everyone: 'true', sort: 'STARTED' }, 'meetings_start_order_index'],
    ['getAllFarmerMeetingByUserPage', { everyone: 'true', plannedFrom: '2026-02-01', plannedUntil: '2026-02-01' }, 'meetings_planned_order_index'],
    ['getAllFarmerMeetingByUserPage', { everyone: 'true', startedFrom: '2026-02-01', startedUntil: '2026-02-01' }, 'meetings_start_order_index'],
  ])('%s %j', async (call, asked, index) => {
    for (const direction of 'sort' in asked ? ['ASCENDING', 'DESCENDING'] : [undefined]) {
      for (const pageNumber of 'sort' in asked ? [0, 7, 990] : [0, 7]) {
        recorder.take();
        const query = { ...asked, ...(direction && { direction }), pageNumber: String(pageNumber), pageSize: '10' };
        expect((await rest.send(call, { token, query })).statusCode).toBe(200);
        const statements = recorder.take().filter(({ text }) => /from "(farmers|meetings)"/.test(text) && !/count\(/.test(text));
        expect(statements.length).toBeGreaterThan(0);
        const plans = await Promise.all(statements.map((statement) => planOf(rest.database, again(statement))));
        const lines = plans.flat();
        expect(lines.join('\n')).toContain(index);
        expect(lines.filter((line) => line.includes('Seq Scan on farmers') || line.includes('Seq Scan on meetings'))).toEqual([]);
        // The page near the middle is the farthest from both ends, so it is sought in the index alone.
        const skipped = pageNumber === 990 ? 10_100 : 0;
        expect(Math.max(...plans.map((plan) => rowsIn(plan)))).toBeLessThan(skipped * 2 + 2_500);
        if (pageNumber === 990) expect(lines.join('\n')).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index}`));
      }
    }
  });

  onOneMachine.each([
    [{ sort: 'LAST_VISIT' }, 'farmers_last_visit_order_index'],
    [{ sort: 'LAST_VISIT', direction: 'DESCENDING' }, 'farmers_last_visit_index'],
    [{ sort: 'LAST_VISITED_BY' }, 'farmers_visitor_order_index'],
    [{ sort: 'LAST_VISITED_BY', direction: 'DESCENDING' }, 'farmers_visitor_down_index'],
    [{ sort: 'LAST_VISITED_BY', lastVisitedBy: 'walker' }, 'farmers_visitor_index'],
    [{ sort: 'LAST_VISIT', direction: 'DESCENDING', lastVisitedBy: 'walker', notVisitedForDays: '30' }, 'farmers_visitor_index'],
  ])('farmers %j', async (asked, index) => {
    for (const pageNumber of ['0', '7']) {
      recorder.take();
      expect((await rest.send('getAllFarmersPage', { token, query: { ...asked, pageNumber, pageSize: '10' } })).statusCode).toBe(200);
      const statements = recorder.take().filter(({ text }) => /from "farmers"/.test(text) && ('lastVisitedBy' in asked || !/count\(/.test(text)));
      const plans = await Promise.all(statements.map((statement) => planOf(rest.database, again(statement))));
      expect(plans.flat().join('\n')).toContain(index);
      expect(plans.flat().join('\n')).not.toContain('Seq Scan on farmers');
    }
  });

  onOneMachine('of employees with a meeting planned in a week in an area reads only the meetings of the week', async () => {
    recorder.take();
    const area = { customerState: 'Maharashtra', customerDistrict: 'Pune', customerTaluka: 'Shirur' };
    const query = { roles: 'user,admin', pageNumber: '0', pageSize: '10', plannedFrom: '2026-02-02', plannedDays: '7', ...area };
    expect((await rest.send('fetchAllEmployeeByPage', { token, query })).statusCode).toBe(200);
    const [statement, ...others] = recorder.take().filter(({ text }) => text.includes('from "meetings"'));
    if (statement === undefined) throw new Error('No statement reads meetings');
    expect(others).toEqual([]);
    const plan = await planOf(rest.database, again(statement));
    expect(plan.join('\n')).toContain('meetings_planned_order_index');
    expect(plan.filter((line) => line.includes('Seq Scan on meetings') || line.includes('Seq Scan on farmers'))).toEqual([]);
    // A week has some 670 planned meetings, and is read for farmers and for dealers.
    expect(rowsIn(plan)).toBeLessThan(6_000);
  });

  onOneMachine.each([
    ['all areas', {}],
    ['an area', { state: 'Maharashtra', district: 'Pune', taluka: 'Haveli' }],
  ])('of the planned meetings of an employee in a week in %s reads only the meetings of the week', async (_name, area) => {
    recorder.take();
    const query = { ids: admin, from: '2026-02-02', days: '7', ...area };
    const response = await rest.send('fetchPlannedMeetings', { token, query });
    expect(response.json().data[0].meetings.length).toBeGreaterThan(600);
    const statements = recorder.take().filter(({ text }) => /from "(meetings|farmers)"/.test(text));
    expect(statements.map(({ text }) => /from "(\w+)"/.exec(text)?.[1])).toEqual(['meetings']);
    const plan = (await Promise.all(statements.map((statement) => planOf(rest.database, again(statement))))).flat();
    expect(plan.join('\n')).toContain('meetings_planned_index');
    expect(plan.join('\n')).not.toContain('Seq Scan on meetings');
    expect(rowsIn(plan)).toBeLessThan(4_000);
  });
});
