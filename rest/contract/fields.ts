/** The fields that many calls share. Everything but an id may be absent or null on the wire. */
import { type Static, Type } from 'typebox';

/** Marks a schema as an identifier, or as a value that matters as much: always required, text or number from the provider. */
export const idMark = 'x-id';
export const Id = () => Type.Union([Type.String({ minLength: 1 }), Type.Number()], { [idMark]: true, title: 'Id' });

/** Marks a text of a request that people write or search for. Servers remove its hidden characters and spare spaces before they check it. */
export const freeTextMark = 'x-free-text';
export const FreeText = (limits: { readonly minLength?: number; readonly maxLength: number }) => Type.String({ ...limits, [freeTextMark]: true });

/** Maximum number of characters of the texts in a request. Handlers may have tighter rules of their own. */
export const maxLengths = {
  id: 100,
  /** A user name, a phone number or an e-mail address, which may have 254 characters. */
  accountName: 254,
  /** A name, a line of an address, or a sentence. */
  typed: 500,
  password: 500,
  /** A provider may put a signed document into its links. */
  linkToken: 4_096,
  /** Up to ten file names of 100 characters, with commas and spaces. */
  pictures: 2_000,
} as const;

export const AccountName = Type.String({ maxLength: maxLengths.accountName });
export const TypedText = FreeText({ maxLength: maxLengths.typed });
export const PasswordText = Type.String({ maxLength: maxLengths.password });
export const PictureNames = Type.String({ maxLength: maxLengths.pictures });

/** An id in a request's query. */
export const QueryId = Type.String({ maxLength: maxLengths.id });
/** An id in a request's body: text or number, as it came. */
export const IdText = Type.Union([Type.String({ minLength: 1, maxLength: maxLengths.id }), Type.Integer()], { title: 'IdText' });

/** A field that may be absent or null. */
export const maybe = <Field extends Parameters<typeof Type.Union>[0][number]>(field: Field) => Type.Optional(Type.Union([field, Type.Null()]));
export const Text = () => maybe(Type.String());
export const Flag = () => maybe(Type.Boolean());
/** `YYYY-MM-DD`, a business day in India. */
export const DateText = () => maybe(Type.String({ format: 'date' }));

/** An instant, ISO 8601 with offset. */
export const Instant = () => maybe(Type.String({ format: 'date-time' }));
/** When a row was last changed, if only by being created; an extension. */
export const updatedDate = { updatedDate: Instant() };
/** Number of the row's changes, from 1: a change names the version that it was made from; an extension. */
export const versionCount = { version: maybe(Type.Integer()) };
export const Numeric = () => maybe(Type.Number());
/** Latitude or longitude in degrees. */
export const Degrees = () => maybe(Type.Number());

/** An instant in a request. */
export const RequestInstant = Type.String({ format: 'date-time', maxLength: 40 });
/** Only rows whose `updatedDate` is this instant or later; an extension. */
export const changedSince = { updatedSince: Type.Optional(RequestInstant) };
/** A business day in a request. */
export const Day = Type.String({ format: 'date' });
export const Month = Type.Integer({ minimum: 1, maximum: 12 });
export const Year = Type.Integer({ minimum: 2000, maximum: 2100 });

/** The page of a list, from 0. */
export const pageQuery = { pageNumber: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }), pageSize: Type.Integer({ minimum: 1, maximum: 100 }) };

/** Response of a write whose documentation shows only the message. */
export const Message = Type.Object({ message: Type.String() }, { title: 'Message' });

export const Gender = Type.Union([Type.Literal('Male'), Type.Literal('Female'), Type.Literal('Other')], { title: 'Gender' });
export type Gender = Static<typeof Gender>;

/** Roles as sign-in and user details answer them. */
export const RoleName = Type.Union([Type.Literal('ROLE_USER'), Type.Literal('ROLE_MODERATOR'), Type.Literal('ROLE_ADMIN')], { title: 'RoleName' });
export type RoleName = Static<typeof RoleName>;

/** Roles as forms and the `roles` parameter write them. */
export const roleWords = { ROLE_USER: 'user', ROLE_MODERATOR: 'mod', ROLE_ADMIN: 'admin' } as const satisfies Record<RoleName, string>;

/** One of those words in a request. */
export const RoleWord = Type.Union([Type.Literal(roleWords.ROLE_USER), Type.Literal(roleWords.ROLE_MODERATOR), Type.Literal(roleWords.ROLE_ADMIN)], {
  title: 'RoleWord',
});

export const AddressDetails = Type.Object(
  {
    street: Text(),
    /** Shown as the second address line. */
    village: Text(),
    taluka: Text(),
    district: Text(),
    state: Text(),
    pinCode: Text(),
  },
  { title: 'AddressDetails' },
);

/** How farmers, dealers and meeting parties are described. */
export const Profile = Type.Object(
  {
    firstName: Text(),
    lastName: Text(),
    phoneNumber: Text(),
    /** Comma-separated file names below the images path. */
    profilePicture: Text(),
  },
  { title: 'Profile' },
);

