/** Signing in and out, and the screens of each role. */
import { describe, expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { at, fillLogin, focused, heading, logIn, logOut, rows, welcome } from './screen.ts';
import { accountOf } from './session.ts';

const { visit } = withSharedProduct();

describe('signing in', () => {
  it('leads an admin to the employees, with the choice of moderators', { tags: 'smoke' }, async () => {
    const { page } = await visit();
    await logIn(page, 'admin');
    await heading(page, 'Employees').waitFor();
    await page.getByRole('link', { name: 'View Moderator' }).waitFor();
    await rows(page).first().waitFor();
    expect(await welcome(page).textContent()).toContain('Welcome, Asha Patil');
  });

  it('keeps a menu open that was opened before the page had loaded', async () => {
    const { page } = await visit();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/StaffHome-*.js', async (route) => {
      await late;
      await route.continue();
    });
    await logIn(page, 'admin');
    await welcome(page).click();
    await focused(page.getByRole('menuitem', { name: 'Change Password' }));
    arrive();
    await heading(page, 'Employees').waitFor();
    await page.keyboard.press('ArrowDown');
    await focused(page.getByRole('menuitem', { name: 'Profile' }));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await heading(page, 'Change Password').waitFor();
  });

  it('closes the menu on Escape and on a press elsewhere, returns the focus, and leaves it by Tab', async () => {
    const { page } = await visit('admin');
    await page.goto('/');
    await rows(page).first().waitFor();
    const first = page.getByRole('menuitem', { name: 'Change Password' });
    for (const key of ['Escape', 'Tab']) {
      await welcome(page).press('Enter');
      await focused(first);
      await page.keyboard.press('End');
      await focused(page.getByRole('menuitem', { name: 'Logout' }));
      await page.keyboard.press(key);
      await first.waitFor({ state: 'hidden' });
      if (key === 'Escape') await focused(welcome(page));
    }
    await welcome(page).click();
    await focused(first);
    await heading(page, 'Employees').click();
    await first.waitFor({ state: 'hidden' });
  });

  it('shows the server message in a red box, and keeps typed input', { tags: 'smoke' }, async () => {
    const { page } = await visit();
    const { username } = accountOf('admin');
    await page.goto('/login');
    await fillLogin(page, username, 'wrong');
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe(username);
    expect(await page.getByLabel('Password').inputValue()).toBe('wrong');
    expect(await welcome(page).count()).toBe(0);
  });

  it('shows the server message in the language of the page', async () => {
    const { page } = await visit();
    await page.addInitScript(() => localStorage.setItem('language', 'hi'));
    await page.goto('/login');
    await page.locator('input[autocomplete="username"]').fill(accountOf('admin').username);
    await page.locator('input[autocomplete="current-password"]').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'उपयोगकर्ता नाम या पासवर्ड सही नहीं है' }).waitFor();
  });
});

describe('without a session', () => {
  it.each(['/', '/?page=2', '/?panel=moderators'])('%s leads to the login and, after the sign-in, back', async (address) => {
    const { page } = await visit();
    await page.goto(address);
    await page.getByLabel('Username').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    const { username, password } = accountOf('admin');
    await fillLogin(page, username, password);
    await rows(page).first().waitFor();
    await at(page, address);
  });
});

describe('logging out', () => {
  it('leaves nothing of the session behind', { tags: 'smoke' }, async () => {
    const { page } = await visit();
    await logIn(page, 'admin');
    await page.getByRole('button', { name: 'Next Page' }).click();
    await at(page, '/?page=2');
    await logOut(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goBack();
    await page.waitForURL((address) => address.pathname === '/login');
    await page.getByLabel('Username').waitFor();
    expect(await rows(page).count()).toBe(0);
  });
});
