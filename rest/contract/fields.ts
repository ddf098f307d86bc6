/** Fields that many calls share. On the wire, every field except an id may be absent or null. */
import { type Static, Type } from 'typebox';

/** Marks a schema as an identifier or an equally important value. The value is required, and the provider may send text or a number. */
export const idMark = 'x-id';
export const Id = () => Type.Union([Type.String({ minLength: 1 }), Type.Number()], { [idMark]: true, title: 'Id' });

/** Marks a text of a request that people write or search for, with its kind. Servers clean such a text before they check or send it. */
export const cleanedTextMark = 'x-cleaned-text';
export const cleanedTexts = ['text', 'phone', 'email', 'pinCode'] as const;
export type CleanedText = (typeof cleanedTexts)[number];
const cleaned = (kind: CleanedText, limits: { readonly minLength?: number; readonly maxLength: number }) => Type.String({ ...limits, [cleanedTextMark]: kind });
export const FreeText = (limits: { readonly minLength?: number; readonly maxLength: number }) => cleaned('text', limits);

/** Maximum number of characters of the texts in a request. Handlers may have stricter rules. */
export const maxLengths = {
  id: 100,
  /** A user name, a phone number or an e-mail address, which may have 254 characters. */
  accountName: 254,
  /** A name, a line of an address, or a sentence. */
  typed: 500,
  password: 500,
  /** Long because a provider may put a signed document into its links. */
  linkToken: 4_096,
  /** Up to ten file names of 100 characters, with commas and spaces. */
  pictures: 2_000,
} as const;

export const AccountName = Type.String({ maxLength: maxLengths.accountName });
export const PhoneText = cleaned('phone', { maxLength: maxLengths.accountName });
export const EmailText = cleaned('email', { maxLength: maxLengths.accountName });
const PinCodeText = cleaned('pinCode', { maxLength: maxLengths.typed });
export const TypedText = FreeText({ maxLength: maxLengths.typed });
export const PasswordText = Type.String({ maxLength: maxLengths.password });
export const PictureNames = Type.String({ maxLength: maxLengths.pictures });

/** An id in a request's query. */
export const QueryId = Type.String({ maxLength: maxLengths.id });
/** An id in a request's body: text or a number, unconverted. */
export const IdText = Type.Union([Type.String({ minLength: 1, maxLength: maxLengths.id }), Type.Integer()], { title: 'IdText' });

/** A field that may be absent or null. */
export const maybe = <Field extends Parameters<typeof Type.Union>[0][number]>(field: Field) => Type.Optional(Type.Union([field, Type.Null()]));
export const Text = () => maybe(Type.String());
export const Flag = () => maybe(Type.Boolean());
/** `YYYY-MM-DD`, a business day in India. */
export const DateText = () => maybe(Type.String({ format: 'date' }));

/** An instant, ISO 8601 with offset. */
export const Instant = () => maybe(Type.String({ format: 'date-time' }));
/** Extension: time of the row's last change or, without changes, of its creation. */
export const updatedDate = { updatedDate: Instant() };
/** Extension: version of the row, which is 1 at first and one more with each change. An update states the version on which it is based. */
export const versionCount = { version: maybe(Type.Integer()) };
export const Numeric = () => maybe(Type.Number());
/** Latitude or longitude in degrees. */
export const Degrees = () => maybe(Type.Number());

/** An instant in a request. */
export const RequestInstant = Type.String({ format: 'date-time', maxLength: 40 });
/** Extension: only rows whose `updatedDate` is this instant or later. */
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

/** Roles in the responses of sign-in and user details. */
export const RoleName = Type.Union([Type.Literal('ROLE_USER'), Type.Literal('ROLE_MODERATOR'), Type.Literal('ROLE_ADMIN')], { title: 'RoleName' });
export type RoleName = Static<typeof RoleName>;

/** Roles in forms and in the `roles` parameter. */
export const roleWords = { ROLE_USER: 'user', ROLE_MODERATOR: 'mod', ROLE_ADMIN: 'admin' } as const satisfies Record<RoleName, string>;

/** A role word in a request. */
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

/** A farmer, dealer or other party of a meeting. */
export const Profile = Type.Object(
  {
    firstName: Text(),
    lastName: Text(),
    phoneNumber: Text(),
    /** Comma-separated file names relative to the images path. */
    profilePicture: Text(),
  },
  { title: 'Profile' },
);

/** Days of a period, both included. An absent day leaves that end open. */
export const period = { from: Type.Optional(Day), until: Type.Optional(Day) };

/** Pattern of the ids that `afterId` accepts. */
export const rowIdPattern = /^\d{1,18}$/;
const RowId = Type.String({ pattern: rowIdPattern.source, maxLength: 18 });

/**
 * Extension: `afterId` is the id of the row after which the first page begins, in the order of the list. `olderThan` is its former name, deprecated
 * until 2027-06-30.
 */
export const afterRow = { afterId: Type.Optional(RowId), olderThan: Type.Optional(RowId) };

