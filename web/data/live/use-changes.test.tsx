/** Screens that follow changes by others: a list reports them without moving rows, a board refreshes when nothing prevents it. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { farmers } from '../../testing/customers.ts';
import { renderRoute } from '../../testing/render-route.tsx';
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
  await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
  await screen.findAllByRole('row');
  await pass(2_500);
  await waitFor(() => expect(followings).toHaveLength(1));
  const before = asked.length;
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
