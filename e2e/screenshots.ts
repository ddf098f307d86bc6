/**
 * `npm run screenshots`, after a build: takes pictures of every screen and of some states, with demo data at a fixed time, in e2e/results/screenshots.
 * The widths are those of a laptop and a phone, in both themes. Arguments filter by parts of names. Exits with 1 after a problem on a page or sideways
 * scrolling.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { type Browser, desktop, openBrowser, phone } from './browser.ts';
import { ensureChromium, launchChromium } from './chromium.ts';
import { type Demo, findDemo } from './demo.ts';
import { openScreen, overhang, settled } from './open-screen.ts';
import { signal } from './processes.ts';
import { clockStart, type Product, startProduct } from './product.ts';
import { refusals, screens } from './screens.ts';
import { type State, states } from './states.ts';
import { newStore } from './store.ts';

const folder = path.resolve('e2e/results/screenshots');
const sizes = { desktop, phone } as const;
const words = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) => words.length === 0 || words.some((word) => name.includes(word));

/** Stretches the window of a phone to the height of the page, so a sticky footer is at the bottom. Overlays keep the normal window. */
async function stretch(page: Page): Promise<void> {
  const height = await page.evaluate(() => (document.querySelector('[role="dialog"], :popover-open') ? 0 : document.documentElement.scrollHeight));
  await page.setViewportSize({ ...phone, height: Math.max(height, phone.height) });
}

/** Takes pictures of the current page in both themes. @returns the names of the files */
async function shoot(page: Page, name: string, size: keyof typeof sizes): Promise<readonly string[]> {
  if (size === 'phone') await stretch(page);
  const files: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
    const file = `${name}-${sizes[size].width}-${colorScheme}.png`;
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled' });
    files.push(file);
  }
  return files;
}

/** Takes the pictures of a screen. @returns its problems */
async function picture(browser: Browser, demo: Demo, state: State, size: keyof typeof sizes): Promise<readonly string[]> {
  const { page, takeProblems, close } = await browser.visit(state.role ?? undefined, { viewport: sizes[size], colorScheme: 'light' });
  const faults: string[] = [];
  try {
    await openScreen(page, state, demo);
    await state.act?.(page);
    const wide = await overhang(page);
    if (wide > 0) faults.push(`scrolls sideways by ${wide} px`);
    console.log((await shoot(page, state.name, size)).join('\n'));
  } catch (error) {
    faults.push(String(error));
  }
  faults.push(...takeProblems());
  await close();
  return faults.map((fault) => `${state.name} at ${sizes[size].width} px: ${fault}`);
}

/** Takes pictures of a list that failed to load and of a list whose next page failed, while the process of the REST API is stopped. */
async function picturesOfFailure(browser: Browser, product: Product): Promise<void> {
  const [nothing, kept] = [await browser.visit('admin', { colorScheme: 'light' }), await browser.visit('admin', { colorScheme: 'light' })];
  await kept.page.goto('/');
  await settled(kept.page, 'Employees');
  const next = kept.page.getByRole('button', { name: 'Next Page' });
  await Promise.all([kept.page.waitForResponse(/graphql/), next.hover()]);
  signal(product.restPid(), 'SIGSTOP');
  try {
    await nothing.page.goto('/?panel=farmers');
    // The second page was prefetched, the third was not.
    await next.click();
    await kept.page.locator('[data-page="1"]').waitFor();
    await next.click();
    for (const [name, { page }] of [
      ['failed', nothing],
      ['failed-rows-kept', kept],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).waitFor({ timeout: 60_000 });
      for (const size of ['desktop', 'phone'] as const) {
        await page.setViewportSize(sizes[size]);
        console.log((await shoot(page, name, size)).join('\n'));
      }
    }
  } finally {
    signal(product.restPid(), 'SIGCONT');
    await Promise.all([nothing.close(), kept.close()]);
  }
}

await mkdir(folder, { recursive: true });
const chromium = await launchChromium(await ensureChromium());
const store = await newStore();
const product = await startProduct({ store });
const faults: string[] = [];
try {
  const browser = openBrowser(product.url, chromium);
  const demo = await findDemo(product.url, clockStart.slice(0, 10));
  for (const state of [...screens, ...refusals, ...states].filter(isWanted)) {
    for (const size of ['desktop', 'phone'] as const) {
      if (!('only' in state) || state.only === size) faults.push(...(await picture(browser, demo, state, size)));
    }
  }
  if (isWanted({ name: 'failed' })) await picturesOfFailure(browser, product);
} finally {
  await chromium.close();
  await product.stop();
  await store.remove();
}
for (const fault of faults) console.error(fault);
console.log(`In ${folder}; ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
