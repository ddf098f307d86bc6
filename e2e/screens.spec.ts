/** Every screen opens, and nothing on it is in the way of anyone; how it looks in the dark and on a phone, each loaded by its address, is appearance.spec.ts's. */
import { expect, it } from 'vitest';
import { accessibilityFindings } from './accessible.ts';
import { withSharedProduct } from './fixture.ts';
import { moveToScreen } from './open-screen.ts';
import { refusals, screens } from './screens.ts';

const { demo, stay } = withSharedProduct();

it.each([...screens, ...refusals])('$name: axe finds nothing on a laptop', async (screen) => {
  const { page } = await stay(screen.role ?? undefined);
  await moveToScreen(page, screen, demo);
  expect(await accessibilityFindings(page)).toEqual([]);
});
