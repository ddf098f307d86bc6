/** Concurrent calls on a PostgreSQL server, each waiting at a lock until the other one is done. */
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { indiaDate } from '../contract/clock.ts';
import { employees as employeeCalls } from '../contract/employees.ts';
import { farmers } from './database/tables/customers.ts';
import { payrollLocks } from './people/open-month.ts';
import { hashPassword } from './session/password.ts';
import { addPayload } from './testing/add-payload.ts';
import { addCustomerRow } from './testing/customers.ts';
import { openClient } from './testing/postgres-client.ts';
import { noPostgres, type PostgresServer, startPostgres } from './testing/postgres-server.ts';
import { addPerson, startTestServer, type TestServer } from './testing/test-server.ts';

const title = noPostgres === null ? 'two writes at once' : `two writes at once (${noPostgres})`;

describe.skipIf(noPostgres !== null)(title, () => {
  let postgres: PostgresServer;
  let rest: TestServer;
  let other: Awaited<ReturnType<typeof openClient>>;
  let admin: string;
  let count = 0;
  let ravi: string;
  const username = () => `ravi${count}`;

  beforeAll(async () => {
    postgres = await startPostgres();
    rest = await startTestServer(undefined, postgres.urlOf('postgres'));
    other = await openClient(rest.url ?? '');
    ({ token: admin } = await rest.addAndSignIn('admin', ['ROLE_ADMIN']));
  });
  afterAll(async () => {
    await other?.end();
    await rest?.close();
    await postgres?.[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    count += 1;
    ravi = await addPerson(rest.database, username(), ['ROLE_USER'], { firstName: 'Ravi' });
  });

  /** Runs the statements in one transaction, commits when the call waits for one of its locks, and returns the response. */
  async function meets(statements: readonly string[], call: () => ReturnType<TestServer['send']>) {
    await other.query('begin');
    for (const statement of statements) await other.query(statement);
    const answer = call();
    await waits();
    await other.query('commit');
    return answer;
  }

  /** Returns the number of connections that wait for a lock. A transaction sees the first answer again until it is cleared. */
  const countWaiting = async () => {
    await other.query('select pg_stat_clear_snapshot()');
    return (await other.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount;
  };

  const waits = () => expect.poll(countWaiting).toBe(1);

  test('starts no session with a password that is changed meanwhile', async () => {
    const hash = await hashPassword('brown-soil-17');
    const change = [`update employees set password_hash = '${hash}' where id = ${ravi}`, `delete from sessions where employee_id = ${ravi}`];
    const answer = await meets(change, () => rest.send('signIn', { body: { username: username(), password: 'green-harvest-42' } }));
    expect(answer.statusCode).toBe(401);
    const { rowCount } = await other.query(`select from sessions where employee_id = ${ravi}`);
    expect(rowCount).toBe(0);
  });

  test('starts no session for a person who is deactivated meanwhile', async () => {
    const change = [`update employees set active = false where id = ${ravi}`, `delete from sessions where employee_id = ${ravi}`];
    const answer = await meets(change, () => rest.send('signIn', { body: { username: username(), password: 'green-harvest-42' } }));
    expect(answer.statusCode).toBe(401);
  });

  test('schedules no meeting for a person who is deactivated meanwhile', async () => {
    const farmerId = await addCustomerRow(rest.database, farmers, 'Sunita', { createdBy: ravi });
    const answer = await meets([`update employees set active = false where id = ${ravi}`], () =>
      rest.send('scheduleFarmerMeet', { token: admin, body: { userId: ravi, farmerId } }),
    );
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Ravi Patil is not active']);
  });

  test('does not overwrite the concurrent change of an administrator with a profile, and returns the version', async () => {
    const token = await rest.signIn(username());
    const { version } = (await rest.send('getProfile', { token })).json().data;
    const change = [
      `update employees set phone = '9822041799' where id = ${ravi}`,
      `insert into employee_changes (employee_id, changed_at, changed_by, before) values (${ravi}, now(), ${ravi}, '{"phone": null}')`,
    ];
    const body = { ...addPayload, email: `${username()}@demo.example`, phoneNumber: '9822041711', version };
    const refused = await meets(change, () => rest.send('updateProfile', { token, body }));
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Ravi Patil has changed this meanwhile. Nothing of yours was saved: read it again first',
    ]);
    const saved = await rest.send('updateProfile', { token, body: { ...body, version: version + 1 } });
    expect(Compile(employeeCalls.updateProfile.response).Check(saved.json().data)).toBe(true);
    expect(saved.json().data).toMatchObject({ version: version + 2 });
    // The history contains the administrator's values, not those that the profile was based on.
    const { rows } = await other.query(`select before from employee_changes where employee_id = ${ravi} order by id desc limit 1`);
    expect(rows[0]).toMatchObject({ before: { phone: '9822041799' } });
  });

  test.each([
    ['activateUser', () => ({ email: `${username()}@demo.example`, activate: false })],
    ['updateUser', () => ({ ...addPayload, email: `${username()}@demo.example`, userId: ravi, roles: ['user'] })],
  ])('refuses %s to an administrator who loses the role meanwhile', async (call, body) => {
    const boss = await addPerson(rest.database, `boss${count}`, ['ROLE_ADMIN']);
    await rest.database.execute(`update employees set email = '${username()}@demo.example' where id = ${ravi}`);
    const token = await rest.signIn(`boss${count}`);
    const change = [`update employees set roles = '{ROLE_USER}' where id = ${boss}`];
    const refused = await meets(change, () => rest.send(call, { token, body: body() }));
    expect(refused.statusCode).toBe(403);
  });

  test('counts all concurrent registrations of one taluka, by day and by month', async () => {
    const day = indiaDate(rest.now());
    const key = [addPayload.state, addPayload.district, addPayload.taluka].join('/');
    const add = (
      dealersRegistered: number,
    ) => `insert into activity_days (kind, day, key, dealers_registered) values ('TALUKA', '${day}', '${key}', ${dealersRegistered})
      on conflict (kind, day, key) do update set dealers_registered = activity_days.dealers_registered + excluded.dealers_registered`;
    await meets([add(3)], () => rest.send('addFarmer', { token: admin, body: { ...addPayload, phoneNumber: '9000000001' } }));
    // A recount waits for a registration, and the registration for the recount.
    const recount = ['lock table activity_days in share row exclusive mode', `delete from activity_days where day = '${day}'`, add(5)];
    await meets(recount, () => rest.send('addFarmer', { token: admin, body: { ...addPayload, phoneNumber: '9000000002' } }));
    for (const table of ["activity_days where kind = 'TALUKA'", "activity_months where kind = 'TALUKA'", 'activity_totals']) {
      const { rows } = await other.query(`select farmers_registered, dealers_registered from ${table}`);
      expect(rows).toEqual([{ farmers_registered: 1, dealers_registered: 5 }]);
    }
  });

  test('pairs two alike customers who are registered at once', async () => {
    const phone = '9500000001';
    const { token: moderator } = await rest.addAndSignIn('meera', ['ROLE_MODERATOR']);
    const add = (token: string, firstName: string, taluka: string) =>
      rest.send('addFarmer', { token, body: { ...addPayload, email: `${firstName}@demo.example`, firstName, taluka, phoneNumber: phone } });
    const first: string = (await add(admin, 'Sunita', 'Haveli')).json().addedId;
    const { rows } = await other.query('select last_value + 1 as next from farmers_id_seq');
    // The next registration waits here after it has read its partners.
    await other.query('begin');
    await other.query(`insert into farmer_duplicates (first_id, second_id) values (${first}, ${rows[0].next})`);
    const second = add(admin, 'Manda', 'Shirur');
    await waits();
    const third = add(moderator, 'Kamal', 'Mulshi');
    let isThirdDone = false;
    void third.then(() => (isThirdDone = true));
    await expect.poll(async () => isThirdDone || (await countWaiting()) === 2).toBe(true);
    await other.query('rollback');
    const answers = [await second, await third];
    const ids: string[] = [first, ...answers.map((answer) => answer.json().addedId)];
    const pairs = await other.query(`select first_id::text, second_id::text from farmer_duplicates where first_id in (${ids}) order by 1, 2`);
    const [one, two, three] = ids;
    expect(pairs.rows.map(Object.values)).toEqual([
      [one, two],
      [one, three],
      [two, three],
    ]);
  });

  test('stores no pair of two customers of whom one gets another phone number at once', async () => {
    const [phone, earlier, later] = ['9500000011', '9500000012', '9500000013'];
    const { token: moderator } = await rest.addAndSignIn('kamala', ['ROLE_MODERATOR']);
    const leaving = { ...addPayload, email: 'vimal@demo.example', firstName: 'Vimal', taluka: 'Haveli', phoneNumber: phone };
    const coming = { ...addPayload, email: 'shobha@demo.example', firstName: 'Shobha', taluka: 'Shirur', phoneNumber: earlier };
    const add = async (body: object): Promise<string> => (await rest.send('addFarmer', { token: admin, body })).json().addedId;
    const [first, second] = [await add(leaving), await add(coming)];
    const change = (token: string, id: string, body: typeof leaving, phoneNumber: string) =>
      rest.send('updateFarmer', { token, body: { ...body, id, version: 1, whatsAppMobile: '', profilePicture: '', details: [], phoneNumber } });
    // The first change waits here after it has read its partners.
    await other.query('begin');
    await other.query(`insert into farmer_duplicates (first_id, second_id) values (${first}, ${second})`);
    const arrives = change(admin, second, coming, phone);
    await waits();
    const leaves = change(moderator, first, leaving, later);
    let isDone = false;
    void leaves.then(() => (isDone = true));
    await expect.poll(async () => isDone || (await countWaiting()) === 2).toBe(true);
    await other.query('rollback');
    expect([(await arrives).statusCode, (await leaves).statusCode]).toEqual([200, 200]);
    const pairs = await other.query(`select from farmer_duplicates where first_id = ${first} and second_id = ${second}`);
    expect(pairs.rowCount).toBe(0);
  });

  test('retries a write that PostgreSQL ends because of a deadlock', async () => {
    await rest.send('markAttendance', { token: admin, body: { latitude: 18.5, longitude: 73.8, userId: ravi } });
    await other.query('begin');
    // Only the REST API detects deadlocks, so its transaction is the one that is ended.
    await other.query("set local deadlock_timeout = '1h'");
    await other.query('lock table audit_events in exclusive mode');
    const answer = rest.send('approveAttendance', { token: admin, body: { userId: ravi, date: '2026-11-20' } });
    await waits();
    await other.query(`select from attendance where employee_id = ${ravi} for update`);
    await other.query('commit');
    expect((await answer).statusCode).toBe(200);
  });

  test.each([
    ['approveAttendance', { note: 'He rang' }, 'day_refusals (employee_id, entry_date, refused_at, refused_by, reason)', 'refused: withdraw the refusal first'],
    ['refuseDay', { reason: 'At home' }, null, 'approved: withdraw the approval first'],
    ['askAboutDay', { question: 'Where?' }, null, 'approved: withdraw the approval first'],
  ])('%s is refused for a day that is decided otherwise meanwhile', async (call, body, refusals, message) => {
    await rest.send('markAttendance', { token: admin, body: { latitude: 18.5, longitude: 73.8, userId: ravi } });
    const ofRavi = `employee_id = ${ravi}`;
    const decision =
      refusals === null
        ? [`update attendance set approved_at = now(), approved_by = ${ravi} where ${ofRavi}`]
        : [`select from attendance where ${ofRavi} for update`, `insert into ${refusals} values (${ravi}, '2026-11-20', now(), ${ravi}, 'At home')`];
    const answer = await meets(decision, () => rest.send(call, { token: admin, body: { userId: ravi, date: '2026-11-20', ...body } }));
    expect([answer.statusCode, answer.json().message]).toEqual([409, `The attendance of Ravi Patil on 20 Nov 2026 is ${message}`]);
  });

  describe('a merge', () => {
    let [keepId, mergeId] = ['', ''];
    const merge = (keep = keepId, merged = mergeId) =>
      rest.send('mergeFarmers', { token: admin, body: { keepId: keep, keepVersion: 1, mergeId: merged, mergeVersion: 1, values: {} } });
    const phoneOf = (digit: number) => String(9_300_000_000 + count * 10 + digit);
    const add = (digit: number, more: object = {}) =>
      addCustomerRow(rest.database, farmers, `Vilas${digit}`, { createdBy: ravi, phone: phoneOf(digit), ...more });
    beforeEach(async () => {
      [keepId, mergeId] = [await add(1), await add(2)];
    });

    test('is refused when either customer was changed meanwhile', async () => {
      const answer = await meets([`update farmers set version = 2, middle_name = 'Baban' where id = ${mergeId}`], () => merge());
      expect(answer.statusCode).toBe(400);
      expect((await rest.send('fetchFarmerById', { token: admin, query: { id: mergeId } })).json().data).toMatchObject({ middleName: 'Baban' });
    });

    test('of a pair in both directions at once is done once', async () => {
      const answers = await Promise.all([merge(), merge(mergeId, keepId)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect((await other.query(`select from farmers where id in (${keepId}, ${mergeId})`)).rowCount).toBe(1);
    });

    test('moves a meeting that is planned meanwhile, and a later meeting with the merged customer is refused', async () => {
      const planned = [
        `select from farmers where id = ${mergeId} for share`,
        `insert into meetings (created_by, employee_id, farmer_id, created_at) values (${ravi}, ${ravi}, ${mergeId}, now())`,
      ];
      expect((await meets(planned, () => merge())).statusCode).toBe(200);
      const { rows } = await other.query(`select farmer_id::text from meetings where employee_id = ${ravi}`);
      expect(rows).toEqual([{ farmer_id: keepId }]);
      const late = await rest.send('scheduleFarmerMeet', { token: admin, body: { userId: ravi, farmerId: mergeId } });
      expect(late.statusCode).toBe(409);
    });

    test('moves a meeting and its visits that another employee takes over meanwhile', async () => {
      const sunil = await addPerson(rest.database, `sunil${count}`);
      const { rows } = await other.query(`insert into meetings (created_by, employee_id, farmer_id, created_at, status, start_time)
        values (${ravi}, ${ravi}, ${mergeId}, now(), 'STARTED', now()) returning id`);
      const visit = (employeeId: string) => `insert into meeting_visits (employee_id, meeting_id, position, farmer_id, visited_at)
        values (${employeeId}, ${rows[0].id}, 0, ${mergeId}, now())`;
      await other.query(visit(ravi));
      const takenOver = [
        `insert into meetings (id, created_by, employee_id, farmer_id, created_at, status, start_time)
          select id, created_by, ${sunil}, farmer_id, created_at, status, start_time from meetings where employee_id = ${ravi}`,
        visit(sunil),
        `delete from meetings where employee_id = ${ravi}`,
      ];
      expect((await meets(takenOver, () => merge())).statusCode).toBe(200);
      for (const table of ['meetings', 'meeting_visits']) {
        const moved = await other.query(`select employee_id::text, farmer_id::text from ${table} where farmer_id in (${keepId}, ${mergeId})`);
        expect(moved.rows).toEqual([{ employee_id: sunil, farmer_id: keepId }]);
      }
    });

    test('leaves no pair of the merged customer and one who is registered at once', async () => {
      const { token: moderator } = await rest.addAndSignIn('lata', ['ROLE_MODERATOR']);
      mergeId = await add(3, { taluka: 'Shirur', registerDate: '2026-10-02T04:30:00Z' });
      // The merge waits here before its end.
      await other.query('begin');
      await other.query("insert into activity_days (kind, day, key) values ('TALUKA', '2026-10-02', 'Maharashtra/Pune/Shirur')");
      const merged = merge();
      await waits();
      const body = { ...addPayload, email: 'lata@demo.example', firstName: 'Lata', taluka: 'Mulshi', phoneNumber: phoneOf(3) };
      const added = rest.send('addFarmer', { token: moderator, body });
      let isDone = false;
      void added.then(() => (isDone = true));
      await expect.poll(async () => isDone || (await countWaiting()) === 2).toBe(true);
      await other.query('rollback');
      expect([(await merged).statusCode, (await added).statusCode]).toEqual([200, 200]);
      const pairs = await other.query(`select from farmer_duplicates where ${mergeId} in (first_id, second_id)`);
      expect(pairs.rowCount).toBe(0);
    });
  });

  describe('a payroll month', () => {
    const october = { month: 10, year: 2026 };
    const lock = (kind: '' | '_shared') => `select pg_advisory_xact_lock${kind}(${payrollLocks}, 202610)`;
    const close = `insert into payroll_closures (month, closed_at, closed_by) select '2026-10-01', now(), min(id) from employees`;
    const workedOn = (date: string) =>
      `insert into attendance (employee_id, entry_date, punch_in_time, punch_out_time) values (${ravi}, '${date}', '${date}T04:00:00Z', '${date}T12:00:00Z')`;
    beforeEach(async () => {
      for (const table of ['payroll_rows', 'payroll_closures']) await other.query(`delete from ${table}`);
      // Only Ravi's single day counts.
      await other.query("update employees set active = false where roles = '{ROLE_USER}'");
      for (const table of ['day_refusals', 'day_questions', 'attendance']) await other.query(`delete from ${table}`);
      await other.query(workedOn('2026-10-05'));
    });

    test.each([
      ['approveAttendance', () => ({ userId: ravi, date: '2026-10-05' })],
      ['setDayType', () => ({ userId: ravi, date: '2026-10-05', type: 'HALF_DAY', reason: 'Doctor' })],
      ['setHoliday', () => ({ date: '2026-10-06', name: 'Dasara' })],
      ['correctAttendance', () => ({ userId: ravi, date: '2026-10-05', punchOutTime: '2026-10-05T13:00:00Z', reason: 'Typing error' })],
      ['refuseDay', () => ({ userId: ravi, date: '2026-10-05', reason: 'At home' })],
      ['askAboutDay', () => ({ userId: ravi, date: '2026-10-05', question: 'Where?' })],
      ['answerDayQuestion', () => ({ userId: ravi, date: '2026-10-05', answer: 'In Karad' })],
    ])('that is closed meanwhile refuses %s', async (call, body) => {
      const answer = await meets([lock(''), close], () => rest.send(call, { token: admin, body: body() }));
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'October 2026 is closed']);
    });

    test('is closed only after the running writes of its days, and includes them', async () => {
      await other.query(`update attendance set approved_at = now(), approved_by = (select min(id) from employees)`);
      const withdrawn = [lock('_shared'), 'update attendance set approved_at = null, approved_by = null'];
      const answer = await meets(withdrawn, () => rest.send('closePayrollMonth', { token: admin, body: october }));
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'October 2026 cannot be closed: days that need checking are left (1)']);
    });

    test('is closed with everyone who was on the payroll when one of them becomes a moderator meanwhile', async () => {
      const crew = Array.from({ length: 59 }, (_, index) => `crew${index}`);
      for (const name of crew) await addPerson(rest.database, name, ['ROLE_USER'], { active: false });
      await other.query(`insert into attendance (employee_id, entry_date, punch_in_time, punch_out_time)
        select id, '2026-10-05', '2026-10-05T04:00:00Z', '2026-10-05T12:00:00Z' from employees where username like 'crew%'`);
      await other.query(`update attendance set approved_at = now(), approved_by = (select min(id) from employees)`);
      // The closing waits when it stores the first figures.
      const promoted = ['lock table payroll_rows in exclusive mode', "update employees set roles = '{ROLE_MODERATOR}' where username = 'crew0'"];
      const answer = await meets(promoted, () => rest.send('closePayrollMonth', { token: admin, body: october }));
      expect(answer.statusCode).toBe(200);
      const { rows } = await other.query('select count(distinct employee_id)::int as people from payroll_rows');
      expect(rows).toEqual([{ people: 60 }]);
    });

    test('does not serialise writes of its days', async () => {
      await other.query('begin');
      await other.query(lock('_shared'));
      expect((await rest.send('approveAttendance', { token: admin, body: { userId: ravi, date: '2026-10-05' } })).statusCode).toBe(200);
      await other.query('commit');
    });
  });
});
