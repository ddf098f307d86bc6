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
  /** URL of the running product. */
  readonly url: () => string;
  /** Opens a separate browser profile, which is closed and checked after the test; signed in when a demo role or a session is given. */
  readonly visit: (who?: Role | Session, options?: BrowserContextOptions) => Promise<Visitor>;
  /** Returns the same visitor in every test of the spec with the same arguments, so scripts load once. For tests without lasting effects. */
  readonly stay: Fixture['visit'];
}

let chromium: Promise<Chromium> | undefined;

/** Returns the Chromium of all specs of a process, whose profiles share nothing. It ends with the process. */
export function sharedChromium(): Promise<Chromium> {
  chromium ??= launchChromium(inject('chromiumPath'));
  return chromium;
}

interface Served {
  readonly url: string;
  /** Standard error so far. */
  readonly logs: readonly string[];
  /** Sessions of the roles that are signed in already. */
  readonly sessions: Sessions;
  end(): Promise<void>;
}

/**
 * Starts a separate product from the template, for specs that change data or the environment.
 * @param environment added to the template's; called after the other hooks of the spec
 */
export function withProduct(environment: () => Readonly<Record<string, string>> = () => ({})): Fixture & { readonly logs: () => readonly string[] } {
  return withBrowser(async () => {
    const store = await newStore(inject('template'));
    const { url, logs, stop } = await startProduct({ store, environment: environment() });
    const end = () => stop().then(() => store.remove());
    return { url, logs, sessions: {}, end };
  });
}

/** Returns the product that the whole run shares, and rows to open screens with. For specs that only read, or sign in and out by themselves. */
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
  /** Opens the browser for the first visitor, because some specs only use the API. */
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
