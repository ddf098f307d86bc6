/** /lats/secure/dashboard: options by role, the month filter, and the lists. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DealerDirectoryDocument, FarmerDirectoryDocument } from '../../features/customers/customers.generated.ts';
import { InvoicesDocument } from '../../features/invoices/invoices.generated.ts';
import { QrBatchesDocument } from '../../features/qr/batches.generated.ts';
import { QrUsersDocument, QrUsesDocument } from '../../features/qr/users.generated.ts';
import { batch, batchPage, directory, invoice, invoicePage, qrUser, qrUserPage, usePage } from '../../testing/qr.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';

const address = '/lats/secure/dashboard';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00+05:30') }));
afterEach(() => vi.useRealTimers());

const options = () => within(screen.getAllByRole('navigation', { name: 'QR Code Dashboard' })[0] ?? document.body);
const optionNames = () =>
  options()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
const month = () => screen.getByLabelText<HTMLSelectElement>('Month');
const year = () => screen.getByLabelText<HTMLSelectElement>('Year');
const step = (name: 'Previous month' | 'Next month') => screen.getByRole('button', { name });

/** Returns two pages of batches in every month, named by their month. */
const everyMonth = () =>
  answer(QrBatchesDocument, ({ month, year, page }) => ({
    data: batchPage([batch(`${month}/${year} ${page + 1}`)], page === 0),
  }));

describe('the option list', () => {
  it('offers an admin all seven, and starts at the batches', async () => {
    everyMonth();
    await renderRoute(address, { as: 'ADMIN' });
    await screen.findByRole('heading', { name: 'QR Code Batches' });
    expect(optionNames()).toEqual([
      'Generate QR Code',
      'View QR Code Batches',
      'View QR Code Users',
      'View QR Code Use History',
      'View All Invoices',
      'View All Farmers',
      'View All Dealers',
    ]);
    expect(options().getByRole('link', { name: 'View QR Code Batches' }).getAttribute('aria-current')).toBe('page');
  });

  it('offers a moderator the records, and starts at the invoices', async () => {
    answer(InvoicesDocument, () => ({ data: invoicePage([]) }));
    await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(optionNames()).toEqual(['View All Invoices', 'View All Farmers', 'View All Dealers']);
  });

  it.each(['generate', 'batches', 'users', 'uses'])("refuses a moderator the admin's panel %s without a request", async (panel) => {
    await renderRoute(`${address}?panel=${panel}`, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: "You don't have access" });
  });

  it('is not for a plain user', async () => {
    await renderRoute(address, { as: 'USER' });
    await screen.findByRole('heading', { name: "You don't have access" });
  });

  it('leads from panel to panel, with Back', async () => {
    everyMonth();
    answer(FarmerDirectoryDocument, () => ({ data: { list: directory() } }));
    const view = await renderRoute(address, { as: 'ADMIN' });
    await screen.findByRole('link', { name: '11/2026 1' });
    await view.user.click(options().getByRole('link', { name: 'View All Farmers' }));
    await screen.findByText('Ramdas Shekh');
    expect(view.address()).toBe(`${address}?panel=farmers`);
    await view.goBack();
    await screen.findByRole('link', { name: '11/2026 1' });
  });
});

