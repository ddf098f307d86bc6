/** Every screen on paper: its title, the time of printing, page numbers, and the head of its table on each page with rows. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { moveToScreen } from './open-screen.ts';
import { screens } from './screens.ts';

const { demo, stay } = withSharedProduct();

/** Labels are printed without a frame; qr.spec.ts reads their sheets. */
const printed = screens.filter(({ name, role }) => role !== null && name !== 'qr-labels');

/** 4.2 mm in points. */
const blankEdge = 11.9;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

it.each(printed)('$name', async (screen) => {
  const { page } = await stay(screen.role ?? undefined);
  await moveToScreen(page, screen, demo);
  // The summary is printed as its own sheet.
  const title = screen.name === 'home-summary' ? 'Team day' : await page.getByRole('heading', { level: 1 }).innerText();
  const tables = page.getByRole('main').locator('table:visible');
  const isList = (await tables.count()) === 1;
  const heads = isList ? (await tables.locator('thead th').allInnerTexts()).map(plain).filter((head) => head !== '') : [];
  const names = isList ? (await tables.locator('tbody tr > :first-child').allInnerTexts()).map(plain).filter((name) => name.length > 4) : [];
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  // Nothing is in the lowest 4.2 mm, which printers leave blank.
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const heights = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : []));
  expect(Math.min(...heights)).toBeGreaterThan(blankEdge);
  const pages = (await extractText(pdf, { mergePages: false })).text.map(plain);
  expect(pages[0]).toContain(title);
  expect(pages.join(' ').match(/Printed on \d+ \w+ \d{4}, \d\d:\d\d/g)).toHaveLength(1);
  for (const [at, text] of pages.entries()) {
    expect(text).toContain(`${at + 1} / ${pages.length}`);
    if (names.some((name) => text.includes(name)))
      expect(
        heads.filter((head) => text.includes(head)),
        `the head on page ${at + 1}`,
      ).not.toEqual([]);
  }
});
