/** Several tabs of one browser always have the same signed-in person. */
import { expect, it } from 'vitest';
import { answered } from './browser.ts';
import { withSharedProduct } from './fixture.ts';
import { fillLogin, logIn, logOut, rows, welcome } from './screen.ts';
import { accountOf } from './session.ts';

const { visit } = withSharedProduct();

it('a new tab shares the session of the others', { tags: 'smoke' }, async () => {
  const { page, newTab } = await visit();
  await logIn(page, 'admin');
  const second = await newTab();
  await second.goto('/?page=2');
  await rows(second).first().waitFor();
  expect(await welcome(second).textContent()).toContain('Asha Patil');
});

it('logging out in one tab logs out all', { tags: 'smoke' }, async () => {
  const { page, newTab } = await visit();
  await logIn(page, 'admin');
  const second = await newTab();
  await second.goto('/');
  // A request that is pending when the session ends is refused, which the browser's console reports.
  for (const tab of [page, second]) {
    await rows(tab).first().waitFor();
    await answered(tab);
  }
  await logOut(second);
  await page.getByLabel('Username').waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});

it('signing in as another person signs out the other tabs', async () => {
  const { page, newTab } = await visit();
  const second = await newTab();
  await second.goto('/login');
  await second.getByLabel('Username').waitFor();
  await logIn(page, 'admin');
  const { username, password } = accountOf('moderator');
  await fillLogin(second, username, password);
  await page.getByText('Another person logged in on this browser.').waitFor();
  expect(await welcome(second).textContent()).toContain('Sanjay Kulkarni');
});

it('the same person can sign in twice', async () => {
  const { page, newTab } = await visit();
  const second = await newTab();
  await second.goto('/login');
  await second.getByLabel('Username').waitFor();
  await logIn(page, 'admin');
  const { username, password } = accountOf('admin');
  await fillLogin(second, username, password);
  await welcome(second).waitFor();
  await page.reload();
  await rows(page).first().waitFor();
  await rows(second).first().waitFor();
});
