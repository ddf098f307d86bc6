/** Resolvers of farmers: by page, by search and by month, adding and changing them. */
import { farmers } from '../../../rest/contract/farmers.ts';
import type { Context } from '../../graphql/context.ts';
import { mutation } from '../../graphql/mutation.ts';
import type { AddFarmerInput, UpdateFarmerInput } from '../../graphql/types.generated.ts';
import { nothingWritten, toWritten, type Written } from '../../graphql/written-id.ts';
import { restIdOf } from '../customers/customer-ids.ts';
import { wireAdd, wireUpdate } from '../customers/customer-input.ts';
import { directoryEntry } from '../customers/directory-entry.ts';
import { historyList } from '../customers/history.ts';
import { nameValues } from '../customers/name-values.ts';
import { findListed, foundList, inQuery, monthList, userList } from '../people/lists.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { type FarmerModel, farmer, farmerRecord } from './farmer.ts';

export const farmersOf = userList('FARMER', 'farmers', farmers.getAllFarmersPage, farmer);
const farmersCreatedBy = userList('FARMER', 'farmersCreatedBy', farmers.getAllFarmersCreatedByPage, farmer);
const farmerDirectory = monthList('farmerDirectory', farmers.fetchFarmers, directoryEntry('FARMER'), inQuery);
const farmerHistory = historyList('FARMER', 'farmerHistory', farmers.fetchFarmerHistory);

const searchFarmers = foundList('searchFarmers', farmers.searchFarmerByArea, farmer);

/** @throws ApiError NOT_FOUND; UpstreamFault */
async function findFarmer(id: string, context: Context): Promise<FarmerModel> {
  if (!context.calls.extensions) return findListed(farmers.getAllFarmersPage, farmer, id, context);
  const { payload } = await context.calls.send(farmers.fetchFarmerById, { query: { id } });
  return farmerRecord(payload);
}

export const farmerResolvers: Resolvers = {
  Query: {
    farmers: (_root, args, context) => farmersOf(args, context),
    farmer: (_root, { id }, context) => findFarmer(restIdOf('FARMER', id, 'id'), context),
    farmerHistory: (_root, args, context) => farmerHistory(args, context),
    farmersCreatedBy: (_root, args, context) => farmersCreatedBy(args, context),
    farmerDirectory: (_root, args, context) => farmerDirectory(args, context),
    searchFarmers: (_root, args, context) => searchFarmers(args, context),
  },
  Farmer: { crops: ({ crops }) => nameValues(crops).list, cropsText: ({ crops }) => nameValues(crops).unread },
  AddFarmerPayload: { farmer: ({ writtenId }, _args, context) => (writtenId === null ? null : findFarmer(writtenId, context)) },
  Mutation: {
    addFarmer: mutation<AddFarmerInput, Written>('addFarmer', nothingWritten, async ({ crops, ...input }, { calls }) => {
      const call = farmers.addFarmer;
      const { message, payload } = await calls.send(call, { body: wireAdd(call, calls, input, crops) });
      return { message, result: toWritten(payload.addedId, calls) };
    }),
    updateFarmer: mutation<UpdateFarmerInput, { farmer: FarmerModel | null }>('updateFarmer', { farmer: null }, async (input, { calls }) => {
      const call = farmers.updateFarmer;
      const { payload } = await calls.send(call, { body: wireUpdate(restIdOf('FARMER', input.farmerId, 'farmerId'), input, input.crops) });
      return { message: null, result: { farmer: farmerRecord(payload) } };
    }),
  },
};
