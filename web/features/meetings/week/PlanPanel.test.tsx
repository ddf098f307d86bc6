/** Plan several: selected customers get days and times that can be changed, each meeting has its outcome, and nothing is sent before the button is pressed. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DayTypesDocument, type DayTypesQuery } from '../../../people/people.generated.ts';
import { onFriday } from '../../../testing/attendance.ts';
import { answerConfig } from '../../../testing/config.ts';
import { answerFoundEmployee } from '../../../testing/employees.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { type Answer, answer, deferred } from '../../../testing/server.ts';
import { employeeWeek, suggestion, weekMeeting } from '../../../testing/week.ts';
import type { Suggestion } from './suggestions.ts';
import {
  EmployeeWeekDocument,
  type EmployeeWeekQuery,
  PlanMeetingsDocument,
  SelectedDealersDocument,
  SelectedFarmersDocument,
  VisitSuggestionsDocument,
  type VisitSuggestionsQuery,
} from './week.generated.ts';

onFriday();
beforeEach(() => {
  answerConfig(true);
});

const plan = '/?panel=planMeetings&user=3';

const answerWeek = (meetings = [weekMeeting('9', 'Sai', '2026-11-23T10:00:00+05:30')], active = true) =>
  answer(
    EmployeeWeekDocument,
    (): Answer<EmployeeWeekQuery> => ({
      data: {
        plannedMeetings: { __typename: 'PlannedMeetings', people: [employeeWeek('3', 'Ganesh', meetings, active)], nextPage: null, totalCount: 1 },
      },
    }),
  );

const answerSuggestions = (nodes: readonly Suggestion[] = three) =>
  answer(
    VisitSuggestionsDocument,
    (): Answer<VisitSuggestionsQuery> => ({ data: { visitSuggestions: { __typename: 'VisitSuggestions', farKm: 60, nodes: [...nodes] } } }),
  );

const three = [suggestion('1', 'Anil', 0), suggestion('2', 'Bapu', 0, { kmFromFirst: 4.8, lastVisit: null }), suggestion('4', 'Kisan', 1)];

type Code = 'PLANNED' | 'CONFLICT' | 'UNAUTHENTICATED';
const outcomesOf = (...codes: readonly (readonly [Code, string?])[]) => ({
  data: {
    planMeetings: {
      __typename: 'PlanMeetingsPayload' as const,
      message: null,
      userErrors: [],
      outcomes: codes.map(([code, message = null]) => ({ __typename: 'PlanOutcome' as const, code, message })),
    },
  },
});

const answerEmployees = () => answerFoundEmployee('3', 'Ganesh', 'Shinde');

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Plan a visit to ${name} More` });
const time = (name: string) => screen.getByLabelText<HTMLInputElement>(`Time for ${name} More`);

it('proposes days and times around the existing meetings, and shows them before sending', { tags: 'slow' }, async () => {
  answerWeek();
  const suggestions = answerSuggestions();
  const sent = answer(PlanMeetingsDocument, ({ input }) => outcomesOf(...[input.meetings].flat().map((): [Code] => ['PLANNED'])));
  const { user } = await renderRoute(plan, { as: 'MODERATOR' });
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  expect(suggestions[0]?.variables).toEqual({ userId: '3', notVisitedForDays: 60, first: 30, area: null });
  expect([time('Anil').value, time('Bapu').value, time('Kisan').value]).toEqual(['11:30', '13:00', '09:30']);
  expect(screen.getByText('3 meetings on 2 days.')).toBeTruthy();
  expect(screen.getByText('Never visited')).toBeTruthy();
  await user.clear(time('Bapu'));
  expect(screen.getByText('Enter a time for each visit.')).toBeTruthy();
  await user.type(time('Bapu'), '16:15');
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Schedule 3 meetings' }));
  await screen.findByText('3 meetings are scheduled for Ganesh Shinde.');
  expect(sent.map(({ variables }) => variables.input.meetings)).toEqual([
    [
      { userId: '3', farmerId: '1', plannedAt: '2026-11-23T11:30:00.000+05:30' },
      { userId: '3', farmerId: '2', plannedAt: '2026-11-23T16:15:00.000+05:30' },
      { userId: '3', farmerId: '4', plannedAt: '2026-11-24T09:30:00.000+05:30' },
    ],
  ]);
  // The suggestions are refetched.
  await waitFor(() => expect(suggestions.length).toBeGreaterThan(1));
});

it('plans nothing on leave and holidays, which are named', async () => {
  answerWeek();
  answerSuggestions();
  const off = [
    ['2026-11-23', 'LEAVE'],
    ['2026-11-24', 'HOLIDAY'],
    ['2026-11-25', 'HALF_DAY'],
  ] as const;
  const days = off.map(([date, type]) => ({ __typename: 'DayTypeOfDay' as const, date, type, reason: null, countsAs: null }));
  answer(DayTypesDocument, (): Answer<DayTypesQuery> => ({ data: { dayTypes: [{ __typename: 'EmployeeDayTypes', userId: '3', days }] } }));
  const { user } = await renderRoute(plan, { as: 'MODERATOR' });
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  for (const name of ['Mon 23, On leave', 'Tue 24, Holiday']) expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Wed 25, Half day' }).getAttribute('aria-pressed')).toBe('true');
  const planned = within(screen.getByRole('region', { name: 'Days' }));
  expect(planned.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Wed 25 Nov 2 new',
    'Thu 26 Nov 1 new',
    'Fri 27 Nov ',
    'Sat 28 Nov ',
  ]);
});

it('is sent by Ctrl+Enter from a time, and keeps the focus in the plan', async () => {
  answerWeek();
  answerSuggestions();
  const sent = answer(PlanMeetingsDocument, ({ input }) => outcomesOf(...[input.meetings].flat().map((): [Code] => ['PLANNED'])));
  const { user } = await renderRoute(plan, { as: 'MODERATOR' });
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  time('Bapu').focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('3 meetings are scheduled for Ganesh Shinde.');
  expect(sent).toHaveLength(1);
  expect(document.activeElement?.contains(screen.getByRole('button', { name: /^Schedule/ }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('keeps the row of a time that is typed in its place until the field is left', async () => {
  answerWeek([]);
  answerSuggestions();
  const { user } = await renderRoute(`${plan}&customers=FARMER-1+FARMER-2+FARMER-4`, { as: 'MODERATOR' });
  await screen.findByRole('button', { name: 'Schedule 3 meetings' });
  const order = () => screen.getAllByRole('textbox', { name: /^Time for/ }).map((field) => field.getAttribute('aria-label'));
  const before = ['Anil', 'Bapu', 'Kisan'].map((name) => `Time for ${name} More`);
  expect(order()).toEqual(before);
  await user.clear(time('Bapu'));
  await user.type(time('Bapu'), '08:00');
  expect(order()).toEqual(before);
  expect(document.activeElement).toBe(time('Bapu'));
  await user.click(screen.getByRole('heading', { name: /^Days/ }));
  expect(order()).toEqual(['Bapu', 'Anil', 'Kisan'].map((name) => `Time for ${name} More`));
});

it('survives a reload until it is sent', { tags: 'slow' }, async () => {
  answerWeek([]);
  answerSuggestions();
  answer(PlanMeetingsDocument, ({ input }) => outcomesOf(...[input.meetings].flat().map((): [Code] => ['PLANNED'])));
  const first = await renderRoute(plan, { as: 'MODERATOR' });
  await first.user.click(await box('Bapu'));
  await first.user.clear(time('Bapu'));
  await first.user.type(time('Bapu'), '16:15');
  cleanup();
  const again = await renderRoute(plan, { as: 'MODERATOR' });
  expect((await box('Bapu')).checked).toBe(true);
  expect(time('Bapu').value).toBe('16:15');
  await again.user.click(screen.getByRole('button', { name: 'Schedule 1 meeting' }));
  await screen.findByText('1 meeting is scheduled for Ganesh Shinde.');
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft.'))).toEqual([]));
});

it('is without the scheduled meetings when its page was left before the response', async () => {
  answerWeek([]);
  answerSuggestions();
  const { promise: released, resolve: release } = deferred();
  const sent = answer(PlanMeetingsDocument, async () => {
    await released;
    return outcomesOf(['PLANNED'], ['CONFLICT', 'Is scheduled already'], ['PLANNED']);
  });
  const { user, goTo, address } = await renderRoute(`${plan}&customers=FARMER-1+FARMER-2+FARMER-4`, { as: 'MODERATOR' });
  await user.click(await screen.findByRole('button', { name: 'Schedule 3 meetings' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await goTo('/addFarmer');
  await screen.findByRole('heading', { name: 'Add Farmer' });
  release();
  await screen.findByText('2 meetings are scheduled for Ganesh Shinde.');
  expect(address()).toBe('/addFarmer');
  await goTo(plan);
  expect((await box('Bapu')).checked).toBe(true);
  expect((await box('Anil')).checked).toBe(false);
});

it('keeps failed meetings with their reasons, and resends only those', async () => {
  answerWeek([]);
  answerSuggestions();
  let isFree = false;
  const sent = answer(PlanMeetingsDocument, ({ input }) =>
    isFree
      ? outcomesOf(['PLANNED'])
      : outcomesOf(...[input.meetings].flat().map((_, at): [Code, string?] => (at === 1 ? ['CONFLICT', 'Is scheduled already'] : ['PLANNED']))),
  );
  const { user } = await renderRoute(plan, { as: 'MODERATOR' });
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Schedule 3 meetings' }));
  await screen.findByText('Is scheduled already');
  expect(screen.queryByLabelText('Time for Anil More')).toBeNull();
  isFree = true;
  await user.click(await screen.findByRole('button', { name: 'Schedule 1 meeting' }));
  await screen.findByText('1 meeting is scheduled for Ganesh Shinde.');
  expect([sent.at(-1)?.variables.input.meetings].flat()).toMatchObject([{ farmerId: '2' }]);
});

it('continues with the meetings that an expired session cut off', async () => {
  answerWeek([]);
  answerSuggestions();
  const codes: Code[][] = [
    ['PLANNED', 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    ['PLANNED', 'PLANNED'],
  ];
  const sent = answer(PlanMeetingsDocument, () => outcomesOf(...(codes.shift() ?? []).map((code): [Code] => [code])));
  const { user } = await renderRoute(plan, { as: 'MODERATOR' });
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Schedule 3 meetings' }));
  await screen.findByText('3 meetings are scheduled for Ganesh Shinde.');
  expect(sent.map(({ variables }) => [variables.input.meetings].flat().length)).toEqual([3, 2]);
});

it('begins with customers who were selected in a list, until they are scheduled', async () => {
  answerWeek([]);
  const asked = answerSuggestions([suggestion('1', 'Anil', 0), suggestion('2', 'Bapu', 0), suggestion('4', 'Kisan', 1, { far: true, kmFromUsualArea: 100 })]);
  const sent = answer(PlanMeetingsDocument, ({ input }) => outcomesOf(...[input.meetings].flat().map((): [Code] => ['PLANNED'])));
  const { user, address } = await renderRoute(`${plan}&customers=FARMER-1+FARMER-2+FARMER-4+nobody`, { as: 'MODERATOR' });
  await screen.findByText('3 selected customers');
  expect(asked[0]?.variables).toEqual({ userId: '3', farmerIds: ['1', '2', '4'], dealerIds: null, notVisitedForDays: 60, first: 30 });
  expect(screen.getByText('Far: 100 km')).toBeTruthy();
  await user.click(await box('Bapu'));
  await user.click(screen.getByRole('button', { name: 'Schedule 2 meetings' }));
  await screen.findByText('2 meetings are scheduled for Ganesh Shinde.');
  expect([sent[0]?.variables.input.meetings].flat().map((meeting) => meeting?.farmerId)).toEqual(['1', '4']);
  const inWeek = plan.replace('&', '&week=2026-11-23&');
  await waitFor(() => expect(address()).toBe(`${inWeek}&customers=FARMER-2`));
  await user.click(await screen.findByRole('button', { name: 'Show suggestions' }));
  await screen.findByText('3 suggestions');
  expect(address()).toBe(inWeek);
  await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ userId: '3', notVisitedForDays: 60, first: 30, area: null }));
});

it('shows the selected customers before an employee is chosen, suggests who visited them, and keeps them chosen', async () => {
  answerWeek([]);
  const selected = (id: string, firstName: string, visitor: string) => ({
    id,
    firstName,
    lastName: 'More',
    address: { __typename: 'Address' as const, village: 'Ozar', taluka: 'Niphad', district: 'Nashik' },
    lastVisit: { __typename: 'Visit' as const, at: '2026-06-02T10:00:00+05:30', employeeName: visitor, meetingId: '8' },
  });
  const farmers = answer(SelectedFarmersDocument, () => ({
    data: {
      customers: {
        __typename: 'FarmerConnection' as const,
        nodes: [
          { __typename: 'Farmer' as const, ...selected('1', 'Anil', 'Amol Gaikwad') },
          { __typename: 'Farmer' as const, ...selected('2', 'Bapu', 'Ganesh Shinde') },
        ],
      },
    },
  }));
  answer(SelectedDealersDocument, () => ({
    data: { customers: { __typename: 'DealerConnection' as const, nodes: [{ __typename: 'Dealer' as const, ...selected('9', 'Krushi', 'Ganesh Shinde') }] } },
  }));
  const searched = answerEmployees();
  const suggestions = answerSuggestions([suggestion('1', 'Anil', 0), suggestion('2', 'Bapu', 0)]);
  const { user, address } = await renderRoute('/?panel=planMeetings&customers=FARMER-1+FARMER-2+DEALER-9', { as: 'MODERATOR' });
  const list = within(await screen.findByRole('region', { name: '3 selected customers' }));
  await list.findByRole('link', { name: 'Anil More' });
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anil More Ozar, Niphad, Nashik',
    'Bapu More Ozar, Niphad, Nashik',
    'Krushi More Ozar, Niphad, Nashik',
  ]);
  expect(list.getByRole('link', { name: 'Krushi More' }).getAttribute('href')).toBe('/dealers/9');
  expect(farmers[0]?.variables).toEqual({ ids: ['1', '2'] });
  await user.click(await screen.findByRole('radio', { name: 'Ganesh Shinde' }));
  expect(searched.map(({ variables }) => variables)).toEqual([{ text: 'Ganesh Shinde' }]);
  expect(address()).toContain('user=3&customers=FARMER-1+FARMER-2+DEALER-9');
  await screen.findByRole('button', { name: 'Schedule 2 meetings' });
  expect(suggestions[0]?.variables).toMatchObject({ userId: '3', farmerIds: ['1', '2'], dealerIds: ['9'] });
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByRole('region', { name: '3 selected customers' });
});

it('reports selected customers that could not be loaded, and still lets the employee be chosen', async () => {
  answer(SelectedFarmersDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
  await renderRoute('/?panel=planMeetings&customers=FARMER-1', { as: 'MODERATOR' });
  await screen.findByText('The selected customers could not be loaded');
  expect(screen.getByRole('searchbox', { name: 'Employee' })).toBeTruthy();
});

it('says that the selected customers were not found', async () => {
  answerWeek([]);
  answerSuggestions([]);
  await renderRoute(`${plan}&customers=DEALER-9`, { as: 'MODERATOR' });
  await screen.findByText('The selected customers were not found');
});

it('marks customers who are far or have no position', async () => {
  answerWeek([]);
  answerSuggestions([
    suggestion('1', 'Anil', 0, { kmFromUsualArea: 450.2, far: true }),
    suggestion('2', 'Bapu', 1, { kmFromFirst: null, kmFromUsualArea: null }),
  ]);
  await renderRoute(plan, { as: 'MODERATOR' });
  expect(await screen.findByText('Far: 450 km')).toBeTruthy();
  expect(screen.getByText(/more than 60 km from/)).toBeTruthy();
  expect(screen.getByText(/Position not recorded/)).toBeTruthy();
});

it('plans on the chosen days only, and reports visits without room', { tags: 'slow' }, async () => {
  answerWeek([]);
  answerSuggestions();
  const { user } = await renderRoute(plan, { as: 'MODERATOR' });
  await user.click(await box('Anil'));
  const days = within(screen.getByRole('group', { name: 'Days' }));
  expect(days.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Mon 23',
    'Tue 24',
    'Wed 25',
    'Thu 26',
    'Fri 27',
    'Sat 28',
  ]);
  for (const day of days.getAllByRole('button', { pressed: true })) await user.click(day);
  expect(screen.getByText('No room for 1 visit. Choose another day or more visits a day.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Schedule 0 meetings' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(days.getByRole('button', { name: 'Wed 25' }));
  expect(time('Anil').value).toBe('09:30');
  await user.click(screen.getByRole('button', { name: 'Remove Anil More' }));
  expect((await box('Anil')).getAttribute('checked')).toBeNull();
});

it('requires an employee first, and a district for a whole state', async () => {
  answerWeek([]);
  const asked = answerSuggestions([]);
  answerEmployees();
  const { user, address } = await renderRoute('/?panel=planMeetings&state=Goa', { as: 'MODERATOR' });
  await user.type(await screen.findByRole('searchbox', { name: 'Employee' }), 'gan{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'Ganesh Shinde' }));
  expect(address()).toContain('user=3');
  await screen.findByText('Choose a district too.');
  expect(asked).toHaveLength(0);
});

it('reports that there are no unvisited customers, and offers fewer days', async () => {
  answerWeek([]);
  const asked = answerSuggestions([]);
  const { user } = await renderRoute(plan, { as: 'MODERATOR' });
  await screen.findByText('Nobody is unvisited for 60 days');
  await user.click(screen.getByRole('button', { name: '30 days or more' }));
  await waitFor(() => expect(asked.at(-1)?.variables.notVisitedForDays).toBe(30));
});

it('schedules nothing for an inactive employee', async () => {
  answerWeek([], false);
  answerSuggestions();
  const { user } = await renderRoute(plan, { as: 'MODERATOR' });
  await user.click(await box('Anil'));
  expect(screen.getByText('Ganesh Shinde is inactive, so no meeting can be scheduled.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Schedule 1 meeting' }).getAttribute('aria-disabled')).toBe('true');
});

it('is not available with a provider without the extension', async () => {
  answerConfig(false);
  await renderRoute(plan, { as: 'MODERATOR' });
  await screen.findByText('Not available on this server: meetings by week and planning several');
  expect(screen.queryByText(/ to \d+ Nov 2026/)).toBeNull();
});
