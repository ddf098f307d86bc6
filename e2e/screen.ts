/** The parts of the screen that several journeys use, by what a person sees. */
import type { Locator, Page } from 'playwright';
import { answered } from './browser.ts';
import { accountOf, type Role } from './session.ts';

export const welcome = (page: Page): Locator => page.getByRole('button', { name: /^Welcome, / });

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name, exact: true });

/** Rows of a list that has loaded, without the column heads, which a phone does not show. */
export const rows = (page: Page): Locator => page.locator('table[aria-busy="false"]').getByRole('rowgroup').last().getByRole('row');

/**
 * Does what narrows or orders a list, and waits until its rows are what was answered to that. Its address, its totals and its rows
 * prove nothing: they may say the same as before, and the address changes before the table does.
 * @param operation the name of the list's query
 */
export async function changeList(page: Page, operation: string, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().postData()?.includes(`"operationName":"${operation}"`) ?? false);
  await act();
  await (await answer).finished();
  await answered(page);
  await rows(page).first().waitFor();
}

/** Waits until this has the focus. */
export const focused = (part: Locator): Promise<void> => part.and(part.page().locator(':focus')).waitFor();

/** Waits until the dialog that has just opened has taken the focus: it does so a frame after it is seen, away from what a test has put it on. */
export async function openedDialog(page: Page): Promise<Locator> {
  await page.locator('[role=dialog]:focus-within').waitFor();
  return page.getByRole('dialog');
}

export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Through the form, as the person does. */
export async function logIn(page: Page, role: Role): Promise<void> {
  const { username, password } = accountOf(role);
  await page.goto('/login');
  await fillLogin(page, username, password);
  await welcome(page).waitFor();
}

export async function logOut(page: Page): Promise<void> {
  await welcome(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Username').waitFor();
}

/** Waits until the address is this path and query. */
export const at = (page: Page, address: string): Promise<void> => page.waitForURL((url) => url.pathname + url.search === address);
