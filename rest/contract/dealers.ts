import { Type } from 'typebox';
import { addCall, customer, directoryCall, exportCall, historyCall, pageCall, recordCall, searchCall, updateCall } from './customers.ts';
import { Id, Text } from './fields.ts';

export const Dealer = Type.Object({
  dealerId: Id(),
  ...customer,
  /** JSON text: a list of name and value. */
  dealerdata: Text(),
});

export const dealers = {
  /** With a userId: those whom this employee registered. */
  getAllDealersPage: pageCall('getAllDealersPage', '/api/dealer/getAllDealersPage', Dealer),
  /** Without a userId: those whom the caller registered. */
  getAllDealersCreatedByPage: pageCall('getAllDealersCreatedByPage', '/api/dealer/getAllDealersCreatedByPage', Dealer),
  searchDealerByArea: searchCall('searchDealerByArea', '/api/dealer/searchDealerByArea', Dealer),
  exportDealerByArea: exportCall('exportDealerByArea', '/api/dealer/exportDealerByArea'),
  addDealer: addCall('addDealer', '/api/dealer/addDealer'),
  fetchDealers: directoryCall('fetchDealers', '/api/dealers/fetch'),
  fetchDealerById: recordCall('fetchDealerById', '/api/dealer/fetchDealerById', Dealer),
  updateDealer: updateCall('updateDealer', '/api/dealer/updateDealer', Dealer),
  fetchDealerHistory: historyCall('fetchDealerHistory', '/api/dealer/fetchDealerHistory'),
};
