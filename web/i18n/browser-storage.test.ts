/** Pages keep working when the browser blocks its storages or they are full. */
import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('keeps values in memory while the storage is blocked', () => {
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: blocked }));
  expect(browserStorage.getItem('language')).toBeNull();
  browserStorage.setItem('language', 'mr');
  expect(browserStorage.getItem('language')).toBe('mr');
  browserStorage.removeItem('language');
  expect(browserStorage.getItem('language')).toBeNull();
  browserStorage.setItem('language', 'hi');
  browserStorage.clear();
  expect(browserStorage.getItem('language')).toBeNull();
});

it('returns the value that was set last, even when it did not fit', () => {
  const stored = new Map([['draft', 'old']]);
  let isFull = true;
  const setItem = (key: string, value: string) => (isFull ? blocked() : stored.set(key, value));
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored.get(key) ?? null, setItem, removeItem: (key: string) => stored.delete(key) } });
  browserStorage.setItem('draft', 'new');
  expect(browserStorage.getItem('draft')).toBe('new');
  isFull = false;
  browserStorage.setItem('draft', 'newer');
  expect([browserStorage.getItem('draft'), stored.get('draft')]).toEqual(['newer', 'newer']);
  browserStorage.removeItem('draft');
});
