/** The playground in a browser: its session is the web client's, its token is stored nowhere, and what is asked can be handed on. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BrowserContext, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayInIndia, examplesOf } from '../gateway/playground/examples.ts';
import { linkTo } from '../gateway/playground/operation.ts';
import { accessibilityFindings } from './accessible.ts';
import { desktop } from './browser.ts';
import { sharedChromium, withSharedProduct } from './fixture.ts';
import { clockStart } from './product.ts';
import { logIn, welcome } from './screen.ts';
import { accountOf, ask, signIn } from './session.ts';
import { slowDown } from './slow-answers.ts';

const { url } = withSharedProduct();

// The editor measures itself by the browser's clock, which the fixture's visitors do not have.
let context: BrowserContext;
// One profile, so that the editor is loaded once; each test finds it with no pages and nothing stored.
beforeAll(async () => {
  const chromium = await sharedChromium();
  context = await chromium.newContext({ baseURL: url(), viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] });
  context.setDefaultTimeout(60_000);
  await slowDown(context);
});
afterEach(async () => {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setStorageState({ cookies: [], origins: [] });
});
afterAll(() => context.close());

async function open(address = '/graphql'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await editor(page, 'Query').waitFor();
  return page;
}

const editor = (page: Page, of: 'Query' | 'Variables' | 'Headers') =>
  page.getByRole('region', { name: of === 'Query' ? 'Operation Editor' : of }).locator('.graphiql-editor:not(.hidden) .view-lines');

/** It draws spaces as no-break ones. */
const shown = async (page: Page, of: 'Query' | 'Variables') => (await editor(page, of).innerText()).replaceAll('\u00a0', ' ');

const example = (page: Page, title: string) => page.getByRole('region', { name: 'Examples' }).getByRole('button', { name: title, exact: true }).click();

/** The next answer but that to the editor's own question for the schema. */
const nextAnswer = (page: Page) => page.waitForResponse((response) => isOperation(response.request()));
const isOperation = (request: Request) => request.method() === 'POST' && !request.postData()?.includes('IntrospectionQuery');

/** Runs the open tab. */
async function run(page: Page): Promise<unknown> {
  const answering = nextAnswer(page);
  await page.getByRole('button', { name: /^Execute query/ }).click();
  return (await answering).json();
}

/** Through the form. @returns the token that was answered */
async function signInHere(page: Page, as: 'moderator' | 'admin' = 'moderator'): Promise<string> {
  const { username, password } = accountOf(as);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  const answering = nextAnswer(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const answer: { data: { signIn: { token: string } } } = await (await answering).json();
  await page.getByText(as === 'admin' ? 'Signed in as Asha Patil · ADMIN' : 'Signed in as Sanjay Kulkarni · MODERATOR').waitFor();
  return answer.data.signIn.token;
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
const isAlive = async (token: string) => (await ask(url(), '{ me { id } }', {}, token)).errors === undefined;

describe('the session', () => {
  it('is kept nowhere: not after queries, not with headers written by hand, not after a reload', async () => {
    const page = await open();
    const token = await signInHere(page);
    await example(page, 'Employees');
    expect(await run(page)).toMatchObject({ data: { employees: { totalCount: expect.any(Number) } } });
    await page.getByRole('button', { name: 'Headers' }).click();
    await editor(page, 'Headers').click();
    await page.keyboard.type(`{"x-copy":"${token}"}`);
    await run(page);
    // Tabs are written a moment after the last change: once this one is, the headers before it would be too.
    await example(page, 'Farmers');
    expect(await run(page)).toMatchObject({ data: { farmers: { nodes: expect.any(Array) } } });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('graphiql:tabState'))).toMatch(/query Farmers.*"activeTabIndex":2/s);
    const before = await stored(page);
    expect(before).toMatch(/queries.*query Employees/);
    expect(before).not.toContain(token);
    await page.reload();
    await page.getByText('Not signed in').waitFor();
    await expect.poll(() => shown(page, 'Query')).toContain('query Farmers');
    expect(await stored(page)).not.toContain(token);
    expect(await isAlive(token)).toBe(true);
  });

  it('is that of the web client, and ends there too', { tags: 'smoke' }, async () => {
    const back = await context.newPage();
    await logIn(back, 'admin');
    const token = await back.evaluate((): string => JSON.parse(sessionStorage.getItem('session') ?? '{}').token);
    const page = await open();
    await page.getByText('Signed in as Asha Patil · ADMIN').waitFor();
    await example(page, 'QR codes');
    expect(await run(page)).toMatchObject({ data: { qrBatches: { nodes: expect.any(Array) } } });
    const told = page.waitForResponse((response) => response.request().postData()?.includes('signOut') ?? false);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Not signed in').waitFor();
    await back.getByLabel('Username').waitFor();
    await told;
    expect(await isAlive(token)).toBe(false);
  });

  it('that begins here is also that of the web client', async () => {
    const page = await open();
    await signInHere(page);
    const back = await context.newPage();
    await back.goto('/');
    await welcome(back).waitFor();
    expect(await welcome(back).textContent()).toContain('Sanjay Kulkarni');
  });

  it('that the server has ended says so, and goes on after the password', async () => {
    const page = await open();
    const token = await signInHere(page);
    await ask(url(), 'mutation { signOut(input: {}) { message } }', {}, token);
    await example(page, 'Session');
    await run(page);
    await page.getByText('The session of Sanjay Kulkarni has ended').waitFor();
    await expect.poll(() => page.getByLabel('Username').inputValue()).toBe(accountOf('moderator').username);
    await signInHere(page);
    expect(await run(page)).toMatchObject({ data: { me: { firstName: 'Sanjay' } } });
  });

  it('that is refused gives the reason', async () => {
    const page = await open();
    await page.getByLabel('Username').fill(accountOf('moderator').username);
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('form output').innerText()).not.toBe('Not signed in');
  });
});

