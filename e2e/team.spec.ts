/** A team's day and month from the staff home: by mouse, by keys alone, on a phone, in print and as a spreadsheet. */
import ExcelJS from 'exceljs';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './browser.ts';
import { withProduct } from './fixture.ts';
import { openedDialog } from './screen.ts';

const { stay } = withProduct();

const approve = (page: Page) => page.getByRole('button', { name: /^Approve \d+ days?$/ });
/** Waits until the board of the previous day is shown with all people, because the board of another day may be shown before. */
const yesterdayIn = (page: Page) => page.locator('table[aria-busy="false"]', { hasText: '19 Nov 2026' }).waitFor();

async function yesterday(page: Page) {
  await page.goto('/?panel=team&date=2026-11-19');
  await yesterdayIn(page);
}

describe('yesterday', () => {
  it('is approved in three presses as far as it is complete: Team, Previous day, Approve; the first day with findings is open', { tags: 'smoke' }, async () => {
    const { page } = await stay('moderator', { viewport: desktop });
    await page.goto('/');
    let presses = 0;
    const press = async (name: string | RegExp, role: 'link' | 'button' = 'button') => {
      presses += 1;
      await page.getByRole(role, { name, exact: true }).click();
    };
    await press('Team', 'link');
    await page.getByRole('heading', { name: 'Team' }).waitFor();
    await press('Previous day');
    await yesterdayIn(page);
    // The states of the days, not the chips above them.
    const complete = await page.locator('table span', { hasText: /^Ready$/ }).count();
    expect(complete).toBeGreaterThan(0);
    await press(/^Approve \d+ days?$/);
    await page.getByText(`${complete} days approved.`).waitFor();
    await expect.poll(() => page.locator('table span', { hasText: /^Ready$/ }).count()).toBe(0);
    await page.getByRole('link', { name: /^See the day of/ }).waitFor();
    expect(presses).toBe(3);
    expect(page.url()).toContain('/?panel=team&date=2026-11-19');
    // Approved days stay approved after a reload.
    await page.reload();
    await yesterdayIn(page);
    await expect.poll(() => approve(page).textContent()).toBe('Approve 0 days');
  });
});

it('is printed in landscape as one table, with its date, its head on each page, and totals once', async () => {
  const { page } = await stay('moderator', { viewport: desktop });
  await yesterday(page);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  expect(width).toBeGreaterThan(height);
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('Thu 19 Nov 2026');
  expect(text).toMatch(/Printed on \d+ \w+ \d{4}, \d\d:\d\d/);
  expect(text.match(/Meetings/g)).toHaveLength(pdf.numPages);
  expect(text.match(/\d+ in, \d+ absent/g)).toHaveLength(1);
  // The phone's summary line is not printed.
  expect(text).not.toMatch(/\d visits/);
  // No time is broken into two lines.
  expect(text).toMatch(/\d\d:\d\d \d\d:\d\d \d\d:\d\d/);
  // High rows make more pages of the same table.
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('main tbody td')) row.style.setProperty('height', '20mm', 'important');
  });
  const long = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(long.numPages).toBeGreaterThan(1);
  expect((await extractText(long, { mergePages: true })).text.match(/Meetings/g)).toHaveLength(long.numPages);
});

it('a day is chosen in the calendar, which is above the table', async () => {
  const { page } = await stay('moderator', { viewport: desktop });
  await yesterday(page);
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mon 2 Nov 2026' }).click();
  await page.waitForURL(/date=2026-11-02/);
});

