/**
 * The product with a REST API that fails in each way that the web client can distinguish. `gateway/modules/provider.test.ts` shows for every
 * operation that all other failures are handled like one of these. In every case, a screen shows content and explains the failure in
 * plain words. No screen names a REST call, an internal address or an implementation detail.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeAnswer, type FakeRest, type Fault, startFakeRest } from '../gateway/testing/fake-rest.ts';
import { answerWithSample } from '../gateway/testing/sample-answers.ts';
import { calls } from '../rest/contract/calls.ts';
import { session } from '../rest/contract/session.ts';
import { answered } from './browser.ts';
import { withProduct } from './fixture.ts';
import { field } from './form.ts';
import { moveTo } from './open-screen.ts';
import { clockStart } from './product.ts';
import { sample, sessionOf } from './sample.ts';
import { type Screen, screens } from './screens.ts';

let provider: FakeRest;
beforeAll(async () => {
  provider = await startFakeRest();
});
afterAll(() => provider.close());

const { stay } = withProduct(() => ({ REST_API_URL: provider.url.href, DATABASE_URL: '', DEMO_DATA: '' }));

const documented = calls.filter(({ extension }) => !extension);
/** Calls that fail. The signed-in person stays known, because otherwise every screen would show the same message. */
const all = documented.filter((call) => call !== session.userDetails);

interface Failing {
  readonly name: string;
  readonly fails: typeof all;
  /** Fault that replaces the response. */
  readonly as: Fault | FakeAnswer;
  /** Message of a form that is submitted meanwhile; null when no form is submitted. */
  readonly form: RegExp | null;
}

const mayBeDone = /We could not confirm whether this was saved\. Check first/;
const notDone = /Nothing was saved/;

const failing: readonly Failing[] = [
  { name: 'status 500', fails: all, as: { status: 500, body: { message: 'NullPointerException in getAllFarmersPage at 10.0.0.7' } }, form: mayBeDone },
  { name: 'a cut connection', fails: all, as: 'reset', form: mayBeDone },
  // A write whose payload needs nothing from the response counts as done.
  { name: 'a response with another shape', fails: all, as: { body: null }, form: null },
  { name: 'a refusal without a message', fails: all, as: { body: { status: false } }, form: notDone },
  { name: 'status 500 for the signed-in person', fails: [session.userDetails], as: { status: 500, body: { message: 'userdetails' } }, form: null },
  // Last, because its calls hold the connections to the provider for some time.
  { name: 'no response', fails: all, as: 'noHeaders', form: null },
];

function failWith({ fails, as }: Failing): void {
  answerWithSample(provider, clockStart.slice(0, 10));
  for (const call of documented) provider.fail(call, null);
  for (const call of fails) {
    if (typeof as === 'string') provider.fail(call, as);
    else provider.answer(call, as);
  }
}

/** Texts that no person should read: names and addresses of calls, hosts, internal messages of a server. */
const inside = new RegExp(
  ['\\bREST\\b', 'Exception', 'GraphQL', 'undefined', '\\[object', '\\b10\\.0\\.0\\.7', '/api/', ...documented.map(({ name }) => `\\b${name}\\b`)].join('|'),
);

/** Returns true when the page shows text below the bar beside its heading, because a heading alone is as bad as a blank page. */
const saysMore = () => {
  const main = document.querySelector('main');
  return (main?.innerText ?? '').replace(main?.querySelector('h1')?.innerText ?? '', '').trim() !== '';
};

/** Milliseconds for the title of a screen within the loaded client. Later, the page of the screen is loaded. */
const moveMs = 700;

/** Goes to a screen within the loaded client, which is much cheaper than loading its page. */
async function goTo(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(address));
  // The next title signals the arrival.
  await page.evaluate(() => {
    document.title = '';
  });
  await moveTo(page, address);
  await page.waitForFunction(() => document.title !== '', null, { timeout: moveMs }).catch(() => page.goto(address));
}

/** @param isSilent true when calls get no response. @param isMe true when only the signed-in person fails, whom each page requests as it loads */
async function look(page: Page, { name, address }: Screen, { isSilent, isMe }: { isSilent: boolean; isMe: boolean }): Promise<string | null> {
  await (isMe ? page.goto(address(sample)) : goTo(page, address(sample)));
  // An address may redirect to another one.
  await page.waitForFunction(() => (document.querySelector('main')?.innerText.trim() ?? '') !== '').catch(() => null);
  if (!isSilent) {
    await answered(page);
    await page.waitForFunction(saysMore).catch(() => null);
  }
  const text = await page.locator('main').innerText();
  if (text.trim() === '' || !(isSilent || (await page.evaluate(saysMore)))) return `${name} is blank: ${text}`;
  if (text.includes('Unexpected Application Error!')) return `${name} breaks: ${text}`;
  const named = inside.exec(text);
  return named === null ? null : `${name} says ${named[0]}: ${text}`;
}

// First, because otherwise a circuit breaker opened by the screens would answer in place of the form's call.
it.each(failing.filter(({ form }) => form !== null))('$name: a submitted form explains in plain words what is known', async (fault) => {
  failWith(fault);
  const { page, allow } = await stay(sessionOf('user'));
  allow(/console (error|warning)/);
  await page.goto('/changePassword');
  for (const label of ['Old Password', 'New Password', 'Confirm Password']) await field(page, label).fill('tall sugarcane');
  await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
  const alert = (await page.getByRole('main').getByRole('alert').textContent()) ?? '';
  expect(alert).toMatch(fault.form ?? /./);
  expect(alert).not.toMatch(inside);
});

const roles = ['admin', 'moderator', 'user'] as const;

/** Selects all screens for the first failure and every fifth screen for each other one, so every screen is shown with two of them. */
const isShownFor = (failure: number) => (_: Screen, screen: number) => failure === 0 || (screen + failure) % 5 === 0;

it.each(failing.map((fault, index) => ({ ...fault, index })))('$name: screens show a message, without implementation details', async ({ index, ...fault }) => {
  failWith(fault);
  const problems: (string | null)[] = [];
  const shown = screens.filter(isShownFor(index));
  const kind = { isSilent: fault.as === 'noHeaders', isMe: fault.fails !== all };
  for (const role of roles) {
    const { page, allow } = await stay(sessionOf(role));
    // Failures are logged on purpose.
    allow(/console (error|warning)/);
    for (const screen of shown.filter((each) => each.role === role)) problems.push(await look(page, screen, kind));
  }
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});
