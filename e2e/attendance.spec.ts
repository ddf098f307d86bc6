/** Attendance with a pointer and on paper: no message moves a row, the head stays visible, and print shows the employee and the period. */
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './browser.ts';
import { type Demo, findDemo } from './demo.ts';
import { withProduct } from './fixture.ts';
import { settled } from './open-screen.ts';
import { clockStart } from './product.ts';

const { stay, url, visit } = withProduct();

let demo: Demo;
beforeAll(async () => {
  demo = await findDemo(url(), clockStart.slice(0, 10));
});

/** Returns the rows of days, without head and totals. */
const days = (page: Page) => page.locator('table[aria-busy="false"] tbody').getByRole('row');

async function open(page: Page, period = '') {
  await page.goto(`/userprofile?user=${demo.employee}&panel=attendance${period}`);
  await days(page).first().waitFor();
  // Late content beside the days may move them.
  await settled(page, 'Attendance');
}

const day = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Returns the right edge of a text, independent of its cell. */
const rightOfText = (cell: Locator) =>
  cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().right);
  });

describe('Approve', () => {
  it.each([
    ['a laptop', desktop, 'Thu 19 Nov 2026', false],
    // A day that needs checking is approved with a note.
    ['a phone', phone, 'Wed 18 Nov 2026', true],
  ])('on %s moves no row, neither when its message opens nor when it closes', async (_on, viewport, name, isNoted) => {
    const { page } = await stay('moderator', { viewport });
    await open(page);
    const [row, last] = [day(page, name), days(page).last()];
    await row.scrollIntoViewIfNeeded();
    const boxes = () => Promise.all([row.boundingBox(), last.boundingBox()]);
    const before = await boxes();
    await row.getByRole('button', { name: /^Approve/ }).click();
    if (isNoted) {
      const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
      await dialog.getByLabel('Note').fill('Seen at the market');
      await dialog.getByRole('button', { name: /^Approve/ }).click();
    }
    await row.getByText('Approved', { exact: true }).waitFor();
    const message = page
      .getByRole('main')
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: 'Close' }) });
    await message.waitFor();
    expect(await boxes()).toEqual(before);
    await message.getByRole('button', { name: 'Close' }).click();
    await message.waitFor({ state: 'detached' });
    expect(await boxes()).toEqual(before);
  });
});

describe('several days of a month', () => {
  const box = (page: Page) => page.getByRole('checkbox', { name: /^Select / });
  const approve = (page: Page) => page.getByRole('button', { name: /^Approve \d+ days?$/ });
  const countOf = async (page: Page) => Number(/\d+/.exec((await approve(page).textContent()) ?? '')?.[0]);
  const approved = (page: Page, count: number) => page.getByText(`${count} day${count === 1 ? '' : 's'} approved.`).waitFor();
  const withdrawn = (page: Page, count: number) => page.getByText(`${count} approval${count === 1 ? '' : 's'} withdrawn.`).waitFor();

  it('are selected, approved and withdrawn by keys alone', async () => {
    const { page } = await stay('moderator', { viewport: desktop });
    await open(page, '&period=NOVEMBER');
    await approve(page).waitFor();
    const count = await countOf(page);
    await box(page).first().focus();
    await page.keyboard.press('Space');
    const expected = (await box(page).first().isChecked()) ? count + 1 : count - 1;
    const button = page.getByRole('button', { name: `Approve ${expected} day${expected === 1 ? '' : 's'}`, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await approved(page, expected);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await withdrawn(page, expected);
  });
});

it.each([1366, 1024])('the head of a month sticks below the bar at %i px, and Work Hour aligns with its figures', async (width) => {
  const { page } = await stay('moderator', { viewport: { width, height: 768 } });
  await open(page, '&period=OCTOBER');
  const head = page.getByRole('columnheader', { name: 'Work Hour' });
  expect(await rightOfText(days(page).first().getByRole('cell').nth(3))).toBe(await rightOfText(head));
  await page.getByText(/^\d+ days$/).scrollIntoViewIfNeeded();
  expect((await days(page).first().boundingBox())?.y).toBeLessThan(0);
  expect((await head.boundingBox())?.y).toBe(48);
});

it('print shows name and period, and no buttons', async () => {
  const { page } = await visit('moderator');
  await open(page, '&period=OCTOBER');
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  expect(paper).toContain('Attendance');
  expect(paper).toMatch(/Ganesh Shinde\s+October 2026/);
  expect(paper).toContain('Waiting for approval');
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('link').count()).toBe(0);
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Date', 'Checkin Time', 'Checkout time', 'Work Hour', 'Status']);
});
