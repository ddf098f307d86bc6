/** The same product in front of somebody else's REST API, which knows the documented calls and nothing of ours. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeRest, startFakeRest } from '../gateway/testing/fake-rest.ts';
import { answerWithSample } from '../gateway/testing/sample-answers.ts';
import { sampleEmployees } from '../gateway/testing/sample-people.ts';
import { attendance } from '../rest/contract/attendance.ts';
import { idempotencyKeyHeader } from '../rest/contract/call.ts';
import { calls } from '../rest/contract/calls.ts';
import { withProduct } from './fixture.ts';
import { openScreen } from './open-screen.ts';
import { clockStart } from './product.ts';
import { sample, sessionOf } from './sample.ts';
import { fillLogin, heading, logOut, rows, welcome } from './screen.ts';
import { type Screen, screens } from './screens.ts';
import { ask } from './session.ts';

let provider: FakeRest;
beforeAll(async () => {
  provider = await startFakeRest();
  answerWithSample(provider, clockStart.slice(0, 10));
});
afterAll(() => provider.close());

const { url, stay, visit } = withProduct(() => ({ REST_API_URL: provider.url.href, DATABASE_URL: '', DEMO_DATA: '' }));

const documented = calls.filter(({ extension }) => !extension).map(({ method, path }) => `${method} ${path}`);

afterEach(() => {
  const asked = provider.log.splice(0);
  expect(asked.map(({ method, path }) => `${method} ${path}`).filter((call) => !documented.includes(call))).toEqual([]);
  expect(asked.filter(({ headers }) => idempotencyKeyHeader in headers)).toEqual([]);
});

/** A screen of the table, opened by an admin. */
async function openedByAdmin(name: string) {
  const { page } = await visit(sessionOf('admin'));
  const screen = screens.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`There is no screen ${name}.`);
  await openScreen(page, screen, sample);
  return page;
}

it('signs in, pages through the employees and signs out', async () => {
  const { page } = await visit();
  await page.goto('/login');
  await fillLogin(page, 'admin', 'password');
  await rows(page).first().waitFor();
  expect(await welcome(page).textContent()).toContain('Sample1 Patil');

  const users = sampleEmployees.filter(({ roles }) => roles.includes('ROLE_USER'));
  const next = page.getByRole('button', { name: 'Next Page' });
  for (let number = 1; number * 10 < users.length; number += 1) {
    await next.click();
    await page.locator(`[data-page="${number}"]`).waitFor();
    await page.getByText(`${users[number * 10]?.firstName} Patil`).waitFor();
  }
  await expect.poll(() => next.isDisabled()).toBe(true);
  await logOut(page);
  expect(provider.log.length).toBeGreaterThan(0);
});

it('shows the provider message when the password is wrong', async () => {
  const { page } = await visit();
  await page.goto('/login');
  await fillLogin(page, 'admin', 'wrong');
  await page.getByRole('alert').getByText('Bad credentials').waitFor();
});

it('finds one employee without the extension for it', async () => {
  const answer = await ask<{ employee: { firstName: string } | null }>(url(), '{ employee(id: "123") { firstName } }', {}, 'admin');
  expect(answer).toEqual({ data: { employee: { firstName: 'Sample123' } } });
  expect(provider.log.at(-1)?.path).toBe('/api/user/fetchAllEmployeeByPage');
});

describe('every screen opens', () => {
  it.each(screens)('$name', async (screen: Screen) => {
    const { page } = await stay(screen.role === null ? undefined : sessionOf(screen.role));
    await openScreen(page, screen, sample);
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  });
});

describe('what is not available says so', () => {
  it('a profile can be seen and not be changed', async () => {
    const page = await openedByAdmin('profile');
    await page.getByText('Not available: the connected service cannot change a profile').waitFor();
    expect(await page.getByRole('button', { name: 'Update' }).isDisabled()).toBe(true);
  });

  it('marking attendance names nobody', async () => {
    const page = await openedByAdmin('workspace-attendance');
    await page.getByRole('button', { name: 'Mark Attendance' }).click();
    await page.getByRole('dialog').getByText('takes no name here').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Attendance marked').waitFor();
    expect(provider.log.find(({ call }) => call === attendance.markAttendance.name)?.body).toEqual({ latitude: 18.5204, longitude: 73.8567 });
  });

  it('a QR user can only be opened from the list', async () => {
    const page = await openedByAdmin('qr-user');
    await page.getByText('Open this from View QR Code Users').waitFor();
    await page
      .getByRole('link', { name: /QR code users/i })
      .first()
      .click();
    await heading(page, 'QR Code Users').waitFor();
    await rows(page).first().getByRole('link').first().click();
    await heading(page, 'QR code user').waitFor();
    await page.getByText('Shirur').waitFor();
  });
});