it('a day with findings is checked and approved by keys alone', async () => {
  const { page } = await stay('moderator', { viewport: desktop });
  await yesterday(page);
  await page.getByRole('button', { name: 'Next to check' }).focus();
  await page.keyboard.press('Enter');
  const box = page.locator('input[data-row]:focus');
  await box.waitFor();
  const name = (await box.getAttribute('aria-label'))?.replace('Select ', '') ?? '';
  await page.getByRole('img', { name: new RegExp(`^${name}: checked in`) }).waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  const dialog = await openedDialog(page);
  await dialog.getByLabel('Note').focus();
  await page.keyboard.type('Seen at the market');
  await dialog.getByRole('button', { name: /^Approve/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^\d+ days? approved\.$/).waitFor();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('Approved', { exact: true })
    .waitFor();
});

it('See the day opens its story, and Back focuses the row', async () => {
  const { page } = await stay('moderator', { viewport: desktop });
  await yesterday(page);
  const open = page.getByRole('button', { name: /^Day of /, expanded: false }).first();
  await open.click();
  await page.getByRole('link', { name: /^See the day of/ }).click();
  const story = page.getByRole('list', { name: 'Summary' });
  await story.getByRole('button').first().waitFor();
  expect(await story.getByRole('button').count()).toBeLessThan(40);
  await story.locator('[data-line="stop"] button').first().click();
  await page.locator('[data-marker="stop"][aria-pressed="true"]').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Team' }).waitFor();
});

it('on a phone nothing scrolls sideways or covers the content below, and the map shows all people', { tags: 'smoke' }, async () => {
  const { page } = await stay('moderator', { viewport: phone });
  await yesterday(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // The first day with findings is open, in a box as high as its content.
  const details = page.locator('tbody td[colspan]');
  await details.waitFor();
  expect(await details.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByRole('group', { name: /^Last position of everyone, 19 Nov 2026: \d+ people$/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

describe('the month', () => {
  const whole = (page: Page) => page.locator('table[role="grid"][aria-busy="false"] tfoot').waitFor();

  it('by keys alone: between days, into one, and back to its cell', async () => {
    const { page } = await stay('moderator', { viewport: desktop });
    await page.goto('/?panel=team&span=month&date=2026-11-19');
    await whole(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator('[data-cell][tabindex="0"]').focus();
    for (const key of ['ArrowDown', 'End', 'ArrowLeft']) await page.keyboard.press(key);
    const cell = await page.locator('[data-cell]:focus').getAttribute('data-cell');
    expect(cell).toContain('2026-11-19');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Activity on/ }).waitFor();
    await page.goBack();
    await whole(page);
    await page.locator(`[data-cell="${cell}"]:focus`).waitFor();
  });

  it('is printed in landscape with its head on every sheet, and saved as a spreadsheet with all people', async () => {
    const { page } = await stay('moderator', { viewport: desktop });
    await page.goto('/?panel=team&span=month&date=2026-10-15');
    await whole(page);
    const people = await page.locator('table[role="grid"] tbody tr').count();
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
    expect(width).toBeGreaterThan(height);
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Attendance, October 2026');
    expect(text.match(/\b31\b/g)?.length).toBeGreaterThanOrEqual(pdf.numPages);
    expect(text.match(/\d+ people/g)).toHaveLength(1);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as xlsx' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Attendance, October 2026.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await saved.path());
    const sheet = workbook.getWorksheet('October 2026');
    expect(sheet?.rowCount).toBe(people + 1);
    expect(sheet?.getRow(1).getCell(2).value).toEqual(new Date('2026-10-01T00:00:00Z'));
  });

  describe('a missing check-out is corrected', () => {
    const missing = (page: Page) => page.locator('table [data-state="missing"]');
    async function open() {
      const { page } = await stay('moderator', { viewport: desktop });
      await page.goto('/?panel=team&span=month&date=2026-11-19');
      await whole(page);
      await missing(page).first().waitFor();
      return page;
    }

    it('by keys alone', async () => {
      const page = await open();
      const focused = page.locator('[data-cell][data-state="missing"]:focus');
      // Next also visits days with other findings.
      do {
        await page.getByRole('button', { name: 'Next to check' }).focus();
        await page.keyboard.press('Enter');
      } while ((await focused.count()) === 0);
      const cell = await focused.getAttribute('data-cell');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Correct check-out' });
      const time = dialog.getByLabel('Checkout time');
      await openedDialog(page);
      while (!(await time.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('2345');
      await page.keyboard.press('Tab');
      await page.keyboard.type('The battery was empty');
      await page.keyboard.press('Enter');
      await page.locator(`[data-cell="${cell}"][data-corrected]`).waitFor();
      await dialog.waitFor({ state: 'detached' });
    });
  });

  it('on a phone is a line for each person, which opens as a calendar', async () => {
    const { page } = await stay('moderator', { viewport: phone });
    await page.goto('/?panel=team&span=month&date=2026-11-19');
    const open = page.getByRole('button', { name: /^Calendar of / }).first();
    await open.click();
    await page.locator('li [data-state]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
