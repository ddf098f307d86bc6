/** Lists sorted by their heads and filtered by days, where the server supports it. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ExportFarmersDocument, FarmersDocument, SearchFarmersDocument } from '../../features/customers/customers.generated.ts';
import { FarmerHistoryDocument, FarmerRecordDocument } from '../../features/customers/record.generated.ts';
import { InvoicesDocument } from '../../features/invoices/invoices.generated.ts';
import { ExportMeetingsDocument, MeetingsDocument } from '../../features/meetings/meetings.generated.ts';
import { QrBatchesDocument } from '../../features/qr/batches.generated.ts';
import { answerEmployee } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { farmers } from '../../testing/customers.ts';
import { answerAreas } from '../../testing/forms.ts';
import { meeting, meetingPage } from '../../testing/meetings.ts';
import { batch, batchPage, invoicePage } from '../../testing/qr.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';

beforeEach(() => {
  answerConfig(true);
  answerAreas();
});

const head = (name: string) => screen.findByRole('columnheader', { name });
const press = async (name: string) => within(await head(name)).getByRole('button', { name });
const sorted = async (name: string) => (await head(name)).getAttribute('aria-sort');

/** Answers any page of farmers. Returns the variables of the requests. */
const answerFarmers = () => {
  const requests = answer(FarmersDocument, ({ page }) => {
    const data = farmers.pageOf({ rows: Array.from({ length: 10 }, (_, at) => [String(page * 10 + at)] as const), more: true });
    return { data };
  });
  return () => requests.map(({ variables }) => variables);
};

describe('farmers', () => {
  it('are sorted by a head, ascending, descending and back, which the address and pages keep', { tags: 'slow' }, async () => {
    const asked = answerFarmers();
    const { user, address } = await renderRoute('/?panel=farmers&page=3', { as: 'MODERATOR' });
    expect(await sorted('Name')).toBe('none');
    await user.click(await press('Name'));
    await waitFor(() => expect(address()).toBe('/?panel=farmers&order=NAME'));
    expect(await sorted('Name')).toBe('ascending');
    expect(await sorted('Phone Number')).toBe('none');
    await waitFor(() => expect(asked().at(-1)).toEqual({ userId: null, page: 0, sort: 'NAME', direction: 'ASCENDING' }));
    expect(document.activeElement).toBe(await press('Name'));
    await user.click(await press('Name'));
    await user.click(await screen.findByRole('button', { name: 'Next Page' }));
    await waitFor(() => expect(address()).toBe('/?panel=farmers&order=-NAME&page=2'));
    await waitFor(() => expect(asked().at(-1)).toEqual({ userId: null, page: 1, sort: 'NAME', direction: 'DESCENDING' }));
    await user.click(await press('Name'));
    await waitFor(() => expect(address()).toBe('/?panel=farmers'));
  });

  it('are fetched once, in the order and with the days of the address', async () => {
    const asked = answerFarmers();
    await renderRoute('/?panel=farmers&order=-AREA&from=2026-11-01&until=2026-11-19', { as: 'MODERATOR' });
    await screen.findByRole('link', { name: 'Lata Boraste 3' });
    expect(await sorted('Address')).toBe('descending');
    expect(asked()).toEqual([
      { userId: null, page: 0, filter: { registeredFrom: '2026-11-01', registeredTo: '2026-11-19' }, sort: 'AREA', direction: 'DESCENDING' },
    ]);
  });

  it('are fetched once in the default order with a provider, whose heads are not buttons', async () => {
    answerConfig(false);
    const asked = answerFarmers();
    await renderRoute('/?panel=farmers&order=NAME&from=2026-11-01', { as: 'MODERATOR' });
    await screen.findByRole('link', { name: 'Lata Boraste 3' });
    expect(within(await head('Name')).queryByRole('button')).toBeNull();
    expect(await sorted('Name')).toBeNull();
    expect(screen.queryByLabelText('Registered from')).toBeNull();
    expect(asked()).toEqual([{ userId: null, page: 0 }]);
  });

  it('are sorted by a select where there are no heads', async () => {
    const asked = answerFarmers();
    const { user } = await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
    const select = await screen.findByRole('combobox', { name: 'Order', hidden: true });
    await user.selectOptions(select, 'Registered, descending');
    await waitFor(() => expect(asked().at(-1)).toEqual({ userId: null, page: 0, sort: 'REGISTERED', direction: 'DESCENDING' }));
    expect(select).toHaveProperty('value', '-REGISTERED');
  });

  it('of a search have the days and no order, and the export has the days', { tags: 'slow' }, async () => {
    answerFarmers();
    const found = answer(SearchFarmersDocument, () => ({
      data: { found: { __typename: 'FarmerSearchConnection' as const, nodes: [], totalCount: 0, cut: false } },
    }));
    const exports = answer(ExportFarmersDocument, () => ({
      data: { exportFarmers: { __typename: 'ExportFarmersPayload' as const, message: null, userErrors: [], url: null } },
    }));
    const { user, address } = await renderRoute('/?panel=farmers&order=NAME', { as: 'MODERATOR' });
    await user.type(await screen.findByLabelText('Registered from'), '1 Nov 2026{Enter}');
    await user.type(screen.getByRole('searchbox', { name: 'Search farmer' }), 'gaware{Enter}');
    await screen.findByText(
      'No farmer matches "gaware", Registered from 1 Nov 2026. The search covers names, phone numbers and villages. For a taluka or district, choose the area.',
    );
    expect(address()).toBe('/?panel=farmers&order=NAME&from=2026-11-01&search=gaware');
    expect(found.at(-1)?.variables).toEqual({ area: { state: '', district: '', taluka: '' }, text: 'gaware', page: 0, registeredFrom: '2026-11-01' });
    expect(screen.queryByRole('columnheader')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(exports.at(-1)?.variables.input).toMatchObject({ text: 'gaware', registeredFrom: '2026-11-01' }));
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/?panel=farmers&order=NAME'));
  });

  it('of a reversed range are not filtered, and the field shows why', async () => {
    const asked = answerFarmers();
    await renderRoute('/?panel=farmers&from=2026-11-19&until=2026-11-01', { as: 'MODERATOR' });
    await screen.findByText('The last day is before the first day');
    expect(screen.getByLabelText('until').getAttribute('aria-invalid')).toBe('true');
    expect(asked()).toEqual([{ userId: null, page: 0 }]);
  });

  it('have neighbours in the order of the list', async () => {
    const asked = answerFarmers();
    answer(FarmerRecordDocument, () => ({ code: 'UPSTREAM_ERROR' }));
    answer(FarmerHistoryDocument, () => ({ code: 'UPSTREAM_ERROR' }));
    await renderRoute('/farmers/3?from=2026-11-01&order=-NAME&page=1', { as: 'MODERATOR' });
    const next = await screen.findByRole('link', { name: /Next/ });
    expect(next.getAttribute('href')).toBe('/farmers/4?from=2026-11-01&order=-NAME&page=1');
    expect(asked()).toEqual([{ userId: null, page: 0, filter: { registeredFrom: '2026-11-01' }, sort: 'NAME', direction: 'DESCENDING' }]);
  });
});

