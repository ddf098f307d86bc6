/** The built-in ground. It is a separate chunk that loads after the map. */

import { packedGround } from './ground.generated.ts';
import type { Ground } from './ground.ts';

/** CC BY 4.0 requires the attribution of GeoNames. Natural Earth is in the public domain and named as a courtesy. */
const ownCredit = 'GeoNames (geonames.org) CC BY 4.0, Natural Earth';

const { coast, towns } = packedGround;

export const ownGround: Ground = {
  lines: [{ kind: 'water', path: coast }],
  towns: towns.map(([name, east, north, rank]) => ({ name, place: { latitude: north / 1000, longitude: east / 1000 }, rank })),
  credit: ownCredit,
};
