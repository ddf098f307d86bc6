/** Opens a screen of the table and waits until it has settled. */
import type { Page } from 'playwright';
import { answered } from './browser.ts';
import type { Demo } from './demo.ts';
import type { Screen } from './screens.ts';

/** Returns true when nothing is loading: no busy part, no loading message, and every picture in the window shown or replaced. Pictures below load lazily. */
function isStill(): boolean {
  const { body, images } = document;
  return (
    document.querySelector('[aria-busy="true"]') === null &&
    !/^Loading/m.test(body.innerText) &&
    [...images].every((image) => image.complete || image.getBoundingClientRect().top >= window.innerHeight || image.getBoundingClientRect().bottom <= 0)
  );
}

/** Returns the title of a screen, and not a heading within it that matches the same pattern. */
const titleOf = (page: Page, name: Screen['title']) => page.getByRole('heading', { name, exact: true, level: 1 });

export async function settled(page: Page, title: Screen['title']): Promise<void> {
  await titleOf(page, title).waitFor();
  await answered(page);
  await page.waitForFunction(isStill);
}

export async function openScreen(page: Page, { address, title }: Pick<Screen, 'address' | 'title'>, demo: Demo): Promise<void> {
  await page.goto(address(demo));
  await settled(page, title);
}

/**
 * Opens a screen as a link does, within the loaded client, which is much cheaper than loading the page. When the heading of the screen is already shown,
 * nothing would signal the arrival, so the page is loaded.
 */
export async function moveToScreen(page: Page, screen: Pick<Screen, 'address' | 'title'>, demo: Demo): Promise<void> {
  if (page.url() === 'about:blank' || (await titleOf(page, screen.title).count()) > 0) return openScreen(page, screen, demo);
  await moveTo(page, screen.address(demo));
  await settled(page, screen.title);
}

/** Goes to an address within the loaded client. */
export const moveTo = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    // The state is kept, because the router counts its pages in it, and forms use the count to go back.
    history.pushState(history.state, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

/** Returns the number of pixels by which the page is wider than its window. */
export const overhang = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The text spacing of WCAG 1.4.12. */
const wideSpacing = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }';

/** Returns the visible dates and choices that are wider than their fields with wide text spacing. */
export const cutFields = (page: Page): Promise<readonly string[]> =>
  page.locator('input[role=combobox], select').evaluateAll((fields, rules) => {
    // The content security policy refuses an inline style sheet, but not one made by a script.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    const cut = fields.flatMap((field) => {
      if (!field.checkVisibility()) return [];
      const chosen = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.textContent : field instanceof HTMLInputElement ? field.value : null;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const copy = document.createElement('span');
      copy.textContent = chosen ?? null;
      copy.style.cssText = `position: absolute; white-space: pre; font: ${font}`;
      document.body.append(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return width > room + 1 ? [`${field.ariaLabel ?? field.id}: ${chosen}`] : [];
    });
    document.adoptedStyleSheets.pop();
    return cut;
  }, wideSpacing);
