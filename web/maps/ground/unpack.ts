/** The ground as maps use it, out of what the build packed. */
import type { Ground, PackedGround } from './ground.ts';

/** GeoNames asks to be named under CC BY 4.0; Natural Earth is in the public domain, and is named out of courtesy. */
const ownCredit = 'GeoNames (geonames.org) CC BY 4.0, Natural Earth';

export const unpack = ({ coast, towns }: PackedGround): Ground => ({
  lines: [{ kind: 'water', path: coast }],
  towns: towns.map(([name, east, north, rank]) => ({ name, place: { latitude: north / 1000, longitude: east / 1000 }, rank })),
  credit: ownCredit,
});
