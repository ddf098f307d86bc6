/** What the calls on farmers and those on dealers have in common. A name, a path and the form of a row are each kind's own. */
import { type TSchema, Type } from 'typebox';
import { call } from './call.ts';
import {
  AddPayload,
  AddressDetails,
  AreaSearch,
  Degrees,
  DirectoryEntry,
  directoryQuery,
  Instant,
  Message,
  maybe,
  Profile,
  spreadsheet,
  Text,
  userPageQuery,
} from './fields.ts';

/** The fields of a row that both kinds have. */
export const customer = {
  profile: maybe(Profile),
  addressDetails: maybe(AddressDetails),
  registerDate: Instant(),
  latitude: Degrees(),
  longitude: Degrees(),
  /** The id that the collecting device gave. */
  syncId: Text(),
};

const moderatorMay = (name: string, path: string) => ({ name, path, who: 'moderator' }) as const;

/** Pages of rows, of one registering employee or of all. */
export const pageCall = <Row extends TSchema>(name: string, path: string, row: Row) =>
  call({ ...moderatorMay(name, path), method: 'GET', query: userPageQuery, response: Type.Array(row) });

/** The rows of an area whose text is found. */
export const searchCall = <Row extends TSchema>(name: string, path: string, row: Row) =>
  call({ ...moderatorMay(name, path), method: 'POST', body: AreaSearch, response: Type.Array(row), envelope: 'data' });

/** The same rows as a spreadsheet. */
export const exportCall = (name: string, path: string) => call({ ...moderatorMay(name, path), method: 'POST', body: AreaSearch, ...spreadsheet });

/** Registers one. */
export const addCall = (name: string, path: string) =>
  call({
    ...moderatorMay(name, path),
    method: 'POST',
    effect: 'write',
    body: Type.Object({ ...AddPayload, profilePicture: Type.Optional(Type.String()) }),
    response: Message,
  });

/** Those registered in a month, in the flat form of the QR dashboard. */
export const directoryCall = (name: string, path: string) =>
  call({ ...moderatorMay(name, path), method: 'GET', query: directoryQuery, response: Type.Array(DirectoryEntry), envelope: 'data.data' });
