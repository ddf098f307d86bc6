/** Profiles of a Chromium: pages with the product's clock and India's time zone, monitored for problems that a user should never cause. */
import type { BrowserContext, BrowserContextOptions, Browser as Chromium, Page, Request } from 'playwright';
import { clockStart } from './product.ts';
import { type Role, type Session, type Sessions, signIn } from './session.ts';
import { slowDown } from './slow-answers.ts';

export interface Visitor {
  readonly page: Page;
  /** Opens another tab of the same browser profile, initially signed out. */
  newTab(): Promise<Page>;
  /** Returns the problems since the previous call: console errors and warnings, failed and foreign requests, violations of the content security policy. */
  takeProblems(): readonly string[];
  /** Ignores matching problems until the next read, because a test causes them or a screen logs them on purpose. */
  allow(problem: RegExp): void;
  close(): Promise<void>;
}

export interface Browser {
  /** Opens a separate profile, signed in when a demo role or a session is given. */
  visit(who?: Role | Session, options?: BrowserContextOptions): Promise<Visitor>;
  /** Closes its profiles, but not the Chromium. */
  close(): Promise<void>;
}

export const desktop = { width: 1366, height: 768 };
export const phone = { width: 360, height: 740 };

/** Opens a browser. @param url of the product @param signedIn sessions of roles that need no further sign-in */
export function openBrowser(url: string, chromium: Chromium, signedIn: Sessions = {}): Browser {
  const contexts: BrowserContext[] = [];
  const sessions = new Map<Role, Promise<Session>>();

  /** Signs in at most once for each role. */
  async function sessionOf(role: Role): Promise<Session> {
    const known = signedIn[role] ?? sessions.get(role) ?? signIn(url, role);
    if (known instanceof Promise) sessions.set(role, known);
    return known;
  }

  return {
    async visit(who, options) {
      const context = await chromium.newContext({
        baseURL: url,
        viewport: desktop,
        timezoneId: 'Asia/Kolkata',
        locale: 'en-IN',
        // Reduced motion, so that content opens and closes at once.
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      // Shorter than the timeout of a test, so a failure names the missing element, and far longer than a slow machine needs.
      context.setDefaultTimeout(60_000);
      await slowDown(context);
      await context.clock.setFixedTime(new Date(clockStart));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`content security policy: ${violatedDirective} ${blockedURI}`);
        });
      });
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      context.on('page', (page) => watch(page, url, problems));
      const page = await context.newPage();
      if (who !== undefined) await keepSession(page, typeof who === 'string' ? await sessionOf(who) : who);
      return {
        page,
        newTab: () => context.newPage(),
        takeProblems() {
          const patterns = allowed.splice(0);
          return problems.splice(0).filter((problem) => !patterns.some((pattern) => pattern.test(problem)));
        },
        allow: (problem) => allowed.push(problem),
        close: () => context.close(),
      };
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** Restores session storage, which profiles do not include. It is filled before the first page of the tab, and not changed afterwards. */
function keepSession(page: Page, session: Session): Promise<unknown> {
  return page.addInitScript((value) => {
    if (window.name === 'signed in') return;
    window.name = 'signed in';
    sessionStorage.setItem('session', value);
  }, JSON.stringify(session));
}

/** Pending GraphQL requests of each page. */
const asked = new WeakMap<Page, Set<Request>>();

/** Waits until all requests of the page have been answered and the page has processed the responses, which may start new requests. */
export async function answered(page: Page): Promise<void> {
  do {
    while (asked.get(page)?.size) await page.waitForTimeout(10);
    // A background task runs after all other work of the page.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
  } while (asked.get(page)?.size);
}

function watch(page: Page, url: string, problems: string[]): void {
  const report = (problem: string) => problems.push(`${new URL(page.url(), url).pathname}: ${problem}`);
  const waiting = new Set<Request>();
  asked.set(page, waiting);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) report(`a request to ${origin}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Navigation aborts the pending requests of a page.
    if (reason !== 'net::ERR_ABORTED') report(`${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`${response.url()} answered ${response.status()}`);
  });
}
