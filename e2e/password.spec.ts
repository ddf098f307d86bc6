/** Signing up, a forgotten password by the mailed link, and changing one's own. */
import { expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { field, fillName } from './form.ts';
import { at, fillLogin, heading, logIn, welcome } from './screen.ts';

const { visit, logs } = withProduct();

it('the button to change the password stands right under its fields', async () => {
  const { page } = await visit('moderator');
  await page.goto('/changePassword');
  const [button, last] = [
    await page.getByRole('main').getByRole('button', { name: 'Change Password' }).boundingBox(),
    await page.getByLabel(/^Confirm Password/).boundingBox(),
  ];
  if (button === null || last === null) throw new Error('The form is not on the page.');
  expect(button.y).toBeGreaterThan(last.y + last.height);
  expect(button.y - last.y - last.height).toBeLessThan(60);
});

it('who signs up can sign in, and has no access to the back office', async () => {
  const { page } = await visit();
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await fillName(page, { firstName: 'Meera', lastName: 'Joshi', phone: '098220 41799', email: 'meera.joshi@example.in' });
  await field(page, 'Middle Name').fill('Anil');
  await field(page, 'Username').fill('meera.joshi');
  await field(page, 'Password').fill('tall sugarcane');
  await field(page, 'Confirm Password').fill('short sugarcane');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('alert').getByText('Password and confirmation are not the same', { exact: true }).waitFor();
  await field(page, 'Confirm Password').fill('tall sugarcane');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await at(page, '/login');
  await page.getByText('You are registered, sign in to continue').waitFor();
  await fillLogin(page, 'meera.joshi', 'tall sugarcane');
  await heading(page, "You don't have access").waitFor();
});

it('a forgotten password is set anew by the link, which holds once', async () => {
  const { page } = await visit();
  const said = async (email: string) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await field(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await at(page, '/login');
    return page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).textContent();
  };
  const unknown = await said('nobody@demo.example');
  expect(await said('sanjay.kulkarni@demo.example')).toBe(unknown);

  // In demo mode nobody has a mailbox, so the link is in the log.
  const found = () =>
    logs()
      .map((line) => /"link":"[^"]*(\/reset\/[^"]+)"/.exec(line)?.[1])
      .find((path) => path !== undefined);
  // It is mailed at a moment of the next two seconds.
  await expect.poll(found).toBeDefined();
  const path = found() ?? '';

  const set = async (password: string) => {
    await page.goto(path);
    await at(page, '/reset');
    await field(page, 'New Password').fill(password);
    await field(page, 'Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
  };
  await set('second harvest');
  await at(page, '/login');
  await fillLogin(page, 'sanjay.kulkarni', 'second harvest');
  await welcome(page).waitFor();

  await set('third harvest');
  await page.getByText('This link has been used already, ask for a new one').waitFor();
  expect(new URL(page.url()).pathname).toBe('/reset');
  await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
});

it('a password is changed from the user menu', async () => {
  const { page } = await visit();
  await logIn(page, 'admin');
  await welcome(page).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  const change = async (old: string) => {
    await field(page, 'Old Password').fill(old);
    await field(page, 'New Password').fill('second harvest');
    await field(page, 'Confirm Password').fill('second harvest');
    await page.keyboard.press('Control+Enter');
  };
  await change('wrong');
  await page.getByRole('alert').getByText('Old password is not right').waitFor();
  await change('turmeric-field');
  await at(page, '/');
  await page.getByText('Your password is changed').waitFor();

  const { page: other } = await visit();
  await other.goto('/login');
  await fillLogin(other, 'asha.patil', 'second harvest');
  await welcome(other).waitFor();
});
