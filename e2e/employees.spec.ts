/** The list of employees: its whole state is in the address. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { at, rows } from './screen.ts';

const { url, visit } = withSharedProduct();

const next = (page: Page) => page.getByRole('button', { name: 'Next Page' });

/** Returns the names in the rows once the page with this number (from 0) has loaded. */
async function namesOf(page: Page, number: number): Promise<readonly string[]> {
  await page.locator(`[data-page="${number}"]`).waitFor();
  await rows(page).first().waitFor();
  return rows(page).allTextContents();
}

it('reload, Back, a pasted address and a new tab show the same page', { tags: 'smoke' }, async () => {
  const { page, newTab } = await visit('admin');
  await page.goto('/');
  const first = await namesOf(page, 0);
  await next(page).click();
  const second = await namesOf(page, 1);
  expect(second).not.toEqual(first);
  await at(page, '/?page=2');

  await page.reload();
  expect(await namesOf(page, 1)).toEqual(second);
  await page.goBack();
  expect(await namesOf(page, 0)).toEqual(first);
  await page.goForward();
  expect(await namesOf(page, 1)).toEqual(second);

  const pasted = await newTab();
  await pasted.goto(`${url()}/?page=2`);
  expect(await namesOf(pasted, 1)).toEqual(second);
});
