/** Translators, input methods, scanners, blocked storage and print. */
import type { Locator, Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { panelPath } from '../web/screens/home/home-path.ts';
import { withSharedProduct } from './fixture.ts';
import { field } from './form.ts';
import { openScreen } from './open-screen.ts';
import { changeList, heading, rows } from './screen.ts';
import { screens } from './screens.ts';
import { ask, signIn } from './session.ts';

const { demo, url, visit } = withSharedProduct();

/** Changes the page as a translating browser does: text nodes become elements, now and after each change. */
const translate = (page: Page, heeds: boolean) =>
  page.evaluate((heedsPage) => {
    const isLeftAlone = `font, script, style, textarea, select${heedsPage ? ', [translate=no], .notranslate' : ''}`;
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.textContent?.trim() || text.parentElement?.closest(isLeftAlone) !== null) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.textContent;
        outer.append(inner);
        text.parentElement.replaceChild(outer, text);
      }
    };
    wrap();
    new MutationObserver(() => requestAnimationFrame(wrap)).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, heeds);

describe('a translated page', () => {
  it.each([
    ['that respects translate=no', true],
    ['that ignores translate=no', false],
  ] as const)('%s: lists, a form with an error and a map still work', async (_, heeds) => {
    const { page } = await visit('moderator');
    await page.goto(panelPath({ panel: 'farmers' }));
    await rows(page).first().waitFor();
    await translate(page, heeds);
    const first = await rows(page).allInnerTexts();
    await changeList(page, 'Farmers', () => page.getByRole('button', { name: 'Next Page' }).click());
    const second = await rows(page).allInnerTexts();
    expect(second).not.toEqual(first);
    await changeList(page, 'Farmers', () => page.getByRole('button', { name: 'Previous Page' }).click());
    expect(await rows(page).allInnerTexts()).toEqual(first);
    await page.getByRole('link', { name: 'Add Farmer' }).click();
    await field(page, 'Phone Number').fill('12');
    await page.getByRole('main').getByRole('button', { name: 'Add Farmer' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Phone Number' }).waitFor();
    expect(await field(page, 'Phone Number').inputValue()).toBe('12');
    await page.goto(`/usermap?user=${demo.employee}&date=2026-11-19`);
    await page.getByRole('list', { name: 'Summary' }).getByRole('button').first().waitFor();
    await translate(page, heeds);
    await page.getByRole('list', { name: 'Summary' }).locator('[data-line="stop"] button').first().click();
    await page.locator('[data-marker="stop"][aria-pressed="true"]').waitFor();
  });
});

/** Types a word with an input method, presses the key during the composition, and ends the composition. */
async function compose(page: Page, word: string, key: 'Enter' | 'Escape'): Promise<void> {
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: word, selectionStart: word.length, selectionEnd: word.length });
  // A browser reports every key of a composition with this code.
  await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
  await input.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: key === 'Enter' ? 13 : 27 });
  await input.send('Input.insertText', { text: word });
}

describe('a composition', () => {
  it('ends with Enter without opening a result, sending a form or closing a dialog', async () => {
    const { page } = await visit('moderator');
    await page.goto('/addFarmer');
    await field(page, 'First Name').focus();
    await compose(page, 'गणेश', 'Enter');
    expect(await field(page, 'First Name').inputValue()).toBe('गणेश');
    expect(await page.getByRole('alert').count()).toBe(0);
    await field(page, 'First Name').fill('');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Find anything' });
    await search.waitFor();
    for (const key of ['Escape', 'Enter'] as const) {
      await search.fill('');
      await compose(page, 'गणेश', key);
      await page.getByRole('option').first().waitFor();
    }
    expect(new URL(page.url()).pathname).toBe('/addFarmer');
    // A key after the composition takes effect again.
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
  });
});

