/** Dealers by page, by search, by month; registering and exporting them. */
import { dealers } from '../../../rest/contract/dealers.ts';
import { mutation } from '../../graphql/mutation.ts';
import { exportMutation } from '../exports/export.ts';
import { areaSearch } from '../people/area.ts';
import { directoryEntry } from '../people/directory-entry.ts';
import { monthList, userList } from '../people/lists.ts';
import { wirePerson } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { dealer } from './dealer.ts';

export const dealersOf = userList('dealers', dealers.getAllDealersPage, dealer);
const dealersCreatedBy = userList('dealersCreatedBy', dealers.getAllDealersCreatedByPage, dealer);
const dealerDirectory = monthList('dealerDirectory', dealers.fetchDealers, directoryEntry);

export const dealerResolvers: Resolvers = {
  Query: {
    dealers: (_root, args, context) => dealersOf(args, context),
    dealersCreatedBy: (_root, args, context) => dealersCreatedBy(args, context),
    dealerDirectory: (_root, args, context) => dealerDirectory(args, context),
    async searchDealers(_root, filter, { calls }) {
      const { payload } = await calls.send(dealers.searchDealerByArea, { body: areaSearch(filter) });
      return payload.map(dealer);
    },
  },
  Mutation: {
    addDealer: mutation('addDealer', {}, async ({ profilePicture, ...person }, { calls }) => {
      const { message } = await calls.send(dealers.addDealer, { body: { ...wirePerson(person), profilePicture: profilePicture ?? '' } });
      return { message, result: {} };
    }),
    exportDealers: exportMutation('exportDealers', 'dealers'),
  },
};
