import { Type } from 'typebox';
import { named } from './call.ts';
import {
  addCall,
  customer,
  directoryCall,
  dismissCall,
  duplicatesCall,
  exportOfArea,
  exportOfDuplicates,
  historyCall,
  mergeCall,
  pageCall,
  recordCall,
  recordOf,
  registeredCall,
  searchCall,
  updateCall,
} from './customers.ts';
import { Id, Text } from './fields.ts';

export const Farmer = Type.Object(
  {
    farmerId: Id(),
    ...customer,
    /** JSON text with a list of names and values. */
    crops: Text(),
  },
  { title: 'Farmer' },
);

const FarmerRecord = recordOf(Farmer, 'FarmerRecord');

export const farmers = named({
  getAllFarmersPage: pageCall(
    {
      path: '/api/farmer/getAllFarmersPage',
      summary: 'List farmers',
      description: 'With `userId`, returns those registered by this employee.',
    },
    Farmer,
  ),
  getAllFarmersCreatedByPage: pageCall(
    {
      path: '/api/farmer/getAllFarmersCreatedByPage',
      summary: 'List the farmers registered by an employee',
      description: '`userId` defaults to the caller.',
    },
    Farmer,
  ),
  searchFarmerByArea: searchCall({ path: '/api/farmer/searchFarmerByArea', summary: 'Find farmers by area and text' }, Farmer),
  exportFarmerByArea: exportOfArea({ path: '/api/farmer/exportFarmerByArea', summary: 'Export the farmers of an area' }),
  addFarmer: addCall({ path: '/api/farmer/addFarmer', summary: 'Register a farmer' }),
  fetchFarmers: directoryCall({ path: '/api/farmers/fetch', summary: 'List the farmers registered in a month' }),
  fetchRegisteredFarmers: registeredCall({
    path: '/api/farmer/fetchRegisteredFarmers',
    summary: 'Find the registered farmers among up to 100 people',
  }),
  fetchFarmerById: recordCall({ path: '/api/farmer/fetchFarmerById', summary: 'Read the full record of a farmer' }, FarmerRecord),
  updateFarmer: updateCall({ path: '/api/farmer/updateFarmer', summary: 'Change a farmer' }, FarmerRecord),
  fetchFarmerHistory: historyCall({ path: '/api/farmer/fetchFarmerHistory', summary: 'Read the history of a farmer' }),
  fetchFarmerDuplicates: duplicatesCall(
    { path: '/api/farmer/fetchFarmerDuplicates', summary: 'List farmers who may be registered twice' },
    Farmer,
    'FarmerPair',
  ),
  exportFarmerDuplicates: exportOfDuplicates({
    path: '/api/farmer/exportFarmerDuplicates',
    summary: 'Export the farmers who may be registered twice',
  }),
  dismissFarmerDuplicate: dismissCall({ path: '/api/farmer/dismissFarmerDuplicate', summary: 'Mark two farmers as different people' }),
  mergeFarmers: mergeCall({ path: '/api/farmer/mergeFarmers', summary: 'Merge a farmer into another' }, FarmerRecord),
});
