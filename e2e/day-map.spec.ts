/** An employee's day on the map: the schematic map without a key, Google's with one, under the page's policy. */
import { createServer } from 'node:http';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './browser.ts';
import { type Demo, findDemo } from './demo.ts';
import { withProduct, withSharedProduct } from './fixture.ts';
import { type DirectionsRequest, googleMapsAddress, googleMapsScript } from './google-maps-stub.ts';
import { clockStart } from './product.ts';
import { focused } from './screen.ts';

/** The last working day before the clock's. */
const day = '2026-11-19';

const table = (page: Page) => page.getByRole('table', { name: 'Traveled Location' });
const points = (page: Page) => table(page).getByRole('button');
/** Script that records layout shifts without a user action. */
const recordShifts = `globalThis.shifts = []; new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) shifts.push(value.toFixed(4) + ': ' + sources.map(({ node }) => (node?.outerHTML ?? '').slice(0, 150)).join(' | '));
}).observe({ type: 'layout-shift', buffered: true });`;

const note = (page: Page) => page.getByRole('note');

describe('without a key', () => {
  const { demo, stay, visit } = withSharedProduct();

  async function open() {
    const { page } = await stay('moderator');
    await page.goto(`/usermap?user=${demo.employee}&date=${day}&list=points`);
    await page.locator('[data-marker="travel"]').first().waitFor();
    return page;
  }

  it('Map in the attendance opens the Traveled Location of the day', { tags: 'smoke' }, async () => {
    const { page } = await stay('moderator');
    await page.goto(`/userprofile?user=${demo.employee}&panel=attendance`);
    await page.getByRole('link', { name: /^Map, Traveled Location, Thu 19 Nov 2026/ }).click();
    await page.getByRole('heading', { name: 'Activity on 19 Nov 2026' }).waitFor();
    await page.locator('[data-marker="travel"]').first().waitFor();
  });

  it('the schematic map sends no third-party request, and explains its lines', async () => {
    const page = await open();
    expect(await note(page).textContent()).toBe('Schematic map: straight lines between points');
    await page
      .getByRole('group', { name: /^Map of/ })
      .locator('path[data-route="straight"]')
      .first()
      .waitFor();
    const box = await page.getByRole('group', { name: /^Map of/ }).boundingBox();
    expect([box?.width, box?.height]).toEqual([930, 500]);
  });

  it('on a phone Tab reaches the map before its filters, in visual order', async () => {
    const { page } = await stay('moderator', { viewport: phone });
    await page.goto(`/usermap?user=${demo.employee}&date=${day}`);
    await page.locator('[data-marker="travel"]').first().waitFor();
    const heights = await page
      .getByRole('main')
      .locator('[data-marker][tabindex="0"], fieldset input')
      .evaluateAll((stops) => stops.map((stop) => Math.round(stop.getBoundingClientRect().top)));
    expect(heights).toHaveLength(5);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  });

  it.each([
    ['page of its own', desktop, ''],
    ['page of its own', phone, ''],
    ['workspace', desktop, '&panel=attendance'],
    ['workspace', phone, '&panel=attendance'],
  ])('while a day loads on a %s (%o), no distance is shown, and nothing moves when it has loaded', async (_place, viewport, panel) => {
    const { page } = await visit('admin', { viewport });
    await page.addInitScript(recordShifts);
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"operationName":"Day"')) await held;
      await route.continue();
    });
    await page.goto(`/${panel === '' ? 'usermap' : 'userprofile'}?user=${demo.employee}${panel}&date=${day}&list=points`);
    await page.getByText('Loading Maps').waitFor();
    await page.getByRole('main').getByText('Ganesh Shinde').first().waitFor();
    const distance = page.locator('dt', { hasText: 'Total Distance' }).locator('xpath=following-sibling::dd[1]');
    expect(await distance.textContent()).toBe('-');
    expect(await page.getByText('0.00').count()).toBe(0);
    come();
    await page.locator('[data-marker="travel"]').first().waitFor();
    await expect.poll(() => distance.textContent()).toMatch(/^\d+\.\d\d km$/);
    expect(await page.evaluate('shifts')).toEqual([]);
  });

  it('the rows are one tab stop, and the slider announces its position from the start', async () => {
    const page = await open();
    await expect.poll(() => page.getByRole('slider', { name: 'Time' }).getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d, ./);
    await expect.poll(() => points(page).count()).toBeGreaterThan(50);
    expect(await table(page).locator('[tabindex="0"]').count()).toBe(1);
    await points(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await focused(points(page).nth(1));
    await page.keyboard.press('End');
    await focused(points(page).last());
    await page.keyboard.press('Tab');
    await expect.poll(() => table(page).locator(':focus').count()).toBe(0);
  });

  it('on a phone the map is above its filters and its table, and the head leaves no gap', async () => {
    const { page } = await stay('moderator', { viewport: phone });
    await page.goto(`/usermap?user=${demo.employee}&date=${day}&list=points`);
    await page.locator('[data-marker="travel"]').first().waitFor();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const parts = [page.getByText('Route Information'), page.getByRole('group', { name: /^Map of/ }), page.getByText('Dealers').first(), table(page)];
    const tops = await Promise.all(parts.map(top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    // The day needs the rest of its line when letters stand wider, so Print may begin the next line.
    const [print = 0, step = 0] = await Promise.all([page.getByRole('button', { name: 'Print' }), page.getByRole('button', { name: 'Previous day' })].map(top));
    expect([0, 48]).toContain(print - step);
  });
});

describe('with tiles of streets', () => {
  const asked: string[] = [];
  /** A green pixel, which is scaled to the tile. */
  const tile = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
  });
  const origin = () => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const { url, visit } = withProduct(() => ({ MAP_TILES_URL: `${origin()}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: 'Streets of the tests' }));

  it('they come from the tile server, the only one that the policy allows, and the map shows the attribution', async () => {
    const demo = await findDemo(url(), clockStart.slice(0, 10));
    const { page, allow } = await visit('moderator');
    allow(new RegExp(`a request to ${origin()}$`));
    const loaded = page.waitForResponse((response) => response.url().startsWith(origin()));
    const answer = await page.goto(`/usermap?user=${demo.employee}&date=${day}`);
    const images = /img-src ([^;]*)/.exec(answer?.headers()['content-security-policy'] ?? '')?.[1] ?? '';
    expect(images.split(' ').filter((source) => source.startsWith('http'))).toEqual([origin()]);
    expect((await loaded).status()).toBe(200);
    await page.getByText('Streets of the tests').waitFor();
    expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
    expect(await note(page).textContent()).toBe('Straight lines between points');
  });
});

describe('with a key', () => {
  const { url, visit } = withProduct(() => ({ GOOGLE_MAPS_API_KEY: 'the-key' }));
  let demo: Demo;
  beforeAll(async () => {
    demo = await findDemo(url(), clockStart.slice(0, 10));
  });

  it("Google's script loads from its address under the policy, and its map shows the day", async () => {
    const { page, allow } = await visit('moderator');
    // The only third-party request that a key causes.
    allow(/a request to https:\/\/maps\.googleapis\.com$/);
    const asked: string[] = [];
    await page.route(`${googleMapsAddress}*`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: googleMapsScript({}) });
    });
    await page.goto(`/usermap?user=${demo.employee}&date=${day}&list=points`);
    const map = page.locator('[data-google-map]');
    await map.waitFor();
    expect(new URL(asked[0] ?? '').searchParams.get('key')).toBe('the-key');
    expect(asked).toHaveLength(1);
    await expect.poll(() => map.getAttribute('data-zoom')).toBe('10');
    await note(page).getByText('Driving route').waitFor();
    const requests: readonly DirectionsRequest[] = await page.evaluate('googleMapsRequests');
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.every(({ places }) => places > 2 && places <= 24)).toBe(true);
    await expect.poll(() => map.locator('[data-polyline][data-weight="2"]').count()).toBeGreaterThanOrEqual(requests.length);
  });
});
