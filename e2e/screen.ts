/** Parts of screens that several journeys use, found as a person finds them. */
import type { Locator, Page } from 'playwright';
import { answered } from './browser.ts';
import { accountOf, type Role } from './session.ts';

export const welcome = (page: Page): Locator => page.getByRole('button', { name: /^Welcome, / });

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name, exact: true });

/** Rows of a list that has loaded, without the column heads, which a phone does not show. */
export const rows = (page: Page): Locator => page.locator('table[aria-busy="false"]').getByRole('rowgroup').last().getByRole('row');

/**
 * Filters or sorts a list, and waits until its rows are those of the response. Address, totals and rows are no proof,
 * because they may be unchanged, and the address changes before the table does.
 * @param operation name of the list's query
 */
export async function changeList(page: Page, operation: string, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().postData()?.includes(`"operationName":"${operation}"`) ?? false);
  await act();
  await (await answer).finished();
  await answered(page);
  await rows(page).first().waitFor();
}

/** Waits until the element has the focus. */
export const focused = (part: Locator): Promise<void> => part.and(part.page().locator(':focus')).waitFor();

/** Waits until a dialog that has just opened has the focus. It takes the focus a frame after it is visible, even from an element that a test has focused. */
export async function openedDialog(page: Page): Promise<Locator> {
  await page.locator('[role=dialog]:focus-within').waitFor();
  return page.getByRole('dialog');
}

export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Signs in with the form, as a person does. */
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
