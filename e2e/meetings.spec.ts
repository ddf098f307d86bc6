/** Meetings: scheduled once, found again in the lists, and looked at in full. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Demo, findDemo } from './demo.ts';
import { withProduct } from './fixture.ts';
import { clockStart } from './product.ts';
import { at, changeList, focused, heading, openedDialog, rows } from './screen.ts';
import { ask, signIn } from './session.ts';

const { stay, url, visit } = withProduct();

let demo: Demo;
beforeAll(async () => {
  demo = await findDemo(url(), clockStart.slice(0, 10));
});

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirmation' });

async function scheduledMeetings(): Promise<number> {
  const { token } = await signIn(url(), 'admin');
  const query = 'query ($userId: ID!) { meetings(userId: $userId, status: SCHEDULED, page: 0) { totalCount } }';
  const { data } = await ask<{ readonly meetings: { readonly totalCount: number } }>(url(), query, { userId: demo.employee }, token);
  return data?.meetings.totalCount ?? Number.NaN;
}

describe('scheduling', () => {
  it.each([
    ['farmer', 'Schedule Farmer Meeting'],
    ['dealer', 'Schedule Dealer Meeting'],
  ])('a %s meeting makes one, however often the button is pressed, and the meetings show it', async (_, option) => {
    const { page } = await stay('moderator');
    await page.goto(`/userprofile?user=${demo.employee}`);
    await heading(page, 'Meetings').waitFor();
    const before = await scheduledMeetings();
    await page.getByRole('navigation', { name: 'Employee' }).getByRole('link', { name: option }).click();
    await heading(page, option).waitFor();
    const first = rows(page).first();
    const button = first.getByRole('button', { name: /^Schedule Meet/ });
    const name = ((await button.getAttribute('aria-label')) ?? '').replace(/^.*with /, '');
    await button.click();
    await confirmation(page).getByText(name).first().waitFor();
    await confirmation(page).getByRole('button', { name: 'Schedule Meet' }).dblclick();
    await first.getByText('Scheduled', { exact: true }).waitFor();
    expect(await scheduledMeetings()).toBe(before + 1);

    await page.getByRole('link', { name: 'View Meetings' }).click();
    await heading(page, 'Meetings').waitFor();
    await rows(page).first().waitFor();
    await changeList(page, 'Meetings', () => page.getByRole('button', { name: 'SCHEDULED' }).click());
    const row = rows(page).filter({ hasText: name }).first();
    await row.click();
    await heading(page, /^Meeting \d+$/).waitFor();
    await page.getByText(name).first().waitFor();
    await page.getByText('No images available').waitFor();
  });
});

describe('a meeting', () => {
  it('is opened from a filtered page, and Back leads to the same row there', { tags: 'smoke' }, async () => {
    const { page } = await visit('admin', { viewport: { width: 1366, height: 480 } });
    await page.goto(`/userprofile?user=${demo.employee}&panel=meetings&status=FINISHED&page=2`);
    await rows(page).first().waitFor();
    const address = new URL(page.url());
    const link = rows(page).nth(8).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await heading(page, /^Meeting \d+$/).waitFor();
    await page.goBack();
    await at(page, address.pathname + address.search);
    await focused(link);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  it('shows its pictures, large one after the other by keyboard, and gives the focus back', { tags: 'smoke' }, async () => {
    const { page } = await stay('admin');
    await page.goto(`/meetingDetails/FARMER/${demo.farmerMeeting}`);
    const first = page.getByRole('button', { name: /^Enlarge/ }).first();
    await first.focus();
    await page.keyboard.press('Enter');
    const large = (await openedDialog(page)).getByRole('img');
    const source = await large.getAttribute('src');
    await expect.poll(() => large.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => large.getAttribute('src')).not.toBe(source);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => large.getAttribute('src')).toBe(source);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await focused(first);
  });
});
