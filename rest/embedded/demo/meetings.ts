/** Meetings held on a day's trips, and meetings planned on that day. */
import { addDays } from '../../contract/clock.ts';
import type { meetingPictures, meetings, meetingVisits } from '../database/tables/meetings.ts';
import { at, clock, dayId, daysBetween } from './calendar.ts';
import type { DemoCustomers, Party } from './demo-customers.ts';
import { type Employee, staff, worksOn } from './employees.ts';
import { isWorkingDay, nextWorkday, previousWorkday } from './holidays.ts';
import { sceneName } from './picture-names.ts';
import { products } from './products.ts';
import { type Random, random } from './random.ts';
import { crops } from './towns.ts';
import type { Stop, Trip } from './trips.ts';
import { idsPerDay } from './world.ts';

export interface MeetingRows {
  readonly meeting: typeof meetings.$inferInsert;
  readonly visits: readonly (typeof meetingVisits.$inferInsert)[];
  readonly pictures: readonly (typeof meetingPictures.$inferInsert)[];
}

type Key = Pick<MeetingRows['visits'][number], 'employeeId' | 'meetingId'>;

/** People who plan meetings for others. Each of them has some on the first screen. */
const planners = [...staff.admins, ...staff.moderators];

const partyOf = (party: Party) => (party.kind === 'farmer' ? { farmerId: party.id, dealerId: null } : { farmerId: null, dealerId: party.id });

function comment(draw: Random, stop: Stop): string {
  const product = draw.pick(products).name;
  const crop = draw.pick(crops[stop.town.region]).toLowerCase();
  return draw.pick([
    `Showed the dosing of ${product} on two acres of ${crop}. Three growers want a trial.`,
    `${product}: stock for the season discussed, ${draw.int(2, 9) * 10} packs ordered.`,
    `Looked at ${crop} together; ${product} advised before the next irrigation.`,
    `Group meeting on ${crop}: ${draw.int(6, 24)} farmers came, most asked about ${product}.`,
    `Complaint about ${product} settled, packs replaced.`,
  ]);
}

/** Returns the visits during a meeting: the customer first, then up to three neighbours. */
function visitsOf(draw: Random, demoCustomers: DemoCustomers, day: string, meeting: Key, stop: Stop, party: Party): MeetingRows['visits'] {
  const around = demoCustomers.registeredIn(stop.town, day);
  const neighbours = [...around.farmers, ...around.dealers].filter((neighbour) => neighbour !== party).slice(0, draw.int(0, 3));
  const step = (stop.leave - stop.arrive) / (neighbours.length + 1);
  return [party, ...neighbours].map((visited, position) => ({
    ...meeting,
    position,
    ...partyOf(visited),
    visitedAt: at(day, stop.arrive + step * position),
  }));
}

function picturesOf(draw: Random, meeting: Key, party: Party): MeetingRows['pictures'] {
  const kinds = party.kind === 'dealer' ? (['shop', 'shop', 'gathering'] as const) : (['field', 'gathering', 'field'] as const);
  return Array.from({ length: draw.int(0, 4) }, (_, position) => ({ ...meeting, position, fileName: sceneName(draw.pick(kinds), draw.int(0, 9999)) }));
}

/** Time slots for visits of a day, in seconds since midnight. */
const slots = [clock(9, 30), clock(11, 0), clock(12, 30), clock(15, 0), clock(16, 30)];

/** Returns the working day that is this many days later, or the next one. */
const workdayAfter = (day: string, days: number): string => nextWorkday(addDays(day, days - 1));

