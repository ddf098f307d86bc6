/** The appearance of every route: themes, languages, small screens, assistive technology. */
import { expect, it } from 'vitest';
import { accessibilityFindings } from './accessible.ts';
import { desktop, phone } from './browser.ts';
import { withSharedProduct } from './fixture.ts';
import { cutFields, moveToScreen, overhang } from './open-screen.ts';
import { rows } from './screen.ts';
import { refusals, screens } from './screens.ts';

const { demo, stay, visit } = withSharedProduct();

it.each([...screens, ...refusals])(
  '$name: axe finds nothing on a phone in the dark theme, nothing scrolls sideways at 320 px, and wide text spacing cuts no field',
  async (screen) => {
    const { page } = await stay(screen.role ?? undefined, { colorScheme: 'dark' });
    await page.setViewportSize(phone);
    await moveToScreen(page, screen, demo);
    await page.locator('html.dark').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overhang(page)).toBe(0);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await cutFields(page), `with wide text spacing at ${viewport.width} px`).toEqual([]);
    }
  },
);

it('the chosen theme persists', async () => {
  const { page, newTab } = await visit();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
  await page.locator('html.dark').waitFor();
  const second = await newTab();
  await second.goto('/login');
  await second.locator('html.dark').waitFor();
});

it('the chosen language persists', async () => {
  const { page } = await visit();
  await page.goto('/login');
  await page.getByLabel('Language').selectOption('mr');
  await page.locator('html[lang="mr"]').waitFor();
  const title = page.getByRole('heading');
  await expect.poll(() => title.textContent()).toMatch(/\p{Script=Devanagari}/u);
  const marathi = await title.textContent();
  await page.reload();
  await page.locator('html[lang="mr"]').waitFor();
  await expect.poll(() => title.textContent()).toBe(marathi);
});

it('closed overlays are removed, even when the end of an animation is missed', async () => {
  const { page } = await visit('admin', { viewport: phone, reducedMotion: 'no-preference' });
  // Simulates a busy page at the end of an animation, when no listener is attached yet.
  await page.addInitScript(() => window.addEventListener('animationend', (event) => event.stopImmediatePropagation(), true));
  await page.goto('/?panel=farmers');
  await rows(page).first().waitFor();
  for (const opener of [page.getByRole('main').getByRole('button', { name: 'Export' }), page.getByRole('button', { name: 'Farmers', exact: true })]) {
    await opener.click();
    await page.locator('[role=dialog]:focus-within').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  }
});

it("no layered rule is added after the page has loaded, and selected text has the product's colours", async () => {
  const { page } = await visit('admin', { viewport: desktop });
  await page.goto('/?panel=farmers');
  await rows(page).first().waitFor();
  const layers = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSLayerBlockRule).length);
  const atFirst = await layers();
  await page.getByRole('main').getByRole('button', { name: 'Export' }).click();
  await page.locator('[role=dialog]:focus-within').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Add Employee' }).click();
  await page.locator('input[name=firstName]').waitFor();
  expect(await layers()).toBe(atFirst);
  const selected = await page.evaluate(() =>
    [document.documentElement, document.querySelector('main p, main label')].map(
      (element) => element && getComputedStyle(element, '::selection').backgroundColor,
    ),
  );
  expect(selected[0]).not.toBe('rgba(0, 0, 0, 0)');
  expect(selected[1]).toBe(selected[0]);
});