describe('the month', () => {
  it('is the current one, with a choice of years from 2024 to 2030', async () => {
    const requests = everyMonth();
    await renderRoute(address, { as: 'ADMIN' });
    await screen.findByRole('link', { name: '11/2026 1' });
    expect(requests[0]?.variables).toEqual({ month: 11, year: 2026, page: 0 });
    expect([...month().options].map(({ text }) => text)).toEqual([
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ]);
    expect([...year().options].map(({ text }) => text)).toEqual(['2024', '2025', '2026', '2027', '2028', '2029', '2030']);
  });

  it('follows India, where the new year starts before that of the browser', async () => {
    vi.setSystemTime(new Date('2026-12-31T18:30:00Z'));
    everyMonth();
    await renderRoute(address, { as: 'ADMIN' });
    await screen.findByRole('link', { name: '1/2027 1' });
  });

  it('steps across the end of a year and back', async () => {
    everyMonth();
    const view = await renderRoute(`${address}?panel=batches&month=12&year=2026`, { as: 'ADMIN' });
    await screen.findByRole('link', { name: '12/2026 1' });
    await view.user.click(step('Next month'));
    await screen.findByRole('link', { name: '1/2027 1' });
    expect(view.address()).toBe(`${address}?panel=batches&month=1&year=2027`);
    expect([month().value, year().value]).toEqual(['1', '2027']);
    await view.user.click(step('Previous month'));
    await screen.findByRole('link', { name: '12/2026 1' });
  });

  it('stops at the first and at the last', async () => {
    everyMonth();
    await renderRoute(`${address}?month=1&year=2024`, { as: 'ADMIN' });
    await screen.findByRole('link', { name: '1/2024 1' });
    expect(step('Previous month')).toHaveProperty('disabled', true);
    expect(step('Next month')).toHaveProperty('disabled', false);
  });

  it('resets the page when it changes, and stays while paging', async () => {
    everyMonth();
    const view = await renderRoute(address, { as: 'ADMIN' });
    await screen.findByRole('link', { name: '11/2026 1' });
    await view.user.click(screen.getByRole('button', { name: 'Next Page' }));
    await screen.findByRole('link', { name: '11/2026 2' });
    expect(view.address()).toBe(`${address}?panel=batches&month=11&year=2026&page=2`);
    await view.user.selectOptions(month(), 'March');
    await screen.findByRole('link', { name: '3/2026 1' });
    expect(view.address()).toBe(`${address}?panel=batches&month=3&year=2026`);
    await view.user.selectOptions(year(), '2025');
    await screen.findByRole('link', { name: '3/2025 1' });
  });

  it('stays for the other lists once it was chosen', async () => {
    everyMonth();
    const requests = answer(InvoicesDocument, () => ({ data: invoicePage([]) }));
    const view = await renderRoute(`${address}?month=2&year=2025`, { as: 'ADMIN' });
    await screen.findByRole('link', { name: '2/2025 1' });
    await view.user.click(options().getByRole('link', { name: 'View All Invoices' }));
    await screen.findByText('No Data available');
    expect(screen.getByText('Nothing in this month. Choose another month above.')).toBeTruthy();
    expect(requests[0]?.variables).toEqual({ month: 2, year: 2025, page: 0 });
  });

  it.each(['month=13&year=2026', 'month=0&year=2026', 'month=5', 'year=2025', 'month=5&year=2023', 'month=five&year=2026'])(
    '%s is the current one',
    async (query) => {
      everyMonth();
      await renderRoute(`${address}?${query}`, { as: 'ADMIN' });
      await screen.findByRole('link', { name: '11/2026 1' });
    },
  );
});

describe('the batches', () => {
  it('show their columns', async () => {
    answer(QrBatchesDocument, () => ({ data: batchPage([batch('318')]) }));
    await renderRoute(address, { as: 'ADMIN' });
    const row = await screen.findByRole('link', { name: '318' });
    expect(heads()).toEqual(['Id', 'Created Date', 'Product Name', 'Package Size', 'Expiry in Months', 'QR Code Quantity', 'Points', 'Open']);
    expect(cells()).toEqual(['318', '20 Nov 2026, 10:42', 'Neem Gold 1500', '500 ml', '24', '1,200', '50', '']);
    expect(row.getAttribute('href')).toBe(`${address}?panel=batches&month=11&year=2026&batch=318`);
  });

  it('show why they failed without previous rows, and refetch on Retry', async () => {
    let up = false;
    answer(QrBatchesDocument, () => (up ? { data: batchPage([batch('318')]) } : 'unreachable'));
    const { user } = await renderRoute(address, { as: 'ADMIN' });
    const failed = within(await screen.findByRole('alert'));
    expect(failed.getByText('The list could not be loaded')).toBeTruthy();
    up = true;
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: '318' });
  });

  it('show a message when the server denies access', async () => {
    answer(QrBatchesDocument, () => ({ code: 'FORBIDDEN' }));
    await renderRoute(address, { as: 'ADMIN' });
    await screen.findByText("You don't have access");
  });
});

