/**
 * The programs of docs/examples/, one after another, with a gateway and the embedded REST API.
 * @module-tag slow
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holdFreePort } from '../gateway/free-port.ts';
import { errorCodes } from '../gateway/graphql/errors.ts';
import { startTestGateway, type TestGateway } from '../gateway/testing/test-gateway.ts';
import { attendance } from '../rest/embedded/database/tables/attendance.ts';
import { pictures } from '../rest/embedded/database/tables/images.ts';
import { addPerson, startTestServer, type TestServer, testPassword } from '../rest/embedded/testing/test-server.ts';

const execute = promisify(execFile);

let rest: TestServer;
let gateway: TestGateway;
let folder = '';
/** Employee without a meeting. */
let workerId = '';
/** Farmer who was added by a program. */
let farmerId = '';
const environment: Record<string, string> = { PATH: process.env['PATH'] ?? '', NAME: 'asha', PASSWORD: testPassword };

beforeAll(async () => {
  rest = await startTestServer();
  await addPerson(rest.database, 'asha', ['ROLE_ADMIN']);
  workerId = await addPerson(rest.database, 'tanaji', ['ROLE_USER']);
  await rest.database.insert(attendance).values({ employeeId: workerId, entryDate: '2026-11-20', punchInTime: '2026-11-20T03:34:00Z' });
  const url = await rest.server.listen({ host: '127.0.0.1', port: 0 });
  const { port, release } = await holdFreePort('127.0.0.1');
  await release();
  // Base of the absolute links.
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  gateway = await startTestGateway({ extensions: true, restUrl: new URL(url), environment: { PORT: String(port), PUBLIC_URL } });
  environment['GATEWAY'] = (await gateway.gateway.listen()).origin;
  folder = await mkdtemp(path.join(tmpdir(), 'tools-'));
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await rest.close();
  await rm(folder, { recursive: true });
});

const program = (name: string) => path.resolve('docs/examples', `${name}.mjs`);

/** Runs a program in the folder of its files, and returns the lines of its output. */
async function run(name: string): Promise<readonly string[]> {
  const { stdout, stderr } = await execute(process.execPath, [program(name)], { cwd: folder, env: environment });
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}

const written = (file: string) => readFile(path.join(folder, file), 'utf8');

