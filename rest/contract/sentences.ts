/**
 * Sentences of the REST API to people. Each has a code, an English template and named parameters, so a client can say the sentence in another language
 * without reading the English text (decision 209).
 */
import { formatValue, type Kinds } from './sentence-values.ts';

const templates = {
  // Attendance
  APPROVAL_OF_FUTURE_DAY: 'A day in the future cannot be approved',
  DECISION_ON_FUTURE_DAY: 'A day in the future cannot be decided',
  CORRECTION_OF_FUTURE_DAY: 'date has to be a day that has begun',
  APPROVAL_OF_OWN_DAY: 'You cannot approve your own attendance',
  DECISION_ON_OWN_DAY: 'You cannot decide about your own attendance',
  CORRECTION_OF_OWN_DAY: 'You cannot correct your own attendance',
  APPROVAL_OF_ADMIN_DAY: 'Only an administrator may approve the attendance of an administrator',
  DECISION_ON_ADMIN_DAY: 'Only an administrator may decide about the attendance of an administrator',
  CORRECTION_OF_ADMIN_DAY: 'Only an administrator may correct the attendance of an administrator',
  NO_DAY_TO_APPROVE: 'There is no attendance of {name} on {date:day} to approve',
  NO_DAY_TO_DECIDE: 'There is no attendance of {name} on {date:day} to decide about',
  NO_DAY_TO_CORRECT: 'There is no attendance of {name} on {date:day} to correct',
  DAY_IS_REFUSED: 'The attendance of {name} on {date:day} is refused: withdraw the refusal first',
  DAY_IS_APPROVED: 'The attendance of {name} on {date:day} is approved: withdraw the approval first',
  DAY_NOT_APPROVED: 'The attendance of {name} on {date:day} is not approved',
  DAY_APPROVED: 'The attendance of {name} on {date:day} is approved',
  DAY_REFUSED: 'The attendance of {name} on {date:day} is refused',
  APPROVAL_WITHDRAWN: 'The approval of the attendance of {name} on {date:day} is withdrawn',
  REFUSAL_WITHDRAWN: 'The refusal of the attendance of {name} on {date:day} is withdrawn',
  QUESTION_OPEN: 'A question about the attendance of {name} on {date:day} is open: enter its answer first',
  NO_OPEN_QUESTION: 'There is no open question about the attendance of {name} on {date:day}',
  QUESTION_SAVED: 'The question about the attendance of {name} on {date:day} is saved',
  ANSWER_SAVED: 'The answer about the attendance of {name} on {date:day} is saved',
  CHECK_OUT_NOT_MISSING: 'The attendance of {name} on {date:day} has a check-out of its own',
  CHECK_OUT_OUTSIDE_DAY: 'punchOutTime has to be on that day in India, or before 05:00 of the next one',
  CHECK_OUT_BEFORE_CHECK_IN: 'punchOutTime has to be after the check-in',
  CHECK_OUT_IN_FUTURE: 'punchOutTime must not be in the future',
  CHECK_OUT_CORRECTED: 'The check-out of {name} on {date:day} is {time}',
  POSITION_NOT_ON_EARTH: 'latitude and longitude have to be a place on earth',
  MARK_OF_FUTURE_DAY: 'Attendance of {name} cannot be marked for {date:day}, which is in the future',
  MARK_TIME_MISSING: 'time is needed for a day that is over',
  MARK_TIME_IN_FUTURE: 'time must not be in the future',
  DAY_MARKED_ALREADY: '{name} is punched in and out on {date:day} already',
  MARK_BEFORE_CHECK_IN: '{name} was punched in at {time} on {date:day}: the check-out has to be after it',
  CHECKED_IN_JUST_NOW: '{name} was punched in at {time} on {date:day}. Wait 5 minutes before marking again',
  CHECKED_OUT_JUST_NOW: '{name} was punched out at {time} on {date:day}. Wait 5 minutes before marking again',
  CHECKED_IN: '{name} is punched in on {date:day} at {time}',
  CHECKED_OUT: '{name} is punched out on {date:day} at {time}',

  // Reports and lists
  REPORT_PERIOD_MISSING: 'searchType is needed, or from and until',
  REPORT_TOO_LONG: 'A report has at most {count} days',
  RECORDS_NOT_FOUND: 'Records not found',
  EXPORTS_FULL: 'Too many exports are being made, try again in a moment',
  AFTER_ID_INVALID: 'afterId has to be the id of a row',
  SORT_WITH_ORDER: 'sort and order do not go together',
  DIRECTION_WITHOUT_SORT: 'direction needs sort',
  MONTH_WITHOUT_YEAR: 'month and year go together',
  DAYS_REVERSED: '{from:field} must not be after {until:field}',
  DAY_OUT_OF_RANGE: '{field:field} has to be from {from:isoDay} to {until:isoDay}',

  // Payroll
  MONTH_NOT_OVER: '{month:month} can be closed when {date:day} is over',
  MONTH_CLOSED_ALREADY: '{month:month} is closed already',
  MONTH_HAS_OPEN_DAYS: '{month:month} cannot be closed: days that need checking are left ({count})',
  MONTH_NOT_CLOSED: '{month:month} is not closed',
  MONTH_CLOSED: '{month:month} is closed',
  MONTH_REOPENED: '{month:month} is open again',
  DAY_HAS_CHECK_IN: '{name} has a check-in on {date:day}, so the day is a work day or a half day',
  DAY_TYPE_SET: 'The day of {name} on {date:day} is set',
  NO_HOLIDAY: '{date:day} is no holiday',
  HOLIDAY_REMOVED: '{date:day} is no holiday any more',
  HOLIDAY_SET: '{date:day} is a holiday: {name}',

  // Employees
  NO_SUCH_EMPLOYEE: 'There is no such employee',
  NO_EMPLOYEE_WITH_EMAIL: 'There is no employee with this e-mail address',
  EMPLOYEE_INACTIVE: '{name} is not active',
  EMPLOYEE_ADDED: '{name} is added',
  EMPLOYEE_ACTIVATED: '{name} is active',
  EMPLOYEE_DEACTIVATED: '{name} is no longer active',
  ADDING_NEEDS_ADMIN: 'Only an administrator may add moderators and administrators',
  LISTING_NEEDS_ADMIN: 'Only an administrator may list moderators and administrators',
  PERSON_BEING_ADDED: 'Somebody else is adding this person, try again',
  IDENTITY_JUST_TAKEN: 'Somebody else has just taken this e-mail address, phone number or payroll ID',
  PAYROLL_ID_TAKEN: '{name} has the payroll ID {id}',
  OWN_ADMIN_ROLE: 'You cannot take away your own role of administrator',
  LAST_ADMIN_ROLE: 'The last administrator has to stay one',
  OWN_DEACTIVATION: 'You cannot deactivate yourself',
  LAST_ADMIN_DEACTIVATION: 'The last administrator cannot be deactivated',
  LINK_FOR_INACTIVE: '{name} is inactive and gets no link to set a password',
  PASSWORD_LINK_CREATED: 'A link to set a password is made for {name}',
  TERRITORY_TO_SAME_EMPLOYEE: 'A territory has to go to another employee',
  NOTHING_HANDED_OVER: 'Nothing was handed over',
  TERRITORY_HANDED_OVER: '{name} has taken over from {former}',
  ROLES_INVALID: 'roles has to be a comma-separated list of {choices}',

  // Customers
  NO_SUCH_FARMER: 'There is no such farmer',
  NO_SUCH_DEALER: 'There is no such dealer',
  CUSTOMER_REGISTERED: '{name} is registered',
  CUSTOMER_REGISTERED_ALREADY: '{name} with the phone number {phone} is already registered',
  CUSTOMER_MERGED: 'Number {id} was merged into {name}, number {kept}. Nothing was saved: open that record',
  MERGE_TOO_MANY_PICTURES: 'Together they have {count} pictures, and a record can have {most}: remove some of them first',
  MERGE_WITH_ITSELF: 'A record cannot be merged with itself',
  NO_SUCH_PAIR: 'These two are no likely duplicates any more',
  PAIR_DISMISSED: 'The pair is no longer listed',
  PAIR_LISTED: 'The pair is listed again',
  CHANGED_MEANWHILE: '{name} has changed this meanwhile. Nothing of yours was saved: read it again first',
  VERSION_UNKNOWN: 'version has to be the one that was read',

  // Meetings
  NO_SUCH_MEETING: 'There is no such meeting',
  MEETING_IN_PAST: 'A meeting cannot be planned for a day that is over',
  MEETING_SCHEDULED: 'A meeting of {name} with {party} is scheduled',
  MEETING_SCHEDULED_ALREADY: 'A meeting of {name} with {party} is scheduled already',
  MEETING_BEGUN_NOT_MOVED: 'The meeting of {name} with {party} has begun and cannot be moved',
  MEETING_BEGUN_NOT_CANCELLED: 'The meeting of {name} with {party} has begun and cannot be cancelled',
  MEETING_FINISHED: 'The meeting of {name} with {party} is over',
  MEETING_PLANNED: 'The meeting of {name} with {party} is planned',
  MEETING_HANDED_OVER: 'The meeting of {name} with {party} is handed over',
  MEETING_CANCELLED: 'The meeting of {name} with {party} is cancelled',
  MEETING_CANCELLED_ALREADY: 'The meeting of {name} with {party} is cancelled already',
  MEETING_ASSIGNED_ALREADY: '{name} goes to this meeting already',
  PLAN_EMPTY: 'Give a time, a purpose or an employee',
  PARTY_MISSING: 'Name either a farmer (farmerId) or a dealer (dealerId)',
  AREA_MISSING: 'Give a district or a taluka',

  // QR codes
  NO_SUCH_BATCH: 'There is no such batch',
  NO_SUCH_PRODUCT: 'There is no such product',
  NO_SUCH_QR_USER: 'There is no such QR user',
  QR_USER_NOT_NAMED: 'Give either userId or phoneNumber',
  PERSON_WITHOUT_CARD: 'This person used no card of the batch',
  CALL_NOTED: 'The call is noted',
  CALL_WITHDRAWN: 'The call is withdrawn',
  CODE_GENERATED: '{count:number} QR code generated for {product}',
  CODES_GENERATED: '{count:number} QR codes generated for {product}',
  CARD_BEYOND_BATCH: 'The last card of batch {batch} is {card}',
  CARDS_REVERSED: 'The first card has to be before the last one',
  NO_CARD_TO_VOID: 'None of these cards can be voided: each is used or void already',
  CARDS_UNUSED: '{count} cards of batch {batch} are not used',
  CARDS_VOIDED: '{count} cards of batch {batch} are void',

  // Invoices and pictures
  NO_SUCH_INVOICE: 'There is no such invoice',
  NO_SUCH_PICTURE: 'There is no such picture',
  PICTURE_TOO_LARGE: 'A picture must not have more than 2 MB',
  PICTURE_TYPE_UNKNOWN: 'A picture has to be a PNG, JPEG, GIF, WebP or AVIF',
  PICTURE_BROKEN: 'The picture is broken: choose another one',
  PICTURE_TOO_MANY_PIXELS: 'A picture must not have more than 50 megapixels',

  // Webhooks, changes and tokens
  WEBHOOKS_FULL: 'There are {count} webhooks already, delete one first',
  NO_SUCH_WEBHOOK: 'There is no such webhook',
  NO_SUCH_DELIVERY: 'There is no such delivery',
  WEBHOOK_DISABLED: 'The webhook is disabled, enable it first',
  WEBHOOK_CREATED: 'The webhook is created',
  WEBHOOK_CHANGED: 'The webhook is changed',
  WEBHOOK_DELETED: 'The webhook is deleted',
  TEST_DELIVERY_SENT: 'A test delivery is sent',
  DELIVERY_REPEATED: 'The delivery is repeated',
  URL_NOT_HTTPS: 'url must begin with https://',
  URL_NOT_HTTP: 'url must begin with https:// or http://',
  URL_WITH_USER: 'url must not contain a user name or a password',
  URL_WITH_FRAGMENT: 'url must not contain a fragment',
  URL_NOT_PUBLIC: 'url must not lead to a private or local address',
  BATCHES_NEED_ADMIN: 'Only an administrator may follow batches',
  CURSOR_INVALID: 'after has to be the cursor of a change',
  CURSOR_BEFORE_RESTORE: 'The data were restored since this cursor was given out: read everything again',
  NO_SUCH_TOKEN: 'There is no such token',
  TOKEN_CREATED: 'A token is made for {name}',
  TOKEN_REVOKED: 'The token of {name} is revoked',

  // Sign-in and passwords
  SIGN_IN_FIRST: 'Sign in first',
  SESSION_ENDED: 'Your session has ended, sign in again',
  NO_ACCESS: "You don't have access",
  NOT_FOR_TOOLS: 'This is not for tools, sign in yourself',
  BAD_CREDENTIALS: 'Bad credentials',
  ACCOUNT_INACTIVE: 'Your account is not active, ask an administrator',
  SIGNED_OUT: 'You are signed out',
  SIGNED_UP: 'You are registered, sign in to continue',
  SIGN_UP_UNDER_WAY: 'Somebody else is signing up with this, try again',
  TOO_MANY_ATTEMPTS: 'Too many attempts, try again in a minute',
  PASSWORDS_BUSY: 'Too many people sign in or set a password at this moment, try again in a few seconds',
  PASSWORD_LINK_SENT: 'If the address is known, a link to set a new password is on its way to it. It is valid for 30 minutes.',
  LINK_INVALID: 'This link is not valid, ask for a new one',
  LINK_USED: 'This link has been used already, ask for a new one',
  LINK_EXPIRED: 'This link has expired or a newer one was made, ask for a new one',
  PASSWORD_SET: 'Your password is set, sign in with it',
  PASSWORD_SET_TOKENS_REVOKED: 'Your password is set, sign in with it. Your tokens for tools were revoked',
  PASSWORD_CHANGED: 'Your password is changed',
  OLD_PASSWORD_WRONG: 'Old password is not right',
  PASSWORD_UNCHANGED: 'New password has to differ from the old one',
  PASSWORD_REQUIRED: 'Password is required',
  PASSWORD_NOT_CONFIRMED: 'Password and confirmation are not the same',
  PASSWORD_TOO_SHORT: 'Password needs at least {count} characters',
  PASSWORD_TOO_LONG: 'Password must not have more than {count} characters',
  PASSWORD_IS_OWN_NAME: 'Password must not be your user name, e-mail address or phone number',
  PASSWORD_TOO_COMMON: 'Password is on the list of the most common ones, choose another',
  PASSWORD_TOO_UNIFORM: 'Password needs at least {count} different characters',

  // Fields of a person
  PERSON_FIELD_REQUIRED: '{field:label} is required',
  PERSON_FIELD_TOO_LONG: '{field:label} must not have more than {count} characters',
  PHONE_INVALID: '{field:label} has to be 10 digits beginning with 6, 7, 8 or 9',
  PHONE_TAKEN: 'Phone number is already in use',
  PIN_CODE_INVALID: 'PIN code has to be 6 digits that do not begin with 0',
  EMAIL_INVALID: 'Email has to be an e-mail address such as name@example.com',
  EMAIL_SCRIPTS_MIXED: 'Email must have Latin or Indian letters without mixing them',
  EMAIL_TAKEN: 'Email is already in use',
  BIRTHDAY_IN_FUTURE: 'Date of birth must not be in the future',
  BIRTHDAY_TOO_EARLY: 'Date of birth must not be before 1900',
  NO_SUCH_STATE: 'State: there is no {state}',
  NO_SUCH_DISTRICT: 'District: there is no {district} in {state}',
  NO_SUCH_TALUKA: 'Taluka: there is no {taluka} in {district}',
  TOO_MANY_PICTURES: 'Profile picture: there must not be more than {count}',
  PICTURE_NAMES_INVALID: 'Profile picture has to be plain file names, separated by commas',
  USERNAME_IS_OTHER_EMAIL: 'User name must not be an e-mail address other than your own',
  USERNAME_IS_OTHER_NUMBER: 'User name must not be a number other than your own phone number',
  USERNAME_CHARACTERS: 'User name may have letters, digits, dots, hyphens and underscores only',
  USERNAME_SCRIPTS_MIXED: 'User name must have Latin or Indian letters without mixing them, and no invisible characters',
  USERNAME_TAKEN: 'User name is already in use',

  // Fields of a request
  REASON_MISSING: 'reason has to say why',
  FIELD_REQUIRED: '{field:field} is required',
  FIELD_EMPTY: '{field:field} must not be empty',
  FIELD_NOT_TEXT: '{field:field} has to be text',
  FIELD_NOT_INTEGER: '{field:field} has to be a whole number',
  FIELD_NOT_NUMBER: '{field:field} has to be a number',
  FIELD_NOT_BOOLEAN: '{field:field} has to be true or false',
  FIELD_NOT_LIST: '{field:field} has to be a list',
  FIELD_NOT_OBJECT: '{field:field} has to be an object',
  FIELD_NOT_DATE: '{field:field} has to be a date such as 2026-11-20',
  FIELD_FORMAT_WRONG: '{field:field} has to be a valid {format}',
  FIELD_TOO_SMALL: '{field:field} must not be less than {count}',
  FIELD_TOO_LARGE: '{field:field} must not be more than {count}',
  FIELD_TOO_SHORT: '{field:field} needs at least {count} characters',
  FIELD_TOO_LONG: '{field:field} must not have more than {count} characters',
  FIELD_CHOICE_UNKNOWN: '{field:field} has to be one of {choices}',
  FIELD_UNDOCUMENTED: '{field:field} is not one of the documented values',
  FIELD_INVALID: '{field:field} {fault}',

  // Requests as a whole
  NO_SUCH_CALL: 'There is no such call',
  REQUEST_INVALID: 'The request is not valid',
  QUERY_INVALID: 'The query is not valid',
  BODY_INVALID: 'The body is not valid',
  BODY_NOT_OBJECT: 'The body has to be a JSON object',
  BODY_NOT_JSON: 'The request is not valid JSON',
  BODY_TYPE_WRONG: 'Send the body as JSON (content-type: application/json)',
  BODY_TOO_LARGE: 'The request is larger than {count} kB',
  CHARACTER_NUL: 'The request must not hold the character NUL',
  IDEMPOTENCY_KEY_INVALID: 'idempotency-key has to be 1 to 255 visible ASCII characters',
  IDEMPOTENCY_KEY_REUSED: 'This idempotency-key was used for another request',
  CALLER_GONE: 'The client has disconnected',
  DATABASE_BUSY: 'The database is too busy, nothing was done; try again in a moment',
  DISK_FULL: 'The disk of the database is full, nothing was done',
  DATABASE_UNREACHABLE: 'The database cannot be reached, try again in a moment',
  FAILED: 'Something went wrong',
} as const;

