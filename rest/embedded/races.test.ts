/** Calls that meet in the database of a PostgreSQL server, each held at a lock until the other one is done. */
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employees as employeeCalls } from '../contract/employees.ts';
import { hashPassword } from './session/password.ts';
import { addPayload } from './testing/add-payload.ts';
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
    await addPerson(rest.database, 'admin', ['ROLE_ADMIN']);
    admin = await rest.signIn('admin');
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

  /** Runs the statements in one transaction, commits once the call waits for a lock of them, and returns the answer. */
  async function meets(statements: readonly string[], call: () => ReturnType<TestServer['send']>) {
    await other.query('begin');
    for (const statement of statements) await other.query(statement);
    const answer = call();
    await waits();
    await other.query('commit');
    return answer;
  }

  const waits = () =>
    expect
      .poll(async () => (await other.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount)
      .toBe(1);

  test('a session is not started with a password that is changed meanwhile', async () => {
    const hash = await hashPassword('brown-soil-17');
    const change = [`update employees set password_hash = '${hash}' where id = ${ravi}`, `delete from sessions where employee_id = ${ravi}`];
    const answer = await meets(change, () => rest.send('signIn', { body: { username: username(), password: 'green-harvest-42' } }));
    expect(answer.statusCode).toBe(401);
    const { rowCount } = await other.query(`select from sessions where employee_id = ${ravi}`);
    expect(rowCount).toBe(0);
  });

  test('a session is not started for somebody who is deactivated meanwhile', async () => {
    const change = [`update employees set active = false where id = ${ravi}`, `delete from sessions where employee_id = ${ravi}`];
    const answer = await meets(change, () => rest.send('signIn', { body: { username: username(), password: 'green-harvest-42' } }));
    expect(answer.statusCode).toBe(401);
  });

  test('a profile does not overwrite what an administrator changes meanwhile, and names the version that it was made from', async () => {
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
    // The history says what the administrator wrote, and not what the profile was read with.
    const { rows } = await other.query(`select before from employee_changes where employee_id = ${ravi} order by id desc limit 1`);
    expect(rows[0]).toMatchObject({ before: { phone: '9822041799' } });
  });

  test.each([
    ['activateUser', () => ({ email: `${username()}@demo.example`, activate: false })],
    ['updateUser', () => ({ ...addPayload, email: `${username()}@demo.example`, userId: ravi, roles: ['user'] })],
  ])('%s is refused to an administrator who loses the role meanwhile', async (call, body) => {
    const boss = await addPerson(rest.database, `boss${count}`, ['ROLE_ADMIN']);
    await rest.database.execute(`update employees set email = '${username()}@demo.example' where id = ${ravi}`);
    const token = await rest.signIn(`boss${count}`);
    const change = [`update employees set roles = '{ROLE_USER}' where id = ${boss}`];
    const refused = await meets(change, () => rest.send(call, { token, body: body() }));
    expect(refused.statusCode).toBe(403);
  });

  test('a write that PostgreSQL ends because of a deadlock is made again', async () => {
    await rest.send('markAttendance', { token: admin, body: { latitude: 18.5, longitude: 73.8, userId: ravi } });
    await other.query('begin');
    // Only the REST API looks for deadlocks, so its transaction is the one that is ended.
    await other.query("set local deadlock_timeout = '1h'");
    await other.query('lock table audit_events in exclusive mode');
    const answer = rest.send('approveAttendance', { token: admin, body: { userId: ravi, date: '2026-11-20' } });
    await waits();
    await other.query(`select from attendance where employee_id = ${ravi} for update`);
    await other.query('commit');
    expect((await answer).statusCode).toBe(200);
  });
});
