/** Lists are filtered by mouse and by keys alone, with totals, and with their whole state in the address. */
import { expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { at, changeList, rows } from './screen.ts';

const { visit, url } = withSharedProduct();

it('employees are filtered by keys alone; reload and a new tab show the same', { tags: 'smoke' }, async () => {
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
