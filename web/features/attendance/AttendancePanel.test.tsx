/** View Attendance: periods, columns, missing punches, approvals, details, and the map link. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ApproveAttendanceDocument,
  type ApproveAttendanceMutation,
  ApproveDaysDocument,
  type ApproveDaysMutation,
} from '../../people/approvals/approvals.generated.ts';
import { answerApprovals, answerCorrections, answerWithdrawals, approvedDays } from '../../testing/approvals.ts';
import { answerEmployee, checkEvent, onFriday, workDay } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { reasonFor, stateFor } from '../../testing/day-states.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred, payload } from '../../testing/server.ts';
import { AttendanceDocument, CheckEventsDocument, TravelReportDocument, type TravelReportQuery } from './attendance.generated.ts';

onFriday();

const address = '/userprofile?user=42&panel=attendance';

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const cells = async (name: string) => (await row(name)).getAllByRole('cell').map(({ textContent }) => textContent);

const approval = (message: string | null, refused?: string): Answer<ApproveAttendanceMutation> => ({
  data: { approveAttendance: { __typename: 'ApproveAttendancePayload', ...payload(message, refused) } },
});

/** Today, Thursday without records, a forgotten check-out, a day to approve, an approved day. */
const week = [
  workDay(20, { punchOutAt: null, workMinutes: null, workDuration: null, approved: false }),
  workDay(18, { punchOutAt: null, workMinutes: null, workDuration: null, approved: false }),
  workDay(17, { approved: false, workMinutes: 501 }),
  workDay(16),
];

const open = async (rows = week) => {
  answerEmployee();
  const requests = answer(AttendanceDocument, () => ({ data: { attendance: rows } }));
  return { requests, ...(await renderRoute(address, { as: 'MODERATOR' })) };
};

