/** Queries that the page sends before its scripts load. */
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../gateway/graphql/documents.ts';
import { webDocuments } from '../gateway/graphql/web-documents.generated.ts';
import { takeEarlyResponse } from '../web/data/early-response.ts';
import { requestTimeout } from '../web/data/links.ts';
import { firstQueryScript } from '../web/first-query.ts';

const script = await firstQueryScript();
const admin = { token: 't1', person: { id: '1', firstName: null, lastName: null, roles: ['ADMIN'] } };

/** Returns the requests of the script at an address. */
function sentAt(address: string, session: unknown = admin, isSecureContext = true) {
  const { pathname, search } = new URL(address, 'http://office.example');
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('early'));
  const page = {
    location: { pathname, search },
    sessionStorage: { getItem: () => JSON.stringify(session) },
    isSecureContext,
    fetch,
    Date,
    AbortSignal,
    URLSearchParams,
  };
  runInNewContext(script, page);
  globalThis.earlyResponse = Object.assign({ earlyResponse: undefined }, page).earlyResponse;
  return fetch.mock.calls.map(([url, init]) => ({ url, init, body: JSON.parse(String(init.body)) }));
}

const employees = JSON.stringify({ operationName: 'Employees', variables: { roles: ['USER'], page: 0 }, extensions: { clientLibrary: {} } });
const asked = (over: RequestInit = {}) => takeEarlyResponse({ body: employees, headers: { authorization: 'Bearer t1' }, ...over });

afterEach(() => {
  globalThis.earlyResponse = undefined;
  vi.useRealTimers();
});

describe('the page requests', () => {
  it.each([
    ['/', 'Employees'],
    ['/?panel=meetings', 'Meetings'],
    ['/?panel=farmers', 'Farmers'],
    ['/?panel=dealers', 'Dealers'],
    ['/userprofile?user=7', 'Meetings'],
    ['/userprofile?user=7&panel=farmers', 'Farmers'],
    ['/userprofile?user=7&panel=dealers', 'Dealers'],
    ['/userprofile?user=7&panel=attendance', 'Attendance'],
    ['/userprofile?user=7&panel=attendance&date=2026-11-20', 'Day'],
    ['/usermap?user=7&date=2026-11-20', 'Day'],
  ])('at %s the query %s, by a hash that the gateway knows', (address, operationName) => {
    const known = new Map(webDocuments.map((text) => [hashOf(text), text]));
    const [sent] = sentAt(address);
    expect([sent?.url, sent?.body.operationName]).toEqual(['/graphql', operationName]);
    expect(known.get(sent?.body.extensions.persistedQuery.sha256Hash)).toMatch(new RegExp(`^query ${operationName}\\(`));
    expect(new Headers(sent?.init.headers).get('authorization')).toBe('Bearer t1');
  });

  it('the person and the day of the address', () => {
    expect(sentAt('/usermap?user=A%26%22%241&date=2026-11-20').map(({ body }) => body.variables)).toEqual([{ userId: 'A&"$1', date: '2026-11-20' }]);
    expect(sentAt('/userprofile?user=7').map(({ body }) => body.variables)).toEqual([{ userId: '7', status: null, page: 0 }]);
  });

  it('with the timeout of the client', () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const [sent] = sentAt('/');
    expect(limit.mock.calls).toEqual([[requestTimeout]]);
    expect(sent?.init.signal).toBe(limit.mock.results[0]?.value);
    limit.mockRestore();
  });

  it.each([
    ['another address', '/?page=2', admin, true],
    ['no employee', '/userprofile?user=', admin, true],
    ['nobody', '/', null, true],
    ['a person without access to the lists', '/', { ...admin, person: { ...admin.person, roles: ['USER'] } }, true],
    ['something else in the storage', '/', 'x', true],
    ['an origin where documents go whole', '/', admin, false],
  ])('nothing for %s', (_name, address, session, isSecure) => {
    expect(sentAt(address, session, isSecure)).toEqual([]);
    expect(asked()).toBeUndefined();
  });
});

describe('the response', () => {
  it('is used once, by the same query with the same token', async () => {
    sentAt('/');
    expect(asked({ headers: { authorization: 'Bearer t2' } })).toBeUndefined();
    expect(asked({ body: employees.replace('"page":0', '"page":1') })).toBeUndefined();
    expect(await (await asked())?.text()).toBe('early');
    expect(asked()).toBeUndefined();
  });

  it('is not used for a query that is sent a minute later', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    sentAt('/');
    vi.setSystemTime(Date.now() + 60_000);
    expect(asked()).toBeUndefined();
  });
});
