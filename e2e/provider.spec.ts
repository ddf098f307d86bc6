/** The product with a provider's REST API, which has the documented calls and no extensions. */
import { describe, expect, it } from 'vitest';
import { sampleEmployees } from '../gateway/testing/sample-people.ts';
import { attendance } from '../rest/contract/attendance.ts';
import { openScreen } from './open-screen.ts';
import { sample, sessionOf, withSampleProvider } from './sample.ts';
import { fillLogin, heading, logOut, rows, welcome } from './screen.ts';
import { screens } from './screens.ts';
import { ask } from './session.ts';

const { provider, url, visit } = withSampleProvider();

/** Opens a screen of the table as an admin. */
async function openedByAdmin(name: string) {
  const { page } = await visit(sessionOf('admin'));
  const screen = screens.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`There is no screen ${name}.`);
  await openScreen(page, screen, sample);
  return page;
}

it('signs in, pages through the employees and signs out', { tags: 'smoke' }, async () => {
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
  expect(provider().log.length).toBeGreaterThan(0);
});

it('shows the provider message when the password is wrong', async () => {
  const { page } = await visit();
  await page.goto('/login');
  await fillLogin(page, 'admin', 'wrong');
  await page.getByRole('alert').getByText('Bad credentials').waitFor();
});

it('finds an employee without the extension for it', async () => {
  const answer = await ask<{ employee: { firstName: string } | null }>(url(), '{ employee(id: "123") { firstName } }', {}, 'admin');
  expect(answer).toEqual({ data: { employee: { firstName: 'Sample123' } } });
  expect(provider().log.at(-1)?.path).toBe('/api/user/fetchAllEmployeeByPage');
});

describe('unavailable functions are explained', () => {
  it('a profile can be read but not changed', async () => {
    const page = await openedByAdmin('profile');
    await page.getByText('Not available on this server').waitFor();
    expect(await page.getByRole('button', { name: 'Update' }).isDisabled()).toBe(true);
  });

  it('marking attendance names no employee', async () => {
    const page = await openedByAdmin('workspace-attendance');
    await page.getByRole('button', { name: 'Mark Attendance' }).click();
    await page.getByRole('dialog').getByText('choosing the employee and the day').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Attendance marked').waitFor();
    expect(provider().log.find(({ call }) => call === attendance.markAttendance.name)?.body).toEqual({ latitude: 18.5204, longitude: 73.8567 });
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