export type SentenceCode = keyof typeof templates;

type Slots<Template> = Template extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type NameOf<Slot> = Slot extends `${infer Name}:${string}` ? Name : Slot & string;
type ValueOf<Slot> = Slot extends `${string}:${infer Kind extends keyof Kinds}` ? Kinds[Kind] : string | number;

/** Parameters of a sentence, as its template names them. */
export type ParamsOf<Code extends SentenceCode> = { readonly [Slot in Slots<(typeof templates)[Code]> as NameOf<Slot>]: ValueOf<Slot> };

/** Codes of sentences without parameters. */
export type PlainCode = { [Code in SentenceCode]: [Slots<(typeof templates)[Code]>] extends [never] ? Code : never }[SentenceCode];

type ParameterCode = Exclude<SentenceCode, PlainCode>;

type Params = Readonly<Record<string, string | number>>;

/** Code and parameters of a sentence, as they travel beside the English text. */
export interface MessageKey {
  readonly code: SentenceCode;
  readonly params: Params;
}

/** Sentence as it travels: in English, and with the key under which a client finds it in another language. */
export interface Sentence {
  readonly message: string;
  readonly messageKey: MessageKey;
}

const englishOf = (code: SentenceCode, params: Params): string =>
  templates[code].replaceAll(/\{(\w+)(?::(\w+))?\}/g, (slot, name: string, kind: string | undefined) => formatValue(params[name] ?? slot, kind));

/** Returns the English text of a sentence. Only the parameters of its template compile. */
export function messageOf(code: PlainCode): string;
export function messageOf<Code extends ParameterCode>(code: Code, params: ParamsOf<Code>): string;
export function messageOf(code: SentenceCode, params: Params = {}): string {
  return englishOf(code, params);
}

/** Returns a sentence with its code, its parameters and its English text, as a response carries it. */
export function sentence(code: PlainCode): Sentence;
export function sentence<Code extends ParameterCode>(code: Code, params: ParamsOf<Code>): Sentence;
export function sentence(code: SentenceCode, params: Params = {}): Sentence {
  return { message: englishOf(code, params), messageKey: { code, params } };
}

/** English templates of all sentences, by their codes. */
export const sentences: Readonly<Record<SentenceCode, string>> = templates;