/** Extension: order of rows that have a date. Newest first by default. */
const dateOrder = { order: Type.Optional(Type.String({ pattern: '^(NEWEST|OLDEST)$', maxLength: 6 })) };

/** Columns by which lists can be sorted, by the words that calls use. The first column of each list is its date. */
export const sorts = {
  customers: ['REGISTERED', 'NAME', 'PHONE', 'AREA', 'LAST_VISIT', 'LAST_VISITED_BY'],
  meetings: ['CREATED', 'PLANNED', 'STARTED'],
  invoices: ['CREATED'],
  batches: ['CREATED', 'EXPIRY', 'QUANTITY', 'POINTS'],
} as const;

/** Extension: sort column and direction, ascending by default. Cannot be combined with `order`. */
export const sortedBy = <const Field extends string>(fields: readonly Field[]) => ({
  sort: Type.Optional(Type.Enum([...fields])),
  direction: Type.Optional(Type.Enum(['ASCENDING', 'DESCENDING'])),
});

/** Parameters of every list whose rows have a date (extensions). */
export const datedList = { ...period, ...dateOrder, ...afterRow };

/** Month and year, which must be sent together. Extension: without both, the list covers all time. */
export const monthQuery = { month: Type.Optional(Month), year: Type.Optional(Year) };

/** Query of the lists of the QR dashboard, which have their own names for the page. */
export const directoryQuery = Type.Object({ ...monthQuery, page: pageQuery.pageNumber, size: pageQuery.pageSize, ...datedList });

/** A row of the lists of the QR dashboard. `tahasil` is the taluka. */
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

/** Maximum number of characters of an area's name and of a search text. */
export const maxSearchLength = 100;
export const SearchText = FreeText({ maxLength: maxSearchLength });
/** A text to search people for. A phone number in any spelling is searched for by its ten digits. */
const PeopleSearchText = cleaned('phone', { maxLength: maxSearchLength });

/** Key of a row of a report, such as `Maharashtra/Pune/Haveli`. */
export const RowKey = Type.String({ maxLength: 3 * maxSearchLength + 2 });

/** Last name of a person without one, because a last name is required (decision 158). */
export const noLastName = '.';

/** Up to 100 comma-separated ids of the requested rows. */
export const IdList = Type.String({ pattern: '^\\d{1,18}(,\\d{1,18}){0,99}$', maxLength: 1_899 });

/** Number of days up to today. */
export const DayCount = Type.Integer({ minimum: 1, maximum: 3650 });

/** Extension: the most recent finished meeting with a customer, or during which the customer was seen. */
export const LastVisit = maybe(Type.Object({ at: Instant(), employeeId: maybe(Id()), employeeName: Text(), meetingId: maybe(Id()) }));

/** Number of days of planned meetings. */
export const PlannedDays = Type.Integer({ minimum: 1, maximum: 31 });

/** Extensions: farmers or dealers without a visit in this number of days, without any visit, or last visited by an employee with this name. */
const byVisit = {
  notVisitedForDays: Type.Optional(DayCount),
  neverVisited: Type.Optional(Type.Literal('true')),
  lastVisitedBy: Type.Optional(SearchText),
};

/** Extensions: parts of an area that filter a list. */
export const areaFilter = { state: Type.Optional(SearchText), district: Type.Optional(SearchText), taluka: Type.Optional(SearchText) };

/**
 * A page of a person's rows. Each call defines the meaning of an absent `userId`. Extensions: `ids`, `updatedSince`, the days of registration, both
 * included, and the employee who registered the rows, also when another one has taken them over.
 */
export const userPageQuery = Type.Object({
  userId: Type.Optional(QueryId),
  ids: Type.Optional(IdList),
  registeredFrom: Type.Optional(Day),
  registeredTo: Type.Optional(Day),
  registeredBy: Type.Optional(QueryId),
  ...byVisit,
  ...areaFilter,
  ...changedSince,
  ...dateOrder,
  ...sortedBy(sorts.customers),
  ...afterRow,
  ...pageQuery,
});

/** An area and a search text. Unset values are empty texts. Extensions: the days of registration, both included, and the last visit. */
export const AreaSearch = Type.Object(
  {
    taluka: SearchText,
    district: SearchText,
    state: SearchText,
    searchText: PeopleSearchText,
    registeredFrom: Type.Optional(Day),
    registeredTo: Type.Optional(Day),
    ...byVisit,
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
  phoneNumber: PhoneText,
  email: EmailText,
  street: TypedText,
  village: Type.Optional(TypedText),
  taluka: TypedText,
  district: TypedText,
  state: TypedText,
  pinCode: PinCodeText,
};

/** Fields of a person in an update. An absent field is unchanged. An empty text or null clears an optional field. */
export const PersonChange = {
  ...Type.Partial(Type.Object(AddPayload)).properties,
  dob: maybe(Day),
  gender: maybe(Gender),
};
