/** Resolvers of the search across all types. */
import { dealers } from '../../../rest/contract/dealers.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { search } from '../../../rest/contract/search.ts';
import { within } from '../../graphql/errors.ts';
import { dealer } from '../dealers/dealer.ts';
import { farmer } from '../farmers/farmer.ts';
import { areaSearch, searchText } from '../people/area.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { documentedGroups, searchGroups } from './search.ts';

const maxHits = 20;

export const searchResolvers: Resolvers = {
  Query: {
    async search(_root, { text, first }, { calls }) {
      const query = searchText('text', text);
      const size = within('first', first, 1, maxHits);
      if (calls.extensions) return searchGroups((await calls.send(search.findAnything, { body: { text: query, size } })).payload);
      const body = areaSearch({ text: query });
      const [foundFarmers, foundDealers] = await Promise.all([
        calls.send(farmers.searchFarmerByArea, { body }),
        calls.send(dealers.searchDealerByArea, { body }),
      ]);
      return documentedGroups(foundFarmers.payload.map(farmer), foundDealers.payload.map(dealer), size);
    },
  },
  SearchNode: { __resolveType: (node) => node.__typename },
};
