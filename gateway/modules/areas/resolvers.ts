/** Resolvers of the static hierarchy of areas, without a REST call. */
import { states } from '../../../rest/contract/areas.ts';
import { renamedDistricts, renamedStates } from '../../../rest/contract/areas-renamed.ts';
import type { State } from '../../graphql/types.generated.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** @param renamed present names by former name */
const formerNames = (name: string, renamed: Readonly<Record<string, string>> = {}) => Object.keys(renamed).filter((former) => renamed[former] === name);

const areas: State[] = states.map(({ name, districts }) => ({
  name,
  formerNames: formerNames(name, renamedStates),
  districts: districts.map((district) => ({
    name: district.name,
    formerNames: formerNames(district.name, renamedDistricts[name]),
    talukas: [...district.talukas],
  })),
}));

export const areaResolvers: Resolvers = { Query: { areas: () => areas } };
