/** An employee's workspace: who may do what there, and that what is done is done once and stays. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Demo, findDemo } from './demo.ts';
import { withProduct } from './fixture.ts';
import { clockStart } from './product.ts';
import { at, changeList, heading, rows } from './screen.ts';
import { ask, signIn } from './session.ts';

const { stay, url, visit } = withProduct();

const today = clockStart.slice(0, 10);

let demo: Demo;
beforeAll(async () => {
  demo = await findDemo(url(), today);
});

const attendance = (period = '') => `/userprofile?user=${demo.employee}&panel=attendance${period}`;
const card = (page: Page) => page.getByRole('complementary', { name: 'Employee' });
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirmation' });

/** How often the employee has checked in or out today. */
async function eventsToday(): Promise<number> {
  const { token } = await signIn(url(), 'admin');
  const query = 'query ($userId: ID!, $date: Date!) { checkEvents(userId: $userId, date: $date) { id } }';
  const { data } = await ask<{ readonly checkEvents: readonly unknown[] }>(url(), query, { userId: demo.employee, date: today }, token);
  return data?.checkEvents.length ?? Number.NaN;
}

describe('opening', () => {
  it('from the list, a row leads to the meetings, and Back to the row', { tags: 'smoke' }, async () => {
    const { page } = await stay('moderator');
    await page.goto('/');
    await rows(page).first().waitFor();
    const name = (await rows(page).first().getByRole('link').first().textContent()) ?? '';
    await rows(page).first().click();
    await heading(page, 'Meetings').waitFor();
    await card(page).getByText(name, { exact: true }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/userprofile');
    await page.goBack();
    await heading(page, 'Employees').waitFor();
  });

  it('a row opens in a new tab, signed in', async () => {
    const { page } = await stay('moderator');
    await page.goto('/');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      rows(page)
        .first()
        .getByRole('link')
        .first()
        .click({ modifiers: ['Control'] }),
    ]);
    await heading(tab, 'Meetings').waitFor();
    await tab.close();
  });

  it('without a person it asks to select one, and notes it', async () => {
    const { page, allow } = await stay('admin');
    allow(/console error: Please select user$/);
    await page.goto('/userprofile');
    await heading(page, 'Please select user').waitFor();
  });

  it('is not for a plain user', async () => {
    const { page } = await visit('user');
    await page.goto(attendance());
    await heading(page, "You don't have access").waitFor();
    expect(await card(page).count()).toBe(0);
  });
});

describe('a moderator', () => {
  it('reads attendance by period and looks into a day, but neither marks nor deactivates', async () => {
    const { page } = await stay('moderator');
    await page.goto(attendance());
    await page.getByText('Mon 16 to Sun 22 Nov 2026').waitFor();
    await changeList(page, 'Attendance', () => page.getByRole('combobox', { name: 'Period' }).selectOption('Last Week'));
    await at(page, attendance('&period=LAST_WEEK'));
    await page.getByText('Mon 9 to Sun 15 Nov 2026').waitFor();
    await page
      .getByRole('button', { name: /^Details of [A-Z][a-z]{2} (9|1[0-5]) Nov 2026$/ })
      .first()
      .click();
    await page.getByText('Check In').first().waitFor();
    await card(page).getByText('Ganesh Shinde').first().waitFor();
    expect(await card(page).getByRole('button').count()).toBe(0);
  });

  it('approves a day, which stays approved', async () => {
    const { page } = await stay('moderator');
    await page.goto(attendance('&period=NOVEMBER'));
    await rows(page).first().waitFor();
    const buttons = page.getByRole('button', { name: /^Approve \d+ [A-Z]/ });
    const before = await buttons.count();
    expect(before).toBeGreaterThan(0);
    const day = ((await buttons.last().getAttribute('aria-label')) ?? '').replace('Approve ', '');
    const row = page.getByRole('row', { name: new RegExp(day) });
    await buttons.last().dblclick();
    await row.getByText('Approved', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
    await expect.poll(() => buttons.count()).toBe(before - 1);
    await page.reload();
    await row.getByText('Approved', { exact: true }).waitFor();
  });
});

describe('an admin', () => {
  it('marks attendance once, however often the button is pressed', { tags: 'smoke' }, async () => {
    const { page } = await stay('admin');
    await page.goto(attendance());
    await rows(page).first().waitFor();
    const before = await eventsToday();
    await page.getByRole('button', { name: 'Mark Attendance' }).click();
    await confirmation(page).getByText('Do you want to mark the attendance?').waitFor();
    await confirmation(page).getByText('20 Nov 2026, at the office: 18.5204, 73.8567').waitFor();
    await confirmation(page).getByRole('button', { name: 'Save changes' }).dblclick();
    await card(page).getByRole('status').getByText('20 Nov 2026').waitFor();
    expect(await eventsToday()).toBe(before + 1);
    await page.getByRole('row', { name: /Fri 20 Nov 2026/ }).waitFor();
  });

  it('deactivates and activates, after a question each time', async () => {
    const { page } = await stay('admin');
    await page.goto(attendance());
    for (const [button, state] of [
      ['Deactivate', 'Inactive'],
      ['Activate', 'Active'],
    ] as const) {
      await card(page).getByRole('button', { name: button, exact: true }).click();
      await confirmation(page).getByText('Do you want to activate or deactivate this user?').waitFor();
      await confirmation(page).getByRole('button', { name: 'Save changes' }).click();
      await card(page).getByText(state, { exact: true }).waitFor();
      await expect.poll(() => page.getByText('is inactive: cannot sign in, and no meeting can be scheduled.').count()).toBe(state === 'Inactive' ? 1 : 0);
      await page.reload();
      await card(page).getByText(state, { exact: true }).waitFor();
    }
  });
});
