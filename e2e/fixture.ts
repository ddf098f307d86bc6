/** What every spec stands on: its own product from the template, a Chromium, and the rule that no page may cause a problem. */
import type { BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type Browser, openBrowser, type Visitor } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import type { Role, Session } from './session.ts';
import { newStore, type Store } from './store.ts';

export interface Fixture {
  /** The running product's address. */
  readonly url: () => string;
  /** What it has written to standard error so far. */
  readonly logs: () => readonly string[];
  /** A browser profile of its own, closed and looked over after the test; signed in when a role of the demo is given, or a session. */
  readonly visit: (who?: Role | Session, options?: BrowserContextOptions) => Promise<Visitor>;
  /** The same visitor in every test of the spec that asks for this session or role: scripts are loaded once. For tests that leave nothing behind. */
  readonly stay: (who: Role | Session) => Promise<Visitor>;
}

/** @param environment beyond the template's; asked for once the other hooks of the spec have run */
export function withProduct(environment: () => Readonly<Record<string, string>> = () => ({})): Fixture {
  let store: Store | undefined;
  let product: Product | undefined;
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];
  const staying = new Map<string, Promise<Visitor>>();

  beforeAll(async () => {
    store = await newStore(inject('template'));
    product = await startProduct({ store, environment: environment() });
    browser = await openBrowser(product.url, inject('chromiumPath'));
  });

  afterEach(async () => {
    const all = [...visitors, ...(await Promise.all(staying.values()))];
    const problems = all.flatMap((visitor) => visitor.takeProblems());
    await Promise.all(visitors.map((visitor) => visitor.close()));
    visitors = [];
    expect(problems).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await store?.remove();
  });

  const started = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The product has not been started.');
    return value;
  };
  return {
    url: () => started(product).url,
    logs: () => started(product).logs,
    async visit(who, options) {
      const visitor = await started(browser).visit(who, options);
      visitors.push(visitor);
      return visitor;
    },
    stay(who) {
      const name = typeof who === 'string' ? who : who.token;
      const visitor = staying.get(name) ?? started(browser).visit(who);
      staying.set(name, visitor);
      return visitor;
    },
  };
}
