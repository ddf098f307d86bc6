/** An employee's workspace: access by role, and actions that happen once and persist. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Demo, findDemo } from './demo.ts';
import { withProduct } from './fixture.ts';
import { clockStart } from './product.ts';
import { heading, rows } from './screen.ts';
import { ask, signIn } from './session.ts';

const { stay, url } = withProduct();

const today = clockStart.slice(0, 10);

let demo: Demo;
beforeAll(async () => {
  demo = await findDemo(url(), today);
});

const attendance = () => `/userprofile?user=${demo.employee}&panel=attendance`;
const card = (page: Page) => page.getByRole('complementary', { name: 'Employee' });
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirmation' });

/** Returns the number of check-ins and check-outs of the employee today. */
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
});

describe('an admin', () => {
  it('marks attendance once for repeated presses', { tags: 'smoke' }, async () => {
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
});
