/** Lists are filtered by mouse and by keys alone, with totals, and with their whole state in the address; rows open. */
import { expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { at, changeList, heading, rows } from './screen.ts';

const { stay, visit, url } = withSharedProduct();

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

it('a QR user opens from the list, with phone for an admin and without for a moderator', { tags: 'smoke' }, async () => {
  const { page } = await stay('admin');
  await page.goto('/lats/secure/dashboard?panel=users');
  const link = rows(page).first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await heading(page, name).waitFor();
  await expect.poll(() => page.getByRole('term').allTextContents()).toContain('Phone Number');
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/lats\/qrUserDetail\/\d+$/);

  const { page: moderators } = await stay('moderator');
  await moderators.goto(pathname);
  await heading(moderators, name).waitFor();
  await expect.poll(() => moderators.getByRole('term').allTextContents()).toEqual(['Id', 'Language', 'Created Date', 'Updated Date']);
});

it('visits to farmers who are selected by a mouse are planned', async () => {
  const { page } = await visit('moderator');
  await page.goto('/?panel=farmers');
  // The link of a row covers the row, and only a browser knows which of the two receives a press.
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(5).waitFor();
  for (let row = 0; row < 6; row += 1) await boxes.nth(row).click();
  await page.getByText('6 farmers selected').waitFor();
  await page.getByRole('link', { name: 'Plan visits' }).click();
  const selected = page.getByRole('region', { name: '6 selected customers' });
  await expect.poll(() => selected.getByRole('listitem').count()).toBe(6);
  await page.getByRole('searchbox', { name: 'Employee' }).fill('Ganesh');
  await page.getByRole('radio', { name: 'Ganesh Shinde' }).click();
  await selected.waitFor();
  await page.getByRole('button', { name: 'Schedule 6 meetings' }).click();
  await page.getByText('6 meetings are scheduled for Ganesh Shinde.').waitFor();
});
