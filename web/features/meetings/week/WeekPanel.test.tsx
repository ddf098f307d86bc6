/** Meetings by week: a row for each employee, the meetings of a day, and links to planning. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AreasDocument, DayTypesDocument, type DayTypesQuery } from '../../../people/people.generated.ts';
import { answerEmployee, onFriday } from '../../../testing/attendance.ts';
import { answerConfig } from '../../../testing/config.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { type Answer, answer } from '../../../testing/server.ts';
import { employeeWeek, weekMeeting } from '../../../testing/week.ts';
import { EmployeeWeekDocument, TeamWeekDocument, type TeamWeekQuery } from './week.generated.ts';
import type { EmployeeWeek } from './week.ts';

onFriday();

const week = '/?panel=meetings&view=week&week=2026-11-16';

const team = (people: readonly EmployeeWeek[], more: { nextPage?: number; totalCount?: number } = {}): Answer<TeamWeekQuery> => ({
  data: { plannedMeetings: { __typename: 'PlannedMeetings', people: [...people], nextPage: null, totalCount: people.length, ...more } },
});

const ganesh = employeeWeek('3', 'Ganesh', [
  weekMeeting('1', 'Anil', '2026-11-16T10:00:00+05:30', { status: 'FINISHED' }),
  weekMeeting('2', 'Kusum', '2026-11-18T10:00:00+05:30'),
  weekMeeting('3', 'Suresh', '2026-11-18T10:15:00+05:30', { type: 'DEALER' }),
  weekMeeting('4', 'Lata', '2026-11-18T15:00:00+05:30', { status: 'CANCELLED' }),
  ...['09:30', '11:00', '12:30', '14:00', '15:30'].map((time, at) => weekMeeting(`5${at}`, `Fri${at}`, `2026-11-20T${time}:00+05:30`)),
]);
const kavita = employeeWeek('4', 'Kavita', []);

beforeEach(() => {
  answerConfig(true);
  answer(AreasDocument, () => ({ data: { areas: [] } }));
});

const cellsOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) })).getAllByRole('cell');

it('shows the meetings of each employee and day, their overlaps and their status', async () => {
  const requests = answer(TeamWeekDocument, () => team([ganesh, kavita], { nextPage: 1, totalCount: 12 }));
  await renderRoute(week, { as: 'MODERATOR' });
  const cells = await cellsOf('Ganesh');
  expect(requests[0]?.variables).toEqual({ from: '2026-11-16', to: '2026-11-22', page: 0 });
  expect(
    cells.map((cell) =>
      within(cell)
        .queryAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['10:00 Anil Nikam, Farmer, Ozar, Niphad, Nashik, Completed'],
    [],
    [
      '10:00 Kusum Nikam, Farmer, Ozar, Niphad, Nashik',
      '10:15 Suresh Nikam, Dealer, Ozar, Niphad, Nashik, Overlaps',
      '15:00 Lata Nikam, Farmer, Ozar, Niphad, Nashik, Cancelled',
    ],
    [],
    ['09:30', '11:00', '12:30', '14:00', '15:30'].map((time, at) => `${time} Fri${at} Nikam, Farmer, Ozar, Niphad, Nashik`),
    [],
    [],
  ]);
  expect(screen.getByText('2 more')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Ganesh/ }).textContent).toContain('8 planned');
  expect(screen.getByText('1 to 2 of 12 employees')).toBeTruthy();
  expect(
    within(cells[0] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/meetingDetails/FARMER/1');
});

it('moves between weeks, to the next employees, and back to the list', async () => {
  const requests = answer(TeamWeekDocument, () => team([kavita], { nextPage: 1, totalCount: 12 }));
  const { user, address } = await renderRoute(week, { as: 'MODERATOR' });
  await screen.findByText('Nothing is planned for this week.');
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ from: '2026-11-23', to: '2026-11-29', page: 0 }));
  expect(address()).toBe('/?panel=meetings&view=week&week=2026-11-23');
  await user.click(await screen.findByRole('button', { name: 'Next Page' }));
  await waitFor(() => expect(requests.at(-1)?.variables.page).toBe(1));
  await user.click(screen.getByRole('button', { name: 'List' }));
  await waitFor(() => expect(address()).toBe('/?panel=meetings'));
});

it('shows the first page in place of one beyond the last', async () => {
  answer(TeamWeekDocument, ({ page }) => team(page === 0 ? [kavita] : [], { totalCount: 1 }));
  const { address } = await renderRoute(`${week}&page=3`, { as: 'MODERATOR' });
  await waitFor(() => expect(address()).toBe(week));
  await cellsOf('Kavita');
});

it('filters by employee, and shows the taluka of their address below the name', async () => {
  const address = { __typename: 'Address' as const, taluka: 'Parner', district: 'Ahilyanagar' };
  const requests = answer(TeamWeekDocument, ({ filter }) =>
    team(filter === undefined ? [{ ...ganesh, employee: { ...ganesh.employee, address } }, kavita] : [kavita]),
  );
  const { user, address: shown } = await renderRoute(`${week}&page=2`, { as: 'MODERATOR' });
  await cellsOf('Ganesh');
  expect(screen.getByRole('row', { name: /Ganesh/ }).textContent).toContain('Parner, 8 planned');
  await user.type(screen.getByRole('searchbox', { name: 'Search employee by name or phone' }), 'kav{Enter}');
  await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ from: '2026-11-16', to: '2026-11-22', page: 0, filter: { text: 'kav' } }));
  expect(shown()).toBe('/?panel=meetings&view=week&week=2026-11-16&search=kav');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ganesh/ })).toBeNull());
});

it('asks for the meetings in the area of the address, or for the employees there, and clears it when nobody is', async () => {
  const requests = answer(TeamWeekDocument, ({ filter, area }) => team(filter === undefined && area === undefined ? [kavita] : []));
  const parner = { state: 'Maharashtra', district: 'Ahilyanagar', taluka: 'Parner' };
  const { user, address } = await renderRoute(`${week}&state=Maharashtra&district=Ahilyanagar&taluka=Parner`, { as: 'MODERATOR' });
  await screen.findByText('Parner, Ahilyanagar, Maharashtra');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.variables).toEqual({ from: '2026-11-16', to: '2026-11-22', page: 0, area: parner });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area of' }), 'Employee');
  await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ from: '2026-11-16', to: '2026-11-22', page: 0, filter: { area: parner } }));
  expect(address()).toContain('&areaOf=employee');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await cellsOf('Kavita');
  expect(address()).toBe('/?panel=meetings&view=week&week=2026-11-16');
});

it('filters by status, and jumps to the week of a day', async () => {
  const requests = answer(TeamWeekDocument, () => team([ganesh, kavita]));
  const { user, address } = await renderRoute(week, { as: 'MODERATOR' });
  await cellsOf('Ganesh');
  const chips = within(screen.getByRole('group', { name: 'Status' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['ALL 9', 'SCHEDULED 7', 'Completed 1', 'Cancelled 1', 'Overlapping 1']);
  await user.click(chips.getByRole('button', { name: 'Overlapping 1' }));
  expect(address()).toBe('/?panel=meetings&view=week&week=2026-11-16&overlaps=yes');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Kusum/ })).toBeNull());
  screen.getByRole('link', { name: /^10:15 Suresh/ });
  await user.click(chips.getByRole('button', { name: 'Completed 1' }));
  expect(address()).toBe('/?panel=meetings&view=week&week=2026-11-16&status=FINISHED');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Kusum/ })).toBeNull());
  screen.getByRole('link', { name: /^10:00 Anil/ });
  const day = screen.getByLabelText('Show the week of a day');
  await user.clear(day);
  await user.type(day, '9 Dec 2026{Enter}');
  await waitFor(() => expect(requests.at(-1)?.variables.from).toBe('2026-12-07'));
  expect(address()).toBe('/?panel=meetings&view=week&week=2026-12-07&status=FINISHED');
});

it('shows leave and holidays', async () => {
  answer(TeamWeekDocument, () => team([ganesh, kavita]));
  const dayOf = (date: string, type: 'LEAVE' | 'HOLIDAY' | 'WORK', countsAs: 'LEAVE' | 'PRESENT' | null) => ({
    __typename: 'DayTypeOfDay' as const,
    date,
    type,
    reason: null,
    countsAs,
  });
  answer(
    DayTypesDocument,
    (): Answer<DayTypesQuery> => ({
      data: {
        dayTypes: [
          { __typename: 'EmployeeDayTypes', userId: '3', days: [dayOf('2026-11-17', 'LEAVE', 'LEAVE'), dayOf('2026-11-18', 'HOLIDAY', 'PRESENT')] },
          { __typename: 'EmployeeDayTypes', userId: '4', days: [dayOf('2026-11-18', 'HOLIDAY', null), dayOf('2026-11-19', 'WORK', null)] },
        ],
      },
    }),
  );
  await renderRoute(week, { as: 'MODERATOR' });
  await screen.findAllByText('On leave');
  const words = async (name: string) => (await cellsOf(name)).map((cell) => cell.querySelector(':scope > span')?.textContent);
  expect(await words('Ganesh')).toEqual(['', 'On leave', '', '', '', '', '']);
  expect(await words('Kavita')).toEqual(['', '', 'Holiday', '', '', '', '']);
});

it('moves with the arrow keys, and n plans for the employee of the row', async () => {
  answer(TeamWeekDocument, () => team([ganesh, kavita]));
  answer(EmployeeWeekDocument, () => team([kavita]));
  const { user, address } = await renderRoute(week, { as: 'MODERATOR' });
  const cells = await cellsOf('Ganesh');
  cells[0]?.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe((await cellsOf('Kavita'))[1]);
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(address()).toBe('/?panel=meetings&view=week&week=2026-11-23'));
  expect(document.activeElement).toBe((await cellsOf('Kavita'))[1]);
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(address()).toBe('/?panel=meetings&view=week&week=2026-11-16'));
  await user.keyboard('n');
  // The shown week is nearly over.
  await waitFor(() => expect(address()).toBe('/?panel=planMeetings&user=4'));
});

it('shows a single employee in the workspace', async () => {
  answerEmployee();
  const requests = answer(EmployeeWeekDocument, () => team([ganesh]));
  await renderRoute('/userprofile?user=42&week=2026-11-16', { as: 'MODERATOR' });
  await waitFor(() => expect(requests[0]?.variables).toEqual({ userId: '42', from: '2026-11-16', to: '2026-11-22' }));
});

it('reports what could not be loaded, and what a provider does not support', async () => {
  let isUp = false;
  answer(TeamWeekDocument, () => (isUp ? team([ganesh]) : { code: 'UPSTREAM_UNAVAILABLE' }));
  const { user } = await renderRoute(week, { as: 'MODERATOR' });
  await screen.findByText('The list could not be loaded');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await cellsOf('Ganesh');
});

it('is not available with a provider without the extension', async () => {
  answerConfig(false);
  await renderRoute(week, { as: 'MODERATOR' });
  await screen.findByText('Not available on this server: meetings by week and planning several');
  expect(screen.queryByText(/ to \d+ Nov 2026/)).toBeNull();
});
