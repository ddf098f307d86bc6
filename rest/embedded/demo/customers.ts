/** Registrations of farmers and dealers: day, place and employee. */
import { addDays } from '../../contract/clock.ts';
import { at, clock, countBefore } from './calendar.ts';
import { staff } from './employees.ts';
import { previousWorkday } from './holidays.ts';
import { pinCode } from './person.ts';
import { hash, type Random, random } from './random.ts';
import { type Town, villages } from './towns.ts';
import { dealerCount, farmerCount, history } from './world.ts';

export type CustomerKind = 'farmer' | 'dealer';

const countOf = (kind: CustomerKind) => (kind === 'farmer' ? farmerCount : dealerCount);

/**
 * Returns the day on which the n-th customer was registered: a working day before the anchor, in ascending order, with more registrations recently.
 * @param n from 1
 */
function registrationDay(anchor: string, kind: CustomerKind, n: number): string {
  const share = n / (countOf(kind) + 1);
  return previousWorkday(addDays(anchor, -Math.floor(history.registrations * (1 - share) ** 1.3)));
}

export function registeredBefore(anchor: string, kind: CustomerKind, day: string): number {
  return countBefore(day, countOf(kind), (n) => registrationDay(anchor, kind, n));
}

/** Returns the employee who registered the people of a town: one who travels through it, else a moderator. */
function creator(draw: Random, town: Town): string {
  const { moderators, through } = staff;
  const travelling = through(town);
  return draw.pick(travelling.length === 0 ? moderators : travelling).id;
}

/** Returns street, area and registration of the n-th customer of a kind. */
export function registration(anchor: string, kind: CustomerKind, n: number, town: Town) {
  const draw = random(kind, n, 'registration');
  return {
    street: `${draw.pick(['Gat No.', 'Survey No.', 'House No.'])} ${draw.int(1, 480)}`,
    village: kind === 'dealer' ? town.name : `${draw.pick(villages)}${draw.pick(['', '', ' Bk.', ' Kh.'])}`,
    taluka: town.taluka,
    district: town.district,
    state: 'Maharashtra',
    pinCode: pinCode(draw, town),
    syncId: hash(`demo/${kind}/${n}/sync`).toString(16).padStart(8, '0'),
    createdBy: creator(draw, town),
    registerDate: at(registrationDay(anchor, kind, n), clock(9, 30) + draw.int(0, 8 * 3600)),
  };
}
