/** Filtered lists: by the filters of each list, in the address, from the keyboard, and where the server has filters. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EmployeesDocument } from '../../features/employees/employees.generated.ts';
import { InvoicesDocument } from '../../features/invoices/invoices.generated.ts';
import { MeetingsDocument } from '../../features/meetings/meetings.generated.ts';
import { QrUsesDocument } from '../../features/qr/users.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { employee } from '../../testing/employees.ts';
import { answerAreas } from '../../testing/forms.ts';
import { meeting, meetingPage } from '../../testing/meetings.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';

beforeEach(() => {
  answerConfig(true);
  answerAreas();
});

const answerEmployees = (total: number | null = 600) =>
  answer(EmployeesDocument, ({ page, filter }) => {
    const rows = { nobody: 0, K7PQ2M4ND8RW6XT3: 0, bhosle: 4 }[filter?.text ?? ''] ?? 10;
    const nodes = Array.from({ length: rows }, (_, at) => employee(String(page * 10 + at)));
    return { data: { employees: { __typename: 'EmployeeConnection' as const, nodes, totalCount: rows < 10 ? rows : total } } };
  });

describe('employees', () => {
  it('are filtered by text, status and order, which the address keeps with the page', async () => {
    const requests = answerEmployees();
    const { user, address } = await renderRoute('/?page=2', { as: 'ADMIN' });
    await screen.findByText('11-20 of 600');
    expect(requests[0]?.variables).toEqual({ roles: ['USER'], page: 1 });
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or phone' }), 'patil{Enter}');
    await waitFor(() => expect(address()).toBe('/?search=patil'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
    await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ roles: ['USER'], page: 0, filter: { text: 'patil', active: false }, orderBy: 'NAME' }));
    await user.click(screen.getByRole('button', { name: 'Next Page' }));
    await waitFor(() => expect(address()).toBe('/?active=no&order=name&search=patil&page=2'));
    await screen.findByText('11-20 of 600');
  });

  it('may also have another spelling of a name, which Find anything finds', async () => {
    answerEmployees();
    const { user } = await renderRoute('/?search=patil', { as: 'ADMIN' });
    await screen.findByText('1-10 of 600');
    const similar = () => screen.queryByRole('button', { name: 'Find similar names' });
    expect(similar()).toBeNull();
    const search = screen.getByRole('searchbox', { name: 'Search by name or phone' });
    await user.clear(search);
    await user.type(search, 'bhosle{Enter}');
    await screen.findByText('1-4 of 4');
    await user.click(screen.getByRole('button', { name: 'Find similar names' }));
    expect(await screen.findByRole('combobox', { name: 'Find anything' })).toHaveProperty('value', 'bhosle');
  });

  it('of a scanned code lead an administrator to the code', async () => {
    answerEmployees();
    const { user } = await renderRoute('/?search=K7PQ2M4ND8RW6XT3', { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'Look up this QR code' }));
    expect(await screen.findByRole('combobox', { name: 'Find anything' })).toHaveProperty('value', 'K7PQ2M4ND8RW6XT3');
  });

  it('of a scanned code lead a moderator, who may not look it up, nowhere', async () => {
    answerEmployees();
    await renderRoute('/?search=K7PQ2M4ND8RW6XT3', { as: 'MODERATOR' });
    await screen.findByRole('button', { name: 'Clear filters' });
    expect(screen.queryByRole('button', { name: /similar names|QR code/ })).toBeNull();
  });

  it('are filtered by area, which is fetched on demand', async () => {
    const requests = answerEmployees();
    const { user } = await renderRoute('/', { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'Area' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), await screen.findByRole('option', { name: 'Maharashtra' }));
    await waitFor(() => expect(requests.at(-1)?.variables.filter).toEqual({ area: { state: 'Maharashtra', district: '', taluka: '' } }));
  });

  it('are filtered by role, which the address keeps with the page, with any provider', async () => {
    answerConfig(false);
    const requests = answerEmployees(null);
    const { user, address } = await renderRoute('/', { as: 'ADMIN' });
    const roles = within(await screen.findByRole('group', { name: 'Roles' }));
    expect(roles.getByRole('button', { pressed: true }).textContent).toBe('user');
    await user.click(roles.getByRole('button', { name: 'mod' }));
    await waitFor(() => expect(requests.map(({ variables }) => variables)).toContainEqual({ roles: ['MODERATOR'], page: 0 }));
    await user.click(await screen.findByRole('button', { name: 'Next Page' }));
    await waitFor(() => expect(address()).toBe('/?role=moderator&page=2'));
    await user.click(roles.getByRole('button', { name: 'All roles' }));
    await waitFor(() => expect(requests.map(({ variables }) => variables)).toContainEqual({ roles: ['USER', 'MODERATOR', 'ADMIN'], page: 0 }));
    expect(address()).toBe('/?role=all');
  });

  it('of a role are counted, filtered further, and described when there are none', async () => {
    const requests = answerEmployees();
    const { user, address } = await renderRoute('/?panel=moderators&role=admin&page=2', { as: 'ADMIN' });
    await screen.findByText('11-20 of 600');
    expect(requests[0]?.variables).toEqual({ roles: ['ADMIN'], page: 1 });
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or phone' }), 'nobody{Enter}');
    await screen.findByText('admin, "nobody"');
    await user.click(screen.getByRole('button', { name: 'Find similar names' }));
    expect(await screen.findByRole('combobox', { name: 'Find anything' })).toHaveProperty('value', 'nobody');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/?panel=moderators'));
    await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ roles: ['MODERATOR', 'ADMIN'], page: 0 }));
  });

  it('are not filtered by role for a moderator, for any address', async () => {
    const requests = answerEmployees();
    await renderRoute('/?role=admin', { as: 'MODERATOR' });
    await screen.findByText('1-10 of 600');
    expect(screen.queryByRole('group', { name: 'Roles' })).toBeNull();
    expect(requests[0]?.variables).toEqual({ roles: ['USER'], page: 0 });
  });

  it('show their filters when nothing is found, and clear them', async () => {
    answerEmployees();
    const { user, address } = await renderRoute('/?search=nobody&active=yes', { as: 'ADMIN' });
    await screen.findByText('"nobody", Active');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('1-10 of 600');
    expect(address()).toBe('/');
  });

  it('show no total when the server has none', async () => {
    answerEmployees(null);
    await renderRoute('/', { as: 'ADMIN' });
    await screen.findByRole('link', { name: 'Ganesh Shinde 3' });
    expect(screen.queryByText(/\d of /)).toBeNull();
  });

  it('are unfiltered with a provider’s REST API, for any address', async () => {
    answerConfig(false);
    const requests = answerEmployees(null);
    await renderRoute('/', { as: 'ADMIN' });
    await screen.findByText('Not available on this server: search, filters and sorting');
    expect(screen.queryByRole('searchbox', { name: 'Search by name or phone' })).toBeNull();
    expect(requests[0]?.variables).toEqual({ roles: ['USER'], page: 0 });
  });
});

it('meetings are filtered by creator, customer, assignee and days, besides the status', async () => {
  const requests = answer(MeetingsDocument, () => ({ data: meetingPage([meeting('1')]) }));
  const { user, address } = await renderRoute('/?panel=meetings&status=STARTED', { as: 'MODERATOR' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Whose meetings' }), 'All meetings');
  await user.type(screen.getByRole('searchbox', { name: 'Attended by' }), 'kavita{Enter}');
  await user.type(screen.getByLabelText('Planned from'), '1 Nov 2026{Tab}');
  await waitFor(() =>
    expect(requests.at(-1)?.variables).toEqual({
      userId: null,
      status: 'STARTED',
      page: 0,
      filter: { everyone: true, assignee: 'kavita', plannedFrom: '2026-11-01' },
    }),
  );
  expect(address()).toBe('/?panel=meetings&whose=everyone&assignee=kavita&from=2026-11-01&status=STARTED');
  await user.click(within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'ALL' }));
  await waitFor(() => expect(requests.at(-1)?.variables).toMatchObject({ status: null, filter: { everyone: true } }));
});

it('invoices are filtered by number and dealer, and keep the month', async () => {
  const requests = answer(InvoicesDocument, () => ({
    data: { list: { __typename: 'InvoiceConnection' as const, nodes: [], totalCount: 0, totalCountAtLeast: null } },
  }));
  const { user, address } = await renderRoute('/lats/secure/dashboard?panel=invoices&month=10&year=2026', { as: 'ADMIN' });
  await user.type(await screen.findByRole('searchbox', { name: 'Invoice number' }), '42{Enter}');
  await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ month: 10, year: 2026, page: 0, filter: { number: '42', dealer: null, unlinked: null } }));
  expect(address()).toBe('/lats/secure/dashboard?panel=invoices&month=10&year=2026&number=42');
  await screen.findByText('"42"');
  // The field keeps its element, so a keyboard user continues at the same place.
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Invoice number' }));
});

it('an invalid day shows an error, stays as typed, and filters nothing', async () => {
  const requests = answer(MeetingsDocument, () => ({ data: meetingPage([meeting('1')]) }));
  const { user } = await renderRoute('/?panel=meetings', { as: 'ADMIN' });
  const [from] = await screen.findAllByRole('combobox', { name: /from/i });
  if (from === undefined) throw new Error('There is no field for the first day.');
  await user.type(from, '35 Nov{Enter}');
  await screen.findByText('Enter a date, such as 19/11/2026');
  expect(from).toHaveProperty('value', '35 Nov');
  expect(requests.every(({ variables }) => !JSON.stringify(variables).includes('35'))).toBe(true);
});

it('uses are filtered by code, dealer and type', async () => {
  const requests = answer(QrUsesDocument, () => ({
    data: { list: { __typename: 'QrUseConnection' as const, nodes: [], totalCount: 0, totalCountAtLeast: null } },
  }));
  const { user } = await renderRoute('/lats/secure/dashboard?panel=uses&month=10&year=2026', { as: 'ADMIN' });
  await user.type(await screen.findByRole('searchbox', { name: 'Code' }), 'ABCD-1234{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Transaction Type' }), 'REDEEM');
  await waitFor(() => expect(requests.at(-1)?.variables.filter).toEqual({ code: 'ABCD-1234', dealer: null, type: 'REDEEM' }));
});
