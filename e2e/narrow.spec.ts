/** Small and unusual screens: one left edge, telephone links and folded filters on a phone; columns and options without overlap; forced colours. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { phone } from './browser.ts';
import { withSharedProduct } from './fixture.ts';
import { moveToScreen, openScreen } from './open-screen.ts';
import { heading, rows } from './screen.ts';
import { screens } from './screens.ts';

const { demo, stay, visit } = withSharedProduct();

function screenOf(name: string) {
  const screen = screens.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`There is no screen ${name}.`);
  return screen;
}

/** Opens a screen in another language, in which its heading has another name. */
async function openIn(page: Page, language: string, name: string) {
  await page.addInitScript((value) => localStorage.setItem('language', value), language);
  await page.goto(screenOf(name).address(demo));
  await rows(page).first().waitFor();
}

/** Returns the left edge of a part. */
const leftOf = (part: Locator) =>
  part.evaluate((element) => {
    const lefts = [...element.querySelectorAll('*'), element].flatMap((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return [...range.getClientRects()].filter(({ width }) => width > 1).map(({ left }) => left);
    });
    return Math.round(Math.min(...lefts));
  });

it.each(['home-employees', 'home-farmers', 'home-audit', 'qr-batches', 'qr-users', 'qr-uses', 'qr-invoices', 'qr-farmers'])(
  '%s has one left edge on a phone',
  async (name) => {
    const { page } = await stay('admin', { viewport: phone });
    const screen = screenOf(name);
    await moveToScreen(page, screen, demo);
    const first = page.locator('table tbody').getByRole('row').first();
    expect([await leftOf(heading(page, screen.title)), await leftOf(first)]).toEqual([16, 16]);
    // A group of options begins with its frame, which is the edge that is seen. Its first option lies within the frame.
    const controls = page.getByRole('main').locator('h1').locator('xpath=../..').locator(':is(button, a, select, [role=group]):visible').first();
    const [title, control] = [await heading(page, screen.title).boundingBox(), (await controls.count()) > 0 ? await controls.boundingBox() : null];
    // Content that does not fit beside the title starts at the left edge of the title.
    if (title && control && control.y > title.y + title.height) expect(control.x).toBe(16);
  },
);

it.each(['home-employees', 'home-farmers', 'meeting-farmer', 'qr-users', 'qr-invoices', 'qr-farmers', 'qr-user'])('%s has telephone links', async (name) => {
  const { page } = await stay('admin', { viewport: phone });
  await moveToScreen(page, screenOf(name), demo);
  const link = page.getByRole('main').locator('a[href^="tel:"]:visible').first();
  expect(await link.getAttribute('href')).toMatch(/^tel:\+?\d{10,12}$/);
  // The link is above the link of the row.
  await link.click({ trial: true });
});

