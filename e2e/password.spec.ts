/** A forgotten password by the mailed link, and the form to change one. */
import { expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { field } from './form.ts';
import { at, fillLogin, welcome } from './screen.ts';

const { visit, logs } = withProduct();

it('the button to change the password is directly below its fields', async () => {
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

it('a forgotten password is reset by the link, which is valid once', async () => {
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

  // In demo mode there are no mailboxes, so the link is in the log.
  const found = () =>
    logs()
      .map((line) => /"link":"[^"]*(\/reset\/[^"]+)"/.exec(line)?.[1])
      .find((path) => path !== undefined);
  // The mail is sent at a random time within two seconds.
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
