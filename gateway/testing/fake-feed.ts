/** A feed of changes on the fake REST API, with the cursors `c1`, `c2` and so on. */
import { changes } from '../../rest/contract/changes.ts';
import { session } from '../../rest/contract/session.ts';
import type { FakeRest } from './fake-rest.ts';

export interface FakeFeed {
  /** Records changes of a type by the moderator. Batches are for administrators only, and other changes with `adminsOnly`. */
  record(count: number, type?: string, adminsOnly?: boolean): void;
  /** Assigns roles to a token, or ends the token with null. */
  setRoles(token: string, roles: readonly string[] | null): void;
  /** Refuses every cursor, as after a restore. */
  restore(): void;
}

export function answerWithFeed(rest: FakeRest): FakeFeed {
  const rows: { readonly cursor: string; readonly type: string; readonly adminsOnly: boolean; readonly [field: string]: unknown }[] = [];
  const roles = new Map<string, readonly string[] | null>();
  let isRestored = false;
  rest.answer(changes.fetchLatestCursor, () => ({ payload: { cursor: `c${rows.length}` } }));
  rest.answer(changes.fetchChanges, ({ query, token }) => {
    const after = Number(query['after']?.slice(1));
    if (isRestored || !Number.isInteger(after)) return { status: isRestored ? 409 : 400, body: { status: false, message: 'no' } };
    const types = query['types']?.split(',');
    const visible = rows.slice(after).filter(({ type, adminsOnly }) => (types?.includes(type) ?? true) && (!adminsOnly || token === 'admin'));
    return { payload: visible.slice(0, Number(query['size'])) };
  });
  rest.answer(session.userDetails, ({ token }) => {
    const word = token ?? '';
    const given = roles.has(word) ? roles.get(word) : [word.startsWith('admin') ? 'ROLE_ADMIN' : word.startsWith('user') ? 'ROLE_USER' : 'ROLE_MODERATOR'];
    return given ? { payload: { id: word.length, roles: given } } : { status: 401, body: { status: false, message: 'Session expired' } };
  });
  return {
    record(count, type = 'FARMER', adminsOnly = type === 'BATCH') {
      for (let each = 0; each < count; each += 1) {
        const number = rows.length + 1;
        const changedAt = '2026-11-20T04:00:00Z';
        rows.push({ cursor: `c${number}`, type, adminsOnly, id: number, created: true, changedAt, changedBy: 'moderator'.length, own: false });
      }
    },
    setRoles: (token, given) => void roles.set(token, given),
    restore() {
      isRestored = true;
    },
  };
}
