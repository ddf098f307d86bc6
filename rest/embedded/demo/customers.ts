/** Farmers and dealers: when, where and by whom they are registered. */
import { addDays } from '../../contract/clock.ts';
import { at, clock, countBefore, isWorkday } from './calendar.ts';
import { staffOf } from './employees.ts';
import { pinCode } from './person.ts';
import { hash, type Random, random } from './random.ts';
import { type Town, villages } from './towns.ts';
import { historyOf, type World } from './world.ts';

export type CustomerKind = 'farmer' | 'dealer';

/** How many of a kind there are. */
export function customerCount(world: World, kind: CustomerKind): number {
  return kind === 'farmer' ? world.scale.farmers : world.scale.dealers;
}

/**
 * The day the n-th customer was registered: a working day before the anchor, never earlier than the one before, more of them lately.
 * @param n from 1.
 */
function registrationDay(world: World, kind: CustomerKind, n: number): string {
  const share = n / (customerCount(world, kind) + 1);
  const day = addDays(world.anchor, -1 - Math.floor(historyOf(world).registrations * (1 - share) ** 1.3));
  return isWorkday(day) ? day : addDays(day, -1);
}

/** How many customers of a kind had been registered before a day. */
export function registeredBefore(world: World, kind: CustomerKind, day: string): number {
  return countBefore(day, customerCount(world, kind), (n) => registrationDay(world, kind, n));
}

/** Whoever travels through a town has registered the people there; else a moderator. */
function creator(world: World, draw: Random, town: Town): string {
  const { moderators, through } = staffOf(world);
  const travelling = through(town);
  return draw.pick(travelling.length === 0 ? moderators : travelling).id;
}

/** Street, area and registration of the n-th customer of a kind. */
export function registration(world: World, kind: CustomerKind, n: number, town: Town) {
  const draw = random(world.seed, kind, n, 'registration');
  return {
    street: `${draw.pick(['Gat No.', 'Survey No.', 'House No.'])} ${draw.int(1, 480)}`,
    village: kind === 'dealer' ? town.name : `${draw.pick(villages)}${draw.pick(['', '', ' Bk.', ' Kh.'])}`,
    taluka: town.taluka,
    district: town.district,
    state: 'Maharashtra',
    pinCode: pinCode(draw, town),
    syncId: hash(`${world.seed}/${kind}/${n}/sync`).toString(16).padStart(8, '0'),
    createdBy: creator(world, draw, town),
    registerDate: at(registrationDay(world, kind, n), clock(9, 30) + draw.int(0, 8 * 3600)),
  };
}
