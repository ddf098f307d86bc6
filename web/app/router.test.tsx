/** Navigation between pages whose scripts load first. */
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { english } from '../i18n/languages.ts';
import { addressOf, openRouter } from '../testing/render-route.tsx';
import type { Chunk } from '../ui/loadable.tsx';
import { App } from './App.tsx';
import { pageRoute } from './routes.tsx';

/** Creates a part whose script loads when the test releases it. */
function heldPart() {
  let isLoaded = false;
  let [resolve, reject] = [() => {}, (_error: Error) => {}];
  const loading = new Promise<void>((onLoaded, onFailed) => {
    resolve = () => {
      isLoaded = true;
      onLoaded();
    };
    reject = onFailed;
  });
  const part: Chunk = { isLoaded: () => isLoaded, load: vi.fn(() => loading) };
  return { part, resolve: () => resolve(), reject: (error: Error) => reject(error) };
}

const present: Chunk = { isLoaded: () => true, load: async () => undefined };

async function open(part: Chunk) {
  const router = openRouter('/one', [pageRoute('/one', [present], <h1>One</h1>), pageRoute('/two', [part], <h1>Two</h1>)]);
  await act(async () => {
    render(<App language={english} router={router} />);
  });
  return router;
}

it('the previous page stays until the scripts of the next page have loaded', async () => {
  const { part, resolve } = heldPart();
  const router = await open(part);
  let moved: Promise<void> = Promise.resolve();
  await act(async () => {
    moved = router.navigate('/two?a=b');
  });
  expect([screen.getByRole('heading').textContent, addressOf(router)]).toEqual(['One', '/one']);
  await act(async () => {
    resolve();
    await moved;
  });
  expect([screen.getByRole('heading').textContent, addressOf(router)]).toEqual(['Two', '/two?a=b']);
  await act(() => router.navigate('/two?a=c'));
  expect(part.load).toHaveBeenCalledTimes(1);
});

it('restores scrolling by itself, also after the page came back from the back-forward cache', async () => {
  await open(present);
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

it('a page whose script is missing shows the error at its address, and the next page replaces the error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { part, reject } = heldPart();
  const router = await open(part);
  await act(async () => {
    reject(new Error('The script is gone.'));
    await router.navigate('/two');
  });
  expect(screen.getByText('The script is gone.')).toBeTruthy();
  expect(addressOf(router)).toBe('/two');
  await act(() => router.navigate('/one'));
  expect(screen.getByRole('heading').textContent).toBe('One');
});