/** Cost of a run, below the response. */
const cost = (page: Page) => page.getByRole('status').and(page.locator('.cost'));

it('says beside each answer what it cost, and keeps that out of the answer itself', async () => {
  const page = await open();
  await signInHere(page);
  await example(page, 'Farmers');
  await run(page);
  await expect.poll(() => cost(page).textContent()).toMatch(/^Cost: [1-9] of 25 REST calls, [1-9]\d* rows$/);
  expect(await page.locator('.graphiql-response').innerText()).not.toContain('restCalls');
});

it('Explain says which REST calls an operation would make, with the keyboard alone', { tags: 'smoke' }, async () => {
  const page = await open();
  await signInHere(page);
  await example(page, 'Farmers');
  expect(await run(page)).toMatchObject({ data: { farmers: {} } });
  const answering = nextAnswer(page);
  await page.getByRole('button', { name: /^Explain/ }).focus();
  await page.keyboard.press('Enter');
  expect(await (await answering).json()).toMatchObject({ data: null, extensions: { explain: { calls: [{ call: 'getAllFarmersPage', field: 'farmers' }] } } });
  await page.locator('.graphiql-response').getByText('getAllFarmersPage').first().waitFor();
  await expect.poll(() => cost(page).textContent()).toMatch(/^Would cost [1-9]( to [1-9])? of 25 REST calls$/);
  // It is said once: the next run is one.
  expect(await run(page)).toMatchObject({ data: { farmers: {} } });
});

describe('an address', () => {
  const query = 'query Linked($id: ID!) {\n  employee(id: $id) {\n    firstName\n  }\n}';

  it('with a query is the playground with that query and its variables, and runs nothing by itself', async () => {
    let isRun = false;
    context.on('request', (request) => {
      isRun ||= isOperation(request);
    });
    const page = await open(`/graphql?${new URLSearchParams({ query, variables: '{"id":"4"}' })}`);
    await expect.poll(() => shown(page, 'Query')).toContain('query Linked($id: ID!)');
    await expect.poll(() => shown(page, 'Variables')).toContain('"id": "4"');
    // Once the schema has come, an operation that starts by itself would have been sent.
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByText('What can be read.', { exact: false }).or(page.getByText('Root Types')).first().waitFor();
    expect(isRun).toBe(false);
    expect(new URL(page.url()).search).toBe('');
  });

  it('that was shared opens in a tab beside the others, also while the page stands', async () => {
    const page = await open();
    await example(page, 'Farmers');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const there = await open(link);
    await expect.poll(() => shown(there, 'Query')).toContain('query Farmers($after: String)');
    await there.goto(linkTo(`${url()}/graphql`, { query, variables: '' }));
    await expect.poll(() => shown(there, 'Query')).toContain('query Linked');
    await there.getByRole('tab', { name: 'Farmers' }).waitFor();
  });
});

