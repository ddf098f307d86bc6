/**
 * `npm run bench:web`: measures the built client in a real browser. First visits over a slow network: time, files and bytes until the screen is
 * shown. Then the time of the browser's main thread from a click to rest, at full speed and slowed down four times. Medians of three rounds.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { desktop } from '../e2e/browser.ts';
import { ensureChromium, launchChromium } from '../e2e/chromium.ts';
import { startProduct } from '../e2e/product.ts';
import { type Session, signIn } from '../e2e/session.ts';
import { newStore } from '../e2e/store.ts';

const rounds = 3;
/** A village's network: 1.6 Mbit/s, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Milliseconds after which all effects of a click are over, also when slowed down, including pictures and preloaded files. */
const rest = 3_000;
/** Milliseconds between the request for a click and the click itself, so the request is over by then. */
const clickDelay = 300;
/** Number of measured milliseconds of the replay. */
const replayMs = 1_500;

const loginForm = 'input[name=password]';
const rows = 'table:not([aria-busy=true]) td';

type Figures = Readonly<Record<string, number>>;

async function open(browser: Browser, session?: Session): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await (await browser.newContext({ viewport: desktop, timezoneId: 'Asia/Kolkata', locale: 'en-IN' })).newPage();
  if (session !== undefined) await page.addInitScript((value) => sessionStorage.setItem('session', value), JSON.stringify(session));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  // CPU time of the thread, without other processes.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

const kilobytes = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Script that runs in the page first and notes the first frame with the selector, because an observer outside learns of it later. */
const noteFirst = (selector: string) => `
  const watcher = new MutationObserver(() => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('stands')));
  });
  watcher.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
`;

/** Measures a first visit over the slow network until a selector is shown. */
async function firstVisit(browser: Browser, address: string, selector: string, session?: Session): Promise<Figures> {
  const { page, devtools } = await open(browser, session);
  await page.addInitScript({ content: noteFirst(selector) });
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0);
  const { stands, files } = await page.evaluate(() => {
    const at = performance.getEntriesByName('stands')[0]?.startTime ?? Number.NaN;
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const files = entries.flatMap((entry) =>
      entry instanceof PerformanceResourceTiming && entry.responseEnd > 0 && entry.responseEnd <= at
        ? [{ isScript: entry.name.endsWith('.js'), bytes: entry.encodedBodySize }]
        : [],
    );
    return { stands: at, files };
  });
  await page.context().close();
  const scripts = files.filter(({ isScript }) => isScript);
  return {
    'stands after, ms': stands,
    'script files': scripts.length,
    'script kB': kilobytes(scripts),
    requests: files.length,
    'kB in all': kilobytes(files),
  };
}

/**
 * Returns milliseconds of the main thread for an action and its effects. Elements are found before the measurement, because searching also runs in
 * the page.
 * @param expected text or element that the action leads to
 * @param ms duration of the measurement
 */
async function mainThread({ page, devtools }: Awaited<ReturnType<typeof open>>, click: string, expected: string, ms = rest): Promise<number> {
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const target = page.locator(click).first();
  await target.waitFor({ state: 'attached' });
  const element = await target.elementHandle();
  // The page clicks by itself, because a click from outside takes its main thread some milliseconds.
  await element?.evaluate((node: HTMLElement, delay) => void globalThis.setTimeout(() => node.click(), delay), clickDelay);
  const before = await busy();
  await setTimeout(clickDelay + ms);
  const after = await busy();
  if ((await page.locator(expected).count()) === 0) throw new Error(`${click} did not lead to ${expected}`);
  return after - before;
}

const option = (name: string) => `nav a:has-text("${name}")`;
const title = (name: string) => `h1:has-text("${name}")`;
const button = (name: string) => `button:has-text("${name}")`;

/** Measures the actions of a signed-in person. @param slowdown factor by which the processor is slowed down */
async function actions(browser: Browser, url: string, session: Session, employee: string, slowdown: number): Promise<Figures> {
  const tab = await open(browser, session);
  const { page, devtools } = tab;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const load = async (address: string, selector: string) => {
    await page.goto(`${url}${address}`);
    await page.waitForSelector(selector);
    await page.waitForTimeout(rest);
  };
  await load('/', rows);
  const figures: Record<string, number> = {
    'next page': await mainThread(tab, button('Next Page'), '[data-page="1"]'),
    'cached page': await mainThread(tab, button('Previous Page'), '[data-page="0"]'),
    'panel, first time': await mainThread(tab, option('Farmers'), title('Farmers')),
    'panel back': await mainThread(tab, option('View Employees'), title('Employees')),
    'panel switch': await mainThread(tab, option('Farmers'), title('Farmers')),
  };
  await load('/', rows);
  figures['workspace, first visit'] = await mainThread(tab, 'tbody td a', 'nav a:has-text("View Attendance")');
  await load(`/userprofile?user=${employee}&panel=attendance&period=LAST_WEEK`, rows);
  figures['day, first visit'] = await mainThread(tab, 'tbody a[title="Traveled Location"] >> nth=2', 'input[type=range]');
  await page.locator('label:has-text("16x"), button:has-text("16x")').first().click();
  figures[`replay at 16x, ${replayMs / 1000} s`] = await mainThread(tab, 'button[aria-label="Play"]', 'input[type=range]', replayMs);
  await page.context().close();
  return figures;
}

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(once: () => Promise<Figures>): Promise<Figures> {
  const results: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await once());
  return Object.fromEntries(Object.keys(results[0] ?? {}).map((key) => [key, median(results.map((result) => result[key] ?? Number.NaN))]));
}

function print(head: string, columns: Readonly<Record<string, Figures>>): void {
  const names = Object.keys(columns);
  const write = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  process.stdout.write('\n');
  write([head, ...names]);
  write(['---', ...names.map(() => '---')]);
  for (const key of Object.keys(Object.values(columns)[0] ?? {}))
    write([key, ...names.map((name) => Math.round(columns[name]?.[key] ?? Number.NaN).toString())]);
}

const store = await newStore();
// The product's clock is the browser's.
const product = await startProduct({ store, environment: { CLOCK: new Date().toISOString() } });
const browser = await launchChromium(await ensureChromium());
try {
  const { url } = product;
  const [admin, { person }] = [await signIn(url, 'admin'), await signIn(url, 'user')];
  const { version } = JSON.parse(readFileSync('node_modules/@chakra-ui/react/package.json', 'utf8'));
  process.stdout.write(`Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, @chakra-ui/react ${version}\n`);
  print('first visit, 1.6 Mbit/s, 150 ms', {
    login: await measure(() => firstVisit(browser, `${url}/login`, loginForm)),
    home: await measure(() => firstVisit(browser, `${url}/`, rows, admin)),
    workspace: await measure(() => firstVisit(browser, `${url}/userprofile?user=${person.id}`, rows, admin)),
  });
  print('main thread, ms', {
    'full speed': await measure(() => actions(browser, url, admin, person.id, 1)),
    '4 times slower': await measure(() => actions(browser, url, admin, person.id, 4)),
  });
} finally {
  await browser.close();
  await product.stop();
  await store.remove();
}
