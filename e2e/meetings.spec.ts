/** Meetings: opened from a list and left again, and their pictures. */
import { describe, expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { at, focused, heading, openedDialog, rows } from './screen.ts';

const { demo, stay, visit } = withSharedProduct();

describe('a meeting', () => {
  it('opens from a filtered page, and Back leads to the same row', { tags: 'smoke' }, async () => {
    const { page } = await visit('admin', { viewport: { width: 1366, height: 480 } });
    await page.goto(`/userprofile?user=${demo.employee}&panel=meetings&status=FINISHED&page=2`);
    await rows(page).first().waitFor();
    const address = new URL(page.url());
    const link = rows(page).nth(8).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await heading(page, /^Meeting \d+$/).waitFor();
    await page.goBack();
    await at(page, address.pathname + address.search);
    await focused(link);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  it('enlarges its pictures one after the other by keyboard, and returns the focus', { tags: 'smoke' }, async () => {
    const { page } = await stay('admin');
    await page.goto(`/meetingDetails/FARMER/${demo.farmerMeeting}`);
    const first = page.getByRole('button', { name: /^Enlarge/ }).first();
    await first.focus();
    await page.keyboard.press('Enter');
    const large = (await openedDialog(page)).getByRole('img');
    const source = await large.getAttribute('src');
    await expect.poll(() => large.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => large.getAttribute('src')).not.toBe(source);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => large.getAttribute('src')).toBe(source);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await focused(first);
  });
});
