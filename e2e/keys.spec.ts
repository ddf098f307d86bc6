/** Read-only screens by keyboard alone: from a meeting to a person, the story of a day, the charts, and offline behaviour. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { meetingPath } from '../web/screens/meetings/meeting-path.ts';
import { userMapPath, workspacePath } from '../web/screens/workspace/workspace-path.ts';
import { desktop } from './browser.ts';
import { withSharedProduct } from './fixture.ts';
import { focused, heading, rows } from './screen.ts';

const { demo, stay, visit } = withSharedProduct();

/** More tab stops than any screen has before its last part. */
const maxStops = 120;

/** Presses Tab until the element has the focus. @throws Error when Tab does not reach it */
async function tabTo(page: Page, part: Locator): Promise<void> {
  await part.waitFor();
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${part}.`);
}

it('a meeting links to its customer, and Back focuses the link', async () => {
  const { page } = await stay('admin');
  await page.goto(meetingPath({ id: demo.farmerMeeting, type: 'FARMER' }));
  const link = page.getByRole('main').locator('a[href^="/farmers/"]').first();
  const name = await link.innerText();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/farmers/*');
  await heading(page, new RegExp(name.split(' ').at(-1) ?? name)).waitFor();
  await page.goBack();
  await focused(link);
});

it('the story of a day is read line by line; a stop leads to its points and to its customer', { tags: 'smoke' }, async () => {
  const { page } = await stay('moderator');
  await page.goto(userMapPath({ user: demo.employee, date: '2026-11-19' }));
  const story = page.getByRole('list', { name: 'Summary' });
  const stop = story.locator('[data-line=stop]', { has: page.getByRole('link') }).first();
  await stop.waitFor();
  await tabTo(page, story.getByRole('button').first());
  const line = stop.getByRole('button');
  while (!(await line.evaluate((element) => element === document.activeElement))) await page.keyboard.press('ArrowDown');
  await stop.and(page.locator(':has([aria-pressed=true])')).waitFor();
  const number = (await page.locator('[data-marker=stop][aria-pressed=true]').getAttribute('aria-label'))?.split(',')[0];
  expect(await line.innerText()).toMatch(new RegExp(`^${number}$`, 'm'));

  await page.keyboard.press('p');
  const points = page.getByRole('table', { name: 'Traveled Location' });
  await points.locator('button[aria-pressed=true]').waitFor();
  await page.keyboard.press('Shift+Tab');
  await focused(page.getByRole('button', { name: 'All points', exact: true }));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  // The chosen line is the tab stop.
  await tabTo(page, line);
  const person = stop.getByRole('link');
  await page.keyboard.press('Tab');
  await focused(person);
  const name = ((await person.getAttribute('aria-label')) ?? '').replace('Page of ', '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(farmers|dealers)\//);
  await heading(page, new RegExp(name.split(' ')[0] ?? name)).waitFor();
});

it('the chart of the codes used in a month opens, with a table of the same numbers', async () => {
  const { page } = await stay('admin');
  await page.goto('/lats/secure/dashboard?panel=uses');
  await rows(page).first().waitFor();
  await tabTo(page, page.locator('summary', { hasText: 'Codes used by day' }));
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: /^Codes used/ });
  await picture.waitFor();
  await tabTo(page, page.locator('summary').last());
  await page.keyboard.press('Enter');
  const counts = page.getByRole('table', { name: 'Codes used' }).locator('tbody td:last-child');
  await counts.first().waitFor();
  const sum = (await counts.allInnerTexts()).reduce((all, count) => all + Number(count.replaceAll(',', '')), 0);
  expect((await picture.getAttribute('aria-label'))?.replaceAll(',', '')).toContain(String(sum));
});

it('the table of the chart of hours is the list below, whose days are reached by Tab', async () => {
  const { page } = await stay('moderator');
  await page.goto(workspacePath({ user: demo.employee, panel: 'attendance', period: 'OCTOBER' }));
  await page.getByRole('img', { name: /October 2026/ }).waitFor();
  const map = page
    .locator('table[aria-busy="false"]')
    .getByRole('link', { name: /^Map, Traveled Location/ })
    .first();
  await tabTo(page, map);
  await page.keyboard.press('Enter');
  await heading(page, /^Activity on \d+ Oct 2026$/).waitFor();
});

it('the bar and the foot cover no focused element of a form, down and up', async () => {
  const { page } = await visit('admin', { viewport: desktop });
  await page.goto('/addFarmer');
  const first = page.locator('input[name=firstName]');
  await first.waitFor();
  await first.focus();
  const covered: string[] = [];
  for (const key of [...Array.from({ length: 30 }, () => 'Tab'), ...Array.from({ length: 30 }, () => 'Shift+Tab')]) {
    await page.keyboard.press(key);
    covered.push(
      ...(await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || !document.querySelector('main')?.contains(element) || element.closest('.foot') !== null) return [];
        const { top, bottom } = element.getBoundingClientRect();
        const [bar, foot] = [document.querySelector('header'), document.querySelector('.foot')].map((part) => part?.getBoundingClientRect());
        return top < (bar?.bottom ?? 0) || bottom > (foot?.top ?? innerHeight) ? [`${element.id || element.textContent}: ${top} to ${bottom}`] : [];
      })),
    );
  }
  expect(covered).toEqual([]);
});

it('offline, cached content stays, and a submitted form explains why it waits and keeps its input', { tags: 'smoke' }, async () => {
  const { page, allow } = await visit('moderator');
  allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/?panel=dealers');
  await tabTo(page, rows(page).first().getByRole('link').first());
  await page.keyboard.press('Enter');
  await page.getByText(/^1 of \d+$/).waitFor();
  // The map and its ground have loaded, and are not fetched again.
  await page.getByText(/GeoNames/).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Edit', exact: true }));
  await page.keyboard.press('Enter');
  const street = page.getByLabel('Street');
  await tabTo(page, street);
  await page.context().setOffline(true);
  await page.getByText(/^You are offline/).waitFor();
  const before = await street.inputValue();
  await page.keyboard.press('End');
  await page.keyboard.type(' 7');
  await page.keyboard.press('Control+Enter');
  await page.getByText('You are offline, so nothing was sent.').waitFor();
  expect(await street.inputValue()).toBe(`${before} 7`);
  await street.focus();
  for (const key of ['End', 'Backspace', 'Backspace']) await page.keyboard.press(key);
  await page.goBack();
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.getByText(before, { exact: true }).waitFor();
  await page.goBack();
  await rows(page).first().waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^You are offline/).waitFor({ state: 'detached' });
});
