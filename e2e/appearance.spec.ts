/** How every route looks to everybody: themes, languages, small screens, assistive technology. */
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings } from './accessible.ts';
import { desktop, phone } from './browser.ts';
import { type Demo, findDemo } from './demo.ts';
import { withProduct } from './fixture.ts';
import { openScreen, overhang } from './open-screen.ts';
import { clockStart } from './product.ts';
import { refusals, screens } from './screens.ts';

const { url, visit } = withProduct();

let demo: Demo;
beforeAll(async () => {
  demo = await findDemo(url(), clockStart.slice(0, 10));
});

describe.each([...screens, ...refusals])('$name', (screen) => {
  const role = screen.role ?? undefined;

  it.each([desktop, phone])('axe finds nothing at $width px, in both themes', async (viewport) => {
    const { page } = await visit(role, { colorScheme: 'light', viewport });
    await openScreen(page, screen, demo);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.dark').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it('at 320 px nothing scrolls sideways', async () => {
    const { page } = await visit(role, { viewport: { width: 320, height: 640 } });
    await openScreen(page, screen, demo);
    expect(await overhang(page)).toBe(0);
  });
});

it('the theme that was chosen stays', async () => {
  const { page, newTab } = await visit();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
  expect(await page.locator('html.dark').count()).toBe(1);
  const second = await newTab();
  await second.goto('/login');
  await second.locator('html.dark').waitFor();
});

it('the language that was chosen stays', async () => {
  const { page } = await visit();
  await page.goto('/login');
  await page.getByLabel('Language').selectOption('mr');
  await page.locator('html[lang="mr"]').waitFor();
  const marathi = await page.getByRole('heading').textContent();
  expect(marathi).toMatch(/\p{Script=Devanagari}/u);
  await page.reload();
  await page.locator('html[lang="mr"]').waitFor();
  expect(await page.getByRole('heading').textContent()).toBe(marathi);
});
