/** The farmers and dealers whom staff visit, by town: the first ones, as many for each of the staff at every scale, so that their days cost the same. */
import { registeredBefore } from './customers.ts';
import { dealerPlace, dealerTown } from './dealers.ts';
import { farmerPlace, farmerTown } from './farmers.ts';
import type { Place, Town } from './towns.ts';
import { demoScale, timesDemo, type World } from './world.ts';

/** Someone to visit. */
export interface Party {
  readonly kind: 'farmer' | 'dealer';
  /** As the row's id. */
  readonly id: string;
  readonly place: Place;
}

export interface Circle {
  readonly world: World;
  /** Those of a town who were registered before a day. */
  in(town: Town, day: string): { readonly farmers: readonly Party[]; readonly dealers: readonly Party[] };
}

/** How many of them there are, at most. */
export const circleSize = (world: World, kind: 'farmers' | 'dealers'): number => demoScale[kind] * timesDemo(world);

export function createCircle(world: World): Circle {
  const farmers = gather(Math.min(world.scale.farmers, circleSize(world, 'farmers')), (n) => ({
    town: farmerTown(world, n),
    party: { kind: 'farmer', id: String(n), place: farmerPlace(world, n) },
  }));
  const dealers = gather(Math.min(world.scale.dealers, circleSize(world, 'dealers')), (n) => ({
    town: dealerTown(n),
    party: { kind: 'dealer', id: String(n), place: dealerPlace(world, n) },
  }));
  const knownIn = remembered((day: string) => {
    const known = { farmers: registeredBefore(world, 'farmer', day), dealers: registeredBefore(world, 'dealer', day) };
    return remembered((town: Town) => ({
      farmers: (farmers.get(town) ?? []).filter((party) => Number(party.id) <= known.farmers),
      dealers: (dealers.get(town) ?? []).filter((party) => Number(party.id) <= known.dealers),
    }));
  }, fewDays);
  return { world, in: (town, day) => knownIn(day)(town) };
}

/** Days that are looked at by turns. */
const fewDays = 3;

/** Asks once for each key. @param most answers that are kept; the oldest goes first */
function remembered<Key, Answer>(ask: (key: Key) => Answer, most = Number.POSITIVE_INFINITY): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    if (answers.size > most) for (const oldest of [...answers.keys()].slice(0, 1)) answers.delete(oldest);
    return answer;
  };
}

function gather(count: number, member: (n: number) => { town: Town; party: Party }): Map<Town, Party[]> {
  const byTown = new Map<Town, Party[]>();
  for (let n = 1; n <= count; n += 1) {
    const { town, party } = member(n);
    byTown.set(town, [...(byTown.get(town) ?? []), party]);
  }
  return byTown;
}
