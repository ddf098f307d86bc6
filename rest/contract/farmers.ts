import { Type } from 'typebox';
import { addCall, customer, directoryCall, exportCall, historyCall, pageCall, recordCall, searchCall, updateCall } from './customers.ts';
import { Id, Text } from './fields.ts';

export const Farmer = Type.Object({
  farmerId: Id(),
  ...customer,
  /** JSON text: a list of name and value. */
  crops: Text(),
});

export const farmers = {
  /** With a userId: those whom this employee registered. */
  getAllFarmersPage: pageCall('getAllFarmersPage', '/api/farmer/getAllFarmersPage', Farmer),
  /** Without a userId: those whom the caller registered. */
  getAllFarmersCreatedByPage: pageCall('getAllFarmersCreatedByPage', '/api/farmer/getAllFarmersCreatedByPage', Farmer),
  searchFarmerByArea: searchCall('searchFarmerByArea', '/api/farmer/searchFarmerByArea', Farmer),
  exportFarmerByArea: exportCall('exportFarmerByArea', '/api/farmer/exportFarmerByArea'),
  addFarmer: addCall('addFarmer', '/api/farmer/addFarmer'),
  fetchFarmers: directoryCall('fetchFarmers', '/api/farmers/fetch'),
  fetchFarmerById: recordCall('fetchFarmerById', '/api/farmer/fetchFarmerById', Farmer),
  updateFarmer: updateCall('updateFarmer', '/api/farmer/updateFarmer', Farmer),
  fetchFarmerHistory: historyCall('fetchFarmerHistory', '/api/farmer/fetchFarmerHistory'),
};
