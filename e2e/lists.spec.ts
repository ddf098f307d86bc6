/** Lists answer questions: narrowed by mouse and by keys alone, with totals, and an address for all of it. */
import { expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { at, changeList, rows } from './screen.ts';

const { visit, url } = withSharedProduct();

it('employees are narrowed by keys alone; reload and a new tab show the same', { tags: 'smoke' }, async () => {
  const { page, newTab } = await visit('admin');
  await page.goto('/');
  const name = (await rows(page).nth(2).getByRole('link').first().innerText()).split(' ')[0] ?? '';
  await page.getByRole('searchbox', { name: 'Search by name or phone' }).focus();
  await changeList(page, 'Employees', async () => {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  });
  await at(page, `/?search=${name}`);
  await page.getByRole('combobox', { name: 'Order' }).focus();
  await changeList(page, 'Employees', () => page.keyboard.press('End'));
  await at(page, `/?order=name&search=${name}`);
  await page.getByText(/^1-\d+ of [\d,]+$/).waitFor();
  const rowTexts = await rows(page).allTextContents();
  expect(rowTexts.every((row) => row.includes(name))).toBe(true);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await rows(page).allTextContents()).toEqual(rowTexts);
  const pasted = await newTab();
  await pasted.goto(`${url()}/?order=name&search=${name}`);
  await rows(pasted).first().waitFor();
  expect(await rows(pasted).allTextContents()).toEqual(rowTexts);
});

it('everybody’s meetings, uses of a kind, and the pager’s total, by mouse', async () => {
  const { page } = await visit('admin');
  await page.goto('/?panel=meetings');
  const total = page.getByText(/^1-10 of [\d,]+$/);
  const mine = await total.textContent();
  await page.getByRole('combobox', { name: 'Whose' }).selectOption('everyone');
  await at(page, '/?panel=meetings&whose=everyone');
  await expect.poll(() => total.textContent()).not.toBe(mine);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.getByText(/^11-20 of [\d,]+$/).waitFor();
  await page.goto('/lats/secure/dashboard?panel=uses');
  await page.getByRole('combobox', { name: 'Transaction Type' }).selectOption('REDEEM');
  await at(page, '/lats/secure/dashboard?panel=uses&month=11&year=2026&type=REDEEM');
});
