/** The cards of a batch, and printing them as labels. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerConfig } from '../../testing/config.ts';
import { batch, batchPage, card, cardPage, printPage } from '../../testing/qr.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';
import { QrBatchesDocument, QrCardsDocument, QrCardsToPrintDocument } from './batches.generated.ts';

const batches = '/lats/secure/dashboard?panel=batches';
const labels = `${batches}&batch=318&print=labels`;

const code = (text: string) => screen.findByRole('img', { name: `QR code ${text}` });
const button = (text: string) => screen.findByRole('button', { name: `Show QR code ${text}` });
const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the cards', () => {
  it('open from their batch, and link back to it', async () => {
    answer(QrBatchesDocument, () => ({ data: batchPage([batch('318')]) }));
    const requests = answer(QrCardsDocument, () => ({ data: cardPage([card('1')]) }));
    const view = await renderRoute(`${batches}&month=11&year=2026`, { as: 'ADMIN' });
    await view.user.click(await screen.findByRole('link', { name: '318' }));
    await screen.findByRole('heading', { name: 'Batch 318' });
    await button('CODE000000000001');
    expect(requests[0]?.variables).toEqual({ batchId: '318', page: 0 });
    await view.user.click(screen.getByRole('link', { name: 'Back to QR Code Batches' }));
    await screen.findByRole('link', { name: '318' });
    expect(view.address()).toBe(`${batches}&month=11&year=2026`);
  });

  it("show shared facts once, and each card's own facts", async () => {
    const used = card('2', { used: true, updatedAt: '2026-11-20T19:12:00+05:30' });
    answer(QrCardsDocument, () => ({ data: cardPage([card('1'), used], true, 1200) }));
    await renderRoute(`${batches}&batch=318`, { as: 'ADMIN' });
    await button('CODE000000000001');
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Points', '50'],
      ['QR Code Quantity', '1,200'],
      ['Created Date', '20 Nov 2026, 10:42'],
      ['Expiry Date', '20 Nov 2028'],
    ]);
    expect(screen.getByText('Neem Gold 1500, 500 ml')).toBeTruthy();
    expect(rowTexts()).toEqual(['1CODE000000000001Not Used-', '2CODE000000000002Used20 Nov 2026, 19:12']);
  });

  it('show differing facts per card', async () => {
    answer(QrCardsDocument, () => ({ data: cardPage([card('1'), card('2', { expiryDate: '2029-01-31', packageSize: '1 litre' })], false, null) }));
    await renderRoute(`${batches}&batch=318`, { as: 'ADMIN' });
    await button('CODE000000000002');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Points', 'Created Date']);
    expect(rowTexts()[1]).toContain('1 litre, Use by 31 Jan 2029');
  });

  it('fade the code of a used card only', async () => {
    answer(QrCardsDocument, () => ({ data: cardPage([card('1'), card('2', { used: true })]) }));
    const { user } = await renderRoute(`${batches}&batch=318`, { as: 'ADMIN' });
    const strength = async (text: string) => {
      await user.click(await button(text));
      const opacity = Number((await code(text)).querySelector('path')?.getAttribute('opacity'));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return opacity;
    };
    expect(await strength('CODE000000000001')).toBe(1);
    expect(await strength('CODE000000000002')).toBeCloseTo(1 / 3, 1);
  });

  it('show a dash and no scannable code when the server has none', async () => {
    answer(QrCardsDocument, () => ({ data: cardPage([card('1', { code: null, used: null, points: null })]) }));
    await renderRoute(`${batches}&batch=318`, { as: 'ADMIN' });
    await waitFor(() => expect(rowTexts()).toEqual(['1---']));
    expect(screen.queryByRole('button', { name: /^Show QR code/ })).toBeNull();
  });

  it('say in one sentence what a provider lacks', async () => {
    answerConfig(false);
    answer(QrCardsDocument, () => ({ data: cardPage([card('1')]) }));
    await renderRoute(`${batches}&batch=318&tab=changes`, { as: 'ADMIN' });
    await button('CODE000000000001');
    const sentences = screen.getAllByText(/^Not available on this server/).map(({ textContent }) => textContent);
    expect(sentences).toEqual(['Not available on this server: use of the batch, search, filters and sorting']);
  });

  it('are paged like every list', async () => {
    answer(QrCardsDocument, ({ page }) => ({ data: cardPage([card(String(page + 1))], page === 0) }));
    const view = await renderRoute(`${batches}&batch=318`, { as: 'ADMIN' });
    await button('CODE000000000001');
    await view.user.click(screen.getByRole('button', { name: 'Next Page' }));
    await button('CODE000000000002');
    expect(view.address()).toContain('batch=318&page=2');
  });

  it('show why loading failed', async () => {
    answer(QrCardsDocument, () => ({ code: 'UPSTREAM_TIMEOUT' }));
    await renderRoute(`${batches}&batch=318`, { as: 'ADMIN' });
    await screen.findByText('The server did not answer in time. Try again.');
  });
});

describe('the labels to print', () => {
  it('are those of the unused cards', async () => {
    answer(QrCardsToPrintDocument, () => ({ data: printPage([card('1'), card('2', { used: true }), card('3')]) }));
    const { user } = await renderRoute(labels, { as: 'ADMIN' });
    await screen.findByText('2 labels on 1 sheet, cards 1 to 3 of the batch');
    expect(screen.queryByRole('img', { name: 'QR code CODE000000000002' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Which cards'), 'All, including used ones');
    await code('CODE000000000002');
    expect(screen.getByText('Used cards are printed too. Their points cannot be collected again.')).toBeTruthy();
  });

  it('are gathered over the pages of the batch, in parts of up to 5,000 that fill whole sheets, and rendered sheet by sheet', { tags: 'slow' }, async () => {
    // Short pages, except for the page that both parts share.
    const cardsOf = (page: number) => Array.from({ length: page === 49 ? 100 : 2 }, (_, at) => card(String(page * 100 + at + 1)));
    const requests = answer(QrCardsToPrintDocument, ({ page }) => ({ data: printPage(cardsOf(page), page < 59) }));
    // The message is visible only while sheets are rendered, so a mutation observer records every change of the page.
    const drawing = new Map<string, boolean>();
    const observer = new MutationObserver(() => {
      const text = screen.queryByText(/^Preparing sheet \d of 3$/)?.textContent;
      if (text) drawing.set(text, screen.getByRole('button', { name: 'Print' }).hasAttribute('disabled'));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const view = await renderRoute(labels, { as: 'ADMIN' });
    await screen.findByText('138 labels on 3 sheets, cards 1 to 138 of the batch');
    observer.disconnect();
    expect([...drawing]).toEqual([
      ['Preparing sheet 1 of 3', true],
      ['Preparing sheet 2 of 3', true],
    ]);
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', false);
    expect(requests.map(({ variables }) => variables.page)).toEqual(Array.from({ length: 50 }, (_, page) => page));
    await code('CODE000000004940');
    await view.user.click(screen.getByRole('button', { name: 'Next Page' }));
    await screen.findByText('80 labels on 2 sheets, cards 4,941 to 5,020 of the batch');
    await code('CODE000000004941');
    expect(requests.slice(50).map(({ variables }) => variables.page)).toEqual(Array.from({ length: 11 }, (_, at) => 49 + at));
    expect(view.address()).toContain('&batch=318&print=labels&page=2');
    // Another sheet has other parts.
    await view.user.selectOptions(screen.getByLabelText('Labels on a sheet'), '24 of 63.5 x 33.9 mm');
    await screen.findByText(/cards 1 to 190 of the batch$/);
  });

  it('show product, size, points, expiry day and code', async () => {
    answer(QrCardsToPrintDocument, () => ({ data: printPage([card('1')]) }));
    await renderRoute(labels, { as: 'ADMIN' });
    const label = (await code('CODE000000000001')).parentElement;
    expect(label?.textContent).toBe('Neem Gold 1500500 ml, 50 pointsUse by 20 Nov 2028CODE000000000001');
  });

  it('start at the first free sticker of a partly used sheet', async () => {
    answer(QrCardsToPrintDocument, () => ({ data: printPage([card('1')]) }));
    const { user } = await renderRoute(labels, { as: 'ADMIN' });
    await code('CODE000000000001');
    const left = () => screen.getByRole('img', { name: 'QR code CODE000000000001' }).parentElement?.parentElement?.style.left;
    expect(left()).toBe('4.75mm');
    await user.selectOptions(screen.getByLabelText('First label'), '2');
    expect(left()).toBe('45.35mm');
    await user.selectOptions(screen.getByLabelText('Labels on a sheet'), '24 of 63.5 x 33.9 mm');
    expect(left()).toBe('7.25mm');
  });

  it('are printed', async () => {
    answer(QrCardsToPrintDocument, () => ({ data: printPage([card('1')]) }));
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderRoute(labels, { as: 'ADMIN' });
    await code('CODE000000000001');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('show a message when all cards were used', async () => {
    answer(QrCardsToPrintDocument, () => ({ data: printPage([card('1', { used: true })]) }));
    await renderRoute(labels, { as: 'ADMIN' });
    await screen.findByText('All these cards are already used');
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
  });

  it('are gathered again on Retry', async () => {
    let up = false;
    answer(QrCardsToPrintDocument, () => (up ? { data: printPage([card('1')]) } : 'unreachable'));
    const { user } = await renderRoute(labels, { as: 'ADMIN' });
    const failed = within(await screen.findByRole('alert'));
    up = true;
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await code('CODE000000000001');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
