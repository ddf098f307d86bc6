/** Resolvers of dealers: by page, by search and by month, adding and changing them. */
import { dealers } from '../../../rest/contract/dealers.ts';
import type { Context } from '../../graphql/context.ts';
import { mutation } from '../../graphql/mutation.ts';
import type { AddDealerInput, UpdateDealerInput } from '../../graphql/types.generated.ts';
import { nothingWritten, toWritten, type Written } from '../../graphql/written-id.ts';
import { restIdOf } from '../customers/customer-ids.ts';
import { wireAdd, wireUpdate } from '../customers/customer-input.ts';
import { directoryEntry } from '../customers/directory-entry.ts';
import { historyList } from '../customers/history.ts';
import { nameValues } from '../customers/name-values.ts';
import { findListed, foundList, inQuery, monthList, userList } from '../people/lists.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { type DealerModel, dealer, dealerRecord } from './dealer.ts';

export const dealersOf = userList('DEALER', 'dealers', dealers.getAllDealersPage, dealer);
const dealersCreatedBy = userList('DEALER', 'dealersCreatedBy', dealers.getAllDealersCreatedByPage, dealer);
const dealerDirectory = monthList('dealerDirectory', dealers.fetchDealers, directoryEntry('DEALER'), inQuery);
const dealerHistory = historyList('DEALER', 'dealerHistory', dealers.fetchDealerHistory);

const searchDealers = foundList('searchDealers', dealers.searchDealerByArea, dealer);

/** @throws ApiError NOT_FOUND; UpstreamFault */
async function findDealer(id: string, context: Context): Promise<DealerModel> {
  if (!context.calls.extensions) return findListed(dealers.getAllDealersPage, dealer, id, context);
  const { payload } = await context.calls.send(dealers.fetchDealerById, { query: { id } });
  return dealerRecord(payload);
}

export const dealerResolvers: Resolvers = {
  Query: {
    dealers: (_root, args, context) => dealersOf(args, context),
    dealer: (_root, { id }, context) => findDealer(restIdOf('DEALER', id, 'id'), context),
    dealerHistory: (_root, args, context) => dealerHistory(args, context),
    dealersCreatedBy: (_root, args, context) => dealersCreatedBy(args, context),
    dealerDirectory: (_root, args, context) => dealerDirectory(args, context),
    searchDealers: (_root, args, context) => searchDealers(args, context),
  },
  Dealer: { details: ({ details }) => nameValues(details).list, detailsText: ({ details }) => nameValues(details).unread },
  AddDealerPayload: { dealer: ({ writtenId }, _args, context) => (writtenId === null ? null : findDealer(writtenId, context)) },
  Mutation: {
    addDealer: mutation<AddDealerInput, Written>('addDealer', nothingWritten, async ({ details, ...input }, { calls }) => {
      const call = dealers.addDealer;
      const { message, payload } = await calls.send(call, { body: wireAdd(call, calls, input, details) });
      return { message, result: toWritten(payload.addedId, calls) };
    }),
    updateDealer: mutation<UpdateDealerInput, { dealer: DealerModel | null }>('updateDealer', { dealer: null }, async (input, { calls }) => {
      const call = dealers.updateDealer;
      const { payload } = await calls.send(call, { body: wireUpdate(restIdOf('DEALER', input.dealerId, 'dealerId'), input, input.details) });
      return { message: null, result: { dealer: dealerRecord(payload) } };
    }),
  },
};
