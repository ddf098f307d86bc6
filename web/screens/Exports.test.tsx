/** The export of each list: the filters of the screen that the call supports, in words and in the request. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ExportAttendanceDocument } from '../features/attendance/attendance.generated.ts';
import { ExportAuditEventsDocument } from '../features/audit/audit.generated.ts';
import { DealersToMergeDocument, DuplicatePairsDocument, ExportDealerDuplicatesDocument } from '../features/customers/merge/merge.generated.ts';
import { ExportInvoicesDocument } from '../features/invoices/invoices.generated.ts';
import { ExportMeetingsDocument } from '../features/meetings/meetings.generated.ts';
import { ExportQrBatchesDocument } from '../features/qr/batches.generated.ts';
import { ExportQrUsesDocument } from '../features/qr/users.generated.ts';
import { answerEmployee, onFriday } from '../testing/attendance.ts';
import { answerConfig } from '../testing/config.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { answer, deferred } from '../testing/server.ts';

onFriday();

const made = { message: null, userErrors: [], url: '/exports/file?ticket=sealed' };
const meetings = () => answer(ExportMeetingsDocument, () => ({ data: { exportMeetings: { __typename: 'ExportMeetingsPayload' as const, ...made } } }));
const attendance = () => answer(ExportAttendanceDocument, () => ({ data: { exportAttendance: { __typename: 'ExportAttendancePayload' as const, ...made } } }));
const invoices = () => answer(ExportInvoicesDocument, () => ({ data: { exportInvoices: { __typename: 'ExportInvoicesPayload' as const, ...made } } }));
const uses = () => answer(ExportQrUsesDocument, () => ({ data: { exportQrUses: { __typename: 'ExportQrUsesPayload' as const, ...made } } }));
const batches = () => answer(ExportQrBatchesDocument, () => ({ data: { exportQrBatches: { __typename: 'ExportQrBatchesPayload' as const, ...made } } }));
const duplicates = () => {
  const address = { __typename: 'Address' as const, street: null, village: null, taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: null };
  const dealer = (id: string) => ({ __typename: 'Dealer' as const, id, firstName: 'Sai', lastName: 'Agro', phoneNumber: '9822041735', address });
  const pair = { __typename: 'DuplicatePair' as const, id: 'DEALER-1', reasons: ['PHONE' as const], farmers: null, dealers: [dealer('1'), dealer('2')] };
  answer(DuplicatePairsDocument, () => ({
    data: { duplicates: { __typename: 'DuplicatePairConnection' as const, nodes: [pair], totalCount: 1, totalCountAtLeast: null } },
  }));
  answer(DealersToMergeDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
  return answer(ExportDealerDuplicatesDocument, () => ({
    data: { exportDealerDuplicates: { __typename: 'ExportDealerDuplicatesPayload' as const, ...made } },
  }));
};
const audit = () => answer(ExportAuditEventsDocument, () => ({ data: { exportAuditEvents: { __typename: 'ExportAuditEventsPayload' as const, ...made } } }));

const october = { from: '2026-10-01', until: '2026-10-31' };
const days = '1 Oct 2026 to 31 Oct 2026';
const dashboard = '/lats/secure/dashboard?month=10&year=2026';

/** Each list: its address, the stub of its export, the text of the dialog, and the request. */
const lists = [
  ['/?panel=meetings', meetings, 'meetings that you created or attend', { userId: 'the-ADMIN', scope: 'CREATED', status: null }],
  [
    '/?panel=meetings&whose=everyone&status=FINISHED&from=2026-10-01&until=2026-10-31',
    meetings,
    `meetings of everyone, Completed, By planned day, ${days}`,
    { status: 'FINISHED', plannedFrom: '2026-10-01', plannedUntil: '2026-10-31' },
  ],
  [
    '/?panel=meetings&whose=everyone&from=2026-10-01&assignee=kavita',
    meetings,
    'meetings of everyone, By planned day, from 1 Oct 2026. These filters do not apply to the file: "kavita"',
    { status: null, plannedFrom: '2026-10-01' },
  ],
  [
    '/?panel=meetings&whose=everyone&status=FINISHED&days=started&from=2026-10-01&until=2026-10-31',
    meetings,
    `meetings of everyone, Completed, By day of start, ${days}`,
    { status: 'FINISHED', startedFrom: '2026-10-01', startedUntil: '2026-10-31' },
  ],
  ['/userprofile?user=7&panel=attendance&period=OCTOBER', attendance, `Ganesh Shinde, ${days}`, { userId: '7', ...october }],
  [`${dashboard}&panel=invoices`, invoices, days, october],
  [`${dashboard}&panel=invoices&number=42`, invoices, `${days}. These filters do not apply to the file: "42"`, october],
  [`${dashboard}&panel=uses&type=REDEEM&dealer=kisan`, uses, `"kisan", REDEEM, ${days}`, { ...october, type: 'REDEEM', dealer: 'kisan' }],
  [`${dashboard}&panel=batches`, batches, days, october],
  ['/?panel=dealerDuplicates', duplicates, 'Likely duplicates, Dealers', {}],
  ['/?panel=audit&month=10&year=2026&action=SIGNED_IN&search=asha', audit, `Signed in, "asha", ${days}`, { person: 'asha', action: 'SIGNED_IN', ...october }],
] as const;

