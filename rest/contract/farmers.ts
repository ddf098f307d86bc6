import { Type } from 'typebox';
import { named } from './call.ts';
import {
  addCall,
  customer,
  directoryCall,
  dismissCall,
  duplicatesCall,
  exportOfArea,
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
      description: 'With a `userId` those whom this employee registered.',
    },
    Farmer,
  ),
  getAllFarmersCreatedByPage: pageCall(
    {
      path: '/api/farmer/getAllFarmersCreatedByPage',
      summary: 'List the farmers whom an employee registered',
      description: 'Without a `userId` those whom the caller registered.',
    },
    Farmer,
  ),
  searchFarmerByArea: searchCall({ path: '/api/farmer/searchFarmerByArea', summary: 'Find farmers by area and text' }, Farmer),
  exportFarmerByArea: exportOfArea({ path: '/api/farmer/exportFarmerByArea', summary: 'Export the farmers of an area' }),
  addFarmer: addCall({ path: '/api/farmer/addFarmer', summary: 'Register a farmer' }),
  fetchFarmers: directoryCall({ path: '/api/farmers/fetch', summary: 'List the farmers who were registered in a month' }),
  fetchRegisteredFarmers: registeredCall({
    path: '/api/farmer/fetchRegisteredFarmers',
    summary: 'Say who of many people is registered as a farmer',
  }),
  fetchFarmerById: recordCall({ path: '/api/farmer/fetchFarmerById', summary: 'Read the whole record of a farmer' }, FarmerRecord),
  updateFarmer: updateCall({ path: '/api/farmer/updateFarmer', summary: 'Change a farmer' }, FarmerRecord),
  fetchFarmerHistory: historyCall({ path: '/api/farmer/fetchFarmerHistory', summary: 'Read what happened with a farmer' }),
  fetchFarmerDuplicates: duplicatesCall(
    { path: '/api/farmer/fetchFarmerDuplicates', summary: 'List farmers who may be registered twice' },
    Farmer,
    'FarmerPair',
  ),
  dismissFarmerDuplicate: dismissCall({ path: '/api/farmer/dismissFarmerDuplicate', summary: 'Say that two farmers are two people' }),
  mergeFarmers: mergeCall({ path: '/api/farmer/mergeFarmers', summary: 'Merge a farmer into another' }, FarmerRecord),
});
