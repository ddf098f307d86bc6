/** The list of employees: paging, and an address for everything that is on the screen; and an address that names none of them. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { at, heading, rows } from './screen.ts';

const { stay, url, visit } = withSharedProduct();

const next = (page: Page) => page.getByRole('button', { name: 'Next Page' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous Page' });

/** Names in the rows once the page of this number (from 0) is there. */
async function namesOf(page: Page, number: number): Promise<readonly string[]> {
  await page.locator(`[data-page="${number}"]`).waitFor();
  await rows(page).first().waitFor();
  return rows(page).allTextContents();
}

it('pages forward and back, ten at a time, and stops at both ends', { tags: 'smoke' }, async () => {
  const { page } = await stay('admin');
  await page.goto('/');
  const first = await namesOf(page, 0);
  expect(first).toHaveLength(10);
  expect(await previous(page).isDisabled()).toBe(true);

  const seen = new Set(first);
  let last = 0;
  while (await next(page).isEnabled()) {
    await next(page).click();
    last += 1;
    for (const name of await namesOf(page, last)) seen.add(name);
  }
  expect(last).toBeGreaterThan(0);
  expect(seen.size).toBeGreaterThan(last * 10);

  await previous(page).click();
  expect(await namesOf(page, last - 1)).toHaveLength(10);
  expect(await next(page).isEnabled()).toBe(true);
});

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

it.each(['attendance', 'meetings', 'farmers', 'dealers', 'scheduleFarmer', 'scheduleDealer'])(
  '%s of an address that names nobody says that there is no such person',
  async (panel) => {
    const { page, allow } = await stay('admin');
    allow(/answered 404|status of 404/);
    for (const user of ['abc', '999999999']) {
      await page.goto(`/userprofile?user=${user}&panel=${panel}`);
      await heading(page, 'There is no employee with this ID').waitFor();
      expect(await page.getByText('No Data available').count()).toBe(0);
    }
  },
);
