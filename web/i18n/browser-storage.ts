/** The browser's storages. When one is blocked or full, values stay in memory until the page is left, so no page fails. */

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

function withMemory(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!isStored) memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** Values of this browser, shared by its tabs. */
export const browserStorage = withMemory(() => window.localStorage);

export const tabStorage = withMemory(() => window.sessionStorage);
