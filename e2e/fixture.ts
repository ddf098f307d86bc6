/** Base of every spec: a started product, a Chromium, and the rule that no page may cause a problem. */
import type { BrowserContextOptions, Browser as Chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type Browser, openBrowser, type Visitor } from './browser.ts';
import { launchChromium } from './chromium.ts';
import type { Demo } from './demo.ts';
import { startProduct } from './product.ts';
import type { Role, Session, Sessions } from './session.ts';
import { newStore } from './store.ts';

export interface Fixture {
  /** The running product's address. */
  readonly url: () => string;
  /** A browser profile of its own, closed and looked over after the test; signed in when a role of the demo is given, or a session. */
  readonly visit: (who?: Role | Session, options?: BrowserContextOptions) => Promise<Visitor>;
  /** The same visitor in every test of the spec that asks with the same words: scripts are loaded once. For tests that leave nothing behind. */
  readonly stay: Fixture['visit'];
}

let chromium: Promise<Chromium> | undefined;

/** One for all specs of a process, whose profiles share nothing; it ends with the process. */
export function sharedChromium(): Promise<Chromium> {
  chromium ??= launchChromium(inject('chromiumPath'));
  return chromium;
}

interface Served {
  readonly url: string;
  /** Standard error so far. */
  readonly logs: readonly string[];
  /** The roles that are signed in already. */
  readonly sessions: Sessions;
  end(): Promise<void>;
}

/**
 * Its own product, from the template: for specs that change something, or its environment.
 * @param environment beyond the template's; asked for once the other hooks of the spec have run
 */
export function withProduct(environment: () => Readonly<Record<string, string>> = () => ({})): Fixture & { readonly logs: () => readonly string[] } {
  return withBrowser(async () => {
    const store = await newStore(inject('template'));
    const { url, logs, stop } = await startProduct({ store, environment: environment() });
    const end = () => stop().then(() => store.remove());
    return { url, logs, sessions: {}, end };
  });
}

/** The product that the whole run shares, and rows to open screens with: for specs that only read, or sign in and out by themselves. */
export function withSharedProduct(): Fixture & { readonly demo: Demo } {
  const { url, sessions, demo } = inject('shared');
  return { ...withBrowser(async () => ({ url, logs: [], sessions, end: async () => undefined })), demo };
}

function withBrowser(serve: () => Promise<Served>): Fixture & { readonly logs: () => readonly string[] } {
  let served: Served | undefined;
  let browser: Promise<Browser> | undefined;
  let visitors: Visitor[] = [];
  const staying = new Map<string, Promise<Visitor>>();

  beforeAll(async () => {
    served = await serve();
  });

  afterEach(async () => {
    const all = [...visitors, ...(await Promise.all(staying.values()))];
    const problems = all.flatMap((visitor) => visitor.takeProblems());
    await Promise.all(visitors.map((visitor) => visitor.close()));
    visitors = [];
    expect(problems, problems.join('\n')).toEqual([]);
  });

  afterAll(async () => {
    await (await browser)?.close();
    await served?.end();
  });

  const started = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The product has not been started.');
    return value;
  };
  /** For the first who visits: some specs only ask. */
  const opened = () => {
    const { url, sessions } = started(served);
    browser ??= sharedChromium().then((launched) => openBrowser(url, launched, sessions));
    return browser;
  };
  const enter = async (...words: Parameters<Fixture['visit']>) => (await opened()).visit(...words);
  return {
    url: () => started(served).url,
    logs: () => started(served).logs,
    async visit(...words) {
      const visitor = await enter(...words);
      visitors.push(visitor);
      return visitor;
    },
    stay(...words) {
      const name = JSON.stringify(words);
      const visitor = staying.get(name) ?? enter(...words);
      staying.set(name, visitor);
      return visitor;
    },
  };
}