it('an operation is built by ticking fields that say who may use them, with the keyboard alone', { tags: 'smoke' }, async () => {
  const page = await open();
  await signInHere(page);
  await page.getByRole('button', { name: 'Show Builder' }).click();
  const field = (name: RegExp) => page.getByRole('region', { name: 'Builder' }).getByRole('checkbox', { name });
  await field(/^qrBatches ADMIN$/).waitFor();
  await page.getByRole('searchbox', { name: 'Find a field' }).focus();
  await page.keyboard.type('checkev');
  await field(/^checkEvents/).focus();
  await page.keyboard.press('Space');
  await field(/^kind/).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => shown(page, 'Query')).toContain('checkEvents(userId: $userId, date: $date)');
  await expect.poll(() => shown(page, 'Variables')).toContain(`"date": "${dayInIndia(new Date())}"`);
  expect(await run(page)).toMatchObject({ data: { me: { firstName: 'Sanjay' } } });
  await page.getByRole('searchbox', { name: 'Find a field' }).fill('approveA');
  await field(/^approveAttendance MODERATOR, ADMIN$/).check();
  await page.getByRole('tab', { name: 'ApproveAttendance', selected: true }).waitFor();
});

it.each(['curl', 'fetch'])('what is copied as %s runs with the token of the environment and holds none', async (language) => {
  const page = await open();
  await signInHere(page);
  await example(page, 'Session');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: `Copy as ${language}` }).click();
  await page.getByText(`${language} copied`).waitFor();
  const program = await page.evaluate(() => navigator.clipboard.readText());
  const { token } = await signIn(url(), 'moderator');
  const [command, ...options] = language === 'curl' ? ['bash', '-c'] : [process.execPath, '--input-type=module', '-e'];
  const { stdout } = await promisify(execFile)(command, [...options, program], { env: { PATH: process.env['PATH'], TOKEN: token } });
  expect(JSON.parse(stdout)).toMatchObject({ data: { me: { firstName: 'Sanjay' } } });
});

const allExamples = examplesOf(dayInIndia(new Date(clockStart)));

it('the examples of webhooks and of the subscription run one after another, and a change is shown as it happens', async () => {
  const page = await open();
  await signInHere(page, 'admin');
  await example(page, 'Create a webhook');
  expect(await run(page)).toMatchObject({ data: { createWebhook: { secret: expect.stringMatching(/^whsec_/), userErrors: [] } } });
  const result = page.locator('.graphiql-response');
  await expect.poll(() => result.innerText()).toContain('whsec_');
  await example(page, 'Webhooks');
  expect(await run(page)).toMatchObject({
    data: { webhooks: expect.arrayContaining([expect.objectContaining({ url: 'https://hooks.example.com/changes' })]) },
  });
  expect(await stored(page)).not.toContain('whsec_');
  await example(page, 'Changes as they happen');
  const begun = page.waitForResponse(/\/graphql\/stream$/);
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await begun;
  const { token } = await signIn(url(), 'user');
  let changes = 0;
  // Each attempt is a change, whichever comes after the stream has begun.
  await expect
    .poll(async () => {
      changes += 1;
      const input = { middleName: `Name ${'abcdefghij'.charAt(changes % 10)}` };
      await ask(url(), 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }', { input }, token);
      return result.innerText();
    })
    .toContain('"EMPLOYEE"');
  await page.getByRole('button', { name: /^Stop query/ }).click();
  await page.getByRole('button', { name: /^Execute query/ }).waitFor();
});

it.each(allExamples.filter(({ query }) => !query.includes('subscription ')))('the example "$title" runs', async ({ query, variables }) => {
  const { token } = await signIn(url(), 'admin');
  const { errors, data } = await ask(url(), query, JSON.parse(variables || '{}'), token);
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain('"code":');
});

it.each(['light', 'dark'] as const)('nothing is in the way of anyone, in the %s', async (colorScheme) => {
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme });
  await page.goto('/graphql');
  await editor(page, 'Query').waitFor();
  await signInHere(page);
  await example(page, 'Days');
  await run(page);
  await expect.poll(() => cost(page).textContent()).toMatch(/^Cost: /);
  await page.getByRole('button', { name: 'Show Builder' }).click();
  await page.getByRole('region', { name: 'Builder' }).waitFor();
  // GraphiQL nests its tabs' buttons to close.
  expect(await accessibilityFindings(page, ['.graphiql-tabs'])).toEqual([]);
});
