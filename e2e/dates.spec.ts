/** The date field in a real browser: typed, picked by keys, at a phone's width and in the dark theme. */
import { expect, it } from 'vitest';
import { accessibilityFindings } from './accessible.ts';
import { phone } from './browser.ts';
import { withSharedProduct } from './fixture.ts';
import { field } from './form.ts';
import { overhang } from './open-screen.ts';
import { focused } from './screen.ts';

const { visit } = withSharedProduct();

it('a date of birth is typed in any common notation and shown in words', { tags: 'smoke' }, async () => {
  const { page } = await visit();
  await page.goto('/register');
  const birthday = field(page, 'Date of Birth');
  expect(await birthday.inputValue()).toBe('Mon 12 Feb 2024');
  for (const typed of ['31/01/1990', '1990-01-31', '31 jan 90', '३१/०१/१९९०']) {
    await birthday.fill(typed);
    await birthday.press('Tab');
    await expect.poll(() => birthday.inputValue()).toBe('Wed 31 Jan 1990');
  }
  expect(await page.locator('input[type="date"]').count()).toBe(0);
});

it.each([
  ['on a laptop', {}],
  ['on a phone in the dark', { viewport: phone, colorScheme: 'dark' }],
] as const)('the calendar works by keys alone, %s', async (_where, options) => {
  const { page } = await visit(undefined, options);
  await page.goto('/register');
  const birthday = field(page, 'Date of Birth');
  await birthday.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Choose a date' });
  const isFocused = (day: string) => focused(calendar.getByRole('button', { name: day, exact: true }));
  await isFocused('Mon 12 Feb 2024');
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await page.keyboard.press('Shift+PageUp');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowUp');
  await isFocused('Sun 5 Mar 2023');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'detached' });
  await expect.poll(() => birthday.inputValue()).toBe('Sun 5 Mar 2023');
  await focused(birthday);
});
