/** The muster: a month of all people, totals, keys, approval of a week, and gathering for print and spreadsheet. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DayTypesDocument, type DayTypesQuery } from '../../people/people.generated.ts';
import { answerApprovals, answerCorrections, approvedDays } from '../../testing/approvals.ts';
import { onFriday } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { reasonFor, stateFor } from '../../testing/day-states.ts';
import { answerMonth, monthDay, monthMember } from '../../testing/muster.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred } from '../../testing/server.ts';
import { answerTeam } from '../../testing/team.ts';
import { WorkerHere, workInPage } from '../../testing/workers.ts';
import { LastPointDocument, type LastPointQuery, TeamMonthDocument, type TeamMonthQuery } from './team.generated.ts';

onFriday();
beforeEach(() => {
  answerConfig(false);
});

const month = '/?panel=team&span=month';
const kiran = monthMember('4', 'Kiran Deshmukh', [
  monthDay('4', '2026-11-19', { punchOutAt: null, workMinutes: null }),
  monthDay('4', '2026-11-18'),
  monthDay('4', '2026-11-02', { approved: true }),
]);
const ganesh = monthMember('1', 'Ganesh Shinde', [monthDay('1', '2026-11-18'), monthDay('1', '2026-11-17'), monthDay('1', '2026-11-10')]);
const asha = monthMember('7', 'Asha Kale', []);

const grid = async () => within(await screen.findByRole('grid'));
const approve = (count: number) => screen.findByRole('button', { name: `Approve ${count} day${count === 1 ? '' : 's'}` });

describe('the month', () => {
  it('shows all people and days, with totals', async () => {
    const asked = answerMonth([ganesh, kiran, asha]);
    await renderRoute(month, { as: 'MODERATOR' });
    await approve(4);
    expect(asked[0]?.variables).toEqual({ month: 11, year: 2026, page: 0 });
    const cells = await grid();
    expect(cells.getByLabelText('Kiran Deshmukh, 19 Nov: Check-out missing').textContent).toBe('M');
    expect(cells.getByLabelText('Kiran Deshmukh, 2 Nov: Approved').textContent).toBe('P');
    expect(cells.getByLabelText('Asha Kale, 20 Nov: Not in yet').textContent).toBe('-');
    expect(cells.getByLabelText('Asha Kale, 19 Nov: Absent').textContent).toBe('A');
    expect(cells.queryByLabelText(/21 Nov/)).toBeNull();
    const sums = (name: string) => [...(cells.getByText(name).closest('tr')?.querySelectorAll('td') ?? [])].slice(-2).map(({ textContent }) => textContent);
    expect(sums('Kiran Deshmukh')).toEqual(['3', '17:00']);
    expect(sums('3 people')).toEqual(['6', '42:30']);
    expect(screen.getByText('1 day needs checking first.')).toBeTruthy();
  });

  it('describes the rows of a filter, and keeps the filter in the address', async () => {
    answerMonth([ganesh, kiran, asha]);
    const { user, address } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(4);
    await user.click(screen.getByRole('button', { name: 'Needs checking 1' }));
    expect(address()).toBe('/?panel=team&span=month&date=2026-11-20&show=look');
    const cells = await grid();
    expect(cells.queryByText('Ganesh Shinde')).toBeNull();
    expect(cells.getByText('Kiran Deshmukh')).toBeTruthy();
  });

  it('moves by keys between days, each of which links to the person’s day', async () => {
    answerMonth([ganesh, kiran]);
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    const cells = await grid();
    const first = await cells.findByLabelText('Ganesh Shinde, 1 Nov: No entry');
    first.focus();
    await user.keyboard('{ArrowDown}{End}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Kiran Deshmukh, 19 Nov: Check-out missing');
    expect([...document.querySelectorAll('[data-cell][tabindex="0"]')]).toEqual([document.activeElement]);
    expect(document.activeElement?.getAttribute('href')).toBe('/usermap?user=4&date=2026-11-19');
  });

  it('stops at the first month of a report', async () => {
    const asked = answerMonth([kiran]);
    const { user, address } = await renderRoute(month, { as: 'MODERATOR' });
    await grid();
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true');
    await user.selectOptions(screen.getByLabelText('Month'), 'December 2025');
    await waitFor(() => expect(address()).toBe('/?panel=team&span=month&date=2025-12-01'));
    await waitFor(() => expect(asked.map(({ variables }) => variables)).toContainEqual({ month: 12, year: 2025, page: 0 }));
    expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('of a year ago is not fetched, with a message', async () => {
    const asked = answerMonth([kiran]);
    await renderRoute(`${month}&date=2025-11-03`, { as: 'MODERATOR' });
    await screen.findByText('Attendance is available for the last 12 months only.');
    expect(asked).toEqual([]);
  });

  it('leaves only the row blank whose report could not be loaded', async () => {
    answerMonth([ganesh, monthMember('4', 'Kiran Deshmukh', null)]);
    await renderRoute(month, { as: 'MODERATOR' });
    await approve(3);
    const cells = await grid();
    expect(cells.getByLabelText('Kiran Deshmukh, 18 Nov: Not loaded').textContent).toBe('…');
  });

  it('shows a failed load, with Retry', async () => {
    answer(TeamMonthDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await screen.findByText('The list could not be loaded');
    answerMonth([ganesh]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await approve(3);
  });
});

it('the kilometres and stops of a month have columns, except with a provider’s API', async () => {
  const travel = [{ __typename: 'TravelDay' as const, date: '2026-11-18', straightLineKm: 41.6, stopCount: 4 }];
  answerMonth([monthMember('1', 'Ganesh Shinde', [monthDay('1', '2026-11-18')], travel), asha]);
  answerConfig(true);
  await renderRoute(month, { as: 'MODERATOR' });
  await approve(1);
  const cells = await grid();
  await cells.findByRole('columnheader', { name: 'km' });
  const last = (name: string) => [...(cells.getByText(name).closest('tr')?.querySelectorAll('td') ?? [])].slice(-2).map(({ textContent }) => textContent);
  expect([last('Ganesh Shinde'), last('Asha Kale'), last('2 people')]).toEqual([
    ['42', '4'],
    ['-', '-'],
    ['42', '4'],
  ]);
  cleanup();
  answerConfig(false);
  await renderRoute(month, { as: 'MODERATOR' });
  await approve(1);
  for (const name of ['km', 'Stops']) expect((await grid()).queryByRole('columnheader', { name })).toBeNull();
});

describe('the week', () => {
  it('of one person is approved with one press in their row', { tags: 'slow' }, async () => {
    answerTeam([]);
    answerMonth([ganesh, kiran]);
    const sent = answerApprovals();
    const { user, address } = await renderRoute('/?panel=team', { as: 'MODERATOR' });
    await user.click(await screen.findByRole('button', { name: 'Week' }));
    await waitFor(() => expect(address()).toBe('/?panel=team&span=week&date=2026-11-20'));
    await user.click(await screen.findByRole('button', { name: 'Approve 2 days of Ganesh Shinde' }));
    await screen.findByText('2 days approved.');
    expect(approvedDays(sent)).toEqual([
      ['1', '2026-11-17'],
      ['1', '2026-11-18'],
    ]);
    const cells = await grid();
    expect(cells.getByLabelText('Ganesh Shinde, 17 Nov: Approved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /of Ganesh Shinde/ })).toBeNull();
  });

  it('at the end of a month has the days of both months', async () => {
    const asked = answerMonth([monthMember('1', 'Ganesh Shinde', [monthDay('1', '2026-11-01')])]);
    await renderRoute('/?panel=team&span=week&date=2026-10-31', { as: 'MODERATOR' });
    const cells = await grid();
    await cells.findByLabelText('Ganesh Shinde, 1 Nov: Ready, not approved');
    expect(new Set(asked.map(({ variables }) => variables.month))).toEqual(new Set([10, 11]));
  });
});

describe('everybody', () => {
  // Six tens, one more than the board shows.
  const tens = Array.from({ length: 6 }, (_, ten) => [monthMember(String(ten + 1), `Person ${'ABCDEF'[ten]}x`, [monthDay(String(ten + 1), '2026-11-18')])]);

  beforeEach(() => {
    vi.stubGlobal('print', vi.fn());
    return () => vi.unstubAllGlobals();
  });

  it('is gathered before it is printed', async () => {
    const asked = answerMonth(...tens);
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(5);
    const cells = await grid();
    expect(cells.queryByText('Person Fx')).toBeNull();
    const printed: (string | null | undefined)[] = [];
    vi.mocked(window.print).mockImplementation(() => {
      printed.push(...[...document.querySelectorAll('th[scope=row]')].map(({ textContent }) => textContent));
    });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toEqual([...tens.map((_, ten) => `Person ${'ABCDEF'[ten]}x`), '6 people']));
    expect(new Set(asked.map(({ variables }) => variables.page))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    await waitFor(() => expect(cells.queryByText('Person Fx')).toBeNull());
  });

  it('is printed with the leave of all people', async () => {
    answerConfig(true);
    answerMonth(...tens);
    const leave = { __typename: 'DayTypeOfDay' as const, date: '2026-11-17', type: 'LEAVE' as const, reason: 'Wedding', countsAs: 'LEAVE' as const };
    answer(
      DayTypesDocument,
      ({ userIds }): Answer<DayTypesQuery> => ({
        data: { dayTypes: [userIds].flat().map((userId) => ({ __typename: 'EmployeeDayTypes', userId, days: [leave] })) },
      }),
    );
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(5);
    const printed: (string | null)[][] = [];
    vi.mocked(window.print).mockImplementation(() => {
      const cells = within(screen.getByRole('grid')).getAllByLabelText(/, 17 Nov: Leave, Wedding$/);
      printed.push(cells.map(({ textContent }) => textContent));
    });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toEqual([['L', 'L', 'L', 'L', 'L', 'L']]));
  });

  it('is saved as a spreadsheet named after the period', async () => {
    answerMonth(...tens);
    workInPage();
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:muster');
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(5);
    await user.click(screen.getByRole('button', { name: 'Save as xlsx' }));
    await waitFor(() => expect(saved).toEqual(['Attendance, November 2026.xlsx']));
    expect(made).toHaveBeenCalledOnce();
    click.mockRestore();
    made.mockRestore();
  });

  it('is written by a worker that ends when the file is cancelled or its page is left', async () => {
    answerMonth(...tens);
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:muster');
    const workers: SilentWorker[] = [];
    class SilentWorker extends WorkerHere {
      tasks = 0;
      isEnded = false;
      override postMessage() {
        this.tasks += 1;
        workers.push(this);
      }
      override terminate() {
        this.isEnded = true;
      }
    }
    vi.stubGlobal('Worker', SilentWorker);
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(5);
    await user.click(screen.getByRole('button', { name: 'Save as xlsx' }));
    await waitFor(() => expect(workers).toHaveLength(1));
    const cancel = screen.getByRole('button', { name: 'Cancel saving' });
    expect(cancel).toBe(document.activeElement);
    await user.click(cancel);
    expect(await screen.findByRole('button', { name: 'Save as xlsx' })).toBe(document.activeElement);
    expect(workers[0]?.isEnded).toBe(true);
    await user.dblClick(screen.getByRole('button', { name: 'Save as xlsx' }));
    await waitFor(() => expect(workers).toHaveLength(2));
    expect(workers[1]?.isEnded).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Day' }));
    await waitFor(() => expect(workers[1]?.isEnded).toBe(true));
    expect(made).not.toHaveBeenCalled();
    expect(screen.queryByText(/could not be made/)).toBeNull();
  });

  it('reports that the spreadsheet could not be created', async () => {
    answerMonth(...tens);
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('No room');
    });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    workInPage();
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(5);
    await user.click(screen.getByRole('button', { name: 'Save as xlsx' }));
    await screen.findByText('The spreadsheet could not be made. Try again.');
    logged.mockRestore();
    made.mockRestore();
  });

  it('is not printed under a month that was chosen while people were loading', { tags: 'slow' }, async () => {
    answerMonth(...tens);
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(5);
    const { promise: gathered, resolve: respond } = deferred();
    const asked = answer(TeamMonthDocument, async ({ month: of, page }): Promise<Answer<TeamMonthQuery>> => {
      if (of === 11) await gathered;
      return { data: { teamMonth: { __typename: 'TeamMonth', people: [...(tens[page] ?? [])], nextPage: page < 5 ? page + 1 : null, totalCount: null } } };
    });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await screen.findByRole('grid', { name: /October 2026/ });
    respond();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', false));
    expect(window.print).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await approve(5);
    expect(window.print).not.toHaveBeenCalled();
  });

  it('is not printed when some people could not be loaded, with a message', async () => {
    answerMonth(...tens);
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(5);
    answer(TeamMonthDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await screen.findByText('Not everyone could be loaded, so nothing was printed or saved. Try again.');
    expect(window.print).not.toHaveBeenCalled();
  });
});

it('moves to the next missing check-out at each press', async () => {
  answerMonth([kiran, monthMember('5', 'Amol Gore', [monthDay('5', '2026-11-18', { punchOutAt: null, workMinutes: null })])]);
  const { user } = await renderRoute(month, { as: 'MODERATOR' });
  await approve(1);
  const focused: (string | null | undefined)[] = [];
  for (let press = 0; press < 3; press += 1) {
    await user.click(screen.getByRole('button', { name: /^Next to/ }));
    focused.push(document.activeElement?.getAttribute('data-cell'));
  }
  expect(focused).toEqual(['4 2026-11-19', '5 2026-11-18', '4 2026-11-19']);
});

describe('a day with an individual decision', () => {
  const at = '2026-11-19T09:40:00+05:30';
  const asked = { __typename: 'DayQuestion' as const, question: 'Which village?', at, by: 'Asha Patil', answer: null, answeredAt: null, answeredBy: null };
  const refusal = { __typename: 'DayRefusal' as const, reason: 'Phone at home', at, by: 'Asha Patil', countsAs: null, withdrawnAt: null };
  const odd = monthMember('4', 'Kiran Deshmukh', [
    monthDay('4', '2026-11-19', { state: stateFor('NEEDS_CHECK', reasonFor('SILENCE', { minutes: 205 })) }),
    monthDay('4', '2026-11-18', { state: stateFor('ASKED'), questions: [asked] }),
    monthDay('4', '2026-11-17', { state: stateFor('REFUSED'), refusals: [refusal] }),
  ]);

  it('has its letter, opens above the work bar, and does not count once refused', async () => {
    answerConfig(true);
    answerMonth([odd]);
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    const cells = await grid();
    const letter = (day: string) => cells.findByLabelText(`Kiran Deshmukh, ${day}`);
    expect([(await letter('18 Nov: Asked')).textContent, (await letter('17 Nov: Refused')).textContent]).toEqual(['?', 'X']);
    await screen.findByText('1 day needs checking first.');
    expect(cells.getByText('Kiran Deshmukh').closest('tr')?.textContent).toContain('17:00');
    await user.click(await letter('19 Nov: Needs checking'));
    const panel = within(await screen.findByRole('region', { name: 'Decide about the day' }));
    panel.getByText('No GPS signal 09:00 to 17:48 (3 h 25 min)');
    panel.getByRole('button', { name: 'Ask: Kiran Deshmukh' });
    expect(panel.getByRole('link', { name: 'See the day of Kiran Deshmukh' }).getAttribute('href')).toBe('/usermap?user=4&date=2026-11-19');
    await user.click(await letter('18 Nov: Asked'));
    await screen.findByRole('button', { name: 'Enter the answer: Kiran Deshmukh' });
    await user.click(await letter('17 Nov: Refused'));
    await screen.findByRole('button', { name: 'Withdraw the refusal' });
    await user.click(screen.getByRole('button', { name: 'Close the day' }));
    expect(screen.queryByRole('region', { name: 'Decide about the day' })).toBeNull();
  });

  it('is closed when another month is shown, also after the way back', async () => {
    answerConfig(true);
    answerMonth([odd]);
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await user.click(await (await grid()).findByLabelText('Kiran Deshmukh, 19 Nov: Needs checking'));
    const panel = () => screen.queryByRole('region', { name: 'Decide about the day' });
    expect(panel()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await screen.findByRole('grid', { name: /October 2026/ });
    expect(panel()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await (await grid()).findByLabelText('Kiran Deshmukh, 19 Nov: Needs checking');
    expect(panel()).toBeNull();
  });

  it('is found by Next and decided by keys in its cell', { tags: 'slow' }, async () => {
    answerConfig(true);
    answerMonth([odd, ganesh]);
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(3);
    await user.click(screen.getByRole('button', { name: 'Next to check' }));
    await screen.findByRole('region', { name: 'Decide about the day' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Kiran Deshmukh, 19 Nov: Needs checking');
    await user.keyboard('x');
    await screen.findByText('Do you want to refuse this day?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await grid()).getByLabelText('Kiran Deshmukh, 19 Nov: Needs checking').focus();
    const sent = answerApprovals();
    await user.keyboard('a');
    await user.type(await screen.findByLabelText('Note'), 'He rang{Tab}');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve 1 day' }));
    await screen.findByText('1 day approved.');
    expect(sent[0]?.variables.input.days).toEqual([{ userId: '4', date: '2026-11-19', note: 'He rang' }]);
  });
});

describe('a missing check-out', () => {
  const config = (extensions: boolean) => answerConfig(extensions);
  const seen = () =>
    answer(
      LastPointDocument,
      (): Answer<LastPointQuery> => ({
        data: { dayDashboard: { __typename: 'DayDashboard', lastPoint: { __typename: 'TravelPoint', id: '1', at: '2026-11-19T17:48:00+05:30' } } },
      }),
    );

  it('is entered by keys, prefilled with the last point, with a reason, and marked in place', { tags: 'slow' }, async () => {
    answerMonth([kiran]);
    config(true);
    seen();
    const sent = answerCorrections((userId, date) => `${userId} on ${date}`);
    const { user } = await renderRoute(month, { as: 'MODERATOR' });
    await approve(1);
    const cells = await grid();
    (await cells.findByRole('button', { name: 'Kiran Deshmukh, 19 Nov: Check-out missing' })).focus();
    await user.keyboard('{Enter}');
    const time = await screen.findByLabelText('Checkout time');
    expect(time).toHaveProperty('value', '17:48');
    await user.clear(time);
    await user.type(time, '850{Enter}');
    expect(await screen.findByText('Must be after the check-in at 09:00')).toBeTruthy();
    expect(screen.getByText('Enter a reason.')).toBeTruthy();
    await user.clear(time);
    // Until 05:00 it is in the night after the day.
    await user.type(time, '0040');
    expect(screen.getByText('In the night, on 20 Nov 2026')).toBeTruthy();
    await user.clear(time);
    await user.type(time, '1805');
    await user.type(screen.getByLabelText('Reason'), 'Battery empty{Enter}');
    await cells.findByLabelText('Kiran Deshmukh, 19 Nov: Ready, not approved, Corrected');
    expect(sent.map(({ variables }) => variables.input)).toMatchObject([
      { userId: '4', date: '2026-11-19', punchOutAt: '2026-11-19T18:05:00+05:30', reason: 'Battery empty' },
    ]);
    await approve(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links to the day when the provider has no call for it', async () => {
    answerMonth([kiran]);
    config(false);
    await renderRoute(month, { as: 'MODERATOR' });
    await approve(1);
    const cells = await grid();
    expect(cells.getByLabelText('Kiran Deshmukh, 19 Nov: Check-out missing').tagName).toBe('A');
  });
});
