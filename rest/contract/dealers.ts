import { Type } from 'typebox';
import { call } from './call.ts';
import {
  AddPayload,
  AddressDetails,
  AreaSearch,
  Degrees,
  DirectoryEntry,
  directoryQuery,
  Id,
  Instant,
  Message,
  maybe,
  Profile,
  spreadsheet,
  Text,
  userPageQuery,
} from './fields.ts';

export const Dealer = Type.Object({
  dealerId: Id(),
  profile: maybe(Profile),
  addressDetails: maybe(AddressDetails),
  registerDate: Instant(),
  latitude: Degrees(),
  longitude: Degrees(),
  /** The id that the collecting device gave. */
  syncId: Text(),
  /** JSON text: a list of name and value. */
  dealerdata: Text(),
});

export const dealers = {
  getAllDealersPage: call({
    name: 'getAllDealersPage',
    method: 'GET',
    path: '/api/dealer/getAllDealersPage',
    who: 'moderator',
    /** With a userId: those whom this employee registered. */
    query: userPageQuery,
    response: Type.Array(Dealer),
  }),
  getAllDealersCreatedByPage: call({
    name: 'getAllDealersCreatedByPage',
    method: 'GET',
    path: '/api/dealer/getAllDealersCreatedByPage',
    who: 'moderator',
    /** Without a userId: those whom the caller registered. */
    query: userPageQuery,
    response: Type.Array(Dealer),
  }),
  searchDealerByArea: call({
    name: 'searchDealerByArea',
    method: 'POST',
    path: '/api/dealer/searchDealerByArea',
    who: 'moderator',
    body: AreaSearch,
    response: Type.Array(Dealer),
    envelope: 'data',
  }),
  exportDealerByArea: call({
    name: 'exportDealerByArea',
    method: 'POST',
    path: '/api/dealer/exportDealerByArea',
    who: 'moderator',
    body: AreaSearch,
    ...spreadsheet,
  }),
  addDealer: call({
    name: 'addDealer',
    method: 'POST',
    path: '/api/dealer/addDealer',
    who: 'moderator',
    effect: 'write',
    body: Type.Object({ ...AddPayload, profilePicture: Type.Optional(Type.String()) }),
    response: Message,
  }),
  fetchDealers: call({
    name: 'fetchDealers',
    method: 'GET',
    path: '/api/dealers/fetch',
    who: 'moderator',
    /** Those registered in the month. */
    query: directoryQuery,
    response: Type.Array(DirectoryEntry),
    envelope: 'data.data',
  }),
};
