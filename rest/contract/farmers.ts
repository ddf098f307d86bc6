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

export const Farmer = Type.Object({
  farmerId: Id(),
  profile: maybe(Profile),
  addressDetails: maybe(AddressDetails),
  registerDate: Instant(),
  latitude: Degrees(),
  longitude: Degrees(),
  /** The id that the collecting device gave. */
  syncId: Text(),
  /** JSON text: a list of name and value. */
  crops: Text(),
});

export const farmers = {
  getAllFarmersPage: call({
    name: 'getAllFarmersPage',
    method: 'GET',
    path: '/api/farmer/getAllFarmersPage',
    who: 'moderator',
    /** With a userId: those whom this employee registered. */
    query: userPageQuery,
    response: Type.Array(Farmer),
  }),
  getAllFarmersCreatedByPage: call({
    name: 'getAllFarmersCreatedByPage',
    method: 'GET',
    path: '/api/farmer/getAllFarmersCreatedByPage',
    who: 'moderator',
    /** Without a userId: those whom the caller registered. */
    query: userPageQuery,
    response: Type.Array(Farmer),
  }),
  searchFarmerByArea: call({
    name: 'searchFarmerByArea',
    method: 'POST',
    path: '/api/farmer/searchFarmerByArea',
    who: 'moderator',
    body: AreaSearch,
    response: Type.Array(Farmer),
    envelope: 'data',
  }),
  exportFarmerByArea: call({
    name: 'exportFarmerByArea',
    method: 'POST',
    path: '/api/farmer/exportFarmerByArea',
    who: 'moderator',
    body: AreaSearch,
    ...spreadsheet,
  }),
  addFarmer: call({
    name: 'addFarmer',
    method: 'POST',
    path: '/api/farmer/addFarmer',
    who: 'moderator',
    effect: 'write',
    body: Type.Object({ ...AddPayload, profilePicture: Type.Optional(Type.String()) }),
    response: Message,
  }),
  fetchFarmers: call({
    name: 'fetchFarmers',
    method: 'GET',
    path: '/api/farmers/fetch',
    who: 'moderator',
    /** Those registered in the month. */
    query: directoryQuery,
    response: Type.Array(DirectoryEntry),
    envelope: 'data.data',
  }),
};
