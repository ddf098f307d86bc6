/** Farmers and dealers whom staff visit, by town. */
import { registeredBefore } from './customers.ts';
import { dealerPlace, dealerTown } from './dealers.ts';
import { farmerPlace, farmerTown } from './farmers.ts';
import type { Place, Town } from './towns.ts';
import { dealerCount, farmerCount } from './world.ts';

/** A person to visit. */
export interface Party {
  readonly kind: 'farmer' | 'dealer';
  readonly id: string;
  readonly place: Place;
}

export interface DemoCustomers {
  /** Day of the first load. */
  readonly anchor: string;
  /** Returns the people of a town who were registered before a day. */
  registeredIn(town: Town, day: string): { readonly farmers: readonly Party[]; readonly dealers: readonly Party[] };
}

export function createDemoCustomers(anchor: string): DemoCustomers {
  const farmers = gather(farmerCount, (n) => ({
    town: farmerTown(n),
    party: { kind: 'farmer', id: String(n), place: farmerPlace(n) },
  }));
  const dealers = gather(dealerCount, (n) => ({
    town: dealerTown(n),
    party: { kind: 'dealer', id: String(n), place: dealerPlace(n) },
  }));
  const knownIn = remembered((day: string) => {
    const counts = { farmers: registeredBefore(anchor, 'farmer', day), dealers: registeredBefore(anchor, 'dealer', day) };
    return remembered((town: Town) => ({
      farmers: (farmers.get(town) ?? []).filter((party) => Number(party.id) <= counts.farmers),
      dealers: (dealers.get(town) ?? []).filter((party) => Number(party.id) <= counts.dealers),
    }));
  });
  return { anchor, registeredIn: (town, day) => knownIn(day)(town) };
}

/** Caches a function's result for each argument. */
function remembered<Key, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const results = new Map<Key, Found>();
  return (key) => {
    const found = results.get(key) ?? find(key);
    results.set(key, found);
    return found;
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
