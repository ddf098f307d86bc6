/** Positions of a person's device on a trip: a fix every few minutes, about one in a hundred faulty. */
import type { travelPoints } from '../database/tables/days.ts';
import { at, dayId } from './calendar.ts';
import { dealerName } from './dealers.ts';
import type { Party } from './demo-customers.ts';
import type { Employee } from './employees.ts';
import { near } from './person.ts';
import { type Random, random } from './random.ts';
import type { Place } from './towns.ts';
import type { Leg, Stop, Trip } from './trips.ts';
import { idsPerDay } from './world.ts';

export type TravelRow = typeof travelPoints.$inferInsert;

interface Fix {
  /** Seconds since midnight. */
  readonly time: number;
  readonly place: Place | null;
  readonly comment: string;
  readonly syncComment: string | null;
}

const jitterKm = 0.008;

function fix(draw: Random, time: number, place: Place, comment: string): Fix {
  return { time, place: near(draw, place, 0, jitterKm), comment, syncComment: null };
}

function alongLeg(draw: Random, leg: Leg): Fix[] {
  const fixes: Fix[] = [];
  for (let time = leg.depart + draw.int(60, 180); time < leg.arrive; time += draw.int(80, 160)) {
    const share = (time - leg.depart) / (leg.arrive - leg.depart);
    const place = {
      latitude: leg.from.latitude + (leg.to.latitude - leg.from.latitude) * share,
      longitude: leg.from.longitude + (leg.to.longitude - leg.from.longitude) * share,
    };
    fixes.push(fix(draw, time, place, 'Travelling'));
  }
  return fixes;
}

function partyLabel(party: Party): string {
  if (party.kind === 'farmer') return 'farmer';
  const { firstName, lastName } = dealerName(Number(party.id));
  return `${firstName} ${lastName}`;
}

function stopComment(stop: Stop): string {
  if (stop.party === null) return `Lunch in ${stop.town.name}`;
  const label = partyLabel(stop.party);
  if (stop.purpose === 'demonstration') return `Demonstration near ${stop.town.name}`;
  if (stop.purpose === 'visit') return stop.party.kind === 'dealer' ? `At ${label}` : `With a ${label} near ${stop.town.name}`;
  return stop.party.kind === 'dealer' ? `Meeting at ${label}` : `Meeting near ${stop.town.name}`;
}

function atStop(draw: Random, stop: Stop): Fix[] {
  const comment = stopComment(stop);
  const fixes = [fix(draw, stop.arrive, stop.place, comment)];
  for (let time = stop.arrive + draw.int(9, 15) * 60; time < stop.leave - 120; time += draw.int(12, 20) * 60) {
    fixes.push(fix(draw, time, stop.place, comment));
  }
  return fixes;
}

/** Returns a fix, rarely in a faulty form: no fix, (0, 0), sent twice, or some 30 km off. */
function spoil(draw: Random, good: Fix): Fix[] {
  const luck = draw.unit();
  if (luck < 0.0025) return [{ ...good, place: null, syncComment: 'No GPS fix' }];
  if (luck < 0.005) return [{ ...good, place: { latitude: 0, longitude: 0 }, syncComment: 'GPS gave 0, 0' }];
  if (luck < 0.0075) return [good, { ...good, syncComment: 'Sent twice' }];
  if (luck < 0.009 && good.place !== null) return [{ ...good, place: near(draw, good.place, 28, 32) }];
  return [good];
}

/** Removes the fixes of 45 minutes on some days. */
function withGap(draw: Random, fixes: Fix[]): Fix[] {
  const from = draw.pick(fixes).time;
  return draw.chance(0.05) ? fixes.filter((fix) => fix.time <= from || fix.time > from + 45 * 60) : fixes;
}

/** Marks some consecutive fixes as sent late on some days, as after a network outage. */
function withLateBlock(draw: Random, fixes: Fix[]): Fix[] {
  const from = draw.int(5, fixes.length);
  const syncComment = `Sent ${draw.int(25, 70)} minutes late`;
  if (!draw.chance(0.05)) return fixes;
  return fixes.map((fix, index) => (index >= from && index < from + 8 ? { ...fix, syncComment: fix.syncComment ?? syncComment } : fix));
}

/** Returns the points of a trip as recorded, in order of time. */
export function travelRows(person: Employee, day: string, trip: Trip): TravelRow[] {
  const draw = random('travel', person.id, day);
  const track = [
    fix(draw, trip.start, person.home, 'Check in'),
    ...trip.legs.flatMap((leg) => alongLeg(draw, leg)),
    ...trip.stops.flatMap((stop) => atStop(draw, stop)),
    fix(draw, trip.end, person.home, 'Check out'),
  ].sort((one, other) => one.time - other.time);
  const fixes = withLateBlock(draw, withGap(draw, track)).flatMap((fix) => spoil(draw, fix));
  return fixes.map((fix, index) => ({
    employeeId: person.id,
    at: at(day, fix.time),
    id: dayId(day, idsPerDay.travelPoints, Number(person.id) * 1000 + index),
    latitude: fix.place?.latitude ?? null,
    longitude: fix.place?.longitude ?? null,
    comment: fix.comment,
    syncComment: fix.syncComment,
  }));
}