it('meetings are filtered by planned days, sorted and exported', async () => {
  const requests = answer(MeetingsDocument, () => ({ data: meetingPage([meeting('1')]) }));
  const exports = answer(ExportMeetingsDocument, () => ({
    data: { exportMeetings: { __typename: 'ExportMeetingsPayload' as const, message: null, userErrors: [], url: null } },
  }));
  const { user, address } = await renderRoute('/?panel=meetings', { as: 'MODERATOR' });
  await user.type(await screen.findByLabelText('Planned from'), '20 Nov 2026{Enter}');
  await user.click(await press('Planned for'));
  const filter = { plannedFrom: '2026-11-20' };
  await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ userId: null, status: null, page: 0, filter, sort: 'PLANNED', direction: 'ASCENDING' }));
  expect(address()).toBe('/?panel=meetings&order=PLANNED&from=2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exports.at(-1)?.variables.input).toMatchObject({ plannedFrom: '2026-11-20' }));
});

it('meetings are filtered by the days on which they began', async () => {
  const requests = answer(MeetingsDocument, () => ({ data: meetingPage([meeting('1')]) }));
  const { user } = await renderRoute('/?panel=meetings', { as: 'MODERATOR' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Days' }), 'By day of start');
  await user.type(await screen.findByLabelText('Started from'), '20 Nov 2026{Enter}');
  await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ userId: null, status: null, page: 0, filter: { startedFrom: '2026-11-20' } }));
});

it("an employee's meetings are filtered by days and sorted", async () => {
  const requests = answer(MeetingsDocument, () => ({ data: meetingPage([meeting('1')]) }));
  answerEmployee();
  await renderRoute('/userprofile?user=42&days=created&from=2026-11-01&order=-CREATED', { as: 'MODERATOR' });
  await screen.findByLabelText('Created from');
  await waitFor(() =>
    expect(requests.map(({ variables }) => variables)).toEqual([
      { userId: '42', status: null, page: 0, filter: { from: '2026-11-01' }, sort: 'CREATED', direction: 'DESCENDING' },
    ]),
  );
});

it('a range of days replaces the month of invoices until the month is chosen again', async () => {
  const requests = answer(InvoicesDocument, () => ({ data: invoicePage([]) }));
  const { user, address } = await renderRoute('/lats/secure/dashboard?panel=invoices&month=10&year=2026', { as: 'ADMIN' });
  await user.type(await screen.findByLabelText('Created from'), '1 Sep 2026{Enter}');
  await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ page: 0, filter: { number: null, dealer: null, unlinked: null, from: '2026-09-01' } }));
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'By month' }));
  await waitFor(() => expect(address()).toBe('/lats/secure/dashboard?panel=invoices&month=10&year=2026'));
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveProperty('value', '10');
});

it('batches of a month are sorted by their quantity', async () => {
  const requests = answer(QrBatchesDocument, () => ({ data: batchPage([batch('1')]) }));
  const { user, address } = await renderRoute('/lats/secure/dashboard?panel=batches&month=10&year=2026', { as: 'ADMIN' });
  await user.click(await press('QR Code Quantity'));
  await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ month: 10, year: 2026, page: 0, sort: 'QUANTITY', direction: 'ASCENDING' }));
  expect(address()).toBe('/lats/secure/dashboard?panel=batches&month=10&year=2026&order=QUANTITY');
});