it('a scanner types on the page: each code is looked up, and the next one replaces it', async () => {
  const { token } = await signIn(url(), 'admin');
  const { data } = await ask<{ qrCards: { nodes: readonly { code: string }[] } }>(
    url(),
    'query ($id: ID!) { qrCards(batchId: $id, page: 0, size: 10) { nodes { code } } }',
    { id: demo.batch },
    token,
  );
  const codes = data?.qrCards.nodes.map(({ code }) => code) ?? [];
  expect(codes).toHaveLength(10);
  const { page } = await visit('admin');
  await page.goto('/');
  await heading(page, 'Employees').waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Find anything' });
  await search.waitFor();
  for (const [at, end] of (['Enter', 'Tab', 'Enter'] as const).entries()) {
    const code = codes[at] ?? '';
    await page.keyboard.type(`]Q1${code}`);
    await page.keyboard.press(end);
    await page.getByText('One of our codes').waitFor();
    await page.getByRole('dialog').getByText(code).first().waitFor();
    expect(await search.inputValue()).toContain(code);
    if (at > 0) expect(await search.inputValue()).not.toContain(codes[at - 1]);
  }
});

it('a scan is looked up from any place of the page, and does nothing while a dialog is open', async () => {
  const { page } = await visit('admin');
  await page.goto(panelPath({ panel: 'farmers' }));
  await rows(page).first().waitFor();
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const before = await dialog.innerText();
  for (const name of ['Export', 'Close'] as const) {
    await dialog.getByRole('button', { name, exact: true }).last().focus();
    await page.keyboard.type('K7PQ2M4ND8RW6XT3');
    await page.keyboard.press('Enter');
  }
  expect(await dialog.innerText()).toBe(before);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(downloads).toBe(0);
  await page.getByRole('button', { name: 'Next Page' }).focus();
  await page.keyboard.type('https://codes.example/K7PQ2M4ND8RW6XT3');
  await page.keyboard.press('Enter');
  await page.getByText('Not one of our codes').waitFor();
  expect(new URL(page.url()).search).not.toContain('page=');
});

it('the page works with blocked storage, signed in until the tab is left', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await page.getByLabel('Username').fill('sanjay.kulkarni');
  await page.getByLabel('Password', { exact: true }).fill('monsoon-ledger');
  await page.getByRole('button', { name: 'Login' }).click();
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: /^Use the dark theme/ }).click();
  await page.getByLabel('Language').selectOption('mr');
  await page.locator('html[lang=mr]').waitFor();
});

it('a press on content below the date of birth is not lost when its checkbox disappears', async () => {
  const { page } = await visit('moderator');
  await page.goto('/addFarmer');
  const box = page.getByLabel(/under 18/);
  await box.waitFor();
  const other = page.getByText('Other', { exact: true });
  await field(page, 'Date of Birth').fill('12/02/1984');
  const before = await other.boundingBox();
  await page.mouse.move((before?.x ?? 0) + 4, (before?.y ?? 0) + 4);
  await page.mouse.down();
  expect(await other.boundingBox()).toEqual(before);
  await page.mouse.up();
  await box.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('radio', { name: 'Other' }).isChecked()).toBe(true);
});

it('an invoice is printed with its title, number, dealer and products, once', async () => {
  const screen = screens.find(({ name }) => name === 'qr-invoice');
  if (screen === undefined) throw new Error('There is no screen of an invoice');
  const { page } = await visit('admin');
  await openScreen(page, screen, demo);
  const shown = await page.getByRole('main').innerText();
  // The dealer's phone is below the name, not behind its last word.
  const leftOf = async (element: Locator) => (await element.boundingBox())?.x;
  expect(await leftOf(page.locator('main a.phone'))).toBe(await leftOf(page.getByText('Dealer', { exact: true })));
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.match(/Invoice details/g)).toHaveLength(1);
  expect(text).toContain(`1 / ${pdf.numPages}`);
  expect(text).toMatch(/Printed on \d+ \w+ \d{4}, \d\d:\d\d/);
  const words = shown.split('\n').filter((line) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(line));
  for (const line of words) expect(text).toContain(line);
  expect(words).not.toEqual([]);
});
