/** Internal tools against the started product: a token from the screen, the examples of docs/gateway.md as they stand there, and a walk through everybody. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { field } from './form.ts';
import { focused, rows } from './screen.ts';
import { accountOf, ask, signIn } from './session.ts';

const execute = promisify(execFile);
const { url, visit } = withProduct();

// Inside the repository, so that the compiler finds the types of Node.
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.resolve('dist', 'tools-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function examples(language: string): Promise<string[]> {
  const page = await readFile('docs/gateway.md', 'utf8');
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code);
}

function environment(): NodeJS.ProcessEnv {
  const { username, password } = accountOf('admin');
  return { ...process.env, GATEWAY: url(), NAME: username, PASSWORD: password };
}

interface Page {
  readonly farmers: { readonly nodes: readonly { readonly id: string }[]; readonly totalCount: number };
}

/** Everybody, by page numbers: what a walk by cursors has to find too. */
async function everyFarmer(): Promise<readonly string[]> {
  const { token } = await signIn(url(), 'admin');
  const seen: string[] = [];
  for (let page = 0, total = 1; seen.length < total; page += 1) {
    const { data } = await ask<Page>(url(), 'query ($page: Int!) { farmers(page: $page, size: 100) { nodes { id } totalCount } }', { page }, token);
    if (!data || data.farmers.nodes.length === 0) throw new Error(`page ${page} of farmers is not there`);
    seen.push(...data.farmers.nodes.map(({ id }) => id));
    total = data.farmers.totalCount;
  }
  return seen;
}

it('the shell examples do what the page says', async () => {
  const between = '\necho; echo "--- next"\n';
  const script = ['set -eu', `cd "${folder}"`, ...(await examples('sh'))].join(between);
  const { stdout } = await execute('bash', ['-c', script], { env: environment() });
  const [, , , tool = '', day = '', team = '', approved = '', , plan = ''] = stdout.split('--- next');
  expect(JSON.parse(tool)).toEqual({ data: { me: { id: expect.any(String), roles: ['MODERATOR'] }, farmers: { totalCount: expect.any(Number) } } });
  expect(JSON.parse(day)).toEqual({
    data: { dayDashboard: { checkEvents: expect.any(Array), summary: { straightLineKm: expect.any(Number) } } },
  });
  expect(JSON.parse(team).data.teamDay.people).toHaveLength(10);
  expect(JSON.parse(approved)).toMatchObject({ data: { approveAttendance: { userErrors: expect.any(Array) } } });
  expect(JSON.parse(plan).extensions.explain.restCalls).toEqual({ least: 1, most: 2 });
  const sheet = await readFile(path.join(folder, 'farmers.xlsx'));
  expect(sheet.subarray(0, 2).toString()).toBe('PK');
});

it('the TypeScript example is typed, and walks through every farmer with no gap and no repeat', async () => {
  const [client = ''] = await examples('ts');
  const file = path.join(folder, 'farmers.mts');
  await writeFile(file, client);
  const compiler = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node', file];
  await execute(process.execPath, ['node_modules/typescript/bin/tsc', '--ignoreConfig', ...compiler]);
  const { stdout } = await execute(process.execPath, ['--import', 'tsx', file], { env: environment(), maxBuffer: 64 * 1024 * 1024 });
  const walked = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  const everybody = await everyFarmer();
  expect(new Set(walked).size).toBe(walked.length);
  expect(walked).toEqual(everybody);
  expect(everybody.length).toBeGreaterThan(100);
});

it('the nightly copy holds everybody, and the next one also who was added and changed since', async () => {
  const [program = ''] = await examples('js');
  await writeFile(path.join(folder, 'copy.mjs'), program);
  const { token } = await signIn(url(), 'admin');
  interface Farmer {
    readonly id: string;
    readonly firstName: string;
  }
  const copied = async (): Promise<Readonly<Record<string, Farmer>>> => {
    await execute(process.execPath, ['copy.mjs'], { cwd: folder, env: { ...environment(), TOKEN: token } });
    return JSON.parse(await readFile(path.join(folder, 'copy.json'), 'utf8')).farmers;
  };
  const byNumber = (ids: readonly string[]) => ids.toSorted((one, other) => Number(one) - Number(other));
  expect(byNumber(Object.keys(await copied()))).toEqual(byNumber(await everyFarmer()));
  const add = 'mutation ($input: AddFarmerInput!) { addFarmer(input: $input) { farmer { id } } }';
  const address = { street: 'Canal Road', taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412208' };
  const input = {
    firstName: 'Dattatray',
    lastName: 'Kharat',
    dateOfBirth: '1990-01-31',
    gender: 'MALE',
    phoneNumber: '9822041735',
    email: 'k@example.in',
    address,
  };
  const { data } = await ask<{ addFarmer: { farmer: { id: string } } }>(url(), add, { input }, token);
  const id = data?.addFarmer.farmer.id ?? '';
  // On a database server that others use too, a change may be seen a moment later.
  await expect.poll(async () => (await copied())[id]).toMatchObject({ firstName: 'Dattatray' });
  expect(byNumber(Object.keys(await copied()))).toEqual(byNumber(await everyFarmer()));
});

it.each([1, 7, 10])('a walk %i at a time finds the same beginning', async (first) => {
  const { token } = await signIn(url(), 'moderator');
  const query = 'query ($first: Int!, $after: String) { farmers(first: $first, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }';
  interface Walked {
    readonly farmers: {
      readonly edges: readonly { readonly node: { readonly id: string } }[];
      readonly pageInfo: { readonly endCursor: string | null };
    };
  }
  const seen: string[] = [];
  for (let after: string | null = null, step = 0; step < 5; step += 1) {
    const { data }: { data?: Walked | null } = await ask<Walked>(url(), query, { first, after }, token);
    seen.push(...(data?.farmers.edges ?? []).map(({ node }) => node.id));
    after = data?.farmers.pageInfo.endCursor ?? null;
  }
  expect(seen).toEqual((await everyFarmer()).slice(0, 5 * first));
});

const farmers = '{ farmers(first: 1) { nodes { id } } }';
const codes = async (token: string, query = farmers) => (await ask(url(), query, {}, token)).errors?.map(({ extensions }) => extensions?.['code']);

it('a tool asks with its token until an administrator revokes it', async () => {
  const { page } = await visit('admin');
  await page.goto('/?panel=tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await focused(field(page, 'Tool'));
  await page.keyboard.type('Weekly report');
  await page.keyboard.press('Enter');
  const token = await dialog.getByRole('textbox', { name: 'Copy it now. It will not be shown again.' }).inputValue();
  expect(token).toMatch(/^tool_[\w-]{43}$/);
  await page.keyboard.press('Escape');
  await rows(page).filter({ hasText: 'Weekly report' }).filter({ hasText: 'Active' }).waitFor();

  expect(await codes(token)).toBeUndefined();
  expect(await codes(token, '{ auditEvents { totalCount } }')).toEqual(['FORBIDDEN']);

  await page.getByRole('button', { name: 'Revoke the token of Weekly report' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await rows(page).filter({ hasText: 'Weekly report' }).filter({ hasText: 'Revoked' }).waitFor();
  expect(await codes(token)).toEqual(['UNAUTHENTICATED']);

  await page.goto('/?panel=audit&action=ACCESS_TOKEN_REVOKED');
  await rows(page).filter({ hasText: 'Weekly report' }).waitFor();
});
