import { Type } from 'typebox';
import {
  addCall,
  customer,
  directoryCall,
  exportOfArea,
  historyCall,
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
    /** JSON text: a list of name and value. */
    crops: Text(),
  },
  { title: 'Farmer' },
);

const FarmerRecord = recordOf(Farmer, 'FarmerRecord');

export const farmers = {
  getAllFarmersPage: pageCall(
    {
      name: 'getAllFarmersPage',
      path: '/api/farmer/getAllFarmersPage',
      summary: 'List farmers',
      description: 'With a `userId` those whom this employee registered.',
    },
    Farmer,
  ),
  getAllFarmersCreatedByPage: pageCall(
    {
      name: 'getAllFarmersCreatedByPage',
      path: '/api/farmer/getAllFarmersCreatedByPage',
      summary: 'List the farmers whom an employee registered',
      description: 'Without a `userId` those whom the caller registered.',
    },
    Farmer,
  ),
  searchFarmerByArea: searchCall({ name: 'searchFarmerByArea', path: '/api/farmer/searchFarmerByArea', summary: 'Find farmers by area and text' }, Farmer),
  exportFarmerByArea: exportOfArea({ name: 'exportFarmerByArea', path: '/api/farmer/exportFarmerByArea', summary: 'Export the farmers of an area' }),
  addFarmer: addCall({ name: 'addFarmer', path: '/api/farmer/addFarmer', summary: 'Register a farmer' }),
  fetchFarmers: directoryCall({ name: 'fetchFarmers', path: '/api/farmers/fetch', summary: 'List the farmers who were registered in a month' }),
  fetchRegisteredFarmers: registeredCall({
    name: 'fetchRegisteredFarmers',
    path: '/api/farmer/fetchRegisteredFarmers',
    summary: 'Say who of many people is registered as a farmer',
  }),
  fetchFarmerById: recordCall({ name: 'fetchFarmerById', path: '/api/farmer/fetchFarmerById', summary: 'Read the whole record of a farmer' }, FarmerRecord),
  updateFarmer: updateCall({ name: 'updateFarmer', path: '/api/farmer/updateFarmer', summary: 'Change a farmer' }, FarmerRecord),
  fetchFarmerHistory: historyCall({ name: 'fetchFarmerHistory', path: '/api/farmer/fetchFarmerHistory', summary: 'Read what happened with a farmer' }),
};
