/** A day on the road: from home along one road, with detours to shops and fields, and back. */
import { clock } from './calendar.ts';
import type { DemoCustomers, Party } from './demo-customers.ts';
import { type Employee, worksOn } from './employees.ts';
import { isWorkingDay } from './holidays.ts';
import { kmPerDegree } from './person.ts';
import { type Random, random } from './random.ts';
import type { Place, Town } from './towns.ts';

/** A stop. Times are seconds since midnight in India. */
export interface Stop {
  readonly party: Party | null;
  readonly town: Town;
  readonly place: Place;
  readonly arrive: number;
  readonly leave: number;
  readonly purpose: 'visit' | 'meeting' | 'started' | 'demonstration' | 'lunch';
}

/** A straight section of the way. */
export interface Leg {
  readonly from: Place;
  readonly to: Place;
  readonly depart: number;
  readonly arrive: number;
}

export interface Trip {
  readonly start: number;
  readonly end: number;
  readonly legs: readonly Leg[];
  readonly stops: readonly Stop[];
}

/** Returns the straight-line distance in kilometres. The simple formula is accurate enough over a few districts. */
export function distanceKm(one: Place, other: Place): number {
  const north = (other.latitude - one.latitude) * kmPerDegree;
  const east = (other.longitude - one.longitude) * kmPerDegree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Returns true when a person works on a day. Sundays and holidays are free, and about 6 % of the other days are leave. */
export function atWork(demoCustomers: DemoCustomers, person: Employee, day: string): boolean {
  return isWorkingDay(day) && worksOn(demoCustomers.anchor, person, day) && !random('leave', person.id, day).chance(0.06);
}

/** Returns the towns of a day from home outwards: at least two, mostly within reach. */
function outward(draw: Random, road: readonly Town[], home: Town): Town[] {
  const at = road.indexOf(home);
  const directions = [road.slice(at), road.slice(0, at + 1).reverse()].filter((direction) => direction.length > 1);
  const direction = draw.pick(directions);
  const reach = draw.int(28, 52);
  let travelledKm = 0;
  const within = direction.findIndex((town, index) => {
    travelledKm += index === 0 ? 0 : distanceKm(direction[index - 1] ?? town, town);
    return index > 1 && travelledKm > reach;
  });
  return direction.slice(0, within === -1 ? direction.length : within);
}

/** Selects the people to visit in each town on the way, four to eight in total when there are enough. */
function visits(draw: Random, demoCustomers: DemoCustomers, day: string, towns: readonly Town[]): Map<Town, Party[]> {
  const visitCount = draw.int(4, 8);
  const chosen = new Map<Town, Party[]>();
  for (let index = 0; index < visitCount; index += 1) {
    const town = towns[Math.floor(((index + 0.5) / visitCount) * towns.length)];
    if (town === undefined) continue;
    const around = demoCustomers.registeredIn(town, day);
    const before = chosen.get(town) ?? [];
    const isNew = (party: Party) => !before.includes(party);
    const dealers = around.dealers.filter(isNew);
    const open = dealers.length > 0 && draw.chance(0.35) ? dealers : around.farmers.filter(isNew);
    if (open.length > 0) chosen.set(town, [...before, draw.pick(open)]);
  }
  return chosen;
}

/** A sequence of drives and stops. */
class Itinerary {
  readonly legs: Leg[] = [];
  readonly stops: Stop[] = [];
  private readonly draw: Random;
  private place: Place;
  private time: number;
  private hasEaten = false;

  constructor(draw: Random, home: Place, start: number) {
    this.draw = draw;
    this.place = home;
    this.time = start;
  }

  get now(): number {
    return this.time;
  }

  /**
   * Drives in a straight line.
   * @param onRoad false on the slower way to a field
   */
  driveTo(to: Place, onRoad: boolean): void {
    const km = distanceKm(this.place, to);
    const kmPerHour = onRoad ? this.draw.int(34, 55) : this.draw.int(28, 36);
    const arrive = Math.round(this.time + (km / kmPerHour) * 3600);
    if (km > 0.05) this.legs.push({ from: this.place, to, depart: this.time, arrive });
    this.place = to;
    this.time = arrive;
  }

  stay(town: Town, party: Party | null, purpose: Stop['purpose'], minutes: number): void {
    const leave = this.time + minutes * 60;
    this.stops.push({ party, town, place: this.place, arrive: this.time, leave, purpose });
    this.time = leave;
  }

  lunch(town: Town): void {
    if (this.hasEaten || this.time < clock(12, 40)) return;
    this.hasEaten = true;
    this.stay(town, null, 'lunch', this.draw.int(30, 50));
  }

  /** @param longest true for the demonstration of the day */
  visit(town: Town, party: Party, longest: boolean): void {
    this.driveTo(party.place, false);
    const luck = this.draw.unit();
    if (luck < 0.2) this.stay(town, party, 'meeting', this.draw.int(25, 95));
    else if (luck < 0.214) this.stay(town, party, 'started', this.draw.int(20, 60));
    else if (longest) this.stay(town, party, 'demonstration', this.draw.int(45, 80));
    else this.stay(town, party, 'visit', this.draw.int(8, 35));
  }
}

/** Returns the trip of a travelling employee, or null for office staff, on leave and on Sundays. */
export function trip(demoCustomers: DemoCustomers, person: Employee, day: string): Trip | null {
  if (person.road === null || !atWork(demoCustomers, person, day)) return null;
  const draw = random('trip', person.id, day);
  const start = clock(8, 45) + draw.int(0, 55 * 60);
  const towns = outward(draw, person.road, person.home);
  const parties = visits(draw, demoCustomers, day, towns);
  const itinerary = new Itinerary(draw, person.home, start);
  const demonstration = draw.int(1, 3);
  let visited = 0;
  for (const town of towns) {
    itinerary.driveTo(town, true);
    for (const party of parties.get(town) ?? []) {
      visited += 1;
      itinerary.visit(town, party, visited === demonstration);
      itinerary.lunch(town);
    }
    itinerary.driveTo(town, false);
  }
  for (const town of [...towns].reverse()) {
    itinerary.driveTo(town, true);
    itinerary.lunch(town);
  }
  const end = Math.max(itinerary.now, clock(17, 30) + draw.int(0, 105 * 60));
  return { start, end, legs: itinerary.legs, stops: itinerary.stops };
}
