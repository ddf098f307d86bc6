/** Runs before every test file of the web client: a fake server that knows no answer, no messages on the console, a clean browser for each test. */
import { inspect } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { ModalFrame } from '../ui/Modal.tsx';
import { lateAnswers } from './late-answers.ts';
import { keepSeenStyles } from './seen-styles.ts';
import { server } from './server.ts';
import { withoutCancel } from './without-cancel.ts';

// Channels reach other test files of the same process; the rules of the hand-off have their own test.
class SilentChannel extends EventTarget {
  postMessage() {}
}
vi.stubGlobal('BroadcastChannel', SilentChannel);

// How long a screen may take is not what these tests are about, and the first of a file loads its scripts: only what never comes fails.
configure({ asyncUtilTimeout: 60_000 });

// In development React takes down the stack at which each element was made, some thousand times a second: an eighth of what a screen test costs, for
// the owner in warnings that no test reads. It stops where this count of its own is full.
const internals: object = Object(Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'));
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 10_000, set: () => undefined });

keepSeenStyles();

/** React's hints about how a test waits for a lazy page: they depend on how fast the machine is, and are no fault of the page. */
const hints = ['A component suspended inside an `act` scope', 'The current testing environment is not configured to support act('];

beforeAll(async () => {
  // State of a page that has been open for a moment.
  await ModalFrame.preload();
  server.listen({ onUnhandledRequest: 'error' });
  vi.stubGlobal('fetch', withoutCancel(lateAnswers(globalThis.fetch)));
});
const said = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(said);
  vi.spyOn(console, 'warn').mockImplementation(said);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  const messages = said.mock.calls.filter(([message]) => !hints.some((hint) => String(message).startsWith(hint)));
  said.mockClear();
  vi.restoreAllMocks();
  // The report of the gate prints the first line only.
  expect(messages, `messages on the console, ${inspect(messages, { breakLength: Number.POSITIVE_INFINITY }).slice(0, 500)}`).toEqual([]);
});
// The next file finds the same window and modules, and puts its own in these places.
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
