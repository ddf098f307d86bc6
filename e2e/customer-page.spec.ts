/**
 * The page of a farmer, opened from the list and from Find anything, with neighbours and the way back, by mouse and by keys alone. Also changes of a farmer and
 * a dealer.
 */
import { expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { at, focused, rows } from './screen.ts';

const { stay, visit } = withSharedProduct();

it('a dealer opens, and shows events of one kind, by keys alone', async () => {
  const { page } = await stay('admin');
  await page.goto('/?panel=dealers');
  await rows(page).first().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^1 of \d+$/).waitFor();
  const chip = page.getByRole('button', { name: /^Codes / });
  await chip.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Codes /, pressed: true }).waitFor();
  await expect.poll(() => page.locator('[data-event]:not([data-event=CODE])').count()).toBe(0);
  await page.locator('[data-event=CODE]').first().waitFor();
  await page.getByRole('link', { name: 'Back to Dealers' }).focus();
  await page.keyboard.press('Enter');
  await at(page, '/?panel=dealers');
});

it('a crop is added to a farmer, and shown in the history', { tags: 'smoke' }, async () => {
  const { page } = await stay('admin');
  await page.goto('/?panel=farmers&page=4');
  await rows(page).last().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add a crop' }).click();
  await page.keyboard.type('Drumstick');
  await page.getByText('Changed: Crops').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('cell', { name: 'Drumstick', exact: true }).waitFor();
  await page
    .locator('[data-event=CHANGED]')
    .getByText(/Drumstick/)
    .waitFor();
});

it('a detail is added to a dealer by keys alone, after a row without a name was refused', async () => {
  const { page } = await visit('moderator');
  await page.goto('/?panel=dealers&page=4');
  await rows(page).first().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a detail' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('closed on Monday');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Correct 1 field.').waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Shop' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Holiday');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('row', { name: 'Holiday closed on Monday' }).waitFor();
});

it('a picture is added to a farmer, shrunk and shown, and removed again', { tags: 'smoke' }, async () => {
  const { page } = await visit('admin');
  await page.setViewportSize({ width: 2000, height: 1000 });
  await page.goto('/?panel=farmers&page=5');
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const button = page.getByRole('button', { name: 'Add pictures' });
  const choosing = page.waitForEvent('filechooser');
  await button.click();
  await (await choosing).setFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'field.png', mimeType: 'image/png', buffer: await page.screenshot() },
  ]);
  await page.getByText('notes.txt: this file could not be read as a picture').waitFor();
  await page.getByText('Changed: Pictures').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const added = page.getByRole('button', { name: /^Enlarge: / }).last();
  await page.waitForFunction(() => [...document.images].some(({ naturalWidth, naturalHeight }) => naturalWidth === 1600 && naturalHeight === 800));
  await added.click();
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /^Picture \d+ of / })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await focused(added);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page
    .getByRole('button', { name: /^Remove picture / })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await page
    .locator('[data-event=CHANGED]')
    .nth(1)
    .getByText(/^Pictures: /)
    .waitFor();
});