it('on a phone the area filter is folded until opened', async () => {
  const { page } = await visit('admin', { viewport: phone });
  await openScreen(page, screenOf('home-farmers'), demo);
  const state = page.getByRole('combobox', { name: 'State' });
  expect(await state.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters' }).click();
  await state.selectOption('Maharashtra');
  await page.waitForURL(/state=Maharashtra/);
  await page.reload();
  await state.waitFor();
});

it('on a phone the audit labels names, and an absent name takes no line', async () => {
  const { page } = await visit('admin', { viewport: phone });
  await openScreen(page, screenOf('home-audit'), demo);
  const names = rows(page).filter({ hasText: 'Signed in' }).first().locator('.list-sub');
  const label = await names
    .nth(1)
    .locator('span')
    .evaluate((name) => getComputedStyle(name, '::before').content);
  expect([label, (await names.nth(2).boundingBox())?.height]).toEqual(['"Done by: "', 0]);
});

it('on a phone the page of a customer with every kind of history does not scroll sideways', async () => {
  const { page } = await visit('admin', { viewport: phone });
  await page.goto('/dealers/1');
  const kinds = page.getByRole('group', { name: 'History' });
  await kinds.getByRole('button', { name: /^Invoices/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect((await kinds.boundingBox())?.width).toBeLessThanOrEqual(phone.width - 32);
});

it('on a phone the actions of a list have equal heights', async () => {
  const { page } = await visit('admin', { viewport: phone });
  await openScreen(page, screenOf('home-farmers'), demo);
  const main = page.getByRole('main');
  const actions = [main.getByRole('button', { name: 'Export' }), main.getByRole('link', { name: 'Add Farmer' })];
  expect(await Promise.all(actions.map(async (action) => (await action.boundingBox())?.height))).toEqual([40, 40]);
});

it.each(['en', 'hi', 'mr'])('in %s a phone shows the buttons of a day of the team beside the spans', async (language) => {
  const { page } = await visit('admin', { viewport: phone });
  await openIn(page, language, 'home-team');
  const actions = page.getByRole('main').locator('.sheet-actions');
  const parts = ['.segments', 'button:has(svg.lucide-printer)', 'a:has(svg.lucide-file-text)'];
  const [spans, print, summary] = await Promise.all(parts.map((part) => actions.locator(part).boundingBox()));
  for (const button of [print, summary]) expect(Math.abs((button?.y ?? 0) - (spans?.y ?? 0))).toBeLessThan(10);
  expect((summary?.x ?? 0) + (summary?.width ?? 0)).toBe(phone.width - 16);
});

it('on a phone the share of an employee and the link that plans visits do not overlap', async () => {
  const { page } = await visit('admin', { viewport: phone });
  await page.goto('/?panel=farmers&view=employees');
  const row = rows(page).first();
  const [state, action] = await Promise.all([row.locator('.list-state'), row.locator('.list-action')].map((part) => part.boundingBox()));
  expect(action?.y ?? 0).toBeGreaterThanOrEqual((state?.y ?? 0) + (state?.height ?? 0));
});

it.each(['hi', 'mr'])('in %s on a phone the button that saves the overview contains its words', async (language) => {
  const { page } = await visit('admin', { viewport: phone });
  await page.addInitScript((value) => localStorage.setItem('language', value), language);
  await page.goto('/?panel=overview');
  const button = page.locator('button:has(svg.lucide-file-spreadsheet)');
  await button.waitFor();
  expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

it.each(['home-employees', 'home-farmers', 'home-meetings'])('in Marathi no word of a column head of %s is broken', async (name) => {
  const { page } = await visit('admin');
  await openIn(page, 'mr', name);
  const broken = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const text = document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode();
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(([word], at, words) => {
        const range = document.createRange();
        const start = words[at]?.index ?? 0;
        if (text === null) return [];
        range.setStart(text, start);
        range.setEnd(text, start + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

it.each(['en', 'hi', 'mr'])('in %s the columns of the use history do not overlap at 1024 px, and options stay within their list', async (language) => {
  const { page } = await visit('admin', { viewport: { width: 1024, height: 768 } });
  await openIn(page, language, 'qr-uses');
  const wide = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) => elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent));
  expect(await wide('table :is(th, td)')).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  expect(await wide('table :is(th, td)')).toEqual([]);
  expect(await page.getByRole('columnheader').count(), 'all columns').toBe(10);
  for (const name of ['home-employees', 'workspace-farmers', 'qr-uses']) {
    await page.goto(screenOf(name).address(demo));
    await rows(page).first().waitFor();
    expect(await wide('nav a'), name).toEqual([]);
  }
});

it('forced colours show the chosen option', async () => {
  const { page } = await visit('admin');
  await openScreen(page, screenOf('home-meetings'), demo);
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const options = page.getByRole('navigation').getByRole('link');
  expect(await ground(options.and(page.locator('[aria-current="page"]')))).not.toBe(await ground(options.and(page.locator(':not([aria-current])')).last()));
  const filters = page.getByRole('group', { name: 'Status' }).getByRole('button');
  expect(await ground(filters.and(page.locator('[aria-pressed="true"]')))).not.toBe(await ground(filters.last()));
});
