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

export const Dealer = Type.Object(
  {
    dealerId: Id(),
    ...customer,
    /** JSON text with a list of names and values. */
    dealerdata: Text(),
  },
  { title: 'Dealer' },
);

const DealerRecord = recordOf(Dealer, 'DealerRecord');

export const dealers = named({
  getAllDealersPage: pageCall(
    {
      path: '/api/dealer/getAllDealersPage',
      summary: 'List dealers',
      description: 'With `userId`, returns those registered by this employee.',
    },
    Dealer,
  ),
  getAllDealersCreatedByPage: pageCall(
    {
      path: '/api/dealer/getAllDealersCreatedByPage',
      summary: 'List the dealers registered by an employee',
      description: '`userId` defaults to the caller.',
    },
    Dealer,
  ),
  searchDealerByArea: searchCall({ path: '/api/dealer/searchDealerByArea', summary: 'Find dealers by area and text' }, Dealer),
  exportDealerByArea: exportOfArea({ path: '/api/dealer/exportDealerByArea', summary: 'Export the dealers of an area' }),
  addDealer: addCall({ path: '/api/dealer/addDealer', summary: 'Register a dealer' }),
  fetchDealers: directoryCall({ path: '/api/dealers/fetch', summary: 'List the dealers registered in a month' }),
  fetchRegisteredDealers: registeredCall({
    path: '/api/dealer/fetchRegisteredDealers',
    summary: 'Find the registered dealers among up to 100 people',
  }),
  fetchDealerById: recordCall({ path: '/api/dealer/fetchDealerById', summary: 'Read the full record of a dealer' }, DealerRecord),
  updateDealer: updateCall({ path: '/api/dealer/updateDealer', summary: 'Change a dealer' }, DealerRecord),
  fetchDealerHistory: historyCall({ path: '/api/dealer/fetchDealerHistory', summary: 'Read the history of a dealer' }),
  fetchDealerDuplicates: duplicatesCall(
    { path: '/api/dealer/fetchDealerDuplicates', summary: 'List dealers who may be registered twice' },
    Dealer,
    'DealerPair',
  ),
  exportDealerDuplicates: exportOfDuplicates({
    path: '/api/dealer/exportDealerDuplicates',
    summary: 'Export the dealers who may be registered twice',
  }),
  dismissDealerDuplicate: dismissCall({ path: '/api/dealer/dismissDealerDuplicate', summary: 'Mark two dealers as different people' }),
  mergeDealers: mergeCall({ path: '/api/dealer/mergeDealers', summary: 'Merge a dealer into another' }, DealerRecord),
});
