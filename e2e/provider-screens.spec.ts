/** Every screen in front of somebody else's REST API: it opens, and says of nothing that it failed. */
import { expect, it } from 'vitest';
import { openScreen } from './open-screen.ts';
import { sample, sessionOf, withSampleProvider } from './sample.ts';
import { screens } from './screens.ts';

const { stay } = withSampleProvider();

it.each(screens)('$name opens', async (screen) => {
  const { page } = await stay(screen.role === null ? undefined : sessionOf(screen.role));
  await openScreen(page, screen, sample);
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
});
