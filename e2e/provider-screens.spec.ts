/** Every screen opens with a provider's REST API, without an error message. */
import { expect, it } from 'vitest';
import { moveToScreen } from './open-screen.ts';
import { sample, sessionOf, withSampleProvider } from './sample.ts';
import { screens } from './screens.ts';

const { stay } = withSampleProvider();

it.each(screens)('$name opens', async (screen) => {
  const { page } = await stay(screen.role === null ? undefined : sessionOf(screen.role));
  await moveToScreen(page, screen, sample);
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
});
