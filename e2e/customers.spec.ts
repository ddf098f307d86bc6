/** Farmers and dealers: filters are in the address, and the spreadsheet contains exactly the filtered rows. */
import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './accessible.ts';
import { withSharedProduct } from './fixture.ts';
import { at, focused, rows } from './screen.ts';
import { ask, signIn } from './session.ts';

const { stay, url, visit } = withSharedProduct();

const choose = (page: Page, part: 'State' | 'District' | 'Taluka', name: string) =>
  page.getByRole('main').getByRole('combobox', { name: part }).selectOption(name);

/** Returns the rows of the list once all of them contain the text, read at one moment, because rows disappear while others load. */
async function rowsHolding(page: Page, text: string | RegExp): Promise<readonly string[]> {
  let texts: readonly string[] = [];
  await expect
    .poll(async () => {
      texts = await rows(page).allTextContents();
      return texts.length > 0 && texts.every((row) => row.search(text) >= 0);
    })
    .toBe(true);
  return texts;
}

describe('a list', () => {
  it('is filtered by area with one history entry per change, and a pasted address shows the same', { tags: 'smoke' }, async () => {
    const { page, newTab } = await stay('moderator');
    await page.goto('/?panel=farmers&page=2');
    await rows(page).first().waitFor();
    await choose(page, 'State', 'Maharashtra');
    await at(page, '/?panel=farmers&state=Maharashtra');
    await choose(page, 'District', 'Satara');
    await choose(page, 'Taluka', 'Karad');
    await at(page, '/?panel=farmers&state=Maharashtra&district=Satara&taluka=Karad');
    const rowsInKarad = await rowsHolding(page, 'Karad');

    const pasted = await newTab();
    await pasted.goto(page.url());
    expect(await rowsHolding(pasted, 'Karad')).toEqual(rowsInKarad);

    await page.goBack();
    await at(page, '/?panel=farmers&state=Maharashtra&district=Satara');
    await rowsHolding(page, 'Satara');
    await choose(page, 'State', '');
    await at(page, '/?panel=farmers');
    await expect.poll(() => page.getByRole('main').getByRole('combobox', { name: 'District' }).isDisabled()).toBe(true);
  });
});

interface Found {
  readonly searchFarmers: { readonly nodes: readonly { readonly firstName: string; readonly lastName: string; readonly phoneNumber: string }[] };
}

/** Customers that the gateway finds in an area, as the spreadsheet is expected to contain them. */
async function farmersOf(state: string, district: string): Promise<readonly string[]> {
  const { token } = await signIn(url(), 'moderator');
  const query = 'query ($area: AreaInput!) { searchFarmers(area: $area) { nodes { firstName lastName phoneNumber } } }';
  const { data } = await ask<Found>(url(), query, { area: { state, district } }, token);
  return (data?.searchFarmers.nodes ?? []).map(({ firstName, lastName, phoneNumber }) => [firstName, lastName, phoneNumber].join(' '));
}

describe('Find anything', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
  const found = (page: Page) => page.getByRole('listbox', { name: 'Results' });

  it('finds a Devanagari name by Latin letters, and opens a meeting with the person by keys alone', { tags: 'smoke' }, async () => {
    const { page } = await visit('moderator');
    await page.goto('/?panel=dealers');
    await rows(page).first().waitFor();
    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.type('tanaji');
    await found(page)
      .getByRole('option', { name: /तानाजी/ })
      .first()
      .waitFor();
    // Results for fewer letters stay until the response for all letters arrives.
    await page.locator('dialog [aria-busy="false"]').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.dark').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const groups = await found(page).getByRole('group').count();
    for (let group = 1; group < groups; group += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/meetingDetails/**');
    await field(page).waitFor({ state: 'detached' });
  });

  it('fits a phone, in Marathi, and leads back to the previous page', async () => {
    const { page } = await visit('moderator');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/?panel=farmers');
    await rows(page).first().waitFor();
    await page.getByLabel('Language').selectOption('मराठी');
    await page.getByRole('button', { name: 'काहीही शोधा' }).click();
    await page.getByRole('combobox', { name: 'काहीही शोधा' }).waitFor();
    await page.keyboard.type('शिंदे');
    await page.getByRole('group', { name: 'शेतकरी' }).waitFor();
    expect(await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)).toBe(360);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'काहीही शोधा' }).waitFor({ state: 'detached' });
    await focused(page.getByRole('button', { name: 'काहीही शोधा' }));
  });

  it("shows an administrator the person, place and time of a code's use", async () => {
    const { page } = await visit('admin');
    const { token } = await signIn(url(), 'admin');
    const query = '{ qrUses(month: 11, year: 2026, size: 100) { nodes { code dealerName } } }';
    const { data } = await ask<{ qrUses: { nodes: readonly { code: string | null; dealerName: string | null }[] } }>(url(), query, {}, token);
    const use = data?.qrUses.nodes.find(({ code, dealerName }) => code !== null && dealerName !== null);
    await page.goto('/');
    // A key pressed before the page has loaded has no effect.
    await rows(page).first().waitFor();
    await page.keyboard.press('Control+k');
    await field(page).fill(use?.code?.replaceAll(/(.{4})(?=.)/g, '$1-') ?? '');
    await page.getByText('One of our codes').waitFor();
    await page.getByText(use?.dealerName ?? 'a dealer').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

describe('the export', () => {
  it('of a district contains every customer, and is named after the list', { tags: 'smoke' }, async () => {
    const { page } = await stay('moderator');
    await page.goto('/?panel=farmers&state=Maharashtra&district=Satara');
    await rowsHolding(page, 'Satara');
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Export' }).click()]);
    expect(download.suggestedFilename()).toBe('Farmers.xlsx');

    const book = new ExcelJS.Workbook();
    await book.xlsx.readFile(await download.path());
    const sheet = book.worksheets[0];
    const heads = new Map<string, number>();
    sheet?.getRow(1).eachCell((cell, column) => heads.set(cell.text, column));
    const lines: string[] = [];
    sheet?.eachRow((row, number) => {
      if (number > 1) lines.push(['First name', 'Last name', 'Phone number'].map((head) => row.getCell(heads.get(head) ?? 0).text).join(' '));
    });
    const expected = await farmersOf('Maharashtra', 'Satara');
    expect(expected.length).toBeGreaterThan(10);
    expect(lines.toSorted()).toEqual(expected.toSorted());
    await dialog.waitFor({ state: 'hidden' });
  });

  it('of a month of invoices contains all of them, in the chosen format', async () => {
    const { page } = await stay('moderator');
    await page.goto('/lats/secure/dashboard?panel=invoices&month=10&year=2026');
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByText('The file will contain: 1 Oct 2026 to 31 Oct 2026.').waitFor();
    await dialog.getByRole('button', { name: 'JSON lines' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Export' }).click()]);
    expect(download.suggestedFilename()).toBe('Invoices.jsonl');
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
    const { token } = await signIn(url(), 'moderator');
    const listed = await ask<{ invoices: { totalCount: number } }>(url(), '{ invoices(month: 10, year: 2026, size: 1) { totalCount } }', {}, token);
    expect(lines.length).toBe(listed.data?.invoices.totalCount);
    expect(new Set(lines.map((line) => JSON.parse(line).id)).size).toBe(lines.length);
    await dialog.waitFor({ state: 'hidden' });
  });
});
