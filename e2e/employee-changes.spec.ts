/** An administrator changes an employee and creates a password link: by mouse, and by keys alone. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { field } from './form.ts';
import { at, fillLogin, focused, heading, openedDialog, rows } from './screen.ts';

const { stay, visit } = withProduct();

const link = (page: Page) => page.getByRole('dialog').getByRole('textbox').inputValue();

it('a password is reset in three presses, and the person signs in with the new one', async () => {
  const { page } = await stay('admin');
  await page.goto('/');
  await rows(page).nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'New password link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  const path = new URL(await link(page)).pathname;
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect.poll(() => field(page, 'Email').inputValue()).toContain('@');
  const email = await field(page, 'Email').inputValue();

  const { page: other } = await visit();
  await other.goto(path);
  await at(other, '/reset');
  await field(other, 'New Password').fill('tall sugarcane');
  await field(other, 'Confirm Password').fill('tall sugarcane');
  await other.keyboard.press('Enter');
  await at(other, '/login');
  await fillLogin(other, email, 'tall sugarcane');
  await heading(other, "You don't have access").waitFor();
});

it('roles and name are changed by keys alone', async () => {
  const { page } = await stay('admin');
  await page.goto('/');
  await rows(page).nth(2).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await field(page, 'Last Name').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Deshpande');
  await page.getByRole('checkbox', { name: 'mod' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^The changes to .* Deshpande are saved\.$/).waitFor();
  await page.goto('/?panel=moderators');
  await rows(page).filter({ hasText: 'Deshpande' }).waitFor();
});

it('a role is filtered, and open meetings of an active employee are handed over, by keys alone', async () => {
  const { page } = await stay('admin');
  await page.goto('/');
  await page.getByRole('group', { name: 'Roles' }).getByRole('button', { name: 'mod' }).focus();
  await page.keyboard.press('Enter');
  await at(page, '/?role=moderator');
  await page.goto('/');
  await rows(page).nth(4).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'View Meetings' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hand over meetings' }).focus();
  await page.keyboard.press('Enter');
  const dialog = await openedDialog(page);
  await dialog.getByText(/^(\d+ open meetings?:|There are no open meetings\.)$/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

it('a meeting is rescheduled by mouse, and cancelled by keys alone', async () => {
  const { page } = await stay('admin');
  await page.goto('/?panel=meetings&whose=everyone&status=SCHEDULED');
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Reschedule', exact: true }).click();
  const dialog = await openedDialog(page);
  await dialog.getByRole('combobox', { name: 'Date' }).fill('31 Dec 2029');
  await page.keyboard.press('Tab');
  await dialog.getByLabel('Time').fill('15:00');
  await dialog.getByLabel('Purpose').fill('Soil test');
  await dialog.getByLabel('Reason for rescheduling').fill('Soil is too wet');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('31 Dec 2029, 15:00').waitFor();
  await dialog.waitFor({ state: 'detached' });
  // The dialog returns the focus when it closes.
  await focused(page.getByRole('button', { name: 'Reschedule', exact: true }));
  await page.getByRole('button', { name: 'Cancel meeting' }).focus();
  await page.keyboard.press('Enter');
  await openedDialog(page);
  await dialog.getByLabel('Reason for cancelling').focus();
  await page.keyboard.type('Farmer is away');
  await dialog.getByRole('button', { name: 'Cancel meeting' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Reason for cancelling' }).getByText('Farmer is away').waitFor();
});
