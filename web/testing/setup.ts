/** Runs before every test file of the web client: a fake server without answers, a console that must stay empty, and a clean browser for each test. */
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { ModalFrame } from '../ui/Modal.tsx';
import { keepSeenStyles } from './seen-styles.ts';
import { server, withoutCancel } from './server.ts';

const latest = Number(process.env['TEST_SLOW_ANSWERS'] ?? 0);

/** `TEST_SLOW_ANSWERS`, in milliseconds: delays each response by up to that time. A test then fails when it does not wait for what it checks. */
const lateAnswers = (answer: typeof fetch): typeof fetch =>
  latest === 0
    ? answer
    : async (...request) => {
        const response = await answer(...request);
        await setTimeout(Math.random() * latest);
        return response;
      };

// Channels reach other test files of the same process. Sharing of sessions has its own test.
class SilentChannel extends EventTarget {
  postMessage() {}
}
vi.stubGlobal('BroadcastChannel', SilentChannel);

// The tests do not measure loading times, and the first test of a file loads its scripts, so only what never appears fails.
configure({ asyncUtilTimeout: 60_000 });

// In development, React records the stack of each created element for warnings that no test reads, which is slow. React stops
// when this counter has reached its limit.
const internals: object = Object(Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'));
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 10_000, set: () => undefined });

keepSeenStyles();

/** React's hints about waiting for lazy pages, which depend on the speed of the machine and are no error of the page. */
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
  // The report shows only the first line.
  expect(messages, `messages on the console, ${inspect(messages, { breakLength: Number.POSITIVE_INFINITY }).slice(0, 500)}`).toEqual([]);
});
// The next file uses the same window and modules, and sets its own values in these places.
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
