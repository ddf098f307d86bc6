/** Weeks of planned meetings and suggestions for tests. */
import type { Suggestion } from '../features/meetings/week/suggestions.ts';
import type { EmployeeWeek, WeekMeeting } from '../features/meetings/week/week.ts';

const address = { __typename: 'Address', village: 'Ozar', taluka: 'Niphad', district: 'Nashik' } as const;

export const weekMeeting = (id: string, firstName: string, plannedAt: string, more: Partial<WeekMeeting> = {}): WeekMeeting => ({
  __typename: 'PlannedMeeting',
  id,
  type: 'FARMER',
  status: 'SCHEDULED',
  plannedAt,
  purpose: null,
  firstName,
  lastName: 'Nikam',
  address,
  ...more,
});

export const employeeWeek = (id: string, firstName: string, meetings: readonly WeekMeeting[], active = true): EmployeeWeek => ({
  __typename: 'EmployeePlan',
  employee: { __typename: 'Employee', id, firstName, lastName: 'Shinde', active, address: null },
  meetings: [...meetings],
});

export const suggestion = (id: string, firstName: string, group: number, more: Partial<Suggestion> = {}): Suggestion => ({
  __typename: 'VisitSuggestion',
  type: 'FARMER',
  customer: { __typename: 'MeetingParty', id: `FARMER-${id}`, farmerId: id, dealerId: null, firstName, lastName: 'More', address },
  lastVisit: { __typename: 'Visit', at: '2026-06-02T10:00:00+05:30' },
  group,
  kmFromFirst: 0,
  kmFromUsualArea: 4,
  far: false,
  ...more,
});
