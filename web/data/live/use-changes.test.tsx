/** Screens that follow changes by others: a list reports them without moving rows, a board refreshes when nothing prevents it. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { answerEmployee } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { farmers } from '../../testing/customers.ts';
import { reasonFor, stateFor } from '../../testing/day-states.ts';
import { change } from '../../testing/forms.ts';
import { answerMonth, monthMember } from '../../testing/muster.ts';
import { answerHolidaySet, answerPayroll, setHoliday } from '../../testing/payroll.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { server } from '../../testing/server.ts';
import { answerTeam, member } from '../../testing/team.ts';
import type { Follower, Following, LiveChange } from './follow-changes.ts';

const followings: (Following & { state: 'leads' | 'listens' | 'stopped' })[] = [];
vi.mock('./follow-changes.ts', () => ({
  followChanges(following: Following): Follower {
    const open: (typeof followings)[number] = { ...following, state: 'listens' };
    followings.push(open);
    const become = (state: typeof open.state) => () => {
      open.state = state;
    };
    return { lead: become('leads'), listen: become('listens'), stop: become('stopped') };
  },
}));

/** Hides or shows the tab. */
function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: {}, configurable: true });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  followings.length = 0;
  setVisible(true);
});
afterEach(() => {
  act(() => session.end());
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let cursors = 0;
/** Sends a change to the open stream. */
function send(change: Partial<LiveChange['node']>): void {
  cursors += 1;
  const node = { __typename: 'Change' as const, type: 'FARMER' as const, subjectId: '1', date: null, own: false, ...change };
  act(() => followings.at(-1)?.onChange({ __typename: 'ChangeEdge', cursor: `c${cursors}`, node }));
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

it('shows the number of rows that others added or changed, moves no row, and fetches them on request', async () => {
  const asked = farmers.pages(() => ({ rows: [['1'], ['2']] }));
  answerHolidaySet();
  await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
  await screen.findAllByRole('row');
  await pass(2_500);
  await waitFor(() => expect(followings).toHaveLength(1));
  const before = asked.length;
  await setHoliday();
  send({ own: true });
  send({ type: 'MEETING' });
  expect(screen.queryByText(/new or changed/)).toBeNull();
  send({ subjectId: '7' });
  send({ subjectId: '8' });
  send({ subjectId: '8' });
  expect(screen.getByText('2 new or changed')).toBeDefined();
  expect(asked).toHaveLength(before);
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(asked).toHaveLength(before + 1));
  expect(screen.queryByText(/new or changed/)).toBeNull();
});

it('leaves the stream to other tabs while hidden, and then shows what their stream has brought', async () => {
  farmers.pages(() => ({ rows: [['1']] }));
  await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
  await pass(2_500);
  await waitFor(() => expect(followings.map(({ state }) => state)).toEqual(['leads']));
  send({ subjectId: '7' });
  setVisible(false);
  expect(followings.map(({ state }) => state)).toEqual(['listens']);
  send({ subjectId: '8' });
  expect(screen.getByText('1 new or changed')).toBeDefined();
  act(() => setVisible(true));
  expect(screen.getByText('2 new or changed')).toBeDefined();
  expect(followings.map(({ state }) => state)).toEqual(['leads']);
});

it('does not follow again in a page that was refused', async () => {
  farmers.pages(() => ({ rows: [['1']] }));
  await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
  await pass(2_500);
  await waitFor(() => expect(followings).toHaveLength(1));
  act(() => followings.at(-1)?.onRefused());
  setVisible(false);
  setVisible(true);
  await pass(2_500);
  expect(followings.map(({ state }) => state)).toEqual(['stopped']);
});

it('refreshes the team board once for marks by others on the shown day', async () => {
  const asked = answerTeam([member('1', 'Ganesh Shinde')]);
  await renderRoute('/?panel=team&date=2026-11-19', { as: 'MODERATOR' });
  await screen.findByText('Ganesh Shinde');
  await pass(2_500);
  await waitFor(() => expect(followings).toHaveLength(1));
  const before = asked.length;
  send({ type: 'ATTENDANCE', date: '2026-11-18' });
  await pass(11_000);
  expect(asked).toHaveLength(before);
  send({ type: 'ATTENDANCE', date: '2026-11-19' });
  send({ type: 'ATTENDANCE', date: '2026-11-19', subjectId: '2' });
  await pass(11_000);
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

it('counts own changes that were made in another tab', async () => {
  farmers.pages(() => ({ rows: [['1']] }));
  answerHolidaySet();
  await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
  await pass(2_500);
  await waitFor(() => expect(followings).toHaveLength(1));
  await setHoliday();
  setVisible(false);
  send({ own: true, subjectId: '7' });
  act(() => setVisible(true));
  send({ own: true, subjectId: '8' });
  expect(screen.getByText('2 new or changed')).toBeDefined();
});

it('refreshes the team board under an open day, and moves no row', async () => {
  const people = (sunita: ReturnType<typeof stateFor>) => [
    member('1', 'Ganesh Shinde', {}, { state: stateFor('NEEDS_CHECK', reasonFor('LONG_DAY')) }),
    member('2', 'Rohini Kale', {}, { state: stateFor('NEEDS_CHECK', reasonFor('LONG_DAY')) }),
    member('3', 'Sunita Jadhav', {}, { state: sunita, approved: sunita.code === 'APPROVED' }),
  ];
  answerTeam(people(stateFor('NEEDS_CHECK', reasonFor('LONG_DAY'))));
  await renderRoute('/?panel=team&date=2026-11-19', { as: 'MODERATOR' });
  await screen.findByRole('button', { name: 'Day of Ganesh Shinde', expanded: true });
  const orderOfNames = () => screen.getAllByRole('link', { name: /^[A-Z][a-z]+ [A-Z][a-z]+$/ }).map(({ textContent }) => textContent);
  await pass(2_500);
  await waitFor(() => expect(followings).toHaveLength(1));
  const before = orderOfNames();
  answerTeam([people(stateFor('APPROVED'))[1], people(stateFor('APPROVED'))[0], people(stateFor('APPROVED'))[2]].flatMap((person) => person ?? []));
  send({ type: 'ATTENDANCE', date: '2026-11-19', subjectId: '3' });
  await pass(11_000);
  await screen.findByText('Approved');
  expect(orderOfNames()).toEqual(before);
  screen.getByRole('button', { name: 'Day of Ganesh Shinde', expanded: true });
});

it('refreshes the muster for days and holidays of its month', async () => {
  const asked = answerMonth([monthMember('1', 'Ganesh Shinde', [])]);
  await renderRoute('/?panel=team&span=month&date=2026-10-20', { as: 'MODERATOR' });
  await screen.findAllByText('Ganesh Shinde');
  await pass(2_500);
  await waitFor(() => expect(followings).toHaveLength(1));
  for (const node of [{ type: 'ATTENDANCE', date: '2026-10-05' } as const, { type: 'PAYROLL', subjectId: '202610', date: '2026-10-02' } as const]) {
    const before = asked.length;
    send({ ...node, date: '2026-09-30' });
    await pass(11_000);
    expect(asked).toHaveLength(before);
    send(node);
    await pass(11_000);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  }
});

it('refreshes the board when the network is back', async () => {
  const asked = answerTeam([member('1', 'Ganesh Shinde')]);
  await renderRoute('/?panel=team&date=2026-11-19', { as: 'MODERATOR' });
  await screen.findByText('Ganesh Shinde');
  const before = asked.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(11_000);
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

it('refreshes the payroll month for changed days, but not while something is typed', async () => {
  answerConfig(true);
  const asked = answerPayroll();
  await renderRoute('/?panel=team&span=payroll&date=2026-10-20', { as: 'ADMIN' });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Holidays' }));
  change(await screen.findByLabelText('Name of the holiday'), 'Diwali');
  await pass(2_500);
  await waitFor(() => expect(followings).toHaveLength(1));
  const before = asked.length;
  send({ type: 'ATTENDANCE', date: '2026-10-05' });
  await pass(21_000);
  expect(asked).toHaveLength(before);
  change(screen.getByLabelText('Name of the holiday'), '');
  await pass(21_000);
  await waitFor(() => expect(asked).toHaveLength(before + 1));
});

/** Counts the requests of an operation, which fails. */
function countRequests(name: string): readonly string[] {
  const requests: string[] = [];
  server.use(
    graphql.operation(({ operationName }) => {
      if (operationName !== name) return undefined;
      requests.push(operationName);
      return HttpResponse.json({ data: null, errors: [{ message: 'No', extensions: { code: 'UPSTREAM_ERROR' } }] });
    }),
  );
  return requests;
}

const ofOthers = { subjectId: '8', date: '2026-11-18' } as const;

it.each<[string, string, string, Partial<LiveChange['node']>[], Partial<LiveChange['node']>]>([
  ['coverage', '/?panel=farmers&view=talukas', 'Coverage', [{ type: 'FARMER' }, { type: 'MEETING' }], { type: 'ATTENDANCE' }],
  ['the counts of unvisited farmers', '/?panel=farmers', 'UnvisitedCounts', [{ type: 'FARMER' }, { type: 'MEETING' }], { type: 'DEALER' }],
  ['a week of the team', '/?panel=meetings&view=week', 'TeamWeek', [{ type: 'MEETING' }, { type: 'EMPLOYEE' }], { type: 'FARMER' }],
  ['suggestions', '/?panel=planMeetings&user=3', 'VisitSuggestions', [{ type: 'MEETING' }, { type: 'FARMER' }], { type: 'ATTENDANCE' }],
  ['the week of a plan', '/?panel=planMeetings&user=3', 'EmployeeWeek', [{ type: 'MEETING' }], { type: 'ATTENDANCE' }],
  [
    'a day',
    '/usermap?user=42&date=2026-11-19',
    'Day',
    [{ type: 'MEETING' }, { type: 'ATTENDANCE', subjectId: '42', date: '2026-11-19' }],
    { type: 'ATTENDANCE', subjectId: '42' },
  ],
  ['an employee', '/usermap?user=42&date=2026-11-19', 'Employee', [{ type: 'EMPLOYEE', subjectId: '42' }], { type: 'EMPLOYEE' }],
  ['a farmer', '/farmers/9', 'FarmerRecord', [{ type: 'FARMER', subjectId: '9' }, { type: 'MEETING' }], { type: 'FARMER' }],
  ['a dealer', '/dealers/9', 'DealerRecord', [{ type: 'DEALER', subjectId: '9' }], { type: 'FARMER', subjectId: '9' }],
  ['a batch', '/lats/secure/dashboard?panel=batches&batch=318', 'QrBatchReport', [{ type: 'BATCH', subjectId: '318' }], { type: 'BATCH' }],
])('refreshes %s for the changes that concern it', async (_name, path, operation, concerned, unconcerned) => {
  answerConfig(true);
  answerEmployee();
  const requests = countRequests(operation);
  await renderRoute(path, { as: 'ADMIN' });
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  await pass(2_500);
  await waitFor(() => expect(followings).toHaveLength(1));
  for (const node of concerned) {
    const before = requests.length;
    send({ ...ofOthers, ...unconcerned });
    await pass(65_000);
    expect(requests).toHaveLength(before);
    send({ ...ofOthers, ...node });
    await pass(65_000);
    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  }
});
