/** Dates and times are India's in every time zone of the browser. */
import { expect, it } from 'vitest';
import { withSharedProduct } from './fixture.ts';
import { openScreen } from './open-screen.ts';
import { screens } from './screens.ts';

const { demo, stay } = withSharedProduct();

const zones = ['Asia/Kolkata', 'UTC', 'America/Los_Angeles'];

const dated = ['workspace-attendance', 'home-meetings', 'qr-uses'];

it.each(screens.filter(({ name }) => dated.includes(name)))('$name shows the same in India, at Greenwich and in Los Angeles', async (screen) => {
  const texts: string[] = [];
  for (const timezoneId of zones) {
    const { page } = await stay(screen.role ?? undefined, { timezoneId });
    await openScreen(page, screen, demo);
    texts.push(await page.getByRole('main').innerText());
  }
  expect(texts[0]).toMatch(/\d{1,2} [A-Z][a-z]{2} (20\d\d|\d\d:\d\d)/);
  expect(new Set(texts)).toEqual(new Set([texts[0]]));
});
