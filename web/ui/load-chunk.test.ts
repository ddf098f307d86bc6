/** A screen's script that fails to load. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const browser = { onLine: true };
const events = new EventTarget();

beforeEach(() => {
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', { querySelector: () => null });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns the loaded module', async () => {
  expect(await loadChunk(() => Promise.resolve('a screen'))).toBe('a screen');
});

it('throws when the script cannot be fetched', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
    message: 'Loading chunk failed (missing)',
    type: 'missing',
  });
});

it('times out after 120000 ms', async () => {
  vi.useFakeTimers();
  const loading = loadChunk(() => new Promise(() => undefined));
  const settled = vi.fn();
  loading.catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(loading).rejects.toMatchObject({ message: 'Loading chunk failed (timeout)', type: 'timeout' });
});

it('waits while offline, and continues on its own', async () => {
  browser.onLine = false;
  const load = vi.fn(() => (browser.onLine ? Promise.resolve('a screen') : Promise.reject(new TypeError('Failed to fetch'))));
  const waiting = vi.spyOn(events, 'addEventListener');
  const loading = loadChunk(load);
  await vi.waitFor(() => expect(waiting).toHaveBeenCalledWith('online', expect.anything(), expect.anything()), { timeout: 60_000 });
  browser.onLine = true;
  events.dispatchEvent(new Event('online'));
  expect(await loading).toBe('a screen');
  expect(load).toHaveBeenCalledTimes(2);
});

it('retries when the browser reports the network before it works', async () => {
  vi.useFakeTimers();
  browser.onLine = false;
  const load = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
  const loading = loadChunk(load);
  await vi.advanceTimersByTimeAsync(0);
  browser.onLine = true;
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('a screen');
  await vi.advanceTimersByTimeAsync(500);
  expect(await loading).toBe('a screen');
});

it('throws when the script does not load within seconds after the network is back', async () => {
  vi.useFakeTimers();
  browser.onLine = false;
  const load = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
  const loading = expect(loadChunk(load)).rejects.toMatchObject({ type: 'missing' });
  await vi.advanceTimersByTimeAsync(0);
  browser.onLine = true;
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_500);
  await loading;
  expect(load).toHaveBeenCalledTimes(5);
});
