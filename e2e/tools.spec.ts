/** Internal tools with the started product: a token from the screen, the examples of docs/gateway.md as printed, and a walk through all farmers. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { field } from './form.ts';
import { focused, rows } from './screen.ts';
import { accountOf, ask, signIn } from './session.ts';

const execute = promisify(execFile);
const { url, visit } = withProduct();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.resolve('dist', 'tools-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function examples(): Promise<string[]> {
  const page = await readFile('docs/gateway.md', 'utf8');
  return [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, code = '']) => code);
}

function environment(): NodeJS.ProcessEnv {
  const { username, password } = accountOf('admin');
  return { ...process.env, GATEWAY: url(), NAME: username, PASSWORD: password };
}

interface Page {
  readonly farmers: { readonly nodes: readonly { readonly id: string }[]; readonly totalCount: number };
}

/** Returns all farmers by page numbers, which a walk by cursors must find too. */
async function everyFarmer(): Promise<readonly string[]> {
  const { token } = await signIn(url(), 'admin');
  const seen: string[] = [];
  for (let page = 0, total = 1; seen.length < total; page += 1) {
    const { data } = await ask<Page>(url(), 'query ($page: Int!) { farmers(page: $page, size: 100) { nodes { id } totalCount } }', { page }, token);
    if (!data || data.farmers.nodes.length === 0) throw new Error(`page ${page} of farmers does not exist`);
    seen.push(...data.farmers.nodes.map(({ id }) => id));
    total = data.farmers.totalCount;
  }
  return seen;
}

it('the shell examples do what the page describes', async () => {
  const between = '\necho; echo "--- next"\n';
  const script = ['set -eu', `cd "${folder}"`, ...(await examples())].join(between);
  const { stdout } = await execute('bash', ['-c', script], { env: environment() });
  const [, , , day = ''] = stdout.split('--- next');
  expect(JSON.parse(day)).toEqual({
    data: { dayDashboard: { checkEvents: expect.any(Array), summary: { straightLineKm: expect.any(Number) } } },
  });
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

it('a tool uses its token until an administrator revokes it', async () => {
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