/** Days, both included; what is left out bounds nothing. */
export const period = { from: Type.Optional(Day), until: Type.Optional(Day) };

/** Ids that `afterId` takes. */
export const rowIdPattern = /^\d{1,18}$/;
const RowId = Type.String({ pattern: rowIdPattern.source, maxLength: 18 });

/** `afterId` is the id of the row after which the first page begins, in the order of the list; an extension. `olderThan` is its former name, deprecated until 2027-06-30. */
export const behindRow = { afterId: Type.Optional(RowId), olderThan: Type.Optional(RowId) };

/** The order of rows that have a date: the newest first, as it is when nothing is said, or the oldest; an extension. */
const dateOrder = { order: Type.Optional(Type.String({ pattern: '^(NEWEST|OLDEST)$', maxLength: 6 })) };

/** The columns by which lists can be sorted, by the words of calls. The first of each list is its date. */
export const sorts = {
  customers: ['REGISTERED', 'NAME', 'PHONE', 'AREA', 'LAST_VISIT'],
  meetings: ['CREATED', 'PLANNED', 'STARTED'],
  invoices: ['CREATED'],
  batches: ['CREATED', 'EXPIRY', 'QUANTITY', 'POINTS'],
} as const;

/** The column by which a list is sorted, and the direction: ascending when absent. An extension, not together with `order`. */
export const sortedBy = <const Field extends string>(fields: readonly Field[]) => ({
  sort: Type.Optional(Type.Enum([...fields])),
  direction: Type.Optional(Type.Enum(['ASCENDING', 'DESCENDING'])),
});

/** Parameters of every list whose rows have a date (extensions). */
export const datedList = { ...period, ...dateOrder, ...behindRow };

/** Month and year go together; without both, an extension, the list is of all time. */
export const monthQuery = { month: Type.Optional(Month), year: Type.Optional(Year) };

/** The lists of the QR dashboard name their page in their own way. */
export const directoryQuery = Type.Object({ ...monthQuery, page: pageQuery.pageNumber, size: pageQuery.pageSize, ...datedList });

/** A row of those lists; `tahasil` is the taluka. */
export const DirectoryEntry = Type.Object(
  {
    id: Id(),
    name: Text(),
    mobile: Text(),
    whatsAppMobile: Text(),
    state: Text(),
    district: Text(),
    tahasil: Text(),
    village: Text(),
  },
  { title: 'DirectoryEntry' },
);

/** Most characters of an area's name and of a text to search for. */
export const maxSearchLength = 100;
export const SearchText = FreeText({ maxLength: maxSearchLength });

/** Last name of a person who has none, because a last name is required (decision 158). */
export const noLastName = '.';

/** Comma-separated ids of the rows that are wanted, 100 at most. */
export const IdList = Type.String({ pattern: '^\\d{1,18}(,\\d{1,18}){0,99}$', maxLength: 1_899 });

/** Number of days up to today. */
export const DayCount = Type.Integer({ minimum: 1, maximum: 3650 });

/** Farmers or dealers without a visit in these days, or without any; extensions. */
const unvisited = { notVisitedForDays: Type.Optional(DayCount), neverVisited: Type.Optional(Type.Literal('true')) };

/** Parts of an area by which a list is filtered; extensions. */
const areaFilter = { state: Type.Optional(SearchText), district: Type.Optional(SearchText), taluka: Type.Optional(SearchText) };

/** A page of a person's rows; what the absence of a userId means is the call's. `ids`, `updatedSince` and the days of registration, both included, are extensions. */
export const userPageQuery = Type.Object({
  userId: Type.Optional(QueryId),
  ids: Type.Optional(IdList),
  registeredFrom: Type.Optional(Day),
  registeredTo: Type.Optional(Day),
  ...unvisited,
  ...areaFilter,
  ...changedSince,
  ...dateOrder,
  ...sortedBy(sorts.customers),
  ...behindRow,
  ...pageQuery,
});

/** An area and a text; what is not set is empty. The days of registration, both included, and the last visit are extensions. */
export const AreaSearch = Type.Object(
  {
    taluka: SearchText,
    district: SearchText,
    state: SearchText,
    searchText: SearchText,
    registeredFrom: Type.Optional(Day),
    registeredTo: Type.Optional(Day),
    ...unvisited,
  },
  { title: 'AreaSearch' },
);

/** Body of the calls that add a farmer, a dealer or an employee. */
export const AddPayload = {
  firstName: TypedText,
  middleName: Type.Optional(TypedText),
  lastName: TypedText,
  dob: Day,
  gender: Gender,
  phoneNumber: AccountName,
  email: AccountName,
  street: TypedText,
  village: Type.Optional(TypedText),
  taluka: TypedText,
  district: TypedText,
  state: TypedText,
  pinCode: TypedText,
};

/** The fields of a person in a change: an absent field stays as it is, an empty text or null clears what may be empty. */
export const PersonChange = {
  ...Type.Partial(Type.Object(AddPayload)).properties,
  dob: maybe(Day),
  gender: maybe(Gender),
};