/** Returns a meeting that was planned on the evening of the previous working day. Some started meetings are never finished. */
function heldMeeting(demoCustomers: DemoCustomers, person: Employee, day: string, id: string, stop: Stop, party: Party): MeetingRows {
  const draw = random('meeting', id);
  const isFinished = stop.purpose === 'meeting';
  const key = { employeeId: person.id, meetingId: id };
  const place = { startLatitude: stop.place.latitude, startLongitude: stop.place.longitude };
  return {
    meeting: {
      id,
      createdBy: draw.chance(0.6) ? person.id : draw.pick(planners).id,
      employeeId: person.id,
      ...partyOf(party),
      status: isFinished ? 'FINISHED' : 'STARTED',
      statusComment: isFinished ? comment(draw, stop) : null,
      // Rounded to a quarter of an hour.
      plannedAt: at(day, Math.round(stop.arrive / 900) * 900),
      createdAt: at(previousWorkday(day), clock(17, 0) + draw.int(0, 7200)),
      startTime: at(day, stop.arrive),
      endTime: isFinished ? at(day, stop.leave) : null,
      ...place,
      endLatitude: isFinished ? stop.town.latitude : null,
      endLongitude: isFinished ? stop.town.longitude : null,
    },
    visits: isFinished ? visitsOf(draw, demoCustomers, day, key, stop, party) : [],
    pictures: isFinished ? picturesOf(draw, key, party) : [],
  };
}

/** Returns the number of planned meetings. It is higher in the fortnight before the first load, because older plans were carried out. */
function plannedCount(draw: Random, anchor: string, day: string): number {
  if (day > anchor) return draw.int(4, 8);
  return daysBetween(day, anchor) <= 14 ? draw.int(15, 22) : draw.int(0, 2);
}

function plannedMeeting(demoCustomers: DemoCustomers, day: string, id: string): MeetingRows | null {
  const draw = random('meeting', id);
  const person = draw.pick(staff.field.filter((employee) => worksOn(demoCustomers.anchor, employee, day)));
  const around = demoCustomers.registeredIn(draw.pick(person.road ?? [person.home]), day);
  const parties = draw.chance(0.25) && around.dealers.length > 0 ? around.dealers : around.farmers;
  if (parties.length === 0) return null;
  // A separate stream, so that the other random values do not change.
  const plan = random('planned time', id);
  return {
    meeting: {
      id,
      createdBy: draw.chance(0.4) ? person.id : draw.pick(planners).id,
      employeeId: person.id,
      ...partyOf(draw.pick(parties)),
      status: 'SCHEDULED',
      statusComment: null,
      plannedAt: plan.chance(0.8) ? at(workdayAfter(day, plan.int(1, 12)), plan.pick(slots)) : null,
      createdAt: at(day, clock(9, 45) + draw.int(0, 8 * 3600)),
      startTime: null,
      endTime: null,
      startLatitude: null,
      startLongitude: null,
      endLatitude: null,
      endLongitude: null,
    },
    visits: [],
    pictures: [],
  };
}

/** Returns the time when a meeting's row is created: when it ended, was left open, or is planned. */
function appears({ meeting }: MeetingRows): string {
  return meeting.endTime ?? meeting.startTime ?? meeting.createdAt;
}

/** Returns the meetings of a day whose rows exist at an instant. */
export function meetingsOf(demoCustomers: DemoCustomers, day: string, trips: ReadonlyMap<Employee, Trip>, until: string): MeetingRows[] {
  let count = 0;
  const nextId = () => {
    count += 1;
    return dayId(day, idsPerDay.meetings, count);
  };
  const heldMeetings = [...trips].flatMap(([person, trip]) =>
    trip.stops.flatMap((stop) => {
      const isMeeting = stop.purpose === 'meeting' || stop.purpose === 'started';
      return isMeeting && stop.party !== null ? [heldMeeting(demoCustomers, person, day, nextId(), stop, stop.party)] : [];
    }),
  );
  const planned = isWorkingDay(day) ? plannedCount(random('planned', day), demoCustomers.anchor, day) : 0;
  const plans = Array.from({ length: planned }, () => plannedMeeting(demoCustomers, day, nextId())).filter((rows) => rows !== null);
  return [...heldMeetings, ...plans].filter((rows) => appears(rows) <= until);
}
