/** The playground in a browser: examples that run, and one sign-in for all tabs. */
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { accountOf } from './session.ts';

const { url } = withProduct();

// The editor measures itself by the browser's clock, which the fixture's visitors do not have.
let chrome: Browser;
beforeAll(async () => {
  chrome = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox'] });
});
afterAll(() => chrome.close());

/** The editor of the open tab's headers. */
const headers = (page: Page) => page.getByRole('region', { name: 'Headers' }).locator('.graphiql-editor:not(.hidden) .view-lines');
/** It draws spaces as no-break ones. */
const shownHeaders = async (page: Page) => (await headers(page).innerText()).replaceAll('\u00a0', ' ');

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Runs the open tab. Just after it was opened the editor may still name the operation of the tab before. */
async function run(page: Page): Promise<unknown> {
  const answering = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  return (await answering).json();
}

async function signInHere(page: Page): Promise<void> {
  const { username, password } = accountOf('moderator');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(/^Signed in as /).waitFor();
}

it('one sign-in is enough for every tab, and what a person wrote into one stays', async () => {
  const page = await chrome.newPage({ baseURL: url() });
  page.setDefaultTimeout(15_000);
  await page.goto('/graphql');
  await openTab(page, 'Farmers');
  await headers(page).click();
  await page.keyboard.type('{"x-request-id":"written-by-hand"}');
  // The editor keeps what is typed with its tab only after a moment's rest.
  await page.waitForTimeout(1_000);
  await openTab(page, 'Me');
  await signInHere(page);
  expect(await shownHeaders(page)).toContain('Bearer ');
  await openTab(page, 'Employees');
  await expect.poll(() => shownHeaders(page)).toContain('Bearer ');
  await expect.poll(() => run(page)).toMatchObject({ data: { employees: { totalCount: expect.any(Number) } } });
  await openTab(page, 'Farmers');
  await expect.poll(() => shownHeaders(page)).toContain('written-by-hand');
  expect(await shownHeaders(page)).not.toContain('Bearer');
});
