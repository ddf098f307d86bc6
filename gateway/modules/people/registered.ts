/** Who of many people is registered as a farmer or dealer: an extension. */
import { dealers } from '../../../rest/contract/dealers.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { within } from '../../graphql/errors.ts';
import { id, integer } from '../../upstream/decode.ts';
import type { Resolvers } from '../resolvers.generated.ts';

export const registeredResolvers: Resolvers = {
  Query: {
    async registeredCustomers(_root, { type, people }, { calls }) {
      within('people', people.length, 1, 100);
      if (!calls.extensions) return null;
      const call = type === 'FARMER' ? farmers.fetchRegisteredFarmers : dealers.fetchRegisteredDealers;
      const { payload } = await calls.send(call, { body: { people } });
      return payload.flatMap((row) => {
        const index = integer(row.index);
        return index === null ? [] : [{ index, id: id(row.id) }];
      });
    },
  },
};
