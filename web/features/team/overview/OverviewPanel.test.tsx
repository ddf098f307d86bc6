/** Overview: figures of today with links to their lists, and two periods side by side. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserStorage } from '../../../i18n/browser-storage.ts';
import { onFriday } from '../../../testing/attendance.ts';
import { answerConfig } from '../../../testing/config.ts';
import { reasonFor, stateFor } from '../../../testing/day-states.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { type Answer, answer } from '../../../testing/server.ts';
import { answerLeave, member } from '../../../testing/team.ts';
import { TeamDayDocument, type TeamDayQuery } from '../team.generated.ts';
import type { ActivityRow } from './activity.ts';
import {
  ActivityDocument,
  type ActivityQuery,
  MeetingsOfDayDocument,
  type MeetingsOfDayQuery,
  UnlinkedInvoicesDocument,
  type UnlinkedInvoicesQuery,
} from './overview.generated.ts';

onFriday();
beforeEach(() => {
  answerConfig(true);
  answerTeams();
  answerMeetings();
  answerInvoices();
  answerActivity();
});
afterEach(() => browserStorage.clear());

const at = (time: string) => `2026-11-20T${time}:00+05:30`;
const today = [
  member('1', 'Ganesh Shinde', {}, { date: '2026-11-20', punchInAt: at('09:00'), punchOutAt: null }),
  member('2', 'Rohini Kale', {}, { date: '2026-11-20', punchInAt: at('09:41'), punchOutAt: null }),
  member('3', 'Kiran Deshmukh', { attendance: null, stops: [], lastPoint: null }),
];
const before = [
  member('1', 'Ganesh Shinde'),
  member('3', 'Kiran Deshmukh', {}, { punchOutAt: null, workMinutes: null, state: stateFor('NEEDS_CHECK', reasonFor('NO_CHECK_OUT')) }),
];

const answerTeams = () =>
  answer(
    TeamDayDocument,
    ({ date }): Answer<TeamDayQuery> => ({
      data: { teamDay: { __typename: 'TeamDay', people: date === '2026-11-20' ? today : before, nextPage: null, totalCount: null } },
    }),
  );

const answerMeetings = () =>
  answer(
    MeetingsOfDayDocument,
    (): Answer<MeetingsOfDayQuery> => ({
      data: {
        meetings: {
          __typename: 'MeetingConnection',
          totalCount: 14,
          totalCountAtLeast: null,
          nodes: [
            {
              __typename: 'Meeting',
              id: '9',
              number: '9',
              type: 'FARMER',
              status: 'SCHEDULED',
              plannedAt: at('10:30'),
              assignedTo: { __typename: 'MeetingPerson', id: '1', firstName: 'Ganesh', lastName: 'Shinde' },
              party: {
                __typename: 'MeetingParty',
                id: '77',
                firstName: 'Lata',
                lastName: 'Boraste',
                address: { __typename: 'Address', village: 'Gunat', taluka: 'Shirur', district: 'Pune' },
              },
            },
          ],
        },
      },
    }),
  );

const answerInvoices = () =>
  answer(
    UnlinkedInvoicesDocument,
    (): Answer<UnlinkedInvoicesQuery> => ({ data: { invoices: { __typename: 'InvoiceConnection', totalCount: 5, totalCountAtLeast: null } } }),
  );

const row = (key: string, label: string | null, visits: number, codesUsed: number | null = null): ActivityRow => ({
  __typename: 'ActivityRow',
  key,
  label,
  visits,
  meetingsHeld: 1,
  farmersRegistered: 2,
  dealersRegistered: 0,
  codesUsed,
  pointsGiven: codesUsed,
});

const rowsBy: Readonly<Record<string, readonly ActivityRow[]>> = {
  DAY: [row('2026-11-18', null, 51), row('2026-11-19', null, 700, 9), row('2026-10-19', null, 733, 4)],
  EMPLOYEE: [row('3', 'Asha Patil', 0, 5), row('1', 'Ganesh Shinde', 66), ...Array.from({ length: 11 }, (_, n) => row(`${n + 20}`, `Person ${n}`, 11 - n))],
  TALUKA: [row('Maharashtra/Sangli/Walwa', 'Walwa', 76), row('Maharashtra/Satara/Karad', 'Karad', 0, 5), row('NONE', null, 0, 4)],
  PRODUCT: [row('4', 'Neem Gold, 500 ml', 0, 9)],
};

const answerActivity = () =>
  answer(ActivityDocument, ({ groupBy, from, besideFrom }): Answer<ActivityQuery> => {
    const report = (month: string) => ({
      __typename: 'ActivityReport' as const,
      rows: (rowsBy[groupBy] ?? []).filter(({ key }) => groupBy !== 'DAY' || key.startsWith(month)),
    });
    return { data: { now: report(from.slice(0, 7)), beside: report(besideFrom.slice(0, 7)) } };
  });

const address = '/?panel=overview';
const figure = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });

it('shows today, each figure with a link to its list, and absent people with a phone', { tags: 'slow' }, async () => {
  await renderRoute(address, { as: 'ADMIN' });
  for (const [name, count, href] of [
    ['Working now', '2', '/?panel=team&date=2026-11-20&show=working'],
    ['Late', '1', '/?panel=team&date=2026-11-20&show=late'],
    ['Not in yet', '1', '/?panel=team&date=2026-11-20&show=absent'],
    ['Days to approve', '2', '/?panel=team&date=2026-11-19&show=approve'],
    ['Needs checking', '1', '/?panel=team&date=2026-11-19&show=look'],
    ['Meetings today', '14', '/?panel=meetings&whose=everyone&from=2026-11-20&until=2026-11-20'],
    ['Unlinked invoices', '5', '/lats/secure/dashboard?panel=invoices&linked=no'],
  ] as const) {
    await waitFor(async () => expect((await figure(name)).querySelector('strong')?.textContent).toBe(count));
    expect(new URL((await figure(name)).getAttribute('href') ?? '', 'http://x').search.split('&').sort()).toEqual(
      new URL(href, 'http://x').search.split('&').sort(),
    );
  }
  const notIn = within(screen.getByRole('region', { name: 'Not in yet' }));
  expect(notIn.getByRole('link', { name: '98220 41735' }).getAttribute('href')).toBe('tel:9822041735');
  expect(within(screen.getByRole('region', { name: /^Needs checking, 19 Nov/ })).getByText('No check-out; last point 17:48')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lata Boraste' }).getAttribute('href')).toBe('/meetingDetails/FARMER/9');
});

it('does not expect people who are on leave', { tags: 'slow' }, async () => {
  answerLeave('3', '2026-11-20');
  await renderRoute(address, { as: 'ADMIN' });
  await waitFor(async () => expect((await figure('Working now')).textContent).toMatch(/of 3; 1 on leave$/));
  expect((await figure('Not in yet')).querySelector('strong')?.textContent).toBe('0');
  expect(within(screen.getByRole('region', { name: 'Not in yet' })).getByText('Everybody is in')).toBeDefined();
});

it('compares two periods: the same number of days before, totals, and the change', { tags: 'slow' }, async () => {
  const asked = answerActivity();
  await renderRoute(`${address}&as=table`, { as: 'ADMIN' });
  expect(await screen.findByText('1 Nov to 19 Nov beside 1 Oct to 19 Oct; full days only')).toBeDefined();
  await waitFor(() => expect(asked.map(({ variables }) => variables.groupBy).sort()).toEqual(['DAY', 'EMPLOYEE', 'PRODUCT', 'TALUKA']));
  expect(asked[0]?.variables).toMatchObject({ from: '2026-11-01', to: '2026-11-19', besideFrom: '2026-10-01', besideTo: '2026-10-19' });
  expect((await screen.findByRole('radio', { name: /^Visits/ })).textContent).toMatch(/Visits751 733 before.*up 2.5%/);
  const table = within(await screen.findByRole('table', { name: 'Visits by day' }));
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(/^Thu 19 Nov 2026700 733/);
  expect(table.getByRole('link', { name: 'Thu 19 Nov 2026' }).getAttribute('href')).toBe('/?panel=meetings&view=visits&from=2026-11-19&until=2026-11-19');
});

it('ranks ten, opens all, and links each row to its list', { tags: 'slow' }, async () => {
  const { user } = await renderRoute(address, { as: 'ADMIN' });
  const employees = await screen.findByRole('table', { name: 'Visits by employee' });
  expect(within(employees).getAllByRole('rowheader')).toHaveLength(10);
  expect(within(employees).getByRole('link', { name: 'Ganesh Shinde' }).getAttribute('href')).toBe(
    '/?panel=meetings&view=visits&group=EMPLOYEE&key=1&from=2026-11-01&until=2026-11-19',
  );
  await user.click(screen.getByRole('button', { name: 'All 12; the other 2: 3' }));
  expect(within(employees).getAllByRole('rowheader')).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Walwa' }).getAttribute('href')).toBe(
    '/?panel=meetings&view=visits&group=TALUKA&key=Maharashtra%2FSangli%2FWalwa&from=2026-11-01&until=2026-11-19',
  );
  const product = new URL(screen.getByRole('link', { name: 'Neem Gold, 500 ml' }).getAttribute('href') ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(product)).toEqual({ panel: 'uses', group: 'PRODUCT', key: '4', from: '2026-11-01', until: '2026-11-19' });
});

it('links each number to a list with the same filter', async () => {
  await renderRoute(`${address}&as=table&measure=farmersRegistered`, { as: 'ADMIN' });
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Ganesh Shinde')).toBe('/?panel=farmers&group=EMPLOYEE&key=1&from=2026-11-01&until=2026-11-19');
  expect(await hrefOf('Walwa')).toBe('/?panel=farmers&from=2026-11-01&until=2026-11-19&state=Maharashtra&district=Sangli&taluka=Walwa');
  expect(await hrefOf('Thu 19 Nov 2026')).toBe('/?panel=farmers&from=2026-11-19&until=2026-11-19');
});

it('links meetings held to the meetings that began in the period', async () => {
  await renderRoute(`${address}&as=table&measure=meetingsHeld`, { as: 'ADMIN' });
  const day = await screen.findByRole('link', { name: 'Thu 19 Nov 2026' });
  expect(day.getAttribute('href')).toBe('/?panel=meetings&view=visits&meetingsOnly=yes&from=2026-11-19&until=2026-11-19');
});

it('counts codes by the dealer who sold the pack, and links them to their uses', { tags: 'slow' }, async () => {
  await renderRoute(`${address}&as=table&measure=codesUsed`, { as: 'ADMIN' });
  const paramsOf = async (name: string) =>
    Object.fromEntries(new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '', 'http://x').searchParams);
  const days = { from: '2026-11-01', until: '2026-11-19' };
  expect(await paramsOf('Asha Patil')).toEqual({ panel: 'uses', group: 'EMPLOYEE', key: '3', ...days });
  expect(await paramsOf('Karad')).toEqual({ panel: 'uses', group: 'TALUKA', key: 'Maharashtra/Satara/Karad', ...days });
  expect(await paramsOf('Thu 19 Nov 2026')).toEqual({ panel: 'uses', counted: 'yes', from: '2026-11-19', until: '2026-11-19' });
  expect(await paramsOf('No dealer')).toEqual({ panel: 'uses', group: 'TALUKA', key: 'NONE', ...days });
  expect(screen.getAllByText('By the dealer who sold the pack')).toHaveLength(2);
});

it('keeps measure and period in the address', { tags: 'slow' }, async () => {
  const view = await renderRoute(address, { as: 'MODERATOR' });
  await screen.findByRole('radio', { name: /^Visits/ });
  screen.getByRole('radio', { name: /^Visits/ }).focus();
  // Alt and an arrow key are the browser's own Back and Forward.
  await view.user.keyboard('{Alt>}{ArrowLeft}{/Alt}{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(view.address()).toContain('measure=farmersRegistered'));
  await view.user.click(screen.getByRole('button', { name: 'Quarter' }));
  expect(await screen.findByText('1 Oct to 19 Nov beside 1 Jul to 19 Aug; full days only')).toBeDefined();
  await view.user.click(screen.getByRole('button', { name: 'Any days' }));
  expect(await screen.findByRole('combobox', { name: 'Compare from' })).toBeDefined();
  // Uses of codes are for administrators.
  expect(screen.queryByRole('link', { name: 'Neem Gold, 500 ml' })).toBeNull();
  expect(screen.getByText('Neem Gold, 500 ml')).toBeDefined();
});

it('explains what a provider does not support, and does not fetch it', async () => {
  answerConfig(false);
  const asked = answerActivity();
  await renderRoute(address, { as: 'ADMIN' });
  expect(await screen.findByText('Not available on this server: Trend')).toBeDefined();
  expect(screen.getByText('Not available on this server: Meetings today, Unlinked invoices')).toBeDefined();
  expect(await figure('Working now')).toBeDefined();
  expect(asked).toEqual([]);
});

it('keeps the other parts when a report fails, and retries it', async () => {
  let isBroken = true;
  answer(ActivityDocument, (): Answer<ActivityQuery> => (isBroken ? 'unreachable' : { data: { now: null, beside: null } }));
  const { user } = await renderRoute(address, { as: 'ADMIN' });
  await screen.findByText('Some of the numbers could not be loaded.');
  expect(await figure('Working now')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Some of the numbers could not be loaded.')).toBeNull());
});

it('opens after login when the person has chosen that', { tags: 'slow' }, async () => {
  const view = await renderRoute(address, { as: 'MODERATOR' });
  await view.user.click(await screen.findByRole('button', { name: 'Open after login' }));
  expect(screen.getByRole('button', { name: 'Opens after login', pressed: true })).toBeDefined();
  expect(browserStorage.getItem('start-page')).toBe('/?panel=overview');
  await view.user.click(screen.getByRole('button', { name: 'Opens after login' }));
  expect(browserStorage.getItem('start-page')).toBeNull();
});

it('renews all figures each minute with their time, which a failure keeps', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(at('09:48')) });
  const days = answerTeams();
  const meetings = answerMeetings();
  const invoices = answerInvoices();
  await renderRoute(address, { as: 'MODERATOR' });
  await screen.findByText('Fri 20 Nov 2026, as of 09:48');
  await waitFor(() => expect(document.querySelector('section[aria-busy=true]')).toBeNull());
  await waitFor(async () => expect((await figure('Meetings today')).textContent).toContain('14'));
  const asked = days.length;
  vi.advanceTimersByTime(60_000);
  await screen.findByText('Fri 20 Nov 2026, as of 09:49');
  expect(new Set(days.slice(asked).map(({ variables }) => variables.date))).toEqual(new Set(['2026-11-20', '2026-11-19']));
  expect([meetings, invoices].map(({ length }) => length)).toEqual([2, 2]);
  answer(MeetingsOfDayDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
  vi.advanceTimersByTime(60_000);
  await screen.findByText('Some figures could not be loaded.', { exact: false });
  expect(screen.getByText('Fri 20 Nov 2026, as of 09:49')).toBeDefined();
  expect((await figure('Meetings today')).textContent).toContain('14');
  answerMeetings();
  vi.advanceTimersByTime(60_000);
  await screen.findByText('Fri 20 Nov 2026, as of 09:51');
});
