/** Paging and navigation: no page is blank while loading, none is fetched twice, and none is shown stale. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeRest, startFakeRest } from '../gateway/testing/fake-rest.ts';
import { answerWithSample } from '../gateway/testing/sample-answers.ts';
import { withProduct } from './fixture.ts';
import { clockStart } from './product.ts';
import { sessionOf } from './sample.ts';
import { at, heading, rows } from './screen.ts';

let provider: FakeRest;
beforeAll(async () => {
  provider = await startFakeRest();
  answerWithSample(provider, clockStart.slice(0, 10));
});
afterAll(() => provider.close());

const { stay, visit } = withProduct(() => ({ REST_API_URL: provider.url.href, DATABASE_URL: '', DEMO_DATA: '' }));

const next = (page: Page) => page.getByRole('button', { name: 'Next Page' });

/** Returns the requested pages of a documented call, in order. */
const pagesOf = (path: string) =>
  provider.log.filter((request) => request.path === path).map(({ query, body }) => Number({ pageNumber: query['page'], ...query, ...Object(body) }.pageNumber));

describe('a list of a REST API without totals', () => {
  it.each([
    ['employees', '/', '/api/user/fetchAllEmployeeByPage', 3],
    ['farmers', '/?panel=farmers', '/api/farmer/getAllFarmersPage', 3],
    ['meetings', '/?panel=meetings', '/api/meeting/getAllFarmerMeetingCreatedByPage', 2],
    ['QR batches', '/lats/secure/dashboard?panel=batches', '/api/admin/lats/qrcode/getQRBatches', 2],
    ['QR users', '/lats/secure/dashboard?panel=users', '/api/admin/lats/qrcode/getQRCodeUsers', 2],
  ] as const)('%s cost one call per page: the prefetch after a full page is the page that Next shows', async (_name, address, path, count) => {
    const { page } = await stay(sessionOf('admin'));
    provider.log.length = 0;
    await page.goto(address);
    await rows(page).first().waitFor();
    for (let number = 1; number < count; number += 1) {
      await next(page).and(page.locator(':not([aria-disabled])')).click();
      await page.locator(`[data-page="${number}"]`).waitFor();
    }
    await page.waitForFunction(() => document.querySelector('[data-page] + button')?.hasAttribute('disabled'));
    expect(pagesOf(path)).toEqual(Array.from({ length: count }, (_, number) => number));
  });
});

/** Delays or refuses matching requests from now on, by default the script of the farmers' list. Returns a function that releases them. */
async function hold(page: Page, { path = /\/assets\/CustomersPanel-[^/]*\.js$/, refused = false } = {}) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    if (refused) return route.fulfill({ status: 404, body: '' });
    await released;
    return route.continue();
  });
  return release;
}

it('the dialogs load after the rows of the first page', async () => {
  const { page } = await visit(sessionOf('admin'));
  const release = await hold(page, { path: /\/graphql$/ });
  let asked = false;
  const dialogs = page.waitForRequest(/\/assets\/dialogs-/).then(() => {
    asked = true;
  });
  await page.goto('/');
  await heading(page, 'Employees').waitFor();
  expect(asked).toBe(false);
  release();
  await rows(page).first().waitFor();
  await dialogs;
});

describe('a page whose script has not loaded', () => {
  it('keeps the previous page until it can be shown', async () => {
    const { page } = await visit(sessionOf('admin'));
    await page.goto('/');
    await rows(page).first().waitFor();
    const release = await hold(page);
    await page.getByRole('link', { name: 'Farmers', exact: true }).click();
    await page.locator('[data-waits]').waitFor();
    expect(await rows(page).count()).toBe(10);
    release();
    await heading(page, 'Farmers').waitFor();
    await at(page, '/?panel=farmers');
  });

  it('shows a skeleton below the bar when there is no previous page', async () => {
    const { page } = await visit(sessionOf('admin'));
    const release = await hold(page);
    await page.goto('/?panel=farmers');
    await page.locator('[data-skeleton]').waitFor();
    release();
    await heading(page, 'Farmers').waitFor();
    await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
  });

  it('reports that the browser is offline, keeps the shown content, and continues on its own', async () => {
    const { page, allow } = await visit(sessionOf('admin'));
    allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await rows(page).first().waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Farmers', exact: true }).click();
    await page.getByText('You are offline. Showing data from').waitFor();
    await page.getByText('will load automatically when you are back online').waitFor();
    await expect.poll(() => rows(page).count()).toBe(10);
    await page.context().setOffline(false);
    await heading(page, 'Farmers').waitFor();
    await rows(page).first().waitFor();
    await page.getByText('You are offline').waitFor({ state: 'detached' });
  });

  it('opens cached content offline, and refuses a submitted form without losing input', async () => {
    const { page, allow } = await visit(sessionOf('admin'));
    allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/?panel=addFarmer');
    await page.getByLabel('First Name').waitFor();
    await page.getByRole('link', { name: 'View Employees' }).click();
    await rows(page).first().waitFor();
    await page.getByRole('link', { name: 'Farmers', exact: true }).click();
    await heading(page, 'Farmers').waitFor();
    await rows(page).first().waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'View Employees' }).click();
    await heading(page, 'Employees').waitFor();
    await rows(page).first().waitFor();
    await page.getByText('You are offline. Showing data from').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await page.getByLabel('First Name').fill('Dattatray');
    await page.context().setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
    expect(await page.getByLabel('First Name').inputValue()).toBe('Dattatray');
    // No personal data is stored on the disk.
    expect(await page.evaluate(async () => [(await indexedDB.databases()).length, (await caches.keys()).length, Object.keys(localStorage)])).toEqual([
      0,
      0,
      [],
    ]);
  });

  it('is no error when a newer build has replaced it, and the bar offers to load the new build', async () => {
    const { page, allow } = await visit(sessionOf('admin'));
    allow(/CustomersPanel|404/);
    await page.goto('/');
    await rows(page).first().waitFor();
    await hold(page, { refused: true });
    await page.route('/', async (route) => {
      if (route.request().method() !== 'HEAD') return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, headers: { ...response.headers(), 'x-web-build': 'index-newer.js' } });
    });
    await page.getByRole('link', { name: 'Farmers', exact: true }).click();
    await heading(page, 'A newer version is ready.').waitFor();
    await page.getByText('This page needs the newer version.').waitFor();
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
    await heading(page, 'Farmers').waitFor();
    await page.getByText('A newer version is ready.').waitFor({ state: 'detached' });
  });

  it('is reported when missing, and fetched again when it is opened again', async () => {
    const { page, allow } = await visit(sessionOf('admin'));
    allow(/CustomersPanel|404/);
    await page.goto('/');
    await rows(page).first().waitFor();
    await hold(page, { refused: true });
    await page.getByRole('link', { name: 'Farmers', exact: true }).click();
    await heading(page, 'Unexpected Application Error!').waitFor();
    await page.getByText('Loading chunk failed (missing)').waitFor();
    await page.unrouteAll();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await heading(page, 'Employees').waitFor();
    await page.getByRole('link', { name: 'Farmers', exact: true }).click();
    await heading(page, 'Farmers').waitFor();
  });
});
