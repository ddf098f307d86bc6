import { beforeEach, expect, test } from 'vitest';
import { keepWithoutSecrets } from './storage.ts';

/** In-memory subset of the browser's Storage. Its keys are its own properties. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }
}

let storage: Storage;
beforeEach(() => {
  storage = new MemoryStorage();
});

const token = 'b2e1c7f0-secret-of-the-session';
const headers = JSON.stringify({ 'x-request-id': 'written-by-hand', cookie: token });
const item = { query: '{ me { id } }', variables: '{}', headers, operationName: null };

test('stores history, favourites and tabs without headers, hashes and responses', () => {
  const kept = keepWithoutSecrets(storage);
  kept.setItem('graphiql:queries', JSON.stringify({ queries: [item] }));
  kept.setItem('graphiql:favorites', JSON.stringify({ favorites: [item] }));
  kept.setItem('graphiql:tabState', JSON.stringify({ tabs: [{ ...item, hash: `||${headers}`, response: token }], activeTabIndex: 0 }));
  expect(JSON.stringify(storage)).not.toMatch(/written-by-hand|secret-of/);
  expect(JSON.parse(kept.getItem('graphiql:queries') ?? '')).toEqual({ queries: [{ ...item, headers: null }] });
  expect(JSON.parse(kept.getItem('graphiql:tabState') ?? '')).toMatchObject({ tabs: [{ query: item.query }], activeTabIndex: 0 });
});

test.each([
  { query: 'mutation { signIn(input: { username: "a", password: "turmeric" }) { viewer { id } } }', variables: null },
  { query: 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }', variables: '{"input":{"password":"turmeric"}}' },
  { query: 'mutation ($new: String!) { changePassword(input: { newPassword: $new }) { message } }', variables: '{"new":"turmeric"}' },
])('does not store an operation with a password: %o', (operation) => {
  const kept = keepWithoutSecrets(storage);
  kept.setItem('graphiql:queries', JSON.stringify({ queries: [{ ...item, ...operation }, item] }));
  kept.setItem('graphiql:tabState', JSON.stringify({ tabs: [{ ...item, ...operation }, item], activeTabIndex: 0 }));
  expect(JSON.stringify(storage)).not.toContain('turmeric');
  expect(JSON.parse(kept.getItem('graphiql:queries') ?? '').queries).toHaveLength(1);
});

test('stores no other values of the editors and removes older ones', () => {
  storage.setItem('graphiql:query', 'older');
  const kept = keepWithoutSecrets(storage);
  for (const key of ['headers', 'query', 'variables', 'shouldPersistHeaders', 'something new']) kept.setItem(`graphiql:${key}`, headers);
  expect(Object.keys(storage)).toEqual([]);
  kept.setItem('graphiql:theme', 'dark');
  kept.setItem('graphiql:editorFlex', '2');
  expect([kept.getItem('graphiql:theme'), kept.getItem('graphiql:editorFlex'), kept.length]).toEqual(['dark', '2', 2]);
});

test('removes a token of an earlier version when the page opens, and keeps values of other programs', () => {
  storage.setItem('graphiql:queries', JSON.stringify({ queries: [{ ...item, headers: `{"authorization":"Bearer ${token}"}` }] }));
  storage.setItem('theme', 'dark');
  const kept = keepWithoutSecrets(storage);
  expect(JSON.stringify(storage)).not.toContain(token);
  kept.clear();
  expect(Object.keys(storage)).toEqual(['theme']);
});
