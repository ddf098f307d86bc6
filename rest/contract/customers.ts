/** What the calls on farmers and those on dealers have in common. A name, a path and the form of a row are each kind's own. */
import { type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { call } from './call.ts';
import {
  AddPayload,
  AddressDetails,
  AreaSearch,
  DateText,
  Day,
  Degrees,
  DirectoryEntry,
  directoryQuery,
  Gender,
  Id,
  IdText,
  Instant,
  Message,
  maybe,
  Numeric,
  Profile,
  pageQuery,
  spreadsheet,
  Text,
  userPageQuery,
} from './fields.ts';
import { MeetingStatus } from './meetings.ts';

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
    /** `addedId` is an extension. */
    response: Type.Object({ ...Message.properties, addedId: Text() }),
  });

/** Those registered in a month, in the flat form of the QR dashboard. */
export const directoryCall = (name: string, path: string) =>
  call({ ...moderatorMay(name, path), method: 'GET', query: directoryQuery, response: Type.Array(DirectoryEntry), envelope: 'data.data' });

/** What can stand in the history of a farmer or dealer. */
export const historyKinds = ['REGISTERED', 'CHANGED', 'MEETING', 'VISIT', 'INVOICE', 'CODE'] as const;

export type HistoryKind = (typeof historyKinds)[number];

const HistoryKind = Type.Enum([...historyKinds]);

/** What only the whole record of one farmer or dealer has. */
const record = {
  middleName: Text(),
  email: Text(),
  dob: DateText(),
  gender: maybe(Gender),
  whatsAppMobile: Text(),
  /** From 1, one more with each change: a change names the version that it was made from. */
  version: Type.Integer(),
  /** How often each kind is in the history, but for uses of codes, which only administrators are told. */
  history: Type.Array(Type.Object({ kind: HistoryKind, count: Type.Integer() })),
  /** Who of us saw them last, and when that meeting began. */
  lastSeen: maybe(Type.Object({ at: Instant(), name: Text() })),
  /** Lucky points of the uses in the history; absent for whoever is not told of them. */
  points: Numeric(),
};

const recordOf = <Fields extends TProperties>(row: TObject<Fields>) => Type.Object({ ...row.properties, ...record });

/** The whole record of one. */
export const recordCall = <Fields extends TProperties>(name: string, path: string, row: TObject<Fields>) =>
  call({ ...moderatorMay(name, path), method: 'GET', query: Type.Object({ id: Type.String() }), response: recordOf(row), envelope: 'data', extension: true });

/** Changes one as a whole; refused when another change has come between. What is changed is kept with who did it. */
export const updateCall = <Fields extends TProperties>(name: string, path: string, row: TObject<Fields>) =>
  call({
    ...moderatorMay(name, path),
    method: 'PUT',
    effect: 'write',
    /** Empty or absent is what is not known; only what was not known before may stay so. */
    body: Type.Object({
      ...AddPayload,
      dob: Type.Optional(Day),
      gender: Type.Optional(Gender),
      id: IdText,
      version: Type.Integer(),
      whatsAppMobile: Type.String(),
      profilePicture: Type.String(),
      /** The crops of a farmer, the details of a dealer. */
      details: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), { maxItems: 50 }),
    }),
    response: recordOf(row),
    envelope: 'data',
    extension: true,
  });

/** A line of the history; what it holds besides depends on its kind. */
const HistoryEvent = Type.Object({
  id: Id(),
  kind: HistoryKind,
  at: Instant(),
  /** The employee who registered, changed, met, or scanned the invoice. */
  employee: maybe(Type.Object({ id: Id(), name: Text() })),
  /** Of CHANGED: fields as the add payload calls them, and what stood there. */
  changes: maybe(Type.Array(Type.Object({ field: Type.String(), before: Text(), after: Text() }))),
  /** Of MEETING, which is with them, and of VISIT, where they were seen during a meeting with somebody else. */
  meeting: maybe(
    Type.Object({ meetingId: Id(), type: Type.Union([Type.Literal('FARMER'), Type.Literal('DEALER')]), status: maybe(MeetingStatus), endTime: Instant() }),
  ),
  /** Of INVOICE. */
  invoice: maybe(Type.Object({ invoiceId: Id(), warehouse: Text(), products: Numeric() })),
  /** Of CODE: of a farmer the uses of the QR user with the same phone number, of a dealer those of packs that were bought there. */
  use: maybe(Type.Object({ code: Text(), product: Text(), points: Numeric(), person: Text(), dealer: Text() })),
});

/** A page of what happened, the newest first. */
export const historyCall = (name: string, path: string) =>
  call({
    ...moderatorMay(name, path),
    method: 'GET',
    query: Type.Object({ id: Type.String(), kind: Type.Optional(HistoryKind), ...pageQuery }),
    response: Type.Array(HistoryEvent),
    envelope: 'data',
    extension: true,
  });
