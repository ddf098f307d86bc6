/** A payroll month: figures with totals, blockers, closing and reopening, day types and holidays. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DayTypesDocument, type DayTypesQuery } from '../../../people/people.generated.ts';
import { onFriday } from '../../../testing/attendance.ts';
import { answerConfig } from '../../../testing/config.ts';
import { change } from '../../../testing/forms.ts';
import { answerMonth, monthDay, monthMember } from '../../../testing/muster.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { type Answer, answer } from '../../../testing/server.ts';
import type { MonthState } from './PayrollState.tsx';
import {
  ClosePayrollMonthDocument,
  HolidaysDocument,
  type HolidaysQuery,
  PayrollPeopleDocument,
  type PayrollPeopleQuery,
  PayrollStateDocument,
  type PayrollStateQuery,
  ReopenPayrollMonthDocument,
  SetDayTypeDocument,
  SetHolidayDocument,
} from './payroll.generated.ts';
import type { PayrollPerson } from './payroll-rows.ts';

onFriday();
beforeEach(() => {
  answerConfig(true);
});

const october = '/?panel=team&span=payroll&date=2026-10-20';

const person = (id: string, name: string, figures: Partial<PayrollPerson> = {}): PayrollPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const days = { days: 31, present: 25, halfDays: 0, leave: 2, holidays: 0, weekOffs: 4, absent: 0, missing: 0, payableDays: 31 };
  const work = { workMinutes: 225 * 60, overtimeMinutes: 90, straightLineKm: 426.34, daysWithPositions: 25, daysWorked: 25, daysApproved: 25, daysRefused: 0 };
  return { __typename: 'PayrollPerson', id, firstName, lastName, payrollId: null, active: true, lastWorkedOn: null, ...days, ...work, ...figures };
};

const kiran = person('4', 'Kiran Deshmukh', {
  payrollId: '1038',
  present: 24,
  missing: 1,
  payableDays: 30,
  daysWithPositions: 24,
  daysApproved: 24,
  daysRefused: 1,
});
const asha = person('7', 'Asha Kale', { payrollId: '1007', leave: 0, absent: 2, payableDays: 29, overtimeMinutes: 0 });

const answerPeople = (...people: readonly PayrollPerson[]) =>
  answer(
    PayrollPeopleDocument,
    ({ month, year }): Answer<PayrollPeopleQuery> => ({
      data: {
        payrollMonth: {
          __typename: 'PayrollMonth',
          month,
          year,
          people: { __typename: 'PayrollPage', nextPage: null, totalCount: people.length, people: [...people] },
        },
      },
    }),
  );

const open: MonthState = {
  __typename: 'PayrollState',
  closedAt: null,
  closedBy: null,
  over: true,
  reopenings: [],
  closedMonths: ['2026-08-01'],
  downloadCount: 0,
  lastDownloadAt: null,
  lastDownloadBy: null,
  holidays: [],
  blockers: [],
};
const blocked = (userId: string, firstName: string, lastName: string, date: string) =>
  ({ __typename: 'BlockedDay', userId, firstName, lastName, date }) as const;
const withBlockers: MonthState = {
  ...open,
  holidays: [{ __typename: 'Holiday', date: '2026-10-02', name: 'Gandhi Jayanti' }],
  blockers: [
    { __typename: 'PayrollBlocker', kind: 'MISSING_CHECK_OUT', count: 1, days: [blocked('4', 'Kiran', 'Deshmukh', '2026-10-09')] },
    { __typename: 'PayrollBlocker', kind: 'OPEN_QUESTION', count: 1, days: [blocked('7', 'Asha', 'Kale', '2026-10-13')] },
    { __typename: 'PayrollBlocker', kind: 'ABSENT_WITHOUT_REASON', count: 2, days: [blocked('7', 'Asha', 'Kale', '2026-10-12')] },
  ],
};
const closed: MonthState = {
  ...open,
  closedAt: '2026-11-02T11:20:00+05:30',
  closedBy: 'Asha Patil',
  downloadCount: 2,
  lastDownloadAt: '2026-11-02T15:04:00+05:30',
  lastDownloadBy: 'Ramesh Joshi',
  reopenings: [{ __typename: 'PayrollReopening', at: '2026-11-01T10:00:00+05:30', by: 'Asha Patil', reason: 'Half day of Sunita' }],
};

const answerState = (state: () => MonthState) =>
  answer(
    PayrollStateDocument,
    ({ month, year }): Answer<PayrollStateQuery> => ({
      data: { payrollMonth: { __typename: 'PayrollMonth', month, year, overtimeAfterMinutes: 540, state: state() } },
    }),
  );

const done = <Name extends string>(name: Name) => ({ __typename: name, message: null, userErrors: [] });
const cellsOf = (name: string) => [...(screen.getByText(name).closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);

describe('the figures', () => {
  it('are shown for all people with totals, by name or by ID, with the overtime rule', async () => {
    const asked = answerPeople(kiran, asha);
    answerState(() => open);
    const { user } = await renderRoute(october, { as: 'ADMIN' });
    await screen.findByText('2 people');
    expect(asked[0]?.variables).toEqual({ month: 10, year: 2026, page: 0 });
    expect(cellsOf('Kiran Deshmukh')).toEqual([
      'Kiran Deshmukh',
      '1038',
      '24',
      '-',
      '2',
      '-',
      '4',
      '-',
      '1',
      '30.0',
      '225:00',
      '01:30',
      '426.324 of 25 days',
      '1',
      '24 of 25',
    ]);
    expect(cellsOf('2 people').slice(1)).toEqual(['49', '-', '2', '-', '8', '2', '1', '59.0', '450:00', '01:30', '852.749 of 50 days', '1', '49 of 50']);
    expect(screen.getAllByText(/Overtime is above 9 hours on one day.*Factories Act 1948, section 59/).length).toBeGreaterThan(0);
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Asha Kale', 'Kiran Deshmukh', '2 people']);
    await user.click(screen.getByRole('button', { name: 'Sort by ID' }));
    expect(names()).toEqual(['Asha Kale', 'Kiran Deshmukh', '2 people']);
  });

  it('of a month that has not begun are dashes, under the name of the month', async () => {
    answerPeople(person('4', 'Kiran Deshmukh', { daysWorked: 0, daysApproved: 0, daysWithPositions: 0 }));
    answerState(() => ({ ...open, over: false }));
    await renderRoute('/?panel=team&span=payroll&date=2027-03-19', { as: 'ADMIN' });
    await screen.findByText('1 person');
    expect(cellsOf('Kiran Deshmukh').at(-1)).toBe('-');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveProperty('selectedOptions.0.text', 'March 2027');
  });

  it('lead to earlier months from January 2024 on', async () => {
    answerPeople(kiran);
    answerState(() => open);
    await renderRoute('/?panel=team&span=payroll&date=2024-02-10', { as: 'ADMIN' });
    await screen.findByText('1 person');
    expect(screen.getByRole('button', { name: 'January 2024' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'December 2023' })).toBeNull();
  });

  it('are available to administrators only', async () => {
    const asked = answerPeople(kiran);
    await renderRoute(october, { as: 'MODERATOR' });
    await screen.findByText("You don't have access");
    expect(asked).toEqual([]);
  });

  it('are not available with a provider, with a message', async () => {
    answerConfig(false);
    answerPeople();
    await renderRoute(october, { as: 'ADMIN' });
    await screen.findByText('Not available on this server');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('closing', () => {
  it('waits for its blockers, which are listed with links to each day', { tags: 'slow' }, async () => {
    answerPeople(kiran, asha);
    answerState(() => withBlockers);
    const set = answer(SetDayTypeDocument, () => ({ data: { setDayType: done('SetDayTypePayload') } }));
    const { user } = await renderRoute(october, { as: 'ADMIN' });
    await screen.findByText(/4 days need checking first. Holidays: 2 Oct\.$/);
    expect(screen.getByRole('button', { name: 'Close month' }).hasAttribute('disabled')).toBe(true);
    const [cell] = screen.getAllByRole('rowheader');
    cell?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('1038');
    await user.keyboard('n');
    const link = await screen.findByRole('link', { name: 'Kiran Deshmukh, 9 Oct' });
    expect(link.getAttribute('href')).toBe('/?panel=team&date=2026-10-09&show=look');
    await user.click(screen.getByRole('button', { name: '1 question not answered' }));
    expect(screen.getByRole('link', { name: 'Asha Kale, 13 Oct' }).getAttribute('href')).toBe('/?panel=team&date=2026-10-13&show=asked');
    await user.click(screen.getByRole('button', { name: '2 absences without a reason' }));
    expect(screen.getByText('and 1 more')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Asha Kale, 12 Oct' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByText('Enter a reason')).toBeTruthy();
    expect(set).toEqual([]);
    await user.selectOptions(dialog.getByLabelText('Day type'), 'Leave');
    change(dialog.getByLabelText('Reason'), 'Wedding');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(set[0]?.variables.input).toMatchObject({ userId: '7', date: '2026-10-12', type: 'LEAVE', reason: 'Wedding' }));
  });

  it('leads from an absence with a reason to the next one, and then to the next kind of days', async () => {
    const [first, second] = [blocked('7', 'Asha', 'Kale', '2026-10-12'), blocked('4', 'Kiran', 'Deshmukh', '2026-10-14')];
    let days = [first, second];
    const question: MonthState['blockers'] = [{ __typename: 'PayrollBlocker', kind: 'OPEN_QUESTION', count: 1, days: [first] }];
    const absences = (): MonthState['blockers'] => [{ __typename: 'PayrollBlocker', kind: 'ABSENT_WITHOUT_REASON', count: days.length, days }];
    answerPeople(kiran, asha);
    answerState(() => ({ ...open, blockers: days.length === 0 ? question : [...question, ...absences()] }));
    answer(SetDayTypeDocument, () => {
      days = days.slice(1);
      return { data: { setDayType: done('SetDayTypePayload') } };
    });
    const { user } = await renderRoute(october, { as: 'ADMIN' });
    const giveReason = async () => {
      await user.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog'));
      change(dialog.getByLabelText('Reason'), 'Wedding');
      await user.click(dialog.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await user.click(await screen.findByRole('button', { name: '2 absences without a reason' }));
    screen.getByRole('button', { name: 'Asha Kale, 12 Oct' }).focus();
    await giveReason();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kiran Deshmukh, 14 Oct' })));
    await giveReason();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next to check' })));
  });

  it('needs a confirmation, and a closed month is reopened with a reason', async () => {
    let state = open;
    answerPeople(kiran);
    answerState(() => state);
    answer(ClosePayrollMonthDocument, () => {
      state = closed;
      return { data: { closePayrollMonth: done('ClosePayrollMonthPayload') } };
    });
    const reopened = answer(ReopenPayrollMonthDocument, () => {
      state = open;
      return { data: { reopenPayrollMonth: done('ReopenPayrollMonthPayload') } };
    });
    const { user } = await renderRoute(october, { as: 'ADMIN' });
    await screen.findByText('Nothing blocks closing.');
    expect(screen.getByRole('button', { name: 'August 2026, closed' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'October 2026' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Close month' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close month' }));
    await screen.findByText('October 2026 by Asha Patil on 2 Nov 2026, 11:20. Nothing in it can be changed.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open again' })));
    expect(screen.getByText('Downloaded 2 times, last by Ramesh Joshi on 2 Nov 2026, 15:04')).toBeTruthy();
    expect(screen.getByText('Opened again by Asha Patil on 1 Nov 2026, 10:00: Half day of Sunita')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Set day type' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Open again' }));
    const dialog = within(await screen.findByRole('dialog'));
    change(dialog.getByLabelText('Reason'), 'Half day of Sunita');
    await user.click(dialog.getByRole('button', { name: 'Open again' }));
    await screen.findByText('Nothing blocks closing.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close month' })));
    expect(reopened[0]?.variables.input).toMatchObject({ month: 10, year: 2026, reason: 'Half day of Sunita' });
  });
});

it('shows a month that another administrator closed meanwhile as closed', async () => {
  let state = open;
  answerPeople(kiran);
  answerState(() => state);
  answer(ClosePayrollMonthDocument, () => {
    state = closed;
    const refusal = { __typename: 'UserError' as const, message: 'October 2026 is closed already', code: 'CONFLICT' as const };
    return { data: { closePayrollMonth: { ...done('ClosePayrollMonthPayload'), userErrors: [refusal] } } };
  });
  const { user } = await renderRoute(october, { as: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Close month' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Close month' }));
  await dialog.findByText('October 2026 is closed already');
  await screen.findByText('October 2026 by Asha Patil on 2 Nov 2026, 11:20. Nothing in it can be changed.');
});

it('holidays are added and removed', { tags: 'slow' }, async () => {
  answerPeople(kiran);
  answerState(() => open);
  answer(HolidaysDocument, (): Answer<HolidaysQuery> => ({ data: { holidays: [{ __typename: 'Holiday', date: '2026-11-09', name: 'Diwali' }] } }));
  const set = answer(SetHolidayDocument, () => ({ data: { setHoliday: done('SetHolidayPayload') } }));
  const { user } = await renderRoute(october, { as: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Holidays' }));
  const dialog = within(await screen.findByRole('dialog'));
  change(dialog.getByLabelText('Day'), '2 oct 2026');
  await user.type(dialog.getByLabelText('Name of the holiday'), 'Gandhi Jayanti{Enter}');
  await waitFor(() => expect(set[0]?.variables.input).toMatchObject({ date: '2026-10-02', name: 'Gandhi Jayanti' }));
  await user.click(dialog.getByRole('button', { name: 'Remove Diwali, 9 Nov 2026' }));
  await waitFor(() => expect(set[1]?.variables.input).toMatchObject({ date: '2026-11-09', name: null }));
});

it('holidays open in a month without people, and while their figures fail', async () => {
  answerPeople();
  answerState(() => open);
  answer(HolidaysDocument, (): Answer<HolidaysQuery> => ({ data: { holidays: [] } }));
  const { user } = await renderRoute(october, { as: 'ADMIN' });
  const openAndClose = async () => {
    await user.click(await screen.findByRole('button', { name: 'Holidays' }));
    await user.click(within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await screen.findByText('No Data available');
  await openAndClose();
  answer(PayrollPeopleDocument, () => ({ code: 'UPSTREAM_ERROR' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await screen.findByRole('alert');
  await openAndClose();
});

it('asks before a dialog with a typed holiday or another day is closed', { tags: 'slow' }, async () => {
  answerPeople(kiran);
  answerState(() => open);
  answer(HolidaysDocument, (): Answer<HolidaysQuery> => ({ data: { holidays: [] } }));
  const { user } = await renderRoute(october, { as: 'ADMIN' });
  for (const opens of ['Holidays', 'Set day type']) {
    await user.click(await screen.findByRole('button', { name: opens }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByLabelText('Day');
    const close = async () => user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? day);
    await user.clear(day);
    await user.type(day, '2 oct 2026{Tab}');
    await close();
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Stay here' }));
    expect(day).toHaveProperty('value', 'Fri 2 Oct 2026');
    await close();
    await user.click(within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('asks before the dialog of a day type is closed with another type or employee', async () => {
  answerPeople(kiran, asha);
  answerState(() => open);
  const { user } = await renderRoute(october, { as: 'ADMIN' });
  for (const [label, choice] of [
    ['Day type', 'Holiday'],
    ['Employee', 'Kiran Deshmukh'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Set day type' }));
    const dialog = within(await screen.findByRole('dialog'));
    const select = dialog.getByLabelText(label);
    await user.selectOptions(select, choice);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? select);
    await user.click(within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('the next holiday that is typed while one is being saved is kept', async () => {
  answerPeople(kiran);
  answerState(() => open);
  answer(HolidaysDocument, (): Answer<HolidaysQuery> => ({ data: { holidays: [] } }));
  let respond = () => {};
  const saved = new Promise<void>((resolve) => (respond = resolve));
  const set = answer(SetHolidayDocument, async () => {
    await saved;
    return { data: { setHoliday: done('SetHolidayPayload') } };
  });
  const { user } = await renderRoute(october, { as: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Holidays' }));
  const dialog = within(await screen.findByRole('dialog'));
  change(dialog.getByLabelText('Day'), '2 oct 2026');
  const name = dialog.getByLabelText('Name of the holiday');
  await user.type(name, 'Gandhi Jayanti{Enter}');
  await waitFor(() => expect(set).toHaveLength(1));
  await user.clear(name);
  change(name, 'Diwali');
  respond();
  await waitFor(() => expect(dialog.getByLabelText('Day')).toHaveProperty('value', ''));
  expect(name).toHaveProperty('value', 'Diwali');
});

it('the muster shows day types to administrators, and sets them', { tags: 'slow' }, async () => {
  answerMonth([monthMember('4', 'Kiran Deshmukh', [monthDay('4', '2026-11-18'), monthDay('4', '2026-11-17')])]);
  const types: DayTypesQuery['dayTypes'] = [
    {
      __typename: 'EmployeeDayTypes',
      userId: '4',
      days: (
        [
          ['2026-11-09', 'HOLIDAY', null, 'HOLIDAY'],
          ['2026-11-10', 'LEAVE', 'Wedding', 'LEAVE'],
          ['2026-11-11', 'WORK', null, 'ABSENT'],
          ['2026-11-15', 'WEEK_OFF', null, 'WEEK_OFF'],
          ['2026-11-17', 'HALF_DAY', 'Doctor', 'HALF_DAY'],
          ['2026-11-18', 'WORK', null, 'PRESENT'],
        ] as const
      ).map(([date, type, reason, countsAs]) => ({ __typename: 'DayTypeOfDay', date, type, reason, countsAs })),
    },
  ];
  const asked = answer(DayTypesDocument, () => ({ data: { dayTypes: types } }));
  const set = answer(SetDayTypeDocument, () => ({ data: { setDayType: done('SetDayTypePayload') } }));
  const { user } = await renderRoute('/?panel=team&span=month', { as: 'ADMIN' });
  const cells = within(await screen.findByRole('grid'));
  expect((await cells.findByLabelText('Kiran Deshmukh, 9 Nov: Holiday')).textContent).toBe('H');
  expect(asked[0]?.variables).toEqual({ userIds: ['4'], month: 11, year: 2026 });
  expect(cells.getByLabelText('Kiran Deshmukh, 10 Nov: Leave, Wedding').textContent).toBe('L');
  expect(cells.getByLabelText('Kiran Deshmukh, 15 Nov: Week-off').textContent).toBe('W');
  expect(cells.getByLabelText('Kiran Deshmukh, 17 Nov: Ready, not approved, Half day, Doctor').textContent).toBe('½');
  expect(cells.getByLabelText('Kiran Deshmukh, 18 Nov: Ready, not approved').textContent).toBe('P');
  await user.click(cells.getByLabelText('Kiran Deshmukh, 11 Nov: Absent'));
  const dialog = within(await screen.findByRole('dialog'));
  change(dialog.getByLabelText('Reason'), 'Ill');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(set[0]?.variables.input).toMatchObject({ userId: '4', date: '2026-11-11', type: 'LEAVE', reason: 'Ill' }));
});
