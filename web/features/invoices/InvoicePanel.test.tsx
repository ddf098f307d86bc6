/** Invoice details: the invoice, and a placeholder until it has loaded. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invoice, invoicePage } from '../../testing/qr.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer, deferred } from '../../testing/server.ts';
import { InvoiceDocument, InvoicesDocument } from './invoices.generated.ts';

const address = '/lats/secure/dashboard?panel=invoices&invoice=2611-0457';

it('shows a placeholder until the invoice has loaded', async () => {
  const { promise: released, resolve: release } = deferred();
  answer(InvoiceDocument, async () => {
    await released;
    return { data: { invoice: invoice('2611-0457') } };
  });
  await renderRoute(address, { as: 'MODERATOR' });
  await screen.findByText('Loading or no data available...');
  expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
  release();
  await screen.findByText('2611-0457');
  expect(screen.queryByText('Loading or no data available...')).toBeNull();
});

it('keeps the placeholder after a failure, shows the reason, and refetches on Retry', async () => {
  let up = false;
  answer(InvoiceDocument, () => (up ? { data: { invoice: invoice('2611-0457') } } : { code: 'UPSTREAM_TIMEOUT' }));
  const { user } = await renderRoute(address, { as: 'MODERATOR' });
  const failed = within(await screen.findByRole('alert'));
  expect(failed.getByText('The server did not answer in time. Try again.')).toBeTruthy();
  expect(screen.getByText('Loading or no data available...')).toBeTruthy();
  up = true;
  await user.click(failed.getByRole('button', { name: 'Retry' }));
  await screen.findByText('2611-0457');
});

it('shows the parties and every product, with its link state', async () => {
  answer(InvoiceDocument, () => ({ data: { invoice: invoice('2611-0457') } }));
  await renderRoute(address, { as: 'MODERATOR' });
  const paper = within(await screen.findByRole('article'));
  for (const text of ['18 Nov 2026, 15:26', 'Shri Ganesh Krushi Seva Kendra', 'Chakan, Pune', 'Vaishali More', '3 products', '2 linked']) {
    expect(paper.getByText(text)).toBeTruthy();
  }
  expect(paper.getByRole('link', { name: '94235 09118' }).getAttribute('href')).toBe('tel:9423509118');
  expect(paper.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Id', 'Name', 'QR Linked']);
  // The first two are the same product, once linked and once not linked.
  const rows = paper.getAllByRole('row').slice(1, 4);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '88214Neem Gold 1500, 500 mlYes',
    '88214Neem Gold 1500, 500 mlNo',
    '88216Humi Boost 98, 1 kgYes',
  ]);
});

it('shows a dash for unknown values', async () => {
  answer(InvoiceDocument, () => ({
    data: { invoice: invoice('2611-0457', { createdAt: null, dealer: null, warehouse: null, scannedBy: null, products: [] }) },
  }));
  await renderRoute(address, { as: 'MODERATOR' });
  const paper = within(await screen.findByRole('article'));
  expect(paper.getAllByText('-')).toHaveLength(4);
  expect(paper.getByText('0 products')).toBeTruthy();
});

it('opens from its row, links back, and prints', async () => {
  answer(InvoicesDocument, () => ({ data: invoicePage([invoice('2611-0457')]) }));
  answer(InvoiceDocument, () => ({ data: { invoice: invoice('2611-0457') } }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const view = await renderRoute('/lats/secure/dashboard?panel=invoices&month=11&year=2026', { as: 'MODERATOR' });
  await view.user.click(await screen.findByRole('link', { name: '2611-0457' }));
  await screen.findByRole('article');
  await view.user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
  await view.user.click(screen.getByRole('link', { name: 'Back to Invoices' }));
  await screen.findByRole('link', { name: '2611-0457' });
  expect(view.address()).toBe('/lats/secure/dashboard?panel=invoices&month=11&year=2026');
});