const open = async (address: string) => {
  const { user } = await renderRoute(address, { as: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Export' })) };
};

describe.each(lists)('%s', (address, answerExport, words, input) => {
  it('is exported with the filters of the screen, in the chosen format', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    answerConfig(true);
    answerEmployee();
    const asked = answerExport();
    const { user, dialog } = await open(address);
    expect(dialog.getByText(/^The file will contain: /).textContent).toBe(`The file will contain: ${words}.`);
    const kinds = within(dialog.getByRole('group', { name: 'File type' }));
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Excel', 'CSV', 'JSON lines']);
    expect(kinds.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Excel']);
    await user.click(kinds.getByRole('button', { name: 'JSON lines' }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ variables }) => variables.input)).toEqual([{ ...input, format: 'JSON_LINES', clientMutationId: expect.any(String) }]);
    expect(clicked.mock.contexts[0]).toHaveProperty('href', expect.stringContaining(made.url));
    // The response contains the file name.
    expect(clicked.mock.contexts[0]).toHaveProperty('outerHTML', expect.stringContaining(' download=""'));
  });
});

it('by keys alone: Enter opens the dialog, Escape returns to the button, and Enter on Export creates the file', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answerConfig(true);
  const asked = invoices();
  const { user } = await renderRoute(`${dashboard}&panel=invoices`, { as: 'ADMIN' });
  const button = await screen.findByRole('button', { name: 'Export' });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Export' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard('{Enter}');
  within(await screen.findByRole('dialog', { name: 'Export' }))
    .getByRole('button', { name: 'Export' })
    .focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
});

it('a file that arrives late does not close a dialog that was opened in the meantime', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answerConfig(true);
  const { promise: arrived, resolve: arrive } = deferred();
  const asked = answer(ExportInvoicesDocument, async () => {
    await arrived;
    return { data: { exportInvoices: { __typename: 'ExportInvoicesPayload' as const, ...made } } };
  });
  const { user, dialog } = await open(`${dashboard}&panel=invoices`);
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const again = within(await screen.findByRole('dialog', { name: 'Export' })).getByRole('button', { name: 'Export' });
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
  arrive();
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('false'));
  expect(screen.getByRole('dialog', { name: 'Export' }).dataset['state']).toBe('open');
});

it.each(['/?panel=meetings', '/userprofile?user=7&panel=attendance', `${dashboard}&panel=invoices`, `${dashboard}&panel=uses`, `${dashboard}&panel=batches`])(
  '%s has no export with a provider’s REST API, which has no call for it',
  async (address) => {
    const asked = answerConfig(false);
    await renderRoute(address, { as: 'ADMIN' });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked).not.toHaveLength(0));
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  },
);