describe('bulk approval', () => {
  it('approves the complete days of the period, and skips those without a punch', { tags: 'slow' }, async () => {
    const { user } = await open([...week, workDay(19, { approved: false })]);
    const sent = answerApprovals();
    await screen.findByText('1 day needs checking first.');
    await user.click(screen.getByRole('button', { name: 'Approve 2 days' }));
    await screen.findByText('2 days approved.');
    expect(approvedDays(sent)).toEqual([
      ['42', '2026-11-19'],
      ['42', '2026-11-17'],
    ]);
    expect((await cells('Tue 17 Nov 2026')).includes('Approved')).toBe(true);
  });

  it('approves the selected days by keys, after one is unselected and another selected', async () => {
    const { user } = await open();
    const sent = answerApprovals(({ date }) => (date === '2026-11-18' ? { code: 'OUTCOME_UNKNOWN', message: null } : undefined));
    const box = async (day: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${day}` });
    expect([(await box('Tue 17 Nov 2026')).checked, (await box('Wed 18 Nov 2026')).checked]).toEqual([true, false]);
    expect(screen.queryByRole('checkbox', { name: 'Select Mon 16 Nov 2026' }), 'it is approved').toBeNull();
    (await box('Wed 18 Nov 2026')).focus();
    await user.keyboard(' ');
    await user.click(await box('Tue 17 Nov 2026'));
    (await box('Fri 20 Nov 2026')).focus();
    await user.keyboard(' ');
    screen.getByRole('button', { name: 'Approve 2 days' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('1 approved, 1 not.');
    expect(approvedDays(sent)).toEqual([
      ['42', '2026-11-20'],
      ['42', '2026-11-18'],
    ]);
    const failed = within(screen.getByRole('alert', { name: 'Not approved' })).getByRole('listitem');
    expect(failed.textContent).toContain('We could not confirm whether this was saved. Check first');
    expect((await cells('Fri 20 Nov 2026')).includes('Approved')).toBe(true);
  });

  it('of a single day can be undone too', async () => {
    answerConfig(true);
    const { user } = await open();
    answer(ApproveAttendanceDocument, () => approval('Attendance approved'));
    await user.click(await screen.findByRole('button', { name: 'Approve 17 Nov 2026' }));
    const withdrawn = answerWithdrawals(() => '2026-11-17');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('1 approval withdrawn.');
    expect(withdrawn.map(({ variables: { input } }) => input.date)).toEqual(['2026-11-17']);
    await screen.findByRole('button', { name: 'Approve 17 Nov 2026' });
  });
});

it('ends an approval with its period, and shows its progress in no other one', async () => {
  const { user, goBack } = await open([...week, ...[9, 10, 11, 12, 13].map((day) => workDay(day, { approved: false }))].toReversed());
  const { promise: approved, resolve: respond } = deferred();
  const sent = answer(ApproveDaysDocument, async ({ input: { days } }): Promise<Answer<ApproveDaysMutation>> => {
    await approved;
    const outcomes = [days].flat().map(() => ({ __typename: 'ApprovalOutcome' as const, code: 'APPROVED' as const, message: null }));
    return { data: { approveDays: { __typename: 'ApproveDaysPayload', message: null, userErrors: [], outcomes } } };
  });
  const period = screen.getByRole('combobox', { name: 'Period' });
  await user.selectOptions(period, 'November');
  await user.click(await screen.findByRole('button', { name: 'Approve 6 days' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await goBack();
  await screen.findByText('Mon 16 to Sun 22 Nov 2026');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  respond();
  // The days of the first request are approved; the second one is not sent, and the bar speaks of the period that is shown.
  await waitFor(async () => expect((await cells('Tue 17 Nov 2026')).includes('Approved')).toBe(true));
  expect(screen.queryByText(/days? approved\./)).toBeNull();
  expect(sent).toHaveLength(1);
});

it('begins a period without boxes that were changed by hand, also by Back', async () => {
  const { user, goBack } = await open();
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Tue 17 Nov 2026' });
  const period = screen.getByRole('combobox', { name: 'Period' });
  await box();
  await user.selectOptions(period, 'November');
  await screen.findByText('November 2026');
  await user.click(await box());
  expect((await box()).checked).toBe(false);
  await goBack();
  await screen.findByText('Mon 16 to Sun 22 Nov 2026');
  expect((await box()).checked).toBe(true);
});

describe('the table', () => {
  it('renders its columns', async () => {
    await open();
    expect(await cells('Mon 16 Nov 2026')).toEqual(['Mon 16 Nov 2026', '09:02', '18:09', '08:30', 'Approved', 'Details', 'Map']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Checkin Time',
      'Checkout time',
      'Work Hour',
      'Status',
      'Details',
      'Map',
    ]);
  });

  it('distinguishes a missing check-out from a pending one', async () => {
    await open();
    expect((await cells('Fri 20 Nov 2026')).slice(1, 4)).toEqual(['09:02', 'at work', '-']);
    expect((await cells('Wed 18 Nov 2026')).slice(1, 4)).toEqual(['09:02', 'Missing', '-']);
  });

  it('shows a day without records', async () => {
    await open();
    expect((await cells('Thu 19 Nov 2026')).filter((text) => text !== '')).toEqual(['Thu 19 Nov 2026', 'No entry', 'Map']);
    const dates = screen.getAllByRole('row').map((each) => within(each).queryAllByRole('cell')[0]?.textContent ?? '');
    expect(dates.slice(1)).toEqual(['Fri 20 Nov 2026', 'Thu 19 Nov 2026', 'Wed 18 Nov 2026', 'Tue 17 Nov 2026', 'Mon 16 Nov 2026', '4 days']);
  });

  it('shows the totals below a double rule', async () => {
    await open();
    expect((await cells('4 days')).filter((text) => text !== '')).toEqual(['4 days', '16:51', '3 to approve']);
    expect(screen.getAllByText('3 to approve'), 'said once').toHaveLength(1);
  });

  it('shows Work Hour verbatim when it is not a time', async () => {
    await open([workDay(16, { workMinutes: null, workDuration: '8.5 hrs' })]);
    expect((await cells('Mon 16'))[3]).toBe('8.5 hrs');
  });

  it('shows a message for no days and for an unavailable list', async () => {
    await open([]);
    await screen.findByText('No Data available');
  });

  it('shows Retry after a failed load', async () => {
    answerEmployee();
    let up = false;
    answer(AttendanceDocument, () => (up ? { data: { attendance: week } } : { code: 'UPSTREAM_TIMEOUT' }));
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    up = true;
    await user.click(retry);
    await row('Mon 16 Nov 2026');
  });
});

describe('the period', () => {
  it('is the current week, with its days in the heading', async () => {
    const { requests } = await open();
    await screen.findByText('Mon 16 to Sun 22 Nov 2026');
    await waitFor(() => expect(requests[0]?.variables).toEqual({ userId: '42', period: 'CURRENT_WEEK' }));
    const choices = within(screen.getByRole('combobox', { name: 'Period' })).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Current Week',
      'Last Week',
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
  });

  it('is refetched when it is chosen again', async () => {
    const { requests, user } = await open();
    await screen.findByText('Mon 16 to Sun 22 Nov 2026');
    const period = screen.getByRole('combobox', { name: 'Period' });
    await user.selectOptions(period, 'Last Week');
    await waitFor(() => expect(requests).toHaveLength(2));
    await user.selectOptions(period, 'Current Week');
    await waitFor(() => expect(requests.map(({ variables }) => variables.period)).toEqual(['CURRENT_WEEK', 'LAST_WEEK', 'CURRENT_WEEK']));
  });

  it('is in the address; a month is its most recent occurrence', async () => {
    const { requests, user, address: now, goBack } = await open();
    await row('Mon 16 Nov 2026');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'December');
    await screen.findByText('December 2025');
    expect(now()).toBe(`${address}&period=DECEMBER`);
    await waitFor(() => expect(requests.at(-1)?.variables.period).toBe('DECEMBER'));
    await goBack();
    await screen.findByText('Mon 16 to Sun 22 Nov 2026');
  });
});

describe('the month', () => {
  const ofMonth = `${address}&period=NOVEMBER`;
  const open = async (extensions: boolean) => {
    answerEmployee();
    answerConfig(extensions);
    answer(AttendanceDocument, () => ({ data: { attendance: week } }));
    const requests = answer(
      TravelReportDocument,
      (): Answer<TravelReportQuery> => ({
        data: {
          travelReport: [
            { __typename: 'TravelDay', date: '2026-11-16', straightLineKm: 40.26, stopCount: 4 },
            { __typename: 'TravelDay', date: '2026-11-17', straightLineKm: 10, stopCount: 2 },
          ],
        },
      }),
    );
    return { requests, ...(await renderRoute(ofMonth, { as: 'MODERATOR' })) };
  };

  it('shows a chart of hours above its table, and lists missing data', async () => {
    await open(false);
    const picture = await screen.findByRole('img', { name: 'Hours worked by day, November 2026: 4 days, 16:51 in all' });
    const titles = [...picture.querySelectorAll('title')].map(({ textContent }) => textContent);
    expect(titles).toHaveLength(20);
    expect(titles.slice(15).map((title) => title?.replace(/.*: /, ''))).toEqual(['08:30', '08:21', 'Missing', 'No entry', '-']);
  });

  it('shows a failed load of its kilometres in place, with a retry', async () => {
    let isUp = false;
    answerEmployee();
    answerConfig(true);
    answer(AttendanceDocument, () => ({ data: { attendance: week } }));
    answer(TravelReportDocument, (): Answer<TravelReportQuery> => (isUp ? { data: { travelReport: [] } } : { code: 'UPSTREAM_UNAVAILABLE' }));
    const { user } = await renderRoute(ofMonth, { as: 'MODERATOR' });
    const failed = within(await screen.findByText(/^Kilometres and stops could not be loaded\./));
    isUp = true;
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await screen.findByText('0.0 km, 0 stops');
    expect(screen.queryByText(/^Kilometres/)).toBeNull();
  });

  it('shows its kilometres and stops below, which no provider has', async () => {
    const { requests } = await open(true);
    await screen.findByText('50.3 km, 6 stops');
    expect(requests.map(({ variables }) => variables)).toEqual([{ userId: '42', period: 'NOVEMBER' }]);
    cleanup();
    const provider = await open(false);
    await screen.findByRole('img', { name: /^Hours worked/ });
    expect(provider.requests).toEqual([]);
  });
});

describe('Approve', () => {
  const button = async () => (await row('Tue 17 Nov 2026')).getByRole('button', { name: 'Approve 17 Nov 2026' });

  it('updates the day in place, shows the message in an alert that stays until closed, and keeps the focus', async () => {
    const { user } = await open();
    const sent = answer(ApproveAttendanceDocument, () => approval('Attendance approved'));
    await user.dblClick(await button());
    const notice = within(await screen.findByText('Attendance approved').then((element) => element.closest('[role=status]') ?? element));
    expect((await cells('Tue 17 Nov 2026'))[4]).toBe('Approved');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Approved'));
    expect((await cells('4 days')).filter((text) => text !== '').at(-1)).toBe('2 to approve');
    expect(sent.map(({ variables }) => variables.input)).toEqual([{ userId: '42', date: '2026-11-17', clientMutationId: expect.any(String) }]);
    await user.click(notice.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Attendance approved')).toBeNull();
  });

  it('removes its message when the period changes', async () => {
    const { user } = await open();
    answer(ApproveAttendanceDocument, () => approval('Attendance approved'));
    await user.click(await button());
    await screen.findByText('Attendance approved');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last Week');
    await waitFor(() => expect(screen.queryByText('Attendance approved')).toBeNull());
  });

  it('asks for confirmation when the day has no check-out', async () => {
    const { user } = await open();
    const sent = answer(ApproveAttendanceDocument, () => approval('Attendance approved'));
    const incomplete = (await row('Wed 18 Nov 2026')).getByRole('button', { name: 'Approve 18 Nov 2026' });
    await user.click(incomplete);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    expect(dialog.getByText('This day has no check-out. Approve it as it is?')).toBeTruthy();
    expect(dialog.getByText('Wed 18 Nov 2026')).toBeTruthy();
    await user.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await user.click(incomplete);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await screen.findByText('Attendance approved');
    expect(sent.map(({ variables }) => variables.input.date)).toEqual(['2026-11-18']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Approved'));
  });

  it('shows a failure in the confirmation', async () => {
    const { user } = await open();
    answer(ApproveAttendanceDocument, () => approval(null, 'You cannot approve your own attendance'));
    await user.click((await row('Fri 20 Nov 2026')).getByRole('button', { name: 'Approve 20 Nov 2026' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('You cannot approve your own attendance');
  });

  it('leaves the day unchanged when the server refuses', async () => {
    const { user } = await open();
    answer(ApproveAttendanceDocument, () => approval(null, 'You cannot approve your own attendance'));
    await user.click(await button());
    expect((await screen.findByRole('alert')).textContent).toContain('You cannot approve your own attendance');
    expect(await button()).toBeTruthy();
  });

  it('asks for a check after a lost response, and then sends another attempt', async () => {
    const { user, requests } = await open();
    let up = false;
    const sent = answer(ApproveAttendanceDocument, () => (up ? approval('Attendance approved') : { code: 'OUTCOME_UNKNOWN' }));
    await user.click(await button());
    const lost = within(await screen.findByRole('alert'));
    lost.getByText(/We could not confirm whether this was saved\. Check first/);
    await user.click(lost.getByRole('button', { name: 'Check if it was saved' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    up = true;
    await user.click((await row('Tue 17 Nov 2026')).getByRole('button', { name: 'Send again: Approve 17 Nov 2026' }));
    await screen.findByText('Attendance approved');
    expect(new Set(sent.map(({ variables }) => variables.input.clientMutationId)).size).toBe(2);
  });
});

describe('a decision', () => {
  const at = '2026-11-19T09:40:00+05:30';
  const refusal = { __typename: 'DayRefusal' as const, reason: 'Phone at home', at, by: 'Asha Patil', countsAs: null, withdrawnAt: null };
  const odd = workDay(18, { approved: false, state: stateFor('NEEDS_CHECK', reasonFor('LONG_DAY', { minutes: 745 })) });

  it('on a day that needs checking takes a note', async () => {
    answerConfig(true);
    const { user } = await open([odd]);
    const sent = answer(ApproveAttendanceDocument, () => approval('Attendance approved'));
    await user.click(await screen.findByRole('button', { name: 'Approve 18 Nov 2026' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    dialog.getByText('Enter why the day is approved.');
    await user.type(dialog.getByLabelText('Note'), 'He rang');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Attendance approved');
    expect(sent[0]?.variables.input).toMatchObject({ date: '2026-11-18', note: 'He rang' });
  });

  it('to refuse is shown with its reason, is never selected, and counts neither as a day nor as hours', async () => {
    answerConfig(true);
    const { user } = await open([workDay(18, { approved: false, state: stateFor('REFUSED'), refusals: [refusal] }), workDay(17)]);
    await screen.findByText('Refused by Asha Patil: Phone at home');
    expect(screen.queryByRole('checkbox', { name: 'Select Wed 18 Nov 2026' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Approve 18 Nov 2026' })).toBeNull();
    screen.getByText('1 day');
    screen.getByText('All approved');
    await user.click(screen.getByRole('button', { name: 'Details of Wed 18 Nov 2026' }));
    await screen.findByRole('button', { name: 'Withdraw the refusal' });
  });

  it('is made by keys in the row: q asks, x refuses, j moves on, a approves', async () => {
    answerConfig(true);
    const { user } = await open([odd, workDay(17, { approved: false })]);
    const sent = answer(ApproveAttendanceDocument, () => approval('Attendance approved'));
    (await screen.findByRole('checkbox', { name: 'Select Wed 18 Nov 2026' })).focus();
    await user.keyboard('x');
    await screen.findByText('Do you want to refuse this day?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('checkbox', { name: 'Select Wed 18 Nov 2026' }).focus();
    await user.keyboard('j');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Tue 17 Nov 2026' }));
    await user.keyboard('a');
    await screen.findByText('Attendance approved');
    expect(sent.map(({ variables: { input } }) => input.date)).toEqual(['2026-11-17']);
  });
});

describe('Details', () => {
  const openDetails = async (user: Awaited<ReturnType<typeof open>>['user'], day: string) =>
    user.click((await row(day)).getByRole('button', { name: new RegExp(`Details of ${day}`) }));

  it('open a timeline and a bar of the day below its row, and close again', async () => {
    const requests = answer(CheckEventsDocument, () => ({
      data: {
        checkEvents: [
          checkEvent('CHECK_IN', '2026-11-17T08:58:00+05:30'),
          checkEvent('CHECK_OUT', '2026-11-17T13:05:00+05:30'),
          checkEvent('CHECK_IN', '2026-11-17T13:52:00+05:30', '2'),
          checkEvent('CHECK_OUT', '2026-11-17T18:21:00+05:30', '2'),
        ],
      },
    }));
    const { user } = await open();
    await openDetails(user, 'Tue 17 Nov 2026');
    await screen.findByRole('img', { name: 'Worked 08:58 - 13:05, 13:52 - 18:21' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '08:58Check In',
      '13:05Check Out',
      '13:52Check In',
      '18:21Check Out',
    ]);
    expect(requests.map(({ variables }) => variables)).toEqual([{ userId: '42', date: '2026-11-17' }]);
    await openDetails(user, 'Tue 17 Nov 2026');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('count today until now', async () => {
    answer(CheckEventsDocument, () => ({ data: { checkEvents: [checkEvent('CHECK_IN', '2026-11-20T09:02:00+05:30')] } }));
    const { user } = await open();
    await openDetails(user, 'Fri 20 Nov 2026');
    await screen.findByRole('img', { name: 'Worked 09:02 - 09:30' });
  });

  it('offer the corrections that the server allows: a missing check-out, and a closed day that was marked by hand', { tags: 'slow' }, async () => {
    answerConfig(true);
    answer(CheckEventsDocument, () => ({ data: { checkEvents: [] } }));
    const { user } = await open([
      workDay(20, { punchOutAt: null, workMinutes: null, workDuration: null, approved: false, correctable: true }),
      workDay(19, { approved: false, correctable: true }),
      workDay(18, { punchOutAt: null, workMinutes: null, workDuration: null, approved: false, correctable: true }),
      workDay(17, { approved: false }),
      workDay(16, { correctable: true }),
    ]);
    const sent = answerCorrections((_, date) => date);
    for (const day of ['Fri 20 Nov 2026', 'Thu 19 Nov 2026', 'Wed 18 Nov 2026', 'Tue 17 Nov 2026', 'Mon 16 Nov 2026']) await openDetails(user, day);
    await waitFor(() => expect(screen.getAllByText('No Data available')).toHaveLength(5));
    const forms = await screen.findAllByRole('form', { name: /^Correct the check-out/ });
    expect(forms.map((form) => form.getAttribute('aria-label'))).toEqual([
      'Correct the check-out: Ganesh Shinde, 19 Nov 2026',
      'Correct the check-out: Ganesh Shinde, 18 Nov 2026',
    ]);
    const form = within(screen.getByRole('form', { name: 'Correct the check-out: Ganesh Shinde, 19 Nov 2026' }));
    await user.type(form.getByLabelText('Checkout time'), '1755');
    await user.type(form.getByLabelText('Reason'), 'Closed too late{Enter}');
    await waitFor(async () => expect((await cells('Thu 19 Nov 2026'))[2]).toBe('17:55'));
    expect(sent.map(({ variables }) => variables.input)).toMatchObject([
      { userId: '42', date: '2026-11-19', punchOutAt: '2026-11-19T17:55:00+05:30', reason: 'Closed too late' },
    ]);
  });

  it('show a message for no events and for a failed load', async () => {
    let up = false;
    answer(CheckEventsDocument, () => (up ? { data: { checkEvents: [] } } : 'unreachable'));
    const { user } = await open();
    await openDetails(user, 'Mon 16 Nov 2026');
    const failed = within(await screen.findByRole('alert'));
    up = true;
    expect(failed.getByText(/could not be loaded/)).toBeTruthy();
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await screen.findByText('No Data available');
  });
});

it('links Map to the Traveled Location of the day', async () => {
  await open();
  const link = (await row('Tue 17 Nov 2026')).getByRole('link', { name: 'Map, Traveled Location, Tue 17 Nov 2026' });
  expect(link.getAttribute('href')).toBe(`${address}&date=2026-11-17`);
});
