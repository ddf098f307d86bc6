/** Profiles of a Chromium: pages with the product's clock and an Indian zone, watched for everything that a user should never cause. */
import type { BrowserContext, BrowserContextOptions, Browser as Chromium, Page, Request } from 'playwright';
import { clockStart } from './product.ts';
import { type Role, type Session, type Sessions, signIn } from './session.ts';
import { slowDown } from './slow-answers.ts';

export interface Visitor {
  readonly page: Page;
  /** Another tab of the same browser profile, signed out at first. */
  newTab(): Promise<Page>;
  /** Returns the problems since the previous call: console errors and warnings, failed and foreign requests, violations of the content security policy. */
  takeProblems(): readonly string[];
  /** Ignores matching problems until the next read, because a test causes them or a screen logs them on purpose. */
  allow(problem: RegExp): void;
  close(): Promise<void>;
}

export interface Browser {
  /** A profile of its own; signed in when a role of the demo is given, or a session. */
  visit(who?: Role | Session, options?: BrowserContextOptions): Promise<Visitor>;
  /** Closes its profiles; the Chromium stays. */
  close(): Promise<void>;
}

export const desktop = { width: 1366, height: 768 };
export const phone = { width: 360, height: 740 };

/** @param url of the product @param signedIn roles that need no sign-in any more */
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
      // Below the time of a test, so that a failure names what was waited for; far above what a busy machine takes.
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

/** Session storage is not part of a profile that can be given; it is filled before the tab's first page, and left alone from then on. */
function keepSession(page: Page, session: Session): Promise<unknown> {
  return page.addInitScript((value) => {
    if (window.name === 'signed in') return;
    window.name = 'signed in';
    sessionStorage.setItem('session', value);
  }, JSON.stringify(session));
}

/** The questions of each page that the gateway has not answered yet. */
const asked = new WeakMap<Page, Set<Request>>();

/** Waits until the gateway has answered everything that the page has asked, and the page has done with the answers what it does with them: it may ask on. */
export async function answered(page: Page): Promise<void> {
  do {
    while (asked.get(page)?.size) await page.waitForTimeout(10);
    // Comes after everything else that the page has to do.
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
    // A page that is left takes its requests with it.
    if (reason !== 'net::ERR_ABORTED') report(`${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`${response.url()} answered ${response.status()}`);
  });
}
