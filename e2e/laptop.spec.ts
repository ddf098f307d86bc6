/** Screens of a month at 1366 pixels in each language: heads leave the window to the rows, and remarks and captions fit on one line. */
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answered, desktop } from './browser.ts';
import { withSharedProduct } from './fixture.ts';
import { screens } from './screens.ts';

const { demo, visit } = withSharedProduct();

async function openIn(language: string, name: string): Promise<Page> {
  const { page } = await visit('admin', { viewport: desktop });
  await page.addInitScript((value) => localStorage.setItem('language', value), language);
  await page.goto(screens.find((screen) => screen.name === name)?.address(demo) ?? '');
  await page.getByRole('main').getByRole('row').nth(2).waitFor();
  await answered(page);
  return page;
}

/** Returns the numbers of lines of texts. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );

/** Returns the height of the title and the filters above the head of the table. */
async function headOf(page: Page): Promise<number> {
  const tops = await Promise.all(
    [page.getByRole('main'), page.locator('thead').first()].map((part) => part.evaluate((element) => element.getBoundingClientRect().top)),
  );
  return Math.round((tops[1] ?? Number.NaN) - (tops[0] ?? 0));
}

describe.each(['en', 'hi', 'mr'])('in %s', (language) => {
  it.each(['home-team', 'workspace-attendance'])('%s shows each silence on one line', async (name) => {
    const page = await openIn(language, name);
    const silences = page.locator('tbody tr:not([data-below]) td > div', { hasText: 'GPS' });
    expect(await silences.count()).toBeGreaterThan(1);
    const lines = await linesOf(silences);
    expect((await silences.allTextContents()).filter((_text, at) => lines[at] !== 1)).toEqual([]);
  });

  it('a payroll month has two lines below its title, and ids below their head', async () => {
    const page = await openIn(language, 'home-team-payroll');
    expect(await headOf(page)).toBeLessThan(140);
    const starts = await page.evaluate(() =>
      ['thead th:nth-child(2)', 'tbody td'].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(cell) ?? document.body);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
    expect(starts[0]).toBe(starts[1]);
  });

  it('a week has one line of filters, and rows as high as their meetings', async () => {
    const page = await openIn(language, 'home-meetings-week');
    expect(await headOf(page)).toBeLessThan(110);
    const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(185);
  });
});
