/** Team: the board loads in tens, shows findings in words, and approves all selected days with one press. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  AnswerDayQuestionDocument,
  type AnswerDayQuestionMutation,
  AskAboutDayDocument,
  type AskAboutDayMutation,
  RefuseDayDocument,
  type RefuseDayMutation,
  WithdrawApprovalDocument,
  type WithdrawApprovalMutation,
} from '../../people/approvals/approvals.generated.ts';
import { answerApprovals, answerCorrections, answerWithdrawals, approvedDays } from '../../testing/approvals.ts';
import { onFriday } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { reasonFor, stateFor } from '../../testing/day-states.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred } from '../../testing/server.ts';
import { answerTeam, member } from '../../testing/team.ts';
import { TeamDayDocument, type TeamDayQuery } from './team.generated.ts';

onFriday();

const address = '/?panel=team&date=2026-11-19';
const kiran = member(
  '4',
  'Kiran Deshmukh',
  {},
  {
    punchOutAt: null,
    workMinutes: null,
    state: stateFor(
      'NEEDS_CHECK',
      reasonFor('NO_CHECK_OUT'),
      reasonFor('SILENCE', { fromAt: '2026-11-19T11:40:00+05:30', untilAt: '2026-11-19T15:05:00+05:30', minutes: 205 }),
    ),
  },
);
const team = [
  member('1', 'Ganesh Shinde'),
  member('2', 'Rohini Kale', {}, { approved: true }),
  member('3', 'Sunita Jadhav'),
  kiran,
  member('5', 'Deepak Thorat', { attendance: null, summary: { __typename: 'TravelSummary', straightLineKm: 0 }, stops: [], lastPoint: null }),
];

const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('tr');
  if (found === null) throw new Error('A person has a row.');
  return found;
};
const names = () =>
  screen
    .getAllByRole('row')
    .map((each) => /^[A-Z][a-z]+ [A-Z][a-z]+/.exec(each.textContent ?? '')?.[0])
    .filter((name) => name !== undefined);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const approve = (count: number) => screen.findByRole('button', { name: `Approve ${count} day${count === 1 ? '' : 's'}` });

describe('the board', () => {
  it('says of today before noon that people are not in yet', { tags: 'slow' }, async () => {
    answerTeam(team);
    await renderRoute('/?panel=team', { as: 'MODERATOR' });
    await screen.findByRole('button', { name: 'Not in yet 1' });
    expect(within(await row('Deepak Thorat')).getByText('Not in yet')).toBeTruthy();
    expect(screen.getAllByText('4 in, 1 not in yet').length).toBeGreaterThan(0);
  });

  it('shows the day of the address, days that need a check first, with their findings in words', async () => {
    const asked = answerTeam(team);
    await renderRoute(address, { as: 'MODERATOR' });
    await approve(2);
    expect(names()).toEqual(['Kiran Deshmukh', 'Ganesh Shinde', 'Sunita Jadhav', 'Deepak Thorat', 'Rohini Kale']);
    expect(asked.map(({ variables }) => variables)).toEqual(
      [
        { date: '2026-11-19', page: 0 },
        { date: '2026-11-19', page: 1 },
      ].slice(0, asked.length),
    );
    const odd = within(await row('Kiran Deshmukh'));
    expect(odd.getByText('No check-out; last point 17:48')).toBeTruthy();
    expect(odd.getByText('No GPS signal 11:40 to 15:05 (3 h 25 min)')).toBeTruthy();
    expect(odd.getAllByText('Missing').length).toBeGreaterThan(0);
    expect(within(await row('Deepak Thorat')).getByText('Absent')).toBeTruthy();
    expect(within(await row('Rohini Kale')).getByText('Approved')).toBeTruthy();
  });

  it('opens the first day with findings, which stays closed once it is closed', async () => {
    answerTeam(team);
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await approve(2);
    const day = (expanded: boolean) => screen.getByRole('button', { name: 'Day of Kiran Deshmukh', expanded });
    expect(screen.getByRole('img', { name: /^Kiran Deshmukh: checked in/ })).toBeTruthy();
    expect(screen.getByText(/^Green: checked in\. Grey: .* Dashed: no GPS signal\.$/)).toBeTruthy();
    await user.click(day(true));
    day(false);
    await user.click(box('Ganesh Shinde'));
    await approve(1);
    day(false);
  });

  it('opens nothing today, when the board refreshes on its own', async () => {
    answerTeam(team);
    await renderRoute('/?panel=team&date=2026-11-20', { as: 'MODERATOR' });
    await approve(2);
    screen.getByRole('button', { name: 'Day of Kiran Deshmukh', expanded: false });
  });

  it('keeps the selection and opens no row when its day ends, and then shows the states of the past day', async () => {
    const friday = (state: ReturnType<typeof stateFor>) => [
      member('1', 'Ganesh Shinde', {}, { date: '2026-11-20' }),
      member('3', 'Sunita Jadhav', {}, { date: '2026-11-20', punchOutAt: null, workMinutes: null, state }),
    ];
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-20T23:59:00+05:30') });
    answerTeam(friday(stateFor('OPEN')));
    const { user } = await renderRoute('/?panel=team&date=2026-11-20', { as: 'MODERATOR' });
    await approve(1);
    vi.setSystemTime(new Date('2026-11-21T00:01:00+05:30'));
    await user.click(box('Ganesh Shinde'));
    await screen.findByText('No day selected.');
    expect(box('Sunita Jadhav').checked, 'nobody knows yet that the check-out is missing').toBe(false);
    answerTeam(friday(stateFor('NEEDS_CHECK', reasonFor('NO_CHECK_OUT'))));
    vi.advanceTimersByTime(60_000);
    await screen.findByText('1 day needs checking first.', { exact: false });
    screen.getByRole('button', { name: 'Day of Sunita Jadhav', expanded: false });
    expect([box('Ganesh Shinde').checked, box('Sunita Jadhav').checked]).toEqual([false, false]);
  });

  it('fetches tens two at a time until the last, and shows the progress', async () => {
    const tens = Array.from({ length: 3 }, (_, ten) => [member(String(ten + 1), `Person ${'ABC'[ten]}x`)]);
    const waiting: (() => void)[] = [];
    const asked = answer(TeamDayDocument, async ({ page }): Promise<Answer<TeamDayQuery>> => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { data: { teamDay: { __typename: 'TeamDay', people: tens[page] ?? [], nextPage: page < 2 ? page + 1 : null, totalCount: null } } };
    });
    await renderRoute(address, { as: 'MODERATOR' });
    await waitFor(() => expect(asked).toHaveLength(2));
    waiting.shift()?.();
    await screen.findByText('Loading 1');
    await waitFor(() => expect(asked.map(({ variables }) => variables.page)).toEqual([0, 1, 2]));
    expect(await approve(1)).toHaveProperty('disabled', true);
    for (const answerNow of waiting) answerNow();
    await waitFor(async () => expect(await approve(3)).toHaveProperty('disabled', false));
    expect(asked).toHaveLength(3);
  });

  it('shows the first fifty in place of people beyond the last', async () => {
    answerTeam(team);
    const { address: now } = await renderRoute(`${address}&page=2`, { as: 'MODERATOR' });
    await waitFor(() => expect(now()).toBe(address));
    await approve(2);
  });

  it('keeps order, filter and day in the address, and leads to the summary of the day', async () => {
    answerTeam(team);
    const { user, address: now } = await renderRoute(address, { as: 'MODERATOR' });
    await approve(2);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Deepak Thorat', 'Ganesh Shinde', 'Kiran Deshmukh', 'Rohini Kale', 'Sunita Jadhav']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Sunita Jadhav', 'Rohini Kale', 'Kiran Deshmukh', 'Ganesh Shinde', 'Deepak Thorat']);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'Needs checking 1' }));
    expect(names()).toEqual(['Kiran Deshmukh']);
    expect(now()).toBe('/?panel=team&date=2026-11-19&sort=-name&show=look');
    expect(screen.getByRole('link', { name: 'Summary' }).getAttribute('href')).toBe('/?panel=summary&date=2026-11-19');
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await waitFor(() => expect(now()).toBe('/?panel=team&date=2026-11-18&sort=-name&show=look'));
  });

  it('leaves blank what could not be loaded of one person, selects nothing of them, and refetches', async () => {
    const asked = answerTeam([member('1', 'Ganesh Shinde'), member('3', 'Sunita Jadhav', { oddities: null, attendance: null })]);
    await renderRoute(address, { as: 'MODERATOR' });
    await approve(1);
    expect(within(await row('Sunita Jadhav')).getByText('Not loaded')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Select Sunita Jadhav' })).toBeNull();
    expect(asked.length).toBeGreaterThan(0);
  });

  it('shows a failed load, with Retry', async () => {
    answer(TeamDayDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByText('The list could not be loaded');
    answerTeam(team);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await approve(2);
  });
});

it('keeps the focus when another day is shown, without state of the previous day', async () => {
  answerTeam(team);
  const { user } = await renderRoute(address, { as: 'MODERATOR' });
  await approve(2);
  await user.click(box('Ganesh Shinde'));
  const before = screen.getByRole('button', { name: 'Previous day' });
  await user.click(before);
  await approve(2);
  expect(document.activeElement).toBe(before);
  expect(screen.getByRole('button', { name: 'Previous day' })).toBe(before);
});

it('shows the checkbox of all days as mixed while some are not selected, and moves from there to Approve', async () => {
  answerTeam(team);
  const { user } = await renderRoute(address, { as: 'MODERATOR' });
  const button = await approve(2);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all ready days' });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.click(all);
  expect([all.checked, all.indeterminate, box('Ganesh Shinde').checked]).toEqual([false, false, false]);
  await user.click(all);
  await user.click(box('Kiran Deshmukh'));
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Skip to Approve' }));
  expect(document.activeElement).toBe(button);
});

describe('approving', () => {
  it('sends the default selection with one press, and updates the rows in place', async () => {
    answerTeam(team);
    const sent = answerApprovals();
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await user.click(await approve(2));
    await screen.findByText('2 days approved.');
    expect(approvedDays(sent)).toEqual([
      ['1', '2026-11-19'],
      ['3', '2026-11-19'],
    ]);
    expect(sent).toHaveLength(1);
    expect(within(await row('Ganesh Shinde')).getByText('Approved')).toBeTruthy();
    expect(screen.getByText('1 day needs checking first.')).toBeTruthy();
  });

  it('shows the server messages of failed days, and retries only those', async () => {
    answerTeam(team);
    answerApprovals(({ userId }) => (userId === '3' ? { code: 'REFUSED', message: 'Attendance is locked for this date' } : undefined));
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await user.click(await approve(2));
    await screen.findByText('1 approved, 1 not.');
    const failures = within(screen.getByRole('alert', { name: 'Not approved' }));
    expect(failures.getByRole('listitem').textContent).toContain('Sunita Jadhav, 19 Nov: Attendance is locked for this date');
    expect(within(await row('Sunita Jadhav')).getByText('Not approved')).toBeTruthy();
    const again = answerApprovals();
    await user.click(screen.getByRole('button', { name: 'Retry 1' }));
    await screen.findByText('1 day approved.');
    expect(approvedDays(again)).toEqual([['3', '2026-11-19']]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be undone within ten seconds where approvals can be withdrawn', async () => {
    answerTeam(team);
    answerConfig(true);
    answerApprovals();
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await user.click(await approve(2));
    await screen.findByText('2 days approved.');
    const withdrawn = answerWithdrawals();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('2 approvals withdrawn.');
    expect(withdrawn.map(({ variables: { input } }) => [input.userId, input.date, input.reason])).toEqual([
      ['1', '2026-11-19', 'Undone right after approving'],
      ['3', '2026-11-19', 'Undone right after approving'],
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await approve(2);
  });

  it('shows failed withdrawals, and retries only those', async () => {
    answerTeam(team);
    answerConfig(true);
    answerApprovals();
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await user.click(await approve(2));
    await screen.findByText('2 days approved.');
    let up = false;
    const sent = answer(
      WithdrawApprovalDocument,
      ({ input }): Answer<WithdrawApprovalMutation> =>
        up || input.userId === '1'
          ? { data: { withdrawApproval: { __typename: 'WithdrawApprovalPayload', message: null, userErrors: [] } } }
          : { code: 'UPSTREAM_UNAVAILABLE' },
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('1 withdrawn, 1 not.');
    screen.getByRole('alert', { name: 'Not withdrawn' });
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry 1' }));
    await screen.findByText('1 approval withdrawn.');
    expect(sent.map(({ variables: { input } }) => input.userId)).toEqual(['1', '3', '3']);
  });

  it('cannot be undone with a provider’s API', async () => {
    answerTeam(team);
    answerApprovals();
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await user.click(await approve(2));
    await screen.findByText('2 days approved.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('a day with findings is approved only when it is selected by hand', async () => {
    answerTeam(team);
    const sent = answerApprovals();
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await approve(2);
    expect(box('Kiran Deshmukh').checked).toBe(false);
    await user.click(box('Kiran Deshmukh'));
    await user.click(box('Ganesh Shinde'));
    await user.click(await approve(2));
    await screen.findByText('2 days approved.');
    expect(approvedDays(sent).map(([userId]) => userId)).toEqual(['3', '4']);
  });

  it('by keys: the next day with findings opens with its checkbox focused, Down moves, Space selects, Ctrl+Enter approves', async () => {
    answerTeam(team);
    const sent = answerApprovals();
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await approve(2);
    screen.getByRole('button', { name: 'Next to check' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(box('Kiran Deshmukh'));
    expect(screen.getByRole('link', { name: 'See the day of Kiran Deshmukh' }).getAttribute('href')).toBe('/usermap?user=4&date=2026-11-19');
    await user.keyboard(' {ArrowDown}');
    expect(document.activeElement).toBe(box('Ganesh Shinde'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('3 days approved.');
    expect(approvedDays(sent)).toHaveLength(3);
  });
});

it('the map shows the name, phone number and day link of a marker', async () => {
  answerTeam([member('1', 'Ganesh Shinde')]);
  answerConfig(false);
  const { user } = await renderRoute(`${address}&view=map`, { as: 'MODERATOR' });
  await user.click(await screen.findByRole('button', { name: /^Ganesh Shinde 18:05/ }));
  const link = await screen.findByRole('link', { name: 'Ganesh Shinde' });
  expect(link.getAttribute('href')).toBe('/usermap?user=1&date=2026-11-19');
  expect(screen.getByRole('link', { name: '98220 41735' }).getAttribute('href')).toBe('tel:9822041735');
});

describe('withdrawing', () => {
  const config = (extensions: boolean) => answerConfig(extensions);

  it('withdraws an approval with a reason, in place, and Ctrl+Enter in the reason approves no other day', { tags: 'slow' }, async () => {
    answerTeam(team);
    config(true);
    const approvals = answerApprovals();
    const sent = answerWithdrawals();
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await approve(2);
    await user.click(screen.getByRole('button', { name: 'Day of Rohini Kale' }));
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Reason'), 'She was on leave{Control>}{Enter}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await approve(3);
    expect(approvals).toEqual([]);
    expect(sent[0]?.variables.input).toMatchObject({ userId: '2', date: '2026-11-19', reason: 'She was on leave' });
  });

  it('explains when the provider has no call for it', async () => {
    answerTeam(team);
    config(false);
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await approve(2);
    await user.click(screen.getByRole('button', { name: 'Day of Rohini Kale' }));
    await screen.findByText('Not available on this server: withdrawing an approval');
    expect(screen.queryByLabelText('Reason')).toBeNull();
  });
});

describe('deciding about a day', () => {
  const at = '2026-11-20T09:40:00+05:30';
  const asked = { __typename: 'DayQuestion' as const, question: 'Which village?', at, by: 'Asha Patil', answer: null, answeredAt: null, answeredBy: null };
  const refusal = { __typename: 'DayRefusal' as const, reason: 'Phone at home', at, by: 'Asha Patil', countsAs: null, withdrawnAt: null };
  const dayOf = (code: 'ASKED' | 'REFUSED' | 'NEEDS_CHECK', fields: object) => ({
    __typename: 'AttendanceDay' as const,
    id: '2026-11-19 of 4',
    approved: false,
    state: stateFor(code, reasonFor('NO_CHECK_OUT')),
    approvalNote: null,
    refusals: [],
    questions: [],
    ...fields,
  });
  const start = async (people = team) => {
    answerTeam(people);
    answerConfig(true);
    const rendered = await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByText('Kiran Deshmukh');
    await screen.findByRole('button', { name: 'Day of Kiran Deshmukh', expanded: true });
    return rendered;
  };
  const pressed = async (name: string) => screen.findByRole('button', { name });

  it('asks a question, copies it as text, and enters the answer', { tags: 'slow' }, async () => {
    const sent = answer(
      AskAboutDayDocument,
      (): Answer<AskAboutDayMutation> => ({
        data: { askAboutDay: { __typename: 'AskAboutDayPayload', message: 'Saved', userErrors: [], attendance: dayOf('ASKED', { questions: [asked] }) } },
      }),
    );
    const { user } = await start();
    await user.click(await pressed('Ask: Kiran Deshmukh'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    dialog.getByText('Enter the question.');
    await user.type(dialog.getByLabelText('Question'), 'Which village?');
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.variables.input).toMatchObject({ userId: '4', date: '2026-11-19', question: 'Which village?' });
    expect(within(await row('Kiran Deshmukh')).getByText('Asked')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Select Kiran Deshmukh' }), 'it waits for the answer').toBeNull();
    await user.click(await pressed('Copy question'));
    expect(await navigator.clipboard.readText()).toBe('*Kiran Deshmukh, Thu 19 Nov 2026*\nWhich village?\nAsha Patil');

    const questions = [{ ...asked, answer: 'Karad', answeredAt: at, answeredBy: 'Vijay Mane' }];
    const state = stateFor('NEEDS_CHECK', reasonFor('NO_CHECK_OUT'), reasonFor('QUESTION_ANSWERED'));
    answer(
      AnswerDayQuestionDocument,
      (): Answer<AnswerDayQuestionMutation> => ({
        data: {
          answerDayQuestion: {
            __typename: 'AnswerDayQuestionPayload',
            message: 'Saved',
            userErrors: [],
            attendance: dayOf('NEEDS_CHECK', { questions, state }),
          },
        },
      }),
    );
    await user.click(await pressed('Enter the answer: Kiran Deshmukh'));
    const second = within(await screen.findByRole('dialog'));
    second.getByText('Which village?');
    await user.type(second.getByLabelText('Answer'), 'Karad');
    await user.click(second.getByRole('button', { name: 'Save the answer' }));
    expect(await within(await row('Kiran Deshmukh')).findByText('Answered')).toBeTruthy();
    screen.getByText('Answer: Karad');
    await pressed('Ask again: Kiran Deshmukh');
  });

  it('refuses with a reason, which is shown in the row, and withdraws', { tags: 'slow' }, async () => {
    const sent = answer(
      RefuseDayDocument,
      (): Answer<RefuseDayMutation> => ({
        data: {
          refuseDay: {
            __typename: 'RefuseDayPayload',
            message: 'Refused',
            userErrors: [],
            attendance: dayOf('REFUSED', { refusals: [{ ...refusal, countsAs: 'HALF_DAY' }] }),
          },
        },
      }),
    );
    const { user } = await start();
    await user.click(await pressed('Refuse: Kiran Deshmukh'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Refuse the day' }));
    dialog.getByText('Enter a reason.');
    await user.type(dialog.getByLabelText('Reason'), 'Phone at home');
    const counts = within(dialog.getByRole('radiogroup', { name: 'Counts for payroll as' }));
    expect(counts.getAllByRole('radio').map((radio) => [radio.parentElement?.textContent, radio instanceof HTMLInputElement && radio.checked])).toEqual([
      ['Absent', true],
      ['Half day', false],
      ['Leave', false],
    ]);
    await user.click(counts.getByRole('radio', { name: 'Half day' }));
    await user.click(dialog.getByRole('button', { name: 'Refuse the day' }));
    await screen.findByText('Refused by Asha Patil: Phone at home');
    expect(sent[0]?.variables.input).toMatchObject({ userId: '4', date: '2026-11-19', reason: 'Phone at home', countsAs: 'HALF_DAY' });
    await screen.findByText('Refused: Phone at home; counts as Half day');
    expect(screen.getByRole('button', { name: 'Refused 1' })).toBeTruthy();
    await pressed('Withdraw the refusal');
    expect(screen.queryByRole('button', { name: 'Refuse: Kiran Deshmukh' })).toBeNull();
    await screen.findByText('1 day refused.');
    const withdrawn = answerWithdrawals();
    await user.click(await pressed('Undo'));
    await screen.findByText('1 refusal withdrawn.');
    expect(withdrawn.map(({ variables: { input } }) => [input.userId, input.reason])).toEqual([['4', 'Undone right after refusing']]);
    await pressed('Refuse: Kiran Deshmukh');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('approves a day that needs checking with a note', { tags: 'slow' }, async () => {
    const sent = answerApprovals();
    const { user } = await start();
    await user.click(box('Kiran Deshmukh'));
    await user.click(await approve(3));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('1 of these days needs checking. Why is it approved?');
    await user.click(dialog.getByRole('button', { name: 'Approve 3 days' }));
    dialog.getByText('Enter why the day is approved.');
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Note'), 'He rang');
    await user.click(dialog.getByRole('button', { name: 'Approve 3 days' }));
    await screen.findByText('3 days approved.');
    expect(sent[0]?.variables.input.days).toEqual([
      { userId: '1', date: '2026-11-19' },
      { userId: '3', date: '2026-11-19' },
      { userId: '4', date: '2026-11-19', note: 'He rang' },
    ]);
  });

  it('by keys: j and k move, a approves, q asks, x refuses; not while typing', { tags: 'slow' }, async () => {
    const sent = answerApprovals();
    const { user } = await start();
    box('Kiran Deshmukh').focus();
    await user.keyboard('q');
    await user.type(await screen.findByLabelText('Question'), 'axq');
    expect((await screen.findByLabelText<HTMLInputElement>('Question')).value).toBe('axq');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.clear(screen.getByLabelText('Question'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    box('Kiran Deshmukh').focus();
    await user.keyboard('x');
    await screen.findByText('Do you want to refuse this day?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    box('Kiran Deshmukh').focus();
    await user.keyboard('jjk');
    expect(document.activeElement).toBe(box('Ganesh Shinde'));
    await user.keyboard('a');
    await screen.findByText('1 day approved.');
    expect(approvedDays(sent)).toEqual([['1', '2026-11-19']]);
    expect(document.activeElement, 'the next row').toBe(box('Sunita Jadhav'));
  });

  it('explains when the provider has no calls for it, and approves without a note', async () => {
    answerTeam(team);
    answerConfig(false);
    const sent = answerApprovals();
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByText('Not available on this server: asking about a day and refusing it');
    expect(screen.queryByRole('button', { name: 'Refuse: Kiran Deshmukh' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Asked/ })).toBeNull();
    await user.click(await pressed('Approve this day: Kiran Deshmukh'));
    await screen.findByText('1 day approved.');
    expect(approvedDays(sent)).toEqual([['4', '2026-11-19']]);
  });
});

const idOf = (userId: string, date: string) => `${date} of ${userId}`;

it('a day with findings and without a check-out is corrected and selected in its row', async () => {
  const asked = answerTeam(team);
  answerConfig(true);
  const sent = answerCorrections(idOf);
  const { user } = await renderRoute(address, { as: 'MODERATOR' });
  await approve(2);
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: 'Next to check' }));
  expect(await screen.findByLabelText('Checkout time')).toHaveProperty('value', '18:05');
  await user.type(screen.getByLabelText('Reason'), 'Battery empty');
  await user.click(screen.getByRole('button', { name: 'Correct and select' }));
  await approve(3);
  expect(box('Kiran Deshmukh').checked).toBe(true);
  expect(sent[0]?.variables.input).toMatchObject({ userId: '4', date: '2026-11-19', punchOutAt: '2026-11-19T18:05:00+05:30', reason: 'Battery empty' });
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

it('a closed day that was marked by hand can be corrected in its row, a day that the employee closed cannot', { tags: 'slow' }, async () => {
  answerTeam([
    member('1', 'Ganesh Shinde', {}, { correctable: true }),
    member('2', 'Rohini Kale', {}, { correctable: true, approved: true }),
    member('3', 'Sunita Jadhav'),
  ]);
  answerConfig(true);
  const sent = answerCorrections(idOf);
  const { user } = await renderRoute(address, { as: 'MODERATOR' });
  for (const name of ['Rohini Kale', 'Sunita Jadhav']) {
    await user.click(await screen.findByRole('button', { name: `Day of ${name}` }));
    expect(await screen.findByRole('link', { name: `See the day of ${name}` })).toBeTruthy();
    expect(screen.queryByRole('form', { name: `Correct the check-out: ${name}` })).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Day of Ganesh Shinde' }));
  const form = within(await screen.findByRole('form', { name: 'Correct the check-out: Ganesh Shinde' }));
  await user.type(form.getByLabelText('Reason'), 'Closed too early');
  await user.click(form.getByRole('button', { name: 'Correct and select' }));
  await waitFor(() => expect(sent[0]?.variables.input).toMatchObject({ userId: '1', date: '2026-11-19', reason: 'Closed too early' }));
});

it('keeps a checkbox cleared while a correction was being saved', async () => {
  answerTeam(team);
  answerConfig(true);
  const { promise: saved, resolve: respond } = deferred();
  const sent = answerCorrections(idOf, saved);
  const { user } = await renderRoute(address, { as: 'MODERATOR' });
  await approve(2);
  await user.click(screen.getByRole('button', { name: 'Next to check' }));
  await user.type(await screen.findByLabelText('Reason'), 'Battery empty');
  await user.click(screen.getByRole('button', { name: 'Correct and select' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(box('Ganesh Shinde'));
  await approve(1);
  respond();
  await waitFor(() => expect(box('Kiran Deshmukh').checked).toBe(true));
  expect(box('Ganesh Shinde').checked).toBe(false);
});

describe('the map', () => {
  it('shows the last position of each person, and shares its choice with the list', async () => {
    answerTeam(team);
    answerConfig(false);
    const { user } = await renderRoute(`${address}&view=map`, { as: 'MODERATOR' });
    const map = within(await screen.findByRole('group', { name: 'Last position of everyone, 19 Nov 2026: 4 people' }));
    const marker = map.getByRole('button', { name: 'KD, Kiran Deshmukh, 18:05, Shirur' });
    expect(marker.textContent).toBe('KD');
    await user.click(screen.getByRole('button', { name: /^Kiran Deshmukh 18:05/ }));
    expect(marker.getAttribute('aria-pressed')).toBe('true');
  });
});
