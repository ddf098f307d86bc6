/** The farmers and dealers whom staff visit, by town. At every scale these are the first few hundred, so that a day costs the same. */
import { registeredBefore } from './customers.ts';
import { dealerPlace, dealerTown } from './dealers.ts';
import { farmerPlace, farmerTown } from './farmers.ts';
import type { Place, Town } from './towns.ts';
import { scales, type World } from './world.ts';

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

export function createCircle(world: World): Circle {
  const farmers = gather(Math.min(world.scale.farmers, scales.demo.farmers), (n) => ({
    town: farmerTown(world, n),
    party: { kind: 'farmer', id: String(n), place: farmerPlace(world, n) },
  }));
  const dealers = gather(Math.min(world.scale.dealers, scales.demo.dealers), (n) => ({
    town: dealerTown(n),
    party: { kind: 'dealer', id: String(n), place: dealerPlace(world, n) },
  }));
  const knownOn = remembered((day) => ({ farmers: registeredBefore(world, 'farmer', day), dealers: registeredBefore(world, 'dealer', day) }));
  return {
    world,
    in: (town, day) => {
      const known = knownOn(day);
      return {
        farmers: (farmers.get(town) ?? []).filter((party) => Number(party.id) <= known.farmers),
        dealers: (dealers.get(town) ?? []).filter((party) => Number(party.id) <= known.dealers),
      };
    },
  };
}

/** Asks once for each day. */
function remembered<Answer>(ask: (day: string) => Answer): (day: string) => Answer {
  const answers = new Map<string, Answer>();
  return (day) => {
    const answer = answers.get(day) ?? ask(day);
    answers.set(day, answer);
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
