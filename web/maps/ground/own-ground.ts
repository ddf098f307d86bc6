/** The ground that every map has. It comes in a file of its own, after the map. */

import { packedGround } from './ground.generated.ts';
import type { Ground } from './ground.ts';

/** GeoNames asks to be named under CC BY 4.0; Natural Earth is in the public domain, and is named out of courtesy. */
const ownCredit = 'GeoNames (geonames.org) CC BY 4.0, Natural Earth';

const { coast, towns } = packedGround;

export const ownGround: Ground = {
  lines: [{ kind: 'water', path: coast }],
  towns: towns.map(([name, east, north, rank]) => ({ name, place: { latitude: north / 1000, longitude: east / 1000 }, rank })),
  credit: ownCredit,
};
