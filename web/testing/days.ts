/** An employee's day for tests. */
import type { DayQuery } from '../features/days/day.generated.ts';

type Day = NonNullable<DayQuery['dayDashboard']>;
type Point = NonNullable<Day['travel']>[number];
type Person = NonNullable<Day['farmers']>[number];

const place = (latitude: number, longitude: number) => ({ __typename: 'Location' as const, latitude, longitude });

/** Returns travel points ten minutes and about a kilometre apart, from nine in the morning of 19 November 2026. */
export const travel = (count: number): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const minutes = 9 * 60 + at * 10;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return {
      __typename: 'TravelPoint',
      id: String(at + 1),
      at: `2026-11-19T${time}:07+05:30`,
      location: place(18.7 + at / 100, 74.3),
      comment: at === 0 ? 'Check In' : 'On the way',
      syncComment: null,
      leftOut: null,
    };
  });

const farmer: Person = {
  __typename: 'Farmer',
  id: '7',
  firstName: 'Sunita',
  lastName: 'More',
  phoneNumber: '9822041735',
  location: place(18.72, 74.35),
  address: { __typename: 'Address', village: 'Nimone', taluka: 'Shirur' },
};

/** Returns a day with all parts: five points of which one has no place, a farmer, a dealer, a meeting. */
export const day = (fields: Partial<Day> = {}): { dayDashboard: Day } => ({
  dayDashboard: {
    __typename: 'DayDashboard',
    date: '2026-11-19',
    travel: travel(5).map((point) => (point.id === '4' ? { ...point, location: null, syncComment: 'No GPS fix', leftOut: 'NO_PLACE' } : point)),
    farmers: [farmer],
    dealers: [{ ...farmer, __typename: 'Dealer', id: '9', firstName: 'Ravi', lastName: 'Traders', location: place(18.73, 74.25) }],
    meetings: [{ __typename: 'DayMeeting', id: null, startLocation: place(18.71, 74.31), endLocation: place(18.715, 74.32), comment: 'Seeds for rabi' }],
    plannedMeetings: [],
    stops: [{ __typename: 'Stop', location: place(18.72, 74.351), fromAt: '2026-11-19T09:10:07+05:30', untilAt: '2026-11-19T09:20:07+05:30', minutes: 10 }],
    legs: [
      { __typename: 'Leg', kind: 'TRAVEL', fromAt: '2026-11-19T09:00:07+05:30', untilAt: '2026-11-19T09:10:07+05:30', minutes: 10, straightLineKm: 1.11 },
      { __typename: 'Leg', kind: 'TRAVEL', fromAt: '2026-11-19T09:20:07+05:30', untilAt: '2026-11-19T09:40:07+05:30', minutes: 20, straightLineKm: 2.22 },
    ],
    jumps: [],
    checkEvents: [
      { __typename: 'CheckEvent', id: '1', kind: 'CHECK_IN', at: '2026-11-19T08:58:00+05:30' },
      { __typename: 'CheckEvent', id: '2', kind: 'CHECK_OUT', at: '2026-11-19T18:21:00+05:30' },
    ],
    rules: { __typename: 'DayRules', stopMetres: 150, stopMinutes: 10, silenceMinutes: 45, maxKmPerHour: 150 },
    ...fields,
  },
});
