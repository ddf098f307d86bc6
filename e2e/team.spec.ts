/** A team's day from the staff home: by mouse in four presses, by keys alone, and on a phone. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './browser.ts';
import { withProduct } from './fixture.ts';

const { visit } = withProduct();

const approve = (page: Page) => page.getByRole('button', { name: /^Approve \d+ days?$/ });
/** The board of the day before the clock's, with everybody in. */
async function yesterday(page: Page) {
  await page.goto('/?panel=team&date=2026-11-19');
  await page.locator('table[aria-busy="false"]').waitFor();
}

describe('yesterday', () => {
  it('is approved in four presses, as far as it is complete: Team, Day before, Approve, Next to look at', async () => {
    const { page } = await visit('moderator', { viewport: desktop });
    await page.goto('/');
    let presses = 0;
    const press = async (name: string | RegExp, role: 'link' | 'button' = 'button') => {
      presses += 1;
      await page.getByRole(role, { name, exact: true }).click();
    };
    await press('Team', 'link');
    await page.getByRole('heading', { name: 'Team' }).waitFor();
    await press('Day before');
    await page.locator('table[aria-busy="false"]').waitFor();
    const complete = await page.getByText('Complete', { exact: true }).count();
    expect(complete).toBeGreaterThan(0);
    await press(/^Approve \d+ days?$/);
    await page.getByText(`${complete} days approved.`).waitFor();
    expect(await page.getByText('Complete', { exact: true }).count()).toBe(0);
    await press('Next to look at');
    await page.getByRole('link', { name: /^See the day of/ }).waitFor();
    expect(presses).toBe(4);
    expect(page.url()).toContain('/?panel=team&date=2026-11-19');
    // What was approved stays so.
    await page.reload();
    await page.locator('table[aria-busy="false"]').waitFor();
    expect(await approve(page).textContent()).toBe('Approve 0 days');
  });
});

it('an odd day is looked into and approved by keys alone', async () => {
  const { page } = await visit('moderator', { viewport: desktop });
  await yesterday(page);
  await page.getByRole('button', { name: 'Next to look at' }).focus();
  await page.keyboard.press('Enter');
  const box = page.locator('input[data-row]:focus');
  await box.waitFor();
  const name = (await box.getAttribute('aria-label'))?.replace('Tick ', '') ?? '';
  await page.getByRole('img', { name: new RegExp(`^${name}: checked in`) }).waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^\d+ days? approved\.$/).waitFor();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('Approved', { exact: true })
    .waitFor();
});

it('See the day leads to its story, and Back finds the row again', async () => {
  const { page } = await visit('moderator', { viewport: desktop });
  await yesterday(page);
  const open = page.getByRole('button', { name: /^Day of / }).first();
  await open.click();
  await page.getByRole('link', { name: /^See the day of/ }).click();
  const story = page.getByRole('list', { name: 'Story' });
  await story.getByRole('button').first().waitFor();
  expect(await story.getByRole('button').count()).toBeLessThan(40);
  await story.locator('[data-line="stop"] button').first().click();
  await page.locator('[data-marker="travel"][aria-pressed="true"]').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Team' }).waitFor();
});

it('on a phone nothing scrolls sideways, and the map shows everybody', async () => {
  const { page } = await visit('moderator', { viewport: phone });
  await yesterday(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByRole('group', { name: /^Where everybody was last, 19 Nov 2026: \d+ people$/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
