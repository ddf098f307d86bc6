/** Farmers by page, by search, by month; registering and exporting them. */
import { farmers } from '../../../rest/contract/farmers.ts';
import { mutation } from '../../graphql/mutation.ts';
import { exportMutation } from '../exports/export.ts';
import { areaSearch } from '../people/area.ts';
import { directoryEntry } from '../people/directory-entry.ts';
import { monthList, userList } from '../people/lists.ts';
import { wirePerson } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { farmer } from './farmer.ts';

export const farmersOf = userList('farmers', farmers.getAllFarmersPage, farmer);
const farmersCreatedBy = userList('farmersCreatedBy', farmers.getAllFarmersCreatedByPage, farmer);
const farmerDirectory = monthList('farmerDirectory', farmers.fetchFarmers, directoryEntry);

export const farmerResolvers: Resolvers = {
  Query: {
    farmers: (_root, args, context) => farmersOf(args, context),
    farmersCreatedBy: (_root, args, context) => farmersCreatedBy(args, context),
    farmerDirectory: (_root, args, context) => farmerDirectory(args, context),
    async searchFarmers(_root, filter, { calls }) {
      const { payload } = await calls.send(farmers.searchFarmerByArea, { body: areaSearch(filter) });
      return payload.map(farmer);
    },
  },
  Mutation: {
    addFarmer: mutation('addFarmer', {}, async ({ profilePicture, ...person }, { calls }) => {
      const { message } = await calls.send(farmers.addFarmer, { body: { ...wirePerson(person), profilePicture: profilePicture ?? '' } });
      return { message, result: {} };
    }),
    exportFarmers: exportMutation('exportFarmers', 'farmers'),
  },
};
