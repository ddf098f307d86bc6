/** The playground in a browser: its session is the web client's, its token is never stored, and operations can be shared. */
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

// The editor measures itself with the browser's clock, which the fixture's visitors replace.
let context: BrowserContext;
// One profile, so the editor loads once. Each test starts with no pages and empty storage.
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

/** The editor renders spaces as no-break spaces. */
const shown = async (page: Page, of: 'Query' | 'Variables') => (await editor(page, of).innerText()).replaceAll('\u00a0', ' ');

const example = (page: Page, title: string) => page.getByRole('region', { name: 'Examples' }).getByRole('button', { name: title, exact: true }).click();

/** Waits for the next response, except for the editor's own introspection query. */
const nextAnswer = (page: Page) => page.waitForResponse((response) => isOperation(response.request()));
const isOperation = (request: Request) => request.method() === 'POST' && !request.postData()?.includes('IntrospectionQuery');

/** Runs the open tab. */
async function run(page: Page): Promise<unknown> {
  const answering = nextAnswer(page);
  await page.getByRole('button', { name: /^Execute query/ }).click();
  return (await answering).json();
}

/** Signs in with the form. @returns the token in the response */
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
  it('is never stored: not after queries, not with headers typed by hand, not after a reload', async () => {
    const page = await open();
    const token = await signInHere(page);
    await example(page, 'Employees');
    expect(await run(page)).toMatchObject({ data: { employees: { totalCount: expect.any(Number) } } });
    await page.getByRole('button', { name: 'Headers' }).click();
    await editor(page, 'Headers').click();
    await page.keyboard.type(`{"x-copy":"${token}"}`);
    await run(page);
    // Tabs are stored a moment after the last change. Once this one is stored, the earlier headers would be too.
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

  it('is that of the web client, and ends there too', async () => {
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

  it('that starts here is also that of the web client', async () => {
    const page = await open();
    await signInHere(page);
    const back = await context.newPage();
    await back.goto('/');
    await welcome(back).waitFor();
    expect(await welcome(back).textContent()).toContain('Sanjay Kulkarni');
  });

  it('that has expired on the server shows a message, and continues after the password', async () => {
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

  it('that is refused shows the reason', async () => {
    const page = await open();
    await page.getByLabel('Username').fill(accountOf('moderator').username);
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('form output').innerText()).not.toBe('Not signed in');
  });
});

/** Cost of a run, below the response. */
const cost = (page: Page) => page.getByRole('status').and(page.locator('.cost'));

it('opens and runs an operation with blocked storage', async () => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/graphql?query=%7B__typename%7D');
  await editor(page, 'Query').waitFor();
  expect(await run(page)).toMatchObject({ data: { __typename: 'Query' } });
});

it('shows the cost beside each response, but not in the response', async () => {
  const page = await open();
  await signInHere(page);
  await example(page, 'Farmers');
  await run(page);
  await expect.poll(() => cost(page).textContent()).toMatch(/^Cost: [1-9] of 25 REST calls, [1-9]\d* rows$/);
  expect(await page.locator('.graphiql-response').innerText()).not.toContain('restCalls');
});

it('Explain shows the REST calls of an operation, with the keyboard alone', { tags: 'smoke' }, async () => {
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
  // Explain applies once, so the next run executes the operation.
  expect(await run(page)).toMatchObject({ data: { farmers: {} } });
});

describe('an address', () => {
  const query = 'query Linked($id: ID!) {\n  employee(id: $id) {\n    firstName\n  }\n}';

  it('with a query opens the playground with that query and its variables, and runs nothing on its own', async () => {
    let isRun = false;
    context.on('request', (request) => {
      isRun ||= isOperation(request);
    });
    const page = await open(`/graphql?${new URLSearchParams({ query, variables: '{"id":"4"}' })}`);
    await expect.poll(() => shown(page, 'Query')).toContain('query Linked($id: ID!)');
    await expect.poll(() => shown(page, 'Variables')).toContain('"id": "4"');
    // By the time the schema has loaded, an operation that starts on its own would have been sent.
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByText('What can be read.', { exact: false }).or(page.getByText('Root Types')).first().waitFor();
    expect(isRun).toBe(false);
    expect(new URL(page.url()).search).toBe('');
  });

  it('that was shared opens in a tab beside the others, also while the page is open', async () => {
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

it('an operation is built by selecting fields, which show the required roles, with the keyboard alone', { tags: 'smoke' }, async () => {
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

it.each(['curl', 'fetch'])('code copied as %s runs with the token of the environment and contains none', async (language) => {
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

it('the examples of webhooks and of the subscription run one after another, and a change is shown live', async () => {
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
  // Each attempt is a change, so one arrives after the stream has started.
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

it.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', async (colorScheme) => {
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
  // GraphiQL nests the close buttons of its tabs.
  expect(await accessibilityFindings(page, ['.graphiql-tabs'])).toEqual([]);
});
