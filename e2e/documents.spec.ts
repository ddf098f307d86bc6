/** The web client sends its documents by hash, even to a gateway that accepts no others. */
import type { Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { withProduct, withSharedProduct } from './fixture.ts';
import { logIn, rows } from './screen.ts';

interface Body {
  query?: string;
  operationName: string;
  variables: { page?: number };
}

const bodyOf = (request: Request): Body => request.postDataJSON();
const isOperation = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === '/graphql';

describe('with a gateway that accepts only the web client’s documents', () => {
  const { url, visit } = withProduct(() => ({ TRUSTED_DOCUMENTS: 'only' }));

  it('all documents are sent by hash, and the product works', async () => {
    const { page } = await visit();
    const sent: Request[] = [];
    page.on('request', (request) => isOperation(request) && sent.push(request));
    await logIn(page, 'admin');
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Next Page' }).click();
    await page.locator('[data-page="1"]').waitFor();
    await expect.poll(() => sent.length).toBeGreaterThan(2);
    expect(sent.map(bodyOf).filter(({ query }) => query !== undefined)).toEqual([]);
  });

  it('another document is refused, and there is no playground', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url()}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: '{ clientConfig { extensions } }' }) });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].extensions.code).toBe('DOCUMENT_NOT_TRUSTED');
    expect((await fetch(`${url()}/graphql`, { headers: { accept: 'text/html' } })).headers.get('content-type')).not.toContain('html');
  });
});

describe('the first query of a page', () => {
  const { visit } = withSharedProduct();

  it.each([
    ['/', 'Employees'],
    ['/?panel=meetings', 'Meetings'],
    ['/?panel=farmers', 'Farmers'],
    ['/?panel=dealers', 'Dealers'],
  ])('at %s is sent before its scripts load, and once', async (address, name) => {
    const { page } = await visit('admin');
    const sent: Request[] = [];
    page.on('request', (request) => isOperation(request) && sent.push(request));
    const first = page.waitForRequest(isOperation);
    await page.route('**/assets/*.js', async (route) => {
      await first;
      await route.continue();
    });
    await page.goto(address);
    await rows(page).first().waitFor();
    // The page's scripts send this query together with all others.
    await expect.poll(() => sent.map((request) => bodyOf(request).operationName)).toContain('Me');
    expect(bodyOf(await first).operationName).toBe(name);
    expect(sent.map(bodyOf).filter(({ operationName, variables }) => operationName === name && variables.page === 0)).toHaveLength(1);
  });
});

describe('with a gateway of another version', () => {
  const { visit } = withSharedProduct();

  it('an unknown document is sent in full, and so are all later ones', async () => {
    const { page } = await visit('admin');
    const sent: Request[] = [];
    await page.route('**/graphql', async (route) => {
      sent.push(route.request());
      if (bodyOf(route.request()).query !== undefined) return route.continue();
      return route.fulfill({ json: { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] } });
    });
    await page.goto('/?panel=farmers');
    await rows(page).first().waitFor();
    const before = sent.length;
    await page.getByRole('button', { name: 'Next Page' }).click();
    await page.locator('[data-page="1"]').waitFor();
    await expect.poll(() => sent.length).toBeGreaterThan(before);
    expect(sent.slice(before).map((request) => bodyOf(request).query === undefined)).not.toContain(true);
  });
});
