/** The static hierarchy of areas; no REST call. */
import { states } from '../../../rest/contract/areas.ts';
import type { State } from '../../graphql/types.generated.ts';
import type { Resolvers } from '../resolvers.generated.ts';

const areas: State[] = states.map(({ name, districts }) => ({
  name,
  districts: districts.map((district) => ({ name: district.name, talukas: [...district.talukas] })),
}));

export const areaResolvers: Resolvers = { Query: { areas: () => areas } };
