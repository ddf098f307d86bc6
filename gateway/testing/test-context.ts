/** A context without a REST API, for tests of code above the calls. */
import { createClock } from '../../rest/contract/clock.ts';
import { createAsyncCache } from '../graphql/async-cache.ts';
import type { Context, Services } from '../graphql/context.ts';
import { createExportTickets } from '../graphql/export-tickets.ts';
import { createIdempotencyRecords } from '../graphql/idempotency.ts';
import { createImageLinks } from '../graphql/image-links.ts';
import { createOpenLimiter } from '../graphql/open-limits.ts';
import type { Role } from '../graphql/types.generated.ts';
import { createMessages } from '../upstream/message-keys.ts';
import type { Calls } from '../upstream/operation.ts';
import { Token } from '../upstream/token.ts';

const unexpected = () => Promise.reject(new Error('no call is expected'));
export const noCalls: Calls = {
  extensions: false,
  cost: () => ({ restCalls: 0, rows: 0 }),
  messages: createMessages(),
  send: unexpected,
  open: unexpected,
  keyed: () => noCalls,
  part: () => noCalls,
  inBulkhead: () => noCalls,
  lasting: () => noCalls,
};

/** @param roles roles of every token */
export function testServices(roles: readonly Role[] = []): Services {
  const clock = createClock('2026-11-20T09:30:00+05:30');
  return {
    clock,
    tokenRoles: {
      rolesOf: async () => roles,
      idOf: ({ text }) => text,
      toolOf: () => null,
      isConfirmed: () => true,
      lastChange: () => 0,
      confirm: () => {},
      forget: () => {},
      forgetPerson: () => {},
    },
    openLimiter: createOpenLimiter(null),
    idempotency: createIdempotencyRecords(null),
    usage: { count: () => {}, report: async () => ({ countedSince: null, isShared: false, fields: [] }), close: async () => {} },
    imageLinks: createImageLinks('a secret of the tests', clock),
    exportTickets: createExportTickets('a secret of the tests', clock),
    changeFeed: {
      follow() {
        throw new Error('no stream is expected');
      },
    },
    directory: createAsyncCache({ ageMs: 1, maxEntries: 1 }),
    maxPageSize: 100,
    logAudit: () => {},
    publicUrl: new URL('http://localhost:4000'),
    googleMapsApiKey: null,
    basemap: null,
    mapTiles: null,
  };
}

/** @param token text of the caller's token */
export const testContext = (token: string | null, roles: readonly Role[] = [], more: Partial<Context> = {}): Context => ({
  requestId: 'request-1',
  span: null,
  address: '10.0.0.1',
  signal: new AbortController().signal,
  token: token === null ? null : new Token(token),
  isTokenUnread: false,
  calls: noCalls,
  wantsCost: false,
  isExplained: false,
  ...more,
  services: more.services ?? testServices(roles),
});
