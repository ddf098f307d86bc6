/**
 * Responses of the gateway to a browser besides GraphQL: the page, its files, and 404 for every other address.
 * @module-tag smoke
 */
import { expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';

const { url } = withSharedProduct();

const html = { headers: { accept: 'text/html,application/xhtml+xml' } };

it('the page has a policy with a new nonce per response, and is not stored', async () => {
  const nonces = new Set<string>();
  for (const address of ['/', '/login', '/nothing/here']) {
    const response = await fetch(url() + address, html);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

it.each(['/assets/nothing.js', '/assets/', '/images/nothing.svg', '/exports/nothing', '/health/nothing'])('%s returns 404, not the page', async (address) => {
  const response = await fetch(url() + address, html);
  expect([400, 403, 404]).toContain(response.status);
  expect(await response.text()).not.toContain('<html');
});

it('a request for a missing script does not return the page', async () => {
  const response = await fetch(`${url()}/nothing.js`, { headers: { accept: '*/*' } });
  expect(response.status).toBe(404);
});

it('files with a hash in their name are cached permanently', async () => {
  const page = await (await fetch(url(), html)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const response = await fetch(url() + script);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('immutable');
});