describe('the other lists', () => {
  it('the users link to their details', async () => {
    answer(QrUsersDocument, () => ({ data: qrUserPage([qrUser('7')]) }));
    await renderRoute(`${address}?panel=users`, { as: 'ADMIN' });
    const link = await screen.findByRole('link', { name: 'Ramesh Sagar Shaikh 7' });
    expect(link.getAttribute('href')).toBe('/lats/qrUserDetail/7');
    expect(heads()).toEqual(['Id', 'Name', 'Phone Number', 'Address', 'Language', 'Created Date', 'Updated Date', 'Open']);
    expect(cells()).toEqual(['7', 'Ramesh Sagar Shaikh 7', '97454 14013', 'Deulgaon, Sangli', 'Marathi', '19 Nov 2026, 17:10', '19 Nov 2026, 17:14', '']);
  });

  it('the use history shows the dealer as Purchase From', async () => {
    answer(QrUsesDocument, () => ({ data: usePage() }));
    await renderRoute(`${address}?panel=uses`, { as: 'ADMIN' });
    await screen.findByText('40W496MAJWBA3VT9');
    expect(heads()).toEqual(['Id', 'Created Date', 'Name', 'Phone Number', 'Transaction Type', 'Points', 'QR Code Id', 'Address', 'Language', 'Purchase From']);
    expect(cells()).toEqual([
      '900',
      '20 Nov 2026, 08:35',
      // On a narrower screen, address and language are below name and type.
      'Ramesh ShaikhDeulgaon, Sangli',
      '97454 14013',
      'EARNMarathi',
      '50',
      '40W496MAJWBA3VT9',
      'Deulgaon, Sangli',
      'Marathi',
      'Wayal Krishi Seva Kendra76350 65118',
    ]);
  });

  it('redeemed points have no code and no dealer', async () => {
    answer(QrUsesDocument, () => ({ data: usePage({ transactionType: 'REDEEM', points: -50, code: null, dealerName: null, dealerMobile: null }) }));
    await renderRoute(`${address}?panel=uses`, { as: 'ADMIN' });
    await screen.findByRole('cell', { name: 'REDEEM' });
    expect(cells().slice(5, 7)).toEqual(['-50', '-']);
    expect(cells().at(-1)).toBe('-');
  });

  it('the invoices link to their details', async () => {
    answer(InvoicesDocument, () => ({ data: invoicePage([invoice('2611-0457')]) }));
    await renderRoute(`${address}?panel=invoices`, { as: 'MODERATOR' });
    const link = await screen.findByRole('link', { name: '2611-0457' });
    expect(link.getAttribute('href')).toBe(`${address}?panel=invoices&month=11&year=2026&invoice=2611-0457`);
    expect(heads()).toEqual(['Invoice Id', 'Created Date', 'Dealer', 'Mobile', 'Warehouse', 'Scanned By', 'Open']);
  });

  it.each([
    ['farmers', 'All Farmers'],
    ['dealers', 'All Dealers'],
  ])('the directory of %s', async (panel, title) => {
    answer(FarmerDirectoryDocument, () => ({ data: { list: directory() } }));
    answer(DealerDirectoryDocument, () => ({ data: { list: directory() } }));
    await renderRoute(`${address}?panel=${panel}`, { as: 'MODERATOR' });
    await screen.findByText('Ramdas Shekh');
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText('Registered in November 2026')).toBeTruthy();
    expect(heads()).toEqual(['Id', 'Name', 'Mobile', 'WhatsApp Mobile', 'State', 'District', 'Tahasil', 'Village']);
    await waitFor(() => expect(cells()).toEqual(['600', 'Ramdas Shekh', '80423 68269', '-', 'Maharashtra', 'Pune', 'Baramati', 'Dahigaon']));
  });
});
