/** An administrator changes an employee and gives them a way to a new password: by mouse, and by keys alone. */
import type { Page } from 'playwright';
import { it } from 'vitest';
import { withProduct } from './fixture.ts';
import { field } from './form.ts';
import { at, fillLogin, heading, rows } from './screen.ts';

const { visit } = withProduct();

const link = (page: Page) => page.getByRole('dialog').getByRole('textbox').inputValue();

it('a password is reset in three presses, and the person signs in with the new one', async () => {
  const { page } = await visit('admin');
  await page.goto('/');
  await rows(page).nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'New password link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  const path = new URL(await link(page)).pathname;
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const email = await field(page, 'Email').inputValue();

  const { page: other } = await visit();
  await other.goto(path);
  await field(other, 'Password').fill('tall sugarcane');
  await field(other, 'Confirm Password').fill('tall sugarcane');
  await other.keyboard.press('Enter');
  await at(other, '/login');
  await fillLogin(other, email, 'tall sugarcane');
  await heading(other, "You don't have access").waitFor();
});

it('roles and name are changed by keys alone', async () => {
  const { page } = await visit('admin');
  await page.goto('/');
  await rows(page).nth(2).getByRole('link').focus();
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
