/**
 * Every screen opens and is accessible; appearance.spec.ts checks the dark theme on a phone.
 * @module-tag smoke
 */
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
