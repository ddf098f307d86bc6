/** Storage of the playground in this browser. Stores tabs, history and appearance, but no headers, passwords or tokens. */

import { aboutSecrets } from './secrets.ts';

/** The part of a Storage that GraphiQL uses. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'length'>;

const looks = /^graphiql:(theme|visiblePlugin|\w+Flex)$/;
const operations = /^graphiql:(tabState|queries|favorites)$/;

/** Properties that are not stored. A hash contains the headers, and responses belong to one person. */
const leftOut = ['headers', 'hash', 'response'];

/** Returns the value without secrets; null when it must not be stored. */
function withoutSecrets(key: string, value: string): string | null {
  if (looks.test(key)) return value;
  if (!operations.test(key)) return null;
  const cleaned = JSON.parse(value, (name, part: unknown) => {
    if (leftOut.includes(name)) return null;
    return Array.isArray(part) ? part.filter((item) => !aboutSecrets.test(JSON.stringify(item))) : part;
  });
  return JSON.stringify(cleaned);
}

/** A store of nothing, for a browser that blocks its storage. */
const nothing: KeyValueStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, clear: () => undefined, length: 0 };

/** Returns a storage of this browser; undefined when it is blocked. */
export function openStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

/** Wraps a storage so that it stores no secrets, and first removes those of an earlier version. */
export function keepWithoutSecrets(storage: Storage | undefined): KeyValueStore {
  if (storage === undefined) return nothing;
  const keys = () => Object.keys(storage).filter((key) => key.startsWith('graphiql:'));
  const store: KeyValueStore = {
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      const allowed = withoutSecrets(key, value);
      if (allowed === null) storage.removeItem(key);
      else storage.setItem(key, allowed);
    },
    removeItem: (key) => storage.removeItem(key),
    clear: () => {
      for (const key of keys()) storage.removeItem(key);
    },
    get length() {
      return keys().length;
    },
  };
  for (const key of keys()) store.setItem(key, storage.getItem(key) ?? '');
  return store;
}
