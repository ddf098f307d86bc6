/** Calls that exist for both farmers and dealers. Each kind has its own path and row. */
import { type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { type Call, read, write } from './call.ts';
import { exportCall } from './exports.ts';
import {
  AddPayload,
  AddressDetails,
  AreaSearch,
  DateText,
  Degrees,
  DirectoryEntry,
  directoryQuery,
  Flag,
  Gender,
  Id,
  IdText,
  Instant,
  LastVisit,
  Message,
  maybe,
  Numeric,
  PersonChange,
  PhoneText,
  PictureNames,
  Profile,
  pageQuery,
  QueryId,
  SearchText,
  Text,
  TypedText,
  updatedDate,
  userPageQuery,
  versionCount,
} from './fields.ts';
import { MeetingStatus } from './meetings.ts';

/** Fields that rows of both kinds have. */
export const customer = {
  profile: maybe(Profile),
  addressDetails: maybe(AddressDetails),
  registerDate: Instant(),
  ...updatedDate,
  latitude: Degrees(),
  longitude: Degrees(),
  /** Id assigned by the collecting device. */
  syncId: Text(),
  ...versionCount,
  lastVisit: LastVisit,
};

/** Texts and path of a call for one kind. */
type Stated = Pick<Call, 'path' | 'summary' | 'description'>;

const moderatorMay = (stated: Stated) => ({ ...stated, who: 'moderator' }) as const;

/** Declares a call that pages through rows. */
export const pageCall = <Row extends TSchema>(stated: Stated, row: Row) =>
  read({ ...moderatorMay(stated), query: userPageQuery, refusals: [404], response: Type.Array(row), envelope: 'bare' });

const { pageNumber, pageSize } = pageQuery;
export const SearchBody = Type.Object({ ...AreaSearch.properties, pageNumber: Type.Optional(pageNumber), pageSize: Type.Optional(pageSize) });

/** Declares a call that searches the rows of an area by text. */
export const searchCall = <Row extends TSchema>(stated: Stated, row: Row) =>
  read({
    ...moderatorMay(stated),
    method: 'POST',
    description: 'Returns up to 200 rows. With `pageNumber` and `pageSize`, an extension, returns a page and the total number of rows.',
    body: SearchBody,
    response: Type.Array(row),
  });

/** Declares a call that exports the rows of an area as a file. */
export const exportOfArea = (stated: Stated) =>
  exportCall({ ...moderatorMay(stated), description: 'A spreadsheet; other formats and `closingCount` are extensions.' }, AreaSearch.properties);

/** Crops of a farmer, details of a dealer. */
const NameValues = Type.Array(Type.Object({ name: TypedText, value: TypedText }), { maxItems: 50 });

/** Extensions in the body of a call that adds or changes a customer. */
const customerExtras = {
  whatsAppMobile: Type.Optional(PhoneText),
  /** The crops of a farmer, the details of a dealer. */
  details: Type.Optional(NameValues),
};

/** Declares a call that registers a customer. */
export const addCall = (stated: Stated) =>
  write({
    ...moderatorMay(stated),
    body: Type.Object({ ...AddPayload, profilePicture: Type.Optional(PictureNames), ...customerExtras }),
    description: '`whatsAppMobile`, `details` and `addedId` are extensions.',
    refusals: [409],
    response: Type.Object({ ...Message.properties, addedId: Text() }),
  });

/** Declares a call that lists the customers registered in a month, in the flat form of the QR dashboard. */
export const directoryCall = (stated: Stated) =>
  read({ ...moderatorMay(stated), query: directoryQuery, response: Type.Array(DirectoryEntry), envelope: 'data.data' });

/** Place of a person, for names that sound alike. */
const PersonPlace = {
  state: Type.Optional(SearchText),
  district: Type.Optional(SearchText),
  taluka: Type.Optional(SearchText),
  village: Type.Optional(SearchText),
};

/** Declares a call that finds the registered ones among the given people. A person is identified by name and phone number. */
export const registeredCall = (stated: Stated) =>
  read({
    ...moderatorMay(stated),
    method: 'POST',
    body: Type.Object({
      people: Type.Array(Type.Object({ firstName: TypedText, lastName: TypedText, phoneNumber: PhoneText, ...PersonPlace }), { minItems: 1, maxItems: 100 }),
      /** Also returns a registered person with the same phone number and another name, or else one of the taluka whose name sounds alike. */
      otherNames: Type.Optional(Type.Boolean()),
    }),
    /** The registered people. `index` counts from 0 in the request. */
    response: Type.Array(
      Type.Object(
        {
          id: Id(),
          index: Type.Integer(),
          /** The registered name, when only the phone number matches, or the name sounds alike. */
          otherName: Text(),
          soundsAlike: Flag(),
        },
        { title: 'Registered' },
      ),
    ),
    extension: true,
  });

/** Kinds of events in the history of a farmer or dealer. */
export const historyKinds = ['REGISTERED', 'CHANGED', 'MEETING', 'VISIT', 'INVOICE', 'CODE'] as const;

export type HistoryKind = (typeof historyKinds)[number];

const HistoryKind = Type.Enum([...historyKinds], { title: 'HistoryKind' });

/** Fields of the full record of a farmer or dealer. */
const record = {
  middleName: Text(),
  email: Text(),
  dob: DateText(),
  gender: maybe(Gender),
  whatsAppMobile: Text(),
  /** Number of events per kind. Uses of codes are included for administrators only. */
  history: Type.Array(Type.Object({ kind: HistoryKind, count: Type.Integer() })),
  /** The employee who last visited the customer, and the start of that meeting. */
  lastSeen: maybe(Type.Object({ at: Instant(), name: Text() })),
  /** Lucky points of the uses in the history. Absent for callers who may not see them. */
  points: Numeric(),
};

/** Returns the schema of the full record for the row schema `row`. */
export const recordOf = <Fields extends TProperties>(row: TObject<Fields>, title: string) => Type.Object({ ...row.properties, ...record }, { title });

/** Declares a call that reads the full record of a customer. */
export const recordCall = <Whole extends TSchema>(stated: Stated, whole: Whole) =>
  read({
    ...moderatorMay(stated),
    query: Type.Object({ id: QueryId }),
    response: whole,
    extension: true,
    refusals: [404],
  });

/** Declares a call that changes the given fields of a customer. */
export const updateCall = <Whole extends TSchema>(stated: Stated, whole: Whole) =>
  write({
    ...moderatorMay(stated),
    method: 'PUT',
    description:
      'Absent fields are unchanged. An empty text, an empty list or null clears a field, except a birthday, gender or e-mail address. Refused when the customer was changed after `version`. Previous values and the author of the change stay on record.',
    refusals: [404, 409],
    body: Type.Object({
      ...PersonChange,
      id: IdText,
      version: Type.Integer(),
      profilePicture: Type.Optional(PictureNames),
      ...customerExtras,
    }),
    response: whole,
    envelope: 'data',
    extension: true,
  });

/** Reasons why two customers may be the same: what is equal in both. A name and a village count in one taluka only. */
export const duplicateReasons = ['PHONE', 'PHONE_DIGIT', 'NAME', 'SOUNDS_ALIKE', 'VILLAGE', 'BIRTH_DATE', 'EMAIL'] as const;

/** Declares a call that pages through customers who may be registered twice. */
export const duplicatesCall = <Row extends TSchema>(stated: Stated, row: Row, title: string) =>
  read({
    ...moderatorMay(stated),
    description:
      'Returns pairs with the same phone number, with the same e-mail address, with names that sound alike in one taluka and no two different villages, or with the same birth date in one village and first names that sound alike. The latest pairs are first. Each customer is paired with up to five others per reason. The reasons `PHONE_DIGIT` (the phone numbers differ in one digit) and `VILLAGE` only add to others. Dismissed pairs are omitted.',
    query: Type.Object(pageQuery),
    response: Type.Array(
      Type.Object(
        {
          id: Id(),
          /** The customer who was registered first. */
          older: row,
          newer: row,
          reasons: Type.Array(Type.Enum([...duplicateReasons], { title: 'DuplicateReason' })),
        },
        { title },
      ),
    ),
    extension: true,
  });

/** Declares a call that exports the pairs. */
export const exportOfDuplicates = (stated: Stated) => exportCall({ ...moderatorMay(stated), extension: true }, {});

/** Declares a call that marks a pair as two different customers, or withdraws this. */
export const dismissCall = (stated: Stated) =>
  write({
    ...moderatorMay(stated),
    body: Type.Object({ id: IdText, otherId: IdText, dismissed: Type.Boolean() }),
    refusals: [404],
    response: Message,
    extension: true,
  });

/** Declares a call that merges one customer into another. */
export const mergeCall = <Whole extends TSchema>(stated: Stated, whole: Whole) =>
  write({
    ...moderatorMay(stated),
    description:
      'Meetings, visits, uses, invoices, pictures and changes of the merged customer move to the remaining customer, who gets the given values. The id of the merged customer then returns the remaining one, and writes to it are refused. Refused when either customer was changed after its version, and when they have more than 10 pictures together. Cannot be undone.',
    refusals: [404, 409],
    body: Type.Object({
      keepId: IdText,
      keepVersion: Type.Integer(),
      mergeId: IdText,
      mergeVersion: Type.Integer(),
      values: Type.Object({ ...PersonChange, ...customerExtras }),
    }),
    response: whole,
    envelope: 'data',
    extension: true,
  });

/** An event of the history. Its other fields depend on its kind. */
const HistoryEvent = Type.Object(
  {
    id: Id(),
    kind: HistoryKind,
    at: Instant(),
    /** The employee who registered or changed the customer, held the meeting, or scanned the invoice. */
    employee: maybe(Type.Object({ id: Id(), name: Text() })),
    /** For CHANGED: the fields by their names in the add payload, with the previous values. */
    changes: maybe(Type.Array(Type.Object({ field: Type.String(), before: Text(), after: Text() }))),
    /** For MEETING: the meeting with the customer. For VISIT: a meeting with another customer during which this customer was visited. */
    meeting: maybe(
      Type.Object({ meetingId: Id(), type: Type.Union([Type.Literal('FARMER'), Type.Literal('DEALER')]), status: maybe(MeetingStatus), endTime: Instant() }),
    ),
    /** For INVOICE. */
    invoice: maybe(Type.Object({ invoiceId: Id(), warehouse: Text(), products: Numeric() })),
    /** For CODE. For a farmer: the uses by the QR user with the same phone number. For a dealer: the uses of packs that the dealer sold. */
    use: maybe(Type.Object({ code: Text(), product: Text(), points: Numeric(), person: Text(), dealer: Text() })),
  },
  { title: 'HistoryEvent' },
);

/** Declares a call that pages through the history of a customer. */
export const historyCall = (stated: Stated) =>
  read({
    ...moderatorMay(stated),
    query: Type.Object({ id: QueryId, kind: Type.Optional(HistoryKind), ...pageQuery }),
    description: 'Newest first.',
    refusals: [404],
    response: Type.Array(HistoryEvent),
    extension: true,
  });
