/** The QR dashboard: generating codes and finding them, scanning them from the screen, and printing. */
import type { Locator, Page } from 'playwright';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { readCodes } from './read-codes.ts';
import { heading, openedDialog, rows } from './screen.ts';
import { ask, signIn } from './session.ts';

const { stay, url, visit } = withProduct();

const dashboard = '/lats/secure/dashboard';

const option = (page: Page, name: string): Locator => page.getByRole('navigation', { name: 'QR Code Dashboard' }).getByRole('link', { name, exact: true });
const codes = (page: Page): Locator => page.getByRole('img', { name: /^QR code / });
const isSecondPage = (page: Page): Promise<void> => page.locator('[data-page="1"]').waitFor();

/** Text below the codes, which the codes must encode. */
async function printedCodes(page: Page): Promise<readonly string[]> {
  const labels = await codes(page).evaluateAll((images) => images.map((image) => image.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('QR code ', ''));
}

/** Opens the picture of each card and scans it. Returns the expected and the decoded codes. */
async function readCards(
  cards: Locator,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly named: readonly string[]; readonly read: readonly (string | null)[] }> {
  const page = cards.page();
  const [named, read]: [string[], (string | null)[]] = [[], []];
  const buttons = await cards.getByRole('button', { name: /^Show QR code / }).all();
  for (const button of buttons.slice(0, most)) {
    named.push(((await button.getAttribute('aria-label')) ?? '').replace('Show QR code ', ''));
    await button.click();
    const dialog = await openedDialog(page);
    read.push(...(await readCodes(dialog.getByRole('img', { name: /^QR code / }))));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  return { named, read };
}

it('an admin generates a batch and finds its cards, each with a code that encodes its id', async () => {
  const { page } = await visit('admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'QR Code Dashboard' }).click();
  await heading(page, 'QR Code Batches').waitFor();
  await option(page, 'Generate QR Code').click();

  await page.getByLabel('Product').selectOption({ index: 1 });
  await page.getByLabel('Quantity').fill('12');
  await page.getByLabel('Points').fill('75');
  await expect.poll(() => page.getByRole('definition').allTextContents()).toEqual(['12', '900', '20 Nov 2028']);
  await page.getByRole('main').getByRole('button', { name: 'Generate QR Code' }).click();
  await page.getByText(/^12 QR codes generated/).waitFor();
  await page.getByRole('link', { name: /^Open batch \d+$/ }).waitFor();
  await option(page, 'View QR Code Batches').click();

  const newest = rows(page).first();
  await newest
    .filter({ hasText: '20 Nov 2026' })
    .filter({ hasText: /241275$/ })
    .waitFor();
  // Anywhere in the row, which its link covers.
  await newest.getByText('75', { exact: true }).click({ force: true });
  await expect.poll(() => rows(page).filter({ hasText: 'Not Used' }).count()).toBe(10);

  const first = await readCards(rows(page));
  expect(first.read).toEqual(first.named);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await isSecondPage(page);
  await expect.poll(() => rows(page).count()).toBe(2);
  const second = await readCards(rows(page));
  expect(second.read).toEqual(second.named);
  const named = [...first.named, ...second.named];
  expect(new Set(named).size).toBe(12);
  for (const code of named) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});

it('codes can be scanned from a dark screen and from a phone too', async () => {
  for (const options of [{ colorScheme: 'dark' }, { viewport: { width: 360, height: 740 } }] as const) {
    const { page } = await visit('admin', options);
    await page.goto(dashboard);
    await rows(page).first().getByRole('link').first().click();
    await rows(page).nth(9).waitFor();
    const { named, read } = await readCards(rows(page).filter({ hasText: 'Not Used' }), 3);
    expect(named).not.toEqual([]);
    expect(read).toEqual(named);
  }
});

it('labels of unused cards are printed on A4, on as many sheets as needed', async () => {
  const { page } = await stay('admin');
  await page.goto(dashboard);
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Print sheet' }).click();
  const count = await page.getByText(/labels on \d+ sheets?/).textContent();
  const [, labels, sheets] = /^(\d+) labels on (\d+) sheets?/.exec(count?.replaceAll(',', '') ?? '') ?? [];
  await expect.poll(() => codes(page).count()).toBe(Number(labels));
  expect(Math.ceil(Number(labels) / 65)).toBe(Number(sheets));

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
  expect(boxes).toEqual(Array.from({ length: Number(sheets) }, () => [595, 842]));
});

it('thousands of labels are rendered sheet by sheet, in parts of whole sheets, and print covers none of them', async () => {
  const { token } = await signIn(url(), 'admin');
  const order = { productVariantId: '1', expiryInMonths: 24, points: 5, quantity: 5000 };
  const { errors } = await ask(url(), 'mutation ($input: GenerateQrCodesInput!) { generateQrCodes(input: $input) { message } }', { input: order }, token);
  expect(errors).toBeUndefined();
  const { page } = await visit('admin');
  // A fast machine has rendered them before a press from the test arrives, so the page clicks itself, and records what is shown then.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const line = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).find((text) => text.startsWith('Preparing sheet'));
      if (line === undefined) return;
      if (seen.length === 0) setTimeout(() => document.querySelector<HTMLElement>('button[aria-label="Use the dark theme"]')?.click());
      seen.push(`${line}${document.documentElement.classList.contains('dark') ? ', in the dark' : ''}`);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await page.goto(dashboard);
  await rows(page).filter({ hasText: '5,000' }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Print sheet' }).click();
  await page.getByText('4,940 labels on 76 sheets, cards 1 to 4,940 of the batch').waitFor({ timeout: 200_000 });
  // The page responds in the meantime.
  const lines = await page.evaluate<readonly string[]>('seen');
  expect(lines[0]).toMatch(/^Preparing sheet \d+ of 76$/);
  expect(lines.filter((line) => /^Preparing sheet \d+ of 76, in the dark$/.test(line))).not.toEqual([]);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.getByText('60 labels on 1 sheet, cards 4,941 to 5,000 of the batch').waitFor();

  const printed = await printedCodes(page);
  const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), { mergePages: true });
  for (const code of printed) expect(text).toContain(code);
  expect(text.match(/[0-9A-Z]{16}/g)).toHaveLength(60);
  expect(text).not.toContain('Skip to content');
});