/** Each program prepares data for the following ones. */
describe.sequential('examples', () => {
  test('the page of examples links each program', async () => {
    const linked = [...(await readFile('docs/examples/README.md', 'utf8')).matchAll(/\]\(([\w-]+\.mjs)\)/g)].map(([, file]) => file);
    expect(linked.toSorted()).toEqual((await readdir('docs/examples')).filter((file) => file.endsWith('.mjs')).toSorted());
  });

  test('creates a token', async () => {
    const [token = ''] = await run('1-create-token');
    expect(token).toMatch(/^tool_/);
    environment['TOKEN'] = token;
    // No call has written anything yet, but the cursor is stored.
    expect(await run('4-follow-changes')).toEqual(['']);
    expect(await written('cursor')).not.toBe('');
  });

  test('returns the id of a created object', async () => {
    const [ids = ''] = await run('5-create-and-use-id');
    expect(ids).toMatch(/^\d+ \d+$/);
    [farmerId = ''] = ids.split(' ');
    expect(await rest.database.$count(pictures)).toBe(1);
  });

  test('imports rows, and names the field of a refusal', async () => {
    const lines = ['Sunita added', expect.stringMatching(/^Ganesh input\.phoneNumber: /)];
    expect(await run('6-import-rows')).toEqual(lines);
    // A second run adds nobody twice.
    expect(await run('6-import-rows')).toEqual(lines);
  });

  test('walks through all rows', async () => {
    expect(await run('2-walk-list')).toEqual([expect.stringMatching(/^\d+ Sunita Pawar$/), expect.stringMatching(/^\d+ Dattatray Kharat$/)]);
  });

  test('follows changes from the stored cursor', async () => {
    // On PostgreSQL, an open transaction of any database on the server delays the visibility of new changes.
    const lines: string[] = [];
    await vi.waitFor(
      async () => {
        lines.push(...(await run('4-follow-changes')).filter((line) => line !== ''));
        expect(lines).toEqual(['FARMER', 'MEETING', 'FARMER'].map((type) => expect.stringMatching(new RegExp(`^${type} \\d+$`))));
      },
      { timeout: 60_000 },
    );
    expect(await run('4-follow-changes')).toEqual(['']);
  });

  test('the nightly copy contains each list with rows', async () => {
    expect(await run('3-copy-nightly')).toEqual(['Farmers', 'Attendance', 'Meetings']);
    const linesOf = async (file: string) =>
      (await written(file))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    const [sunita, dattatray, end] = await linesOf('Farmers.jsonl');
    expect([sunita.firstName, dattatray.firstName, sunita.version, end]).toEqual(['Sunita', 'Dattatray', 1, { rowCount: 2 }]);
    expect(await linesOf('Meetings.jsonl')).toMatchObject([{ status: 'SCHEDULED', party: { firstName: 'Dattatray' } }, { rowCount: 1 }]);
  });

  test('an export is a file that Excel can read', async () => {
    expect(await run('7-export-file')).toEqual(['Attendance.csv']);
    const [head = '', row = ''] = (await written('Attendance.csv')).split('\r\n');
    expect(head.slice(0, 3)).toBe('\u{FEFF}ID');
    expect(row).toContain('tanaji,Patil,2026-11-20,2026-11-20T09:04:00.000+05:30');
  });

  test("a team's day shows who is in", async () => {
    expect(await run('8-team-day')).toEqual(['tanaji 2026-11-20T09:04:00.000+05:30 0']);
  });

  test('the cost is known before the operation runs', async () => {
    const [bounds, ...calls] = await run('9-explain-cost');
    expect(bounds).toBe('3 to 3 of 25');
    expect(calls).toHaveLength(3);
  });

  test('each program ends with one sentence when the gateway is unreachable, unnamed, or refuses', async () => {
    const { port, release } = await holdFreePort('127.0.0.1');
    await release();
    const withoutGateway = [{ GATEWAY: `http://127.0.0.1:${port}` }, { GATEWAY: '' }];
    const faults = [...withoutGateway, { GATEWAY: environment['GATEWAY'], TOKEN: 'tool_ended', PASSWORD: 'wrong' }];
    // The receiver of webhooks requests nothing.
    const programs = (await readdir('docs/examples')).filter((file) => /^\d/.test(file) && !/^1[02]-/.test(file));
    for (const name of programs) {
      // An explanation makes no call, so its token is not refused.
      for (const fault of name.startsWith('9-') ? withoutGateway : faults) {
        const ended = execute(process.execPath, [program(path.parse(name).name)], { cwd: folder, env: { ...environment, ...fault } });
        const { code, stderr } = await ended.then(
          () => ({ code: 0, stderr: '' }),
          (error) => error,
        );
        expect([name, code, stderr]).toEqual([name, 1, expect.stringMatching(/\S/)]);
        expect(stderr).not.toMatch(/^ +at |undefined|Node\.js/m);
      }
    }
  });

  test('every existing error is handled', async () => {
    expect(await run('10-handle-errors')).toEqual(['null', expect.stringMatching(/^ask for a token: FORBIDDEN: /)]);
    const text = await readFile(program('10-handle-errors'), 'utf8');
    expect(errorCodes.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  });

  test('hears of a change when it is made', async () => {
    const child = spawn(process.execPath, [program('11-hear-changes')], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const line = once(createInterface(child.stdout), 'line');
      const meet = 'mutation ($input: ScheduleMeetingInput!) { scheduleMeeting(input: $input) { userErrors { message } } }';
      const { result } = await gateway.ask(meet, { input: { userId: workerId, farmerId } }, environment['TOKEN']);
      expect(result).toMatchObject({ data: { scheduleMeeting: { userErrors: [] } } });
      expect(await line).toEqual([expect.stringMatching(/^MEETING \d+$/)]);
    } finally {
      child.kill();
    }
  });
});
