/** Resolvers of likely duplicates among farmers or dealers, and of merging them: extensions. */
import { dealers } from '../../../rest/contract/dealers.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { connect } from '../../graphql/connection.ts';
import { mutation } from '../../graphql/mutation.ts';
import type { DismissDuplicateInput, MergeCustomersInput } from '../../graphql/types.generated.ts';
import { type DealerModel, dealerRecord } from '../dealers/dealer.ts';
import { type FarmerModel, farmerRecord } from '../farmers/farmer.ts';
import { pageQuery } from '../people/lists.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { restIdOf } from './customer-ids.ts';
import { wireChange } from './customer-input.ts';
import { pairOfDealers, pairOfFarmers } from './duplicate-pair.ts';

interface Kept {
  readonly farmer: FarmerModel | null;
  readonly dealer: DealerModel | null;
}

function wireMerge({ type, keepId, keepVersion, mergeId, mergeVersion, values: { details, ...person } }: MergeCustomersInput) {
  return {
    keepId: restIdOf(type, keepId, 'keepId'),
    keepVersion,
    mergeId: restIdOf(type, mergeId, 'mergeId'),
    mergeVersion,
    values: wireChange(person, details),
  };
}

export const duplicateResolvers: Resolvers = {
  Query: {
    duplicates(_root, { type, ...args }, context) {
      const list = { field: 'duplicates', filters: { type } };
      const request = pageQuery({});
      return type === 'FARMER'
        ? connect(args, { list, call: farmers.fetchFarmerDuplicates, request, node: pairOfFarmers }, context)
        : connect(args, { list, call: dealers.fetchDealerDuplicates, request, node: pairOfDealers }, context);
    },
  },
  Mutation: {
    mergeCustomers: mutation<MergeCustomersInput, Kept>('mergeCustomers', { farmer: null, dealer: null }, async (input, { calls }) => {
      const body = wireMerge(input);
      if (input.type === 'FARMER') {
        const { payload } = await calls.send(farmers.mergeFarmers, { body });
        return { message: null, result: { farmer: farmerRecord(payload), dealer: null } };
      }
      const { payload } = await calls.send(dealers.mergeDealers, { body });
      return { message: null, result: { farmer: null, dealer: dealerRecord(payload) } };
    }),
    dismissDuplicate: mutation<DismissDuplicateInput, object>('dismissDuplicate', {}, async ({ type, id: oneId, otherId, dismissed = true }, { calls }) => {
      const call = type === 'FARMER' ? farmers.dismissFarmerDuplicate : dealers.dismissDealerDuplicate;
      const { message } = await calls.send(call, { body: { id: restIdOf(type, oneId, 'id'), otherId: restIdOf(type, otherId, 'otherId'), dismissed } });
      return { message, result: {} };
    }),
  },
};
