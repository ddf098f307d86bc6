export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date in India, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601. Given out with India's offset +05:30; taken with an offset, as a local time of India, or as epoch milliseconds. */
  DateTime: { input: string; output: string; }
};

/** What a tool identifies itself with, as `authorization: Bearer …`. It acts in its maker's name, with its own roles, and ends with its maker's activity or role of administrator. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** Whether it is admitted now. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The administrator who made it. */
  createdById?: Maybe<Scalars['ID']['output']>;
  /** That administrator's name today. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** When it ends, or has ended. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** When it was last used, to five minutes; null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the tool is called in log, metrics and audit. */
  name?: Maybe<Scalars['String']['output']>;
  /** When it was revoked, by an administrator or with its maker's role; null when it was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do. */
  roles: Array<Role>;
};

/** A page of tools' tokens. */
export type AccessTokenConnection = {
  __typename?: 'AccessTokenConnection';
  /** Rows with their cursors. */
  edges: Array<AccessTokenEdge>;
  /** Rows without cursors. */
  nodes: Array<AccessToken>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A token in a page. */
export type AccessTokenEdge = {
  __typename?: 'AccessTokenEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AccessToken;
};

/** A new dealer. */
export type AddDealerInput = {
  /** Postal address. */
  address: AddressInput;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** Other details of the shop, at most 50; none when not given (extension). */
  details?: InputMaybe<Array<NameValueInput>>;
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Father's or husband's name. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phoneNumber: Scalars['String']['input'];
  /** File names of uploaded pictures, the portrait first, up to 10: each is the `fileName` in the response of `POST /images`. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * File names of uploaded pictures, separated by commas. A user error beside `pictures`.
   * @deprecated Until 2027-06-30: use pictures
   */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
  /** WhatsApp number, 10 digits; none when not given (extension). */
  whatsAppMobile?: InputMaybe<Scalars['String']['input']>;
};

/** The registration. */
export type AddDealerPayload = {
  __typename?: 'AddDealerPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The dealer; costs GET /api/dealer/fetchDealerById, and is null where the REST API does not say who was added (extension). */
  dealer?: Maybe<Dealer>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** A new employee. */
export type AddEmployeeInput = {
  /** Postal address. */
  address: AddressInput;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Father's or husband's name. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phoneNumber: Scalars['String']['input'];
  /** Roles to give. */
  roles?: Array<Role>;
};

/** The new employee. */
export type AddEmployeePayload = {
  __typename?: 'AddEmployeePayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The employee as they are now; costs GET /api/user/fetchEmployeeById, and is null where the REST API does not say who it was (extension). */
  employee?: Maybe<Employee>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Link on this gateway with which the person sets a password, shown once (extension); else null. */
  setPasswordUrl?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** A new farmer. */
export type AddFarmerInput = {
  /** Postal address. */
  address: AddressInput;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Crops that the farmer grows, at most 50; none when not given (extension). */
  crops?: InputMaybe<Array<NameValueInput>>;
  /** Date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Father's or husband's name. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phoneNumber: Scalars['String']['input'];
  /** File names of uploaded pictures, the portrait first, up to 10: each is the `fileName` in the response of `POST /images`. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * File names of uploaded pictures, separated by commas. A user error beside `pictures`.
   * @deprecated Until 2027-06-30: use pictures
   */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
  /** WhatsApp number, 10 digits; none when not given (extension). */
  whatsAppMobile?: InputMaybe<Scalars['String']['input']>;
};

/** The registration. */
export type AddFarmerPayload = {
  __typename?: 'AddFarmerPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The farmer; costs GET /api/farmer/fetchFarmerById, and is null where the REST API does not say who was added (extension). */
  farmer?: Maybe<Farmer>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** A postal address. */
export type Address = {
  __typename?: 'Address';
  /** District. */
  district?: Maybe<Scalars['String']['output']>;
  /** Postal code, 6 digits. */
  pinCode?: Maybe<Scalars['String']['output']>;
  /** State or union territory. */
  state?: Maybe<Scalars['String']['output']>;
  /** House, street. */
  street?: Maybe<Scalars['String']['output']>;
  /** Sub-district. */
  taluka?: Maybe<Scalars['String']['output']>;
  /** Village, shown as the second address line. */
  village?: Maybe<Scalars['String']['output']>;
};

/** A postal address. */
export type AddressInput = {
  /** District. */
  district: Scalars['String']['input'];
  /** Postal code, 6 digits. */
  pinCode: Scalars['String']['input'];
  /** State or union territory. */
  state: Scalars['String']['input'];
  /** House, street. */
  street: Scalars['String']['input'];
  /** Sub-district. */
  taluka: Scalars['String']['input'];
  /** Village, the second address line. */
  village?: InputMaybe<Scalars['String']['input']>;
};

/** Parts of a postal address to change. An absent part stays as it is; the whole address is checked after the change. */
export type AddressPartsInput = {
  /** District. Cannot be cleared. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, 6 digits. Cannot be cleared. */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /** State or union territory. Cannot be cleared. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** House, street. Cannot be cleared. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** Sub-district. Cannot be cleared. */
  taluka?: InputMaybe<Scalars['String']['input']>;
  /** Village, the second address line; null clears it. */
  village?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a day is approved, or why not. After OUTCOME_UNKNOWN, UPSTREAM_SHAPE and UPSTREAM_ERROR it may be; after all others it is not. */
export type ApprovalCode =
  /** It is approved, now or already before. */
  | 'APPROVED'
  /** It contradicts what is there, such as approving one's own day. */
  | 'CONFLICT'
  /** The caller may not approve this employee's days. */
  | 'FORBIDDEN'
  /** It refused the employee or the day as invalid. */
  | 'INVALID'
  /** There is no such employee, or nothing to approve on the day. */
  | 'NOT_FOUND'
  /** The REST API has no call for it. */
  | 'NOT_SUPPORTED'
  /** The answer was lost. */
  | 'OUTCOME_UNKNOWN'
  /** There were too many requests. */
  | 'RATE_LIMITED'
  /** The REST API refused, with a reason that is its message. */
  | 'REFUSED'
  /** The session ended at an earlier day. Sign in, and send the day again. */
  | 'UNAUTHENTICATED'
  /** The REST API refused and gave no reason. */
  | 'UNEXPLAINED'
  /** The operation had used up its REST calls at an earlier day. Send the day again in another operation. */
  | 'UPSTREAM_BUDGET'
  /** It failed. */
  | 'UPSTREAM_ERROR'
  /** Its answer cannot be understood. */
  | 'UPSTREAM_SHAPE'
  /** The REST API did not answer in time, and was not reached. */
  | 'UPSTREAM_TIMEOUT'
  /** The REST API cannot be reached. */
  | 'UPSTREAM_UNAVAILABLE';

/** What came of approving one day. */
export type ApprovalOutcome = {
  __typename?: 'ApprovalOutcome';
  /** Whether it is approved, or why not. */
  code: ApprovalCode;
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** The employee. */
  userId: Scalars['ID']['output'];
};

/** The day to approve. */
export type ApproveAttendanceInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The approval. */
export type ApproveAttendancePayload = {
  __typename?: 'ApproveAttendancePayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** The days to approve. */
export type ApproveDaysInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 20 days; they are approved in this order. */
  days: Array<DayToApproveInput>;
};

/** What came of the days. */
export type ApproveDaysPayload = {
  __typename?: 'ApproveDaysPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Always null: each day has its own. */
  message?: Maybe<Scalars['String']['output']>;
  /** One for each day, in the order of the input. */
  outcomes: Array<ApprovalOutcome>;
  /** Always empty: a refusal is of one day. */
  userErrors: Array<UserError>;
};

/** An area; a part that is not given means all of it. */
export type AreaInput = {
  /** District, by its old or new name. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** State or union territory. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Sub-district. */
  taluka?: InputMaybe<Scalars['String']['input']>;
};

/** A check-out that somebody entered later. The one before it is kept. */
export type AttendanceCorrection = {
  __typename?: 'AttendanceCorrection';
  /** When it was entered. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Who entered it, by name. */
  by?: Maybe<Scalars['String']['output']>;
  /** What it was corrected to. */
  punchOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** One employee's day of work. */
export type AttendanceDay = {
  __typename?: 'AttendanceDay';
  /** Whether someone approved it. */
  approved: Scalars['Boolean']['output'];
  /** True when the check-out is missing, or the day was marked or corrected by hand (extension). `correctAttendance` then takes another one while the day is not approved. False where the REST API does not say. */
  correctable: Scalars['Boolean']['output'];
  /** Check-outs that were entered later, the latest first (extension); empty where there are none or the REST API does not say. */
  corrections: Array<AttendanceCorrection>;
  /** The day in India. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** First check in. */
  punchInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last check out; null while the day is open. */
  punchOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** When last changed: checked in or out, marked, corrected, approved, or the approval withdrawn (extension); null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time worked as the REST API writes it. */
  workDuration?: Maybe<Scalars['String']['output']>;
  /** Time worked in minutes; null when it is not known. */
  workMinutes?: Maybe<Scalars['Int']['output']>;
};

/** A week or a month of attendance. */
export type AttendancePeriod =
  /** The most recent April. */
  | 'APRIL'
  /** The most recent August. */
  | 'AUGUST'
  /** From this week's Monday to today. */
  | 'CURRENT_WEEK'
  /** The most recent December. */
  | 'DECEMBER'
  /** The most recent February. */
  | 'FEBRUARY'
  /** The most recent January. */
  | 'JANUARY'
  /** The most recent July. */
  | 'JULY'
  /** The most recent June. */
  | 'JUNE'
  /** Monday to Sunday of the week before. */
  | 'LAST_WEEK'
  /** The most recent March. */
  | 'MARCH'
  /** The most recent May. */
  | 'MAY'
  /** The most recent November. */
  | 'NOVEMBER'
  /** The most recent October. */
  | 'OCTOBER'
  /** The most recent September. */
  | 'SEPTEMBER';

/** What is kept of what people did. What is said of the subject and the detail holds for `AuditEvent`. */
export type AuditAction =
  /** A token was made for a tool; the subject is the token, the detail its roles. */
  | 'ACCESS_TOKEN_MADE'
  /** A tool's token was revoked; the subject is the token. */
  | 'ACCESS_TOKEN_REVOKED'
  /** An employee was made active. */
  | 'ACTIVATED'
  /** The approval of an employee's day was withdrawn; the detail is the day. */
  | 'APPROVAL_WITHDRAWN'
  /** An employee's day was approved; the detail is the day. */
  | 'ATTENDANCE_APPROVED'
  /** The check-out of an employee's day was entered later; the detail is the day. */
  | 'ATTENDANCE_CORRECTED'
  /** Days of work were exported; the subject is the one employee whose they are, null for everybody; the detail is the days, as `2026-11-01/2026-11-30`, with `..` for an open end; null for all. */
  | 'ATTENDANCE_EXPORTED'
  /** An employee was punched in or out by somebody else; the detail is the day. */
  | 'ATTENDANCE_MARKED'
  /** What people did was exported; the detail is the days, and behind them the action, and `TEXT` where a part of a name was looked for, which is not kept: `2026-11-01/2026-11-30; SIGNED_IN; TEXT`. */
  | 'AUDIT_EXPORTED'
  /** QR codes were generated; the subject is the batch, the detail how many. */
  | 'CODES_GENERATED'
  /** An employee was made inactive. */
  | 'DEACTIVATED'
  /** Dealers were exported; the detail is as of farmers. */
  | 'DEALERS_EXPORTED'
  /** A dealer was registered. */
  | 'DEALER_ADDED'
  /** A dealer was changed; the detail is which fields. */
  | 'DEALER_CHANGED'
  /** An employee was added; the detail is their roles. */
  | 'EMPLOYEE_ADDED'
  /** An employee's record was changed, by an administrator or by themself. */
  | 'EMPLOYEE_CHANGED'
  /** Farmers were exported; the detail is the area, and `; TEXT` behind it where a text was looked for, which is not kept. */
  | 'FARMERS_EXPORTED'
  /** A farmer was registered. */
  | 'FARMER_ADDED'
  /** A farmer was changed; the detail is which fields, as the REST API names them. */
  | 'FARMER_CHANGED'
  /** Invoices were exported; the subject is the one dealer whose they are, null for all; the detail is the days, as `2026-11-01/2026-11-30`, with `..` for an open end; null for all. */
  | 'INVOICES_EXPORTED'
  /** Meetings were exported; the subject is the one employee who goes, null for everybody; the detail is the days, and the status behind them, as `2026-11-01/2026-11-30; SCHEDULED`. */
  | 'MEETINGS_EXPORTED'
  /** A meeting was cancelled. The subject is the employee, the detail the meeting's id. */
  | 'MEETING_CANCELLED'
  /** A meeting was handed over. The subject is the employee who goes from now on, the detail the meeting's id. */
  | 'MEETING_HANDED_OVER'
  /** A meeting got another time or purpose. The subject is the employee, the detail the meeting's id. */
  | 'MEETING_PLANNED'
  /** A meeting was scheduled. The subject is the employee, the detail the meeting's id. */
  | 'MEETING_SCHEDULED'
  /** Somebody changed their password. */
  | 'PASSWORD_CHANGED'
  /** An administrator made a link with which an employee sets a password. */
  | 'PASSWORD_LINK_MADE'
  /** Somebody set a password by a link. */
  | 'PASSWORD_RESET'
  /** A picture was uploaded. The detail is its file name. */
  | 'PICTURE_UPLOADED'
  /** QR batches were exported; the detail is the days, as `2026-11-01/2026-11-30`, with `..` for an open end; null for all. */
  | 'QR_BATCHES_EXPORTED'
  /** Uses of QR codes were exported; the subject is the one dealer who sold the packs, null for all; the detail is the days, and the type behind them, as `2026-11-01/2026-11-30; EARN`. */
  | 'QR_USES_EXPORTED'
  /** An employee's roles were changed; the detail is those that they hold now. */
  | 'ROLES_CHANGED'
  /** Somebody signed in. */
  | 'SIGNED_IN'
  /** Somebody signed out. */
  | 'SIGNED_OUT'
  /** Somebody registered themself. */
  | 'SIGNED_UP'
  /** Sign-ins of one account were refused; the subject is the person whose name was given, null for all names that nobody has. The detail is how often in the hour that begins at `at`. */
  | 'SIGN_IN_REFUSED';

/** Something that somebody did. It is kept 400 days or longer and never changed. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** What; null when the REST API names something unknown. */
  action?: Maybe<AuditAction>;
  /** The employee who did it; null for an operator's command, and where nobody was signed in. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** That employee's name today. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** What else there is to say, by the action: a day `YYYY-MM-DD`, a number, roles as `ROLE_USER,ROLE_ADMIN`, or an area as `Maharashtra, Pune`. */
  detail?: Maybe<Scalars['String']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** The employee, farmer, dealer, batch or token that it was done to, as the action has it; null where it is the actor's own matter. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** That person's name today, or a token's; null for a batch. */
  subjectName?: Maybe<Scalars['String']['output']>;
  /** The tool that did it in the employee's name, as its token is called; null for the employee themself. */
  toolName?: Maybe<Scalars['String']['output']>;
};

/** A page of what people did. */
export type AuditEventConnection = {
  __typename?: 'AuditEventConnection';
  /** Rows with their cursors. */
  edges: Array<AuditEventEdge>;
  /** Rows without cursors. */
  nodes: Array<AuditEvent>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** An event in a page. */
export type AuditEventEdge = {
  __typename?: 'AuditEventEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AuditEvent;
};

/** Map data that the operator has laid beside the product. */
export type Basemap = {
  __typename?: 'Basemap';
  /** Whose data it is, to be shown on the map; null: the operator does not say. */
  attribution?: Maybe<Scalars['String']['output']>;
  /** Addresses of its files, from the root of the gateway: TopoJSON, or a list of places. */
  files: Array<Scalars['String']['output']>;
};

/** What is cancelled. */
export type CancelMeetingInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The meeting. */
  id: Scalars['ID']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
};

/** The cancellation. */
export type CancelMeetingPayload = {
  __typename?: 'CancelMeetingPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The meeting as it is now; costs GET /api/meeting/getFarmerMeetingDetails, and is null where the REST API does not say which it was (extension). */
  meeting?: Maybe<Meeting>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** That something was created or changed; what it is now has to be asked for by its id. */
export type Change = {
  __typename?: 'Change';
  /** The employee by whom; null for an operator's command. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** When. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was created by this; else it was changed. */
  created?: Maybe<Scalars['Boolean']['output']>;
  /** Of ATTENDANCE the day; else null. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Paths of the changed fields in the type of the subject, such as `address.village`. Empty when the subject was created, and for changes from before fields were recorded. */
  fields: Array<Scalars['String']['output']>;
  /** True when the caller made the change: with the token of the same tool, or as the same person without a tool. A two-way sync leaves out these changes. Null when the REST API does not say. */
  own?: Maybe<Scalars['Boolean']['output']>;
  /** The id of the farmer, dealer, employee, meeting or batch; of ATTENDANCE that of the employee whose day it is. */
  subjectId: Scalars['ID']['output'];
  /** The id of the tool that acted in the employee's name; null when the employee acted without a tool. */
  toolId?: Maybe<Scalars['ID']['output']>;
  /** The name of that tool; null when the employee acted without a tool. */
  toolName?: Maybe<Scalars['String']['output']>;
  /** Of what; null when the REST API names something unknown. */
  type?: Maybe<ChangeType>;
};

/** A page of changes. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** Rows with their cursors. */
  edges: Array<ChangeEdge>;
  /** The cursor of the latest change. A list after this cursor returns what comes from now on. GET /api/changes/fetchLatestCursor (extension). Null when the REST API does not say. */
  latestCursor?: Maybe<Scalars['String']['output']>;
  /** Rows without cursors. */
  nodes: Array<Change>;
  /** Position of the page. On a page without rows `endCursor` is `after`, or the latest cursor when no `after` was given. */
  pageInfo: PageInfo;
};

/** A change in a page. */
export type ChangeEdge = {
  __typename?: 'ChangeEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Change;
};

/** A new password. */
export type ChangePasswordInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The same again. */
  confirmPassword: Scalars['String']['input'];
  /** The new password. */
  newPassword: Scalars['String']['input'];
  /** The password until now. */
  oldPassword: Scalars['String']['input'];
};

/** The new password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** Of what changes are followed. */
export type ChangeType =
  /** An employee's day of work: marked, corrected, approved, or the approval withdrawn. */
  | 'ATTENDANCE'
  /** A batch of QR codes, for admins only: others do not see these, and are refused when they name them. */
  | 'BATCH'
  /** A dealer. */
  | 'DEALER'
  /** An employee: record, roles, activity. */
  | 'EMPLOYEE'
  /** A farmer. */
  | 'FARMER'
  /** A meeting: scheduled, planned, handed over, cancelled. */
  | 'MEETING';

/** A check in or a check out. */
export type CheckEvent = {
  __typename?: 'CheckEvent';
  /** When. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** A unique id, such as `CHECK_IN-5`: one record of the REST API can be both a check in and a check out. */
  id: Scalars['ID']['output'];
  /** Which of the two. */
  kind: CheckEventKind;
};

/** What a check event marks. */
export type CheckEventKind =
  /** Work began or went on. */
  | 'CHECK_IN'
  /** Work ended or was interrupted. */
  | 'CHECK_OUT';

/** What a client has to know before anyone has signed in. */
export type ClientConfig = {
  __typename?: 'ClientConfig';
  /** The operator's own map data under the built-in map (`BASEMAP_DIR`); null: there is none. */
  basemap?: Maybe<Basemap>;
  /** Whether calls beyond the documented ones may be relied upon (`REST_EXTENSIONS`). */
  extensions: Scalars['Boolean']['output'];
  /** Key for Google Maps; null: the built-in schematic map is used. */
  googleMapsApiKey?: Maybe<Scalars['String']['output']>;
  /** Raster tiles of streets under the built-in map (`MAP_TILES_URL`); null: there are none. */
  mapTiles?: Maybe<MapTiles>;
  /** The server's time. A client derives today from this time and not from the clock of its device, which may be wrong. */
  now: Scalars['DateTime']['output'];
  /** The server's business day in India: the day that a mutation without a date writes to. Until 05:00, `markAttendance` first closes yesterday if its check-out is missing. */
  today: Scalars['Date']['output'];
};

/** The check-out to enter. */
export type CorrectAttendanceInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** After the check-in, on that day in India, and not in the future. */
  punchOutAt: Scalars['DateTime']['input'];
  /** Why; kept with the correction. */
  reason: Scalars['String']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The correction. */
export type CorrectAttendancePayload = {
  __typename?: 'CorrectAttendancePayload';
  /** The day as it is now. */
  attendance?: Maybe<AttendanceDay>;
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** A token for a tool. */
export type CreateAccessTokenInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** How many days it holds, 1 to 366. */
  days?: Scalars['Int']['input'];
  /** What the tool is called, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it may do: at most what the administrator may. */
  roles?: Array<Role>;
};

/** The token. */
export type CreateAccessTokenPayload = {
  __typename?: 'CreateAccessTokenPayload';
  /** What is listed of it; null when refused. */
  accessToken?: Maybe<AccessToken>;
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** The token itself, shown this once: only its hash is kept. It begins with `tool_`. Null when refused. */
  token?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** A field of a farmer or dealer that can be changed. */
export type CustomerField =
  /** Date of birth, `YYYY-MM-DD`. */
  | 'DATE_OF_BIRTH'
  /** Crops of a farmer, details of a shop, in one text. */
  | 'DETAILS'
  /** District. */
  | 'DISTRICT'
  /** E-mail address. */
  | 'EMAIL'
  /** Given name. */
  | 'FIRST_NAME'
  /** Gender, as the REST API writes it. */
  | 'GENDER'
  /** Family name. */
  | 'LAST_NAME'
  /** Father's or husband's name. */
  | 'MIDDLE_NAME'
  /** Phone number. */
  | 'PHONE_NUMBER'
  /** File names of the pictures, comma-separated. */
  | 'PICTURES'
  /** Postal code. */
  | 'PIN_CODE'
  /** State. */
  | 'STATE'
  /** House, street. */
  | 'STREET'
  /** Sub-district. */
  | 'TALUKA'
  /** Village. */
  | 'VILLAGE'
  /** WhatsApp number. */
  | 'WHATS_APP_MOBILE';

/** What a list of farmers or dealers is narrowed to. */
export type CustomerFilter = {
  /** Registered on this day or later. */
  registeredFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Registered on this day or earlier. */
  registeredTo?: InputMaybe<Scalars['Date']['input']>;
  /** Created or changed at this instant or later (`updatedAt`). Only `changes` is sure to include writes that were not finished at the previous read. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What only the record of one farmer or dealer holds. */
export type CustomerRecord = {
  __typename?: 'CustomerRecord';
  /** Date of birth. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** As registered. */
  gender?: Maybe<Gender>;
  /** How often each kind stands in the history; kinds that do not are left out, and uses of codes for whoever is no administrator. */
  history: Array<HistoryCount>;
  /** When an employee last began a meeting with them, or one in which they were seen. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The employee of that meeting. */
  lastSeenBy?: Maybe<Scalars['String']['output']>;
  /** Father's or husband's name. */
  middleName?: Maybe<Scalars['String']['output']>;
  /**
   * Lucky points of the uses in the history; null for whoever is no administrator, and where they are more than an Int holds.
   * @deprecated Until 2027-06-30: use totalPoints
   */
  points?: Maybe<Scalars['Int']['output']>;
  /** Total of lucky points of the uses in the history, a whole number. Null when the caller is not an administrator. */
  totalPoints?: Maybe<Scalars['Float']['output']>;
  /** Counts the changes, from 1: a change names the version that it was made from. */
  version: Scalars['Int']['output'];
  /** WhatsApp number. */
  whatsAppMobile?: Maybe<Scalars['String']['output']>;
};

/** Which days a list is narrowed to, both included. */
export type DateFilter = {
  /** On this day or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** On this day or earlier. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The order of a list of rows that have a date. */
export type DateOrder =
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST';

/** An employee's day. */
export type DayDashboard = {
  __typename?: 'DayDashboard';
  /** The day's attendance; null when there is none, or no documented period reaches the date. GET /api/punch/getPunchInPunchOutReport. */
  attendance?: Maybe<AttendanceDay>;
  /** Check ins and check outs, in order. POST /api/user/getUserCheckinCheckoutReport. */
  checkEvents?: Maybe<Array<CheckEvent>>;
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** Dealers seen or near. */
  dealers?: Maybe<Array<Dealer>>;
  /** Farmers seen or near. */
  farmers?: Maybe<Array<Farmer>>;
  /** Points that were left out because nobody gets there so fast, in order of time. */
  jumps?: Maybe<Array<Jump>>;
  /** The last usable point. */
  lastPoint?: Maybe<TravelPoint>;
  /** The ways before, between and after the stops, in order of time. Stops and legs together take up the time from the first usable point to the last. */
  legs?: Maybe<Array<Leg>>;
  /** How many meetings began. */
  meetingCount?: Maybe<Scalars['Int']['output']>;
  /** Meetings of the day. */
  meetings?: Maybe<Array<DayMeeting>>;
  /** What to look at before the day is approved; empty when it is complete. Made of travel and attendance: POST /api/user/getEmployeeDasboardByDate and GET /api/punch/getPunchInPunchOutReport. */
  oddities?: Maybe<Array<Oddity>>;
  /** Meetings that are planned for the day and have not begun, in order of time (extension); empty without extensions. */
  plannedMeetings?: Maybe<Array<PlannedMeeting>>;
  /** The rules by which stops, legs and oddities are found. */
  rules: DayRules;
  /** Where the employee stayed, in order of time: points within `rules.stopMetres` for `rules.stopMinutes` or longer, without a silence between them. */
  stops?: Maybe<Array<Stop>>;
  /** Travel in numbers. */
  summary?: Maybe<TravelSummary>;
  /** Positions of the employee's device, in order of time. A point without a usable time keeps its place behind the point that came before it. */
  travel?: Maybe<Array<TravelPoint>>;
  /** How many farmers and dealers were seen. */
  visitCount?: Maybe<Scalars['Int']['output']>;
};

/** A meeting on the map. */
export type DayMeeting = {
  __typename?: 'DayMeeting';
  /** What was noted. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Where it ended. */
  endLocation?: Maybe<Location>;
  /** The id that the meeting has in `Meeting` (extension); null without extensions. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The REST API's id, as people know it (extension); null without extensions. */
  number?: Maybe<Scalars['ID']['output']>;
  /** Where it began. */
  startLocation?: Maybe<Location>;
  /** With whom (extension); null without extensions. */
  type?: Maybe<MeetingType>;
};

/** The rules by which a day's stops, legs and oddities are found. */
export type DayRules = {
  __typename?: 'DayRules';
  /** Minutes of work above which a day is an oddity. */
  longDayMinutes: Scalars['Int']['output'];
  /** Minutes without a point from which on a silence is an oddity. */
  longSilenceMinutes: Scalars['Int']['output'];
  /** Kilometres per hour above which a point is left out. */
  maxKmPerHour: Scalars['Int']['output'];
  /** Minutes without a point from which on a leg is a silence. */
  silenceMinutes: Scalars['Int']['output'];
  /** Metres from a stop's first point within which the others are. */
  stopMetres: Scalars['Int']['output'];
  /** Minutes from which on a halt is a stop. */
  stopMinutes: Scalars['Int']['output'];
};

/** One of the days to approve. */
export type DayToApproveInput = {
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** A shop that sells to farmers. */
export type Dealer = {
  __typename?: 'Dealer';
  /** Postal address. */
  address?: Maybe<Address>;
  /** What else is known of the shop; empty when the REST API's text could not be read. */
  details: Array<NameValue>;
  /** The REST API's text of the details, when it could not be read. */
  detailsText?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Where registered; null when that is not known. */
  location?: Maybe<Location>;
  /** Phone number as registered. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Pictures, the first is the portrait. */
  pictures: Array<Image>;
  /** What only `dealer` and `updateDealer` read: null on rows of lists, and without extensions. */
  record?: Maybe<CustomerRecord>;
  /** When registered. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id that the collecting device gave. */
  syncId?: Maybe<Scalars['String']['output']>;
  /** When last changed, if only by being registered (extension); null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the changes, from 1, also in lists: `updateDealer` names the version that it was made from (extension). Null where the REST API does not count. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A page of dealers. */
export type DealerConnection = {
  __typename?: 'DealerConnection';
  /** Rows with their cursors. */
  edges: Array<DealerEdge>;
  /** Rows without cursors. */
  nodes: Array<Dealer>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A dealer in a page. */
export type DealerEdge = {
  __typename?: 'DealerEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Dealer;
};

/** Dealers whom a search found, at most 200 of them. */
export type DealerSearchConnection = {
  __typename?: 'DealerSearchConnection';
  /** Whether there may be more than `totalCount`: then a smaller area or a longer text finds them. */
  cut: Scalars['Boolean']['output'];
  /** Rows with their cursors. */
  edges: Array<DealerEdge>;
  /** Rows without cursors. */
  nodes: Array<Dealer>;
  /** Where the rows stand. */
  pageInfo: PageInfo;
  /** Rows that were found. */
  totalCount: Scalars['Int']['output'];
};

/** A farmer or dealer as the QR dashboard lists them. */
export type DirectoryEntry = {
  __typename?: 'DirectoryEntry';
  /** The REST API's id when the entry is a dealer, else null. Opens `dealer`. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** District. */
  district?: Maybe<Scalars['String']['output']>;
  /** The REST API's id when the entry is a farmer, else null. Opens `farmer`. */
  farmerId?: Maybe<Scalars['ID']['output']>;
  /** A unique id, such as `FARMER-5`: farmers and dealers are counted apart. Arguments that name a farmer or dealer take it too. */
  id: Scalars['ID']['output'];
  /** Phone number. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Full name. */
  name?: Maybe<Scalars['String']['output']>;
  /** State or union territory. */
  state?: Maybe<Scalars['String']['output']>;
  /** Sub-district. */
  taluka?: Maybe<Scalars['String']['output']>;
  /** Village. */
  village?: Maybe<Scalars['String']['output']>;
  /** WhatsApp number. */
  whatsAppMobile?: Maybe<Scalars['String']['output']>;
};

/** A page of farmers or dealers. */
export type DirectoryEntryConnection = {
  __typename?: 'DirectoryEntryConnection';
  /** Rows with their cursors. */
  edges: Array<DirectoryEntryEdge>;
  /** Rows without cursors. */
  nodes: Array<DirectoryEntry>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A farmer or dealer in a page. */
export type DirectoryEntryEdge = {
  __typename?: 'DirectoryEntryEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: DirectoryEntry;
};

/** A district. */
export type District = {
  __typename?: 'District';
  /** Former and other usual names, under which it stands in older papers. */
  formerNames: Array<Scalars['String']['output']>;
  /** Name in use now. */
  name: Scalars['String']['output'];
  /** Its talukas; at least one. */
  talukas: Array<Scalars['String']['output']>;
};

/** Somebody who works for the company and may sign in. */
export type Employee = {
  __typename?: 'Employee';
  /** Whether the person may sign in; null when the REST API does not say. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Postal address. */
  address?: Maybe<Address>;
  /** The employee's days of work. GET /api/punch/getPunchInPunchOutReport. */
  attendance?: Maybe<Array<AttendanceDay>>;
  /** Date of birth. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** The employee's day. Calls as for `Query.dayDashboard`. */
  dayDashboard?: Maybe<DayDashboard>;
  /** A page of the dealers whom the employee registered. GET /api/dealer/getAllDealersPage. */
  dealers?: Maybe<DealerConnection>;
  /** E-mail address, also the key of activation. */
  email?: Maybe<Scalars['String']['output']>;
  /** A page of the farmers whom the employee registered. GET /api/farmer/getAllFarmersPage. */
  farmers?: Maybe<FarmerConnection>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Gender. */
  gender?: Maybe<Gender>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** The last change of the record; null in lists, where the REST API keeps none (extension), and when there was none. */
  lastChange?: Maybe<EmployeeChange>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** A page of the employee's meetings. Calls as for `Query.meetings`. */
  meetings?: Maybe<MeetingConnection>;
  /** Father's or husband's name. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** Phone number as registered. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Pictures of the person, the first is the portrait. */
  pictures: Array<Image>;
  /** Roles the person holds. */
  roles: Array<Role>;
  /** The tool whose token is used; only in `me`, and null for a person (extension). */
  tool?: Maybe<Tool>;
  /** When last changed, if only by being added (extension); null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the changes of the record, from 1, also in lists: `updateEmployee` names the version that it was made from (extension). Null where the REST API does not count. */
  version?: Maybe<Scalars['Int']['output']>;
};


/** Somebody who works for the company and may sign in. */
export type EmployeeAttendanceArgs = {
  filter?: InputMaybe<DateFilter>;
  period?: InputMaybe<AttendancePeriod>;
};


/** Somebody who works for the company and may sign in. */
export type EmployeeDayDashboardArgs = {
  date: Scalars['Date']['input'];
};


/** Somebody who works for the company and may sign in. */
export type EmployeeDealersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** Somebody who works for the company and may sign in. */
export type EmployeeFarmersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** Somebody who works for the company and may sign in. */
export type EmployeeMeetingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<MeetingScope>;
  size?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<MeetingStatus>;
};

/** A change of an employee's record. */
export type EmployeeChange = {
  __typename?: 'EmployeeChange';
  /** When. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it. */
  employee?: Maybe<HistoryEmployee>;
};

/** A page of employees. */
export type EmployeeConnection = {
  __typename?: 'EmployeeConnection';
  /** Rows with their cursors. */
  edges: Array<EmployeeEdge>;
  /** Rows without cursors. */
  nodes: Array<Employee>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** An employee in a page. */
export type EmployeeEdge = {
  __typename?: 'EmployeeEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Employee;
};

/** What a list of employees is narrowed to. Texts have at most 100 characters. */
export type EmployeeFilter = {
  /** Whether they may sign in. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where they live. */
  area?: InputMaybe<AreaInput>;
  /** Words of the name, in either script, or digits of the phone number. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Created or changed at this instant or later (`updatedAt`). Only `changes` is sure to include writes that were not finished at the previous read. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The order of a list of employees. */
export type EmployeeOrder =
  /** By name. */
  | 'NAME'
  /** The last added first. */
  | 'NEWEST';

/** Whose days, and which. */
export type ExportAttendanceInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** What kind of file. */
  format?: ExportFormat;
  /** From this day on, in India. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Until the end of this day, in India. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** Only of this employee; of everybody when not given. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The file. */
export type ExportAttendancePayload = {
  __typename?: 'ExportAttendancePayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name for the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Where this gateway streams it from, for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};


/** The file. */
export type ExportAttendancePayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** Which events. */
export type ExportAuditEventsInput = {
  /** What was done; all of it when not given. */
  action?: InputMaybe<AuditAction>;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** What kind of file. */
  format?: ExportFormat;
  /** From this day on, in India. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** A part of the name of who did it, or of the employee it was done to. */
  person?: InputMaybe<Scalars['String']['input']>;
  /** Until the end of this day, in India. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The file. */
export type ExportAuditEventsPayload = {
  __typename?: 'ExportAuditEventsPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name for the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Where this gateway streams it from, for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};


/** The file. */
export type ExportAuditEventsPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** Which dealers. */
export type ExportDealersInput = {
  /** Where; anywhere when not given. */
  area?: InputMaybe<AreaInput>;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** What kind of file; anything but `XLSX` is an extension. */
  format?: ExportFormat;
  /** What the rows have to hold, as in search. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The file. */
export type ExportDealersPayload = {
  __typename?: 'ExportDealersPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name for the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Where this gateway streams it from, for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};


/** The file. */
export type ExportDealersPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** Which farmers. */
export type ExportFarmersInput = {
  /** Where; anywhere when not given. */
  area?: InputMaybe<AreaInput>;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** What kind of file; anything but `XLSX` is an extension. */
  format?: ExportFormat;
  /** What the rows have to hold, as in search. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The file. */
export type ExportFarmersPayload = {
  __typename?: 'ExportFarmersPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name for the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Where this gateway streams it from, for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};


/** The file. */
export type ExportFarmersPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The kinds of files that a list is exported as. */
export type ExportFormat =
  /** Text with commas, in UTF-8 with a byte order mark; text that looks like a formula has an apostrophe before it. */
  | 'CSV'
  /** A JSON object on each line, with the fields of this API. What its types have no field for stands beside them: the `employee` of a day of work. */
  | 'JSON_LINES'
  /** A spreadsheet, with a last sheet that says what it holds. */
  | 'XLSX';

/** Which invoices. */
export type ExportInvoicesInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** Only of this dealer; of all when not given. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** What kind of file. */
  format?: ExportFormat;
  /** Created on this day or later, in India. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Created on this day or earlier, in India. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The file. */
export type ExportInvoicesPayload = {
  __typename?: 'ExportInvoicesPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name for the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Where this gateway streams it from, for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};


/** The file. */
export type ExportInvoicesPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** Which meetings. */
export type ExportMeetingsInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** What kind of file. */
  format?: ExportFormat;
  /** Created on this day or later, in India. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Which meetings of the employee; those that they are assigned when not given. Ignored without `userId`. */
  scope?: InputMaybe<MeetingScope>;
  /** Only of this status; all when not given. */
  status?: InputMaybe<MeetingStatus>;
  /** Created on this day or earlier, in India. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** The employee whose meetings are exported; everybody's when not given. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The file. */
export type ExportMeetingsPayload = {
  __typename?: 'ExportMeetingsPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name for the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Where this gateway streams it from, for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};


/** The file. */
export type ExportMeetingsPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** Which batches. */
export type ExportQrBatchesInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** What kind of file. */
  format?: ExportFormat;
  /** Created on this day or later, in India. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Created on this day or earlier, in India. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The file. */
export type ExportQrBatchesPayload = {
  __typename?: 'ExportQrBatchesPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name for the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Where this gateway streams it from, for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};


/** The file. */
export type ExportQrBatchesPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** Which uses. */
export type ExportQrUsesInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** Only of packs that were bought from this dealer; all when not given. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** What kind of file. */
  format?: ExportFormat;
  /** From this day on, in India. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The kind of use, such as `EARN`; all when not given. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Until the end of this day, in India. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The file. */
export type ExportQrUsesPayload = {
  __typename?: 'ExportQrUsesPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name for the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Where this gateway streams it from, for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};


/** The file. */
export type ExportQrUsesPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** Who farms. */
export type Farmer = {
  __typename?: 'Farmer';
  /** Postal address. */
  address?: Maybe<Address>;
  /** What is grown; empty when the REST API's text could not be read. */
  crops: Array<NameValue>;
  /** The REST API's text of the crops, when it could not be read. */
  cropsText?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Where registered; null when that is not known. */
  location?: Maybe<Location>;
  /** Phone number as registered. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Pictures of the person, the first is the portrait. */
  pictures: Array<Image>;
  /** What only `farmer` and `updateFarmer` read: null on rows of lists, and without extensions. */
  record?: Maybe<CustomerRecord>;
  /** When registered. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id that the collecting device gave. */
  syncId?: Maybe<Scalars['String']['output']>;
  /** When last changed, if only by being registered (extension); null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the changes, from 1, also in lists: `updateFarmer` names the version that it was made from (extension). Null where the REST API does not count. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A page of farmers. */
export type FarmerConnection = {
  __typename?: 'FarmerConnection';
  /** Rows with their cursors. */
  edges: Array<FarmerEdge>;
  /** Rows without cursors. */
  nodes: Array<Farmer>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A farmer in a page. */
export type FarmerEdge = {
  __typename?: 'FarmerEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Farmer;
};

/** Farmers whom a search found, at most 200 of them. */
export type FarmerSearchConnection = {
  __typename?: 'FarmerSearchConnection';
  /** Whether there may be more than `totalCount`: then a smaller area or a longer text finds them. */
  cut: Scalars['Boolean']['output'];
  /** Rows with their cursors. */
  edges: Array<FarmerEdge>;
  /** Rows without cursors. */
  nodes: Array<Farmer>;
  /** Where the rows stand. */
  pageInfo: PageInfo;
  /** Rows that were found. */
  totalCount: Scalars['Int']['output'];
};

/** One field that was changed. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** What stands there since; null when nothing does. */
  after?: Maybe<Scalars['String']['output']>;
  /** What stood there; null when nothing did. */
  before?: Maybe<Scalars['String']['output']>;
  /** Which; null when the REST API names one that nobody knows. */
  field?: Maybe<CustomerField>;
};

/** Whose password is lost. */
export type ForgotPasswordInput = {
  /** Any text, returned as given. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email: Scalars['String']['input'];
};

/** The request for a link. A refusal's message is the whole body of the REST API's answer. */
export type ForgotPasswordPayload = {
  __typename?: 'ForgotPasswordPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** A person's gender as registered. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

/** A new batch. */
export type GenerateQrCodesInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Months from now to expiry. */
  expiryInMonths?: Scalars['Int']['input'];
  /** Points of each code. */
  points?: Scalars['Int']['input'];
  /** What the codes are for. */
  productVariantId: Scalars['ID']['input'];
  /** How many codes. */
  quantity?: Scalars['Int']['input'];
};

/** The batch. */
export type GenerateQrCodesPayload = {
  __typename?: 'GenerateQrCodesPayload';
  /** The batch; costs GET /api/admin/lats/qrcode/fetchQRBatchById, and is null where the REST API does not say which it was (extension). */
  batch?: Maybe<QrBatch>;
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** How often a kind stands in a history. */
export type HistoryCount = {
  __typename?: 'HistoryCount';
  /** How often. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: HistoryKind;
};

/** An employee in a history. */
export type HistoryEmployee = {
  __typename?: 'HistoryEmployee';
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Something that happened with a farmer or dealer. */
export type HistoryEvent = {
  __typename?: 'HistoryEvent';
  /** When: of a meeting its start, or else when it was scheduled. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Of CHANGED: the fields. */
  changes: Array<FieldChange>;
  /** The employee who registered, changed, met, or scanned the invoice. */
  employee?: Maybe<HistoryEmployee>;
  /** A unique id: no event of another history has it. */
  id: Scalars['ID']['output'];
  /** Of INVOICE. */
  invoice?: Maybe<HistoryInvoice>;
  /** What it is; null when the REST API says what nobody knows. */
  kind?: Maybe<HistoryKind>;
  /** Of MEETING and VISIT. */
  meeting?: Maybe<HistoryMeeting>;
  /** Of CODE. */
  use?: Maybe<HistoryUse>;
};

/** A page of a history. */
export type HistoryEventConnection = {
  __typename?: 'HistoryEventConnection';
  /** Events with their cursors. */
  edges: Array<HistoryEventEdge>;
  /** Events without cursors. */
  nodes: Array<HistoryEvent>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Events in the whole list; null when the REST API does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of events that the list has at least, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** An event in a page. */
export type HistoryEventEdge = {
  __typename?: 'HistoryEventEdge';
  /** Marks this event for `after`. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: HistoryEvent;
};

/** An invoice in a history. */
export type HistoryInvoice = {
  __typename?: 'HistoryInvoice';
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** How many products are on it. */
  productCount?: Maybe<Scalars['Int']['output']>;
  /** Where the goods came from. */
  warehouse?: Maybe<Scalars['String']['output']>;
};

/** What can happen with a farmer or dealer. */
export type HistoryKind =
  /** Fields were changed. */
  | 'CHANGED'
  /** A code was used: of a farmer by the QR user with the same phone number, of a dealer on a pack that was bought there. For administrators. */
  | 'CODE'
  /** Goods were sent to the dealer. */
  | 'INVOICE'
  /** A meeting with them, scheduled, started or finished. */
  | 'MEETING'
  /** They were registered. */
  | 'REGISTERED'
  /** They were seen during a meeting with somebody else. */
  | 'VISIT';

/** A meeting in a history. */
export type HistoryMeeting = {
  __typename?: 'HistoryMeeting';
  /** When it ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** How far it has come. */
  status?: Maybe<MeetingStatus>;
  /** With whom it is. */
  type?: Maybe<MeetingType>;
};

/** A use of a code in a history. */
export type HistoryUse = {
  __typename?: 'HistoryUse';
  /** The code; null where points were spent. */
  code?: Maybe<Scalars['String']['output']>;
  /** Where the pack was bought. */
  dealer?: Maybe<Scalars['String']['output']>;
  /** Who used it. */
  person?: Maybe<Scalars['String']['output']>;
  /** Lucky points; negative when they were spent. */
  points?: Maybe<Scalars['Int']['output']>;
  /** What the pack holds. */
  product?: Maybe<Scalars['String']['output']>;
};

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** File name as the REST API knows it. */
  fileName: Scalars['String']['output'];
  /** Where this gateway serves it; valid for today and tomorrow. With `&size=thumbnail` added it is a square of WebP, at most 96 pixels a side; what cannot be drawn so is a redirect to the whole picture. */
  url: Scalars['String']['output'];
};


/** A picture. */
export type ImageUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** Goods that left a warehouse for a dealer. */
export type Invoice = {
  __typename?: 'Invoice';
  /** When. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** To whom. */
  dealer?: Maybe<InvoiceDealer>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** The packs. */
  products: Array<InvoiceProduct>;
  /** Who scanned the packs. */
  scannedBy?: Maybe<Scalars['String']['output']>;
  /** The id of that employee (extension); null without extensions. */
  scannedById?: Maybe<Scalars['ID']['output']>;
  /** From where; the REST API gives no id. */
  warehouse?: Maybe<InvoiceWarehouse>;
};

/** A page of invoices. */
export type InvoiceConnection = {
  __typename?: 'InvoiceConnection';
  /** Rows with their cursors. */
  edges: Array<InvoiceEdge>;
  /** Rows without cursors. */
  nodes: Array<Invoice>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** The dealer of an invoice. */
export type InvoiceDealer = {
  __typename?: 'InvoiceDealer';
  /** The dealer's id (extension); null without extensions. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Phone number. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** An invoice in a page. */
export type InvoiceEdge = {
  __typename?: 'InvoiceEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Invoice;
};

/** What a list of invoices is narrowed to. Texts have at most 100 characters. */
export type InvoiceFilter = {
  /** Words of the dealer's name, in either script, of their phone number or village. */
  dealer?: InputMaybe<Scalars['String']['input']>;
  /** On this day or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The whole number. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** On this day or earlier. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A product on an invoice. */
export type InvoiceProduct = {
  __typename?: 'InvoiceProduct';
  /** A unique id of this line of this invoice. */
  id: Scalars['ID']['output'];
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The REST API's id of the product. */
  productId: Scalars['ID']['output'];
  /** Whether its QR codes are linked. */
  qrLinked?: Maybe<Scalars['Boolean']['output']>;
};

/** The warehouse of an invoice. */
export type InvoiceWarehouse = {
  __typename?: 'InvoiceWarehouse';
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Points in a row that could only have been reached at an impossible speed, a receiver's fault or another's device; they are left out of distance, stops and legs. */
export type Jump = {
  __typename?: 'Jump';
  /** The next usable point; null when none came. */
  backAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first of them. */
  fromAt?: Maybe<Scalars['DateTime']['output']>;
  /** The speed that this takes; null when no time had passed. */
  kmPerHour?: Maybe<Scalars['Float']['output']>;
  /** Where the first of them says it is. */
  location: Location;
  /** How many points. */
  pointCount: Scalars['Int']['output'];
  /** Kilometres to it from the last usable point, or to the next one where none came before. */
  straightLineKm: Scalars['Float']['output'];
  /** The last of them. */
  untilAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How many points are left out of a day's route for one reason. */
export type LeftOutPoints = {
  __typename?: 'LeftOutPoints';
  /** Number of points, 1 or more. */
  pointCount: Scalars['Int']['output'];
  /** The reason. */
  reason: LeftOutReason;
};

/** Why a travel point is left out of a day's route. */
export type LeftOutReason =
  /** The device did not know where it was, or said 0,0. */
  | 'NO_PLACE'
  /** The device sent no time, and the point does not fit between its neighbours. */
  | 'NO_TIME'
  /** The device's clock was on another day, and the point does not fit between its neighbours. */
  | 'OTHER_DAY'
  /** Nobody travels there so fast: over 150 km/h. */
  | 'TOO_FAST';

/** A part of the way that is no stop. */
export type Leg = {
  __typename?: 'Leg';
  /** Its first point. */
  fromAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the device sent points. */
  kind: LegKind;
  /** Whole minutes from the first to the last. */
  minutes: Scalars['Int']['output'];
  /** Kilometres along straight lines between its points; over a silence, to the next point. */
  straightLineKm: Scalars['Float']['output'];
  /** Its last point. */
  untilAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What is known of a leg. */
export type LegKind =
  /** No point came for `DayRules.silenceMinutes` or longer. */
  | 'SILENCE'
  /** Points came. */
  | 'TRAVEL';

/** A place on the earth. */
export type Location = {
  __typename?: 'Location';
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** Who is to set a password. */
export type MakePasswordLinkInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The link. */
export type MakePasswordLinkPayload = {
  __typename?: 'MakePasswordLinkPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** When it ends; null when refused. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Link on this gateway with which the person sets a password, shown once; null when refused. */
  setPasswordUrl?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** Raster tiles of 256 pixels in the projection of web maps. */
export type MapTiles = {
  __typename?: 'MapTiles';
  /** Whose tiles they are, to be shown on the map. */
  attribution: Scalars['String']['output'];
  /** A template: `{z}` stands for the zoom, `{x}` and `{y}` for the column and the row. */
  url: Scalars['String']['output'];
};

/** The day to mark. */
export type MarkAttendanceInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India (extension). When not given, the server's today or, until 05:00, yesterday if its check-out is missing. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The time of the mark in India, `HH:mm` from `00:00` to `23:59` (extension). Now when not given. A day that is over needs a time. For a check-out, a time before 05:00 and before the check-in is in the night after the day. */
  time?: InputMaybe<Scalars['String']['input']>;
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The mark. */
export type MarkAttendancePayload = {
  __typename?: 'MarkAttendancePayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The day that was marked; null as `userId` is. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
  /** The employee it was sent for; null when refused, or when the REST API was not told (no extensions). */
  userId?: Maybe<Scalars['ID']['output']>;
};

/** A meeting. What only its details tell is null in lists. */
export type Meeting = {
  __typename?: 'Meeting';
  /** Who goes; in lists null without extensions. */
  assignedTo?: Maybe<MeetingPerson>;
  /** What was noted; of a cancelled meeting the reason. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who created it. */
  createdBy?: Maybe<MeetingPerson>;
  /** Where it ended; null in lists. */
  endLocation?: Maybe<Location>;
  /** When it ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A unique id: the REST API's id with extensions. Without extensions a prefixed one, such as `FARMER-5`, because meetings with farmers and with dealers may be counted apart. */
  id: Scalars['ID']['output'];
  /** The REST API's id, as people know it. Opens `meeting` together with the type. */
  number: Scalars['ID']['output'];
  /** The farmer or dealer. */
  party?: Maybe<MeetingParty>;
  /** Pictures that were taken; null in lists. */
  pictures?: Maybe<Array<Image>>;
  /** When it is to be (extension); null without extensions and where nothing is agreed. */
  plannedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What for (extension); null without extensions. */
  purpose?: Maybe<Scalars['String']['output']>;
  /** Where it began; null in lists. */
  startLocation?: Maybe<Location>;
  /** When it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it has come. */
  status?: Maybe<MeetingStatus>;
  /** With whom: a dealer when the REST API gives dealer details, else a farmer. */
  type: MeetingType;
  /** When last changed, if only by being created (extension); null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Dealers who were seen; null in lists. */
  visitedDealers?: Maybe<Array<MeetingParty>>;
  /** Farmers who were seen; null in lists. */
  visitedFarmers?: Maybe<Array<MeetingParty>>;
};

/** A page of meetings. */
export type MeetingConnection = {
  __typename?: 'MeetingConnection';
  /** Rows with their cursors. */
  edges: Array<MeetingEdge>;
  /** Rows without cursors. */
  nodes: Array<Meeting>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A meeting in a page. */
export type MeetingEdge = {
  __typename?: 'MeetingEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Meeting;
};

/** What a list of meetings is narrowed to. Texts have at most 100 characters. */
export type MeetingFilter = {
  /** Words of the name of who goes. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  /** Everybody's meetings and not one person's. */
  everyone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Created on this day or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Words of the name of the farmer or dealer, in either script, of their phone number or village. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Created on this day or earlier. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The farmer or dealer of a meeting, or one who was seen during it. */
export type MeetingParty = {
  __typename?: 'MeetingParty';
  /** Postal address. */
  address?: Maybe<Address>;
  /** The REST API's id of a dealer (extension); null for a farmer, and without extensions. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The REST API's id of a farmer (extension); null for a dealer, and without extensions. */
  farmerId?: Maybe<Scalars['ID']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** A unique id, such as `FARMER-5`: farmers and dealers are counted apart (extension); null without extensions. Arguments that name a farmer or dealer take it too. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Where they are; null when that is not known. */
  location?: Maybe<Location>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Pictures, the first is the portrait. */
  pictures: Array<Image>;
};

/** Who created a meeting or goes to it. */
export type MeetingPerson = {
  __typename?: 'MeetingPerson';
  /** E-mail address; null for a moderator when the person is somebody else with roles beyond USER. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The employee's id (extension); null without extensions. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Pictures of the person. */
  pictures: Array<Image>;
};

/** Whose meetings are listed. */
export type MeetingScope =
  /** Those that the person is assigned. */
  | 'ASSIGNED'
  /** Those that the person created or is assigned. */
  | 'CREATED';

/** How far a meeting has come. */
export type MeetingStatus =
  /** Scheduled, and cancelled before it began (extension). */
  | 'CANCELLED'
  /** Ended; shown as Completed. */
  | 'FINISHED'
  /** Agreed, not begun. */
  | 'SCHEDULED'
  /** Begun, not ended. */
  | 'STARTED';

/** With whom a meeting is. */
export type MeetingType =
  /** With a dealer. */
  | 'DEALER'
  /** With a farmer. */
  | 'FARMER';

/** One employee in the team's month. */
export type MonthMember = {
  __typename?: 'MonthMember';
  /** Their days of work in the month, the latest first; days without an entry are left out. It fails alone and spares the other people's. */
  attendance?: Maybe<Array<AttendanceDay>>;
  /** Who. */
  employee: Employee;
  /** Kilometres and stops of each day of the month; days without a position are left out. It fails alone, as attendance does. GET /api/user/getTravelReport for each person (extension); null without extensions, and no REST call is made. */
  travel?: Maybe<Array<TravelDay>>;
};

/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Registers a dealer. POST /api/dealer/addDealer. */
  addDealer?: Maybe<AddDealerPayload>;
  /** Adds an employee. Roles beyond USER are for admins to give. POST /api/user/addUser. */
  addEmployee?: Maybe<AddEmployeePayload>;
  /** Registers a farmer. POST /api/farmer/addFarmer. */
  addFarmer?: Maybe<AddFarmerPayload>;
  /** Approves an employee's day. POST /api/punch/approveAttendance. */
  approveAttendance?: Maybe<ApproveAttendancePayload>;
  /** Approves up to 20 days of any employees, one after the other, and says of each what came of it: a day that could not be approved keeps no other from it. When the session or the call budget ends at a day after the first, the outcomes of the earlier days are kept and each remaining day has the code `UNAUTHENTICATED` or `UPSTREAM_BUDGET`. For each day POST /api/punch/approveAttendance. */
  approveDays?: Maybe<ApproveDaysPayload>;
  /** Cancels a meeting that has not begun; the reason becomes its comment. POST /api/meeting/cancelMeeting (extension); without extensions a user error, and no REST call. */
  cancelMeeting?: Maybe<CancelMeetingPayload>;
  /** Changes the signed-in person's password. POST /api/user/changePassword. Not for tools: a tool's token is `FORBIDDEN`. */
  changePassword?: Maybe<ChangePasswordPayload>;
  /** Enters a check-out that is missing, or one that was entered so before; by whom, when and why are kept. Nobody corrects their own day, nor a moderator an administrator's. POST /api/punch/correctAttendance (extension); without extensions a user error, and no REST call. */
  correctAttendance?: Maybe<CorrectAttendancePayload>;
  /** Makes a token for a tool, which asks with it in the administrator's name. Not for tools. POST /api/admin/createAccessToken (extension); without extensions a user error, and no REST call. */
  createAccessToken?: Maybe<CreateAccessTokenPayload>;
  /** Makes a file of employees' days of work, person after person, each with the latest day first. POST /api/punch/exportAttendance (extension), once now for its status and once more by the link; without extensions a user error, and no REST call. */
  exportAttendance?: Maybe<ExportAttendancePayload>;
  /** Makes a file of what people did, the newest first. POST /api/admin/exportAuditEvents (extension), once now for its status and once more by the link; without extensions a user error, and no REST call. */
  exportAuditEvents?: Maybe<ExportAuditEventsPayload>;
  /** Makes a file of the dealers of an area. POST /api/dealer/exportDealerByArea, once now for its status and once more by the link; formats other than `XLSX` are an extension. */
  exportDealers?: Maybe<ExportDealersPayload>;
  /** Makes a file of the farmers of an area. POST /api/farmer/exportFarmerByArea, once now for its status and once more by the link; formats other than `XLSX` are an extension. */
  exportFarmers?: Maybe<ExportFarmersPayload>;
  /** Makes a file of invoices, the newest first. POST /api/products/exportInvoices (extension), once now for its status and once more by the link; without extensions a user error, and no REST call. */
  exportInvoices?: Maybe<ExportInvoicesPayload>;
  /** Makes a file of meetings, the newest first. POST /api/meeting/exportMeetings (extension), once now for its status and once more by the link; without extensions a user error, and no REST call. */
  exportMeetings?: Maybe<ExportMeetingsPayload>;
  /** Makes a file of QR batches, the newest first. POST /api/admin/lats/qrcode/exportQRBatches (extension), once now for its status and once more by the link; without extensions a user error, and no REST call. */
  exportQrBatches?: Maybe<ExportQrBatchesPayload>;
  /** Makes a file of the points that came and went, the newest first. POST /api/admin/lats/qrcode/exportQRCodeUses (extension), once now for its status and once more by the link; without extensions a user error, and no REST call. */
  exportQrUses?: Maybe<ExportQrUsesPayload>;
  /** Asks for a link to set a new password. POST /api/auth/forgotPassword. */
  forgotPassword?: Maybe<ForgotPasswordPayload>;
  /** Generates a batch of QR codes. POST /api/products/generateProductItem. */
  generateQrCodes?: Maybe<GenerateQrCodesPayload>;
  /** Makes a single-use link with which an employee sets a password; the earlier ones of that person end. POST /api/user/makePasswordLink (extension); without extensions a user error, and no REST call. Not for tools: a tool's token is `FORBIDDEN`. */
  makePasswordLink?: Maybe<MakePasswordLinkPayload>;
  /** Marks an employee's attendance at the fixed place 18.5204, 73.8567: the first call of a day checks in, the second out. A call within 5 minutes of the one before is a user error. An approved day that changes loses its approval. POST /api/punch/markAttendance, with employee, date and time as extensions; without extensions the call names nobody and marks whoever the REST API takes it for. */
  markAttendance?: Maybe<MarkAttendancePayload>;
  /** Says when a meeting that has not begun is to be and what for, or who goes instead, also to one that has begun; what is not given stays. What it said before is kept, with the reason. POST /api/meeting/planMeeting (extension); without extensions a user error, and no REST call. */
  planMeeting?: Maybe<PlanMeetingPayload>;
  /** Sets a new password with the token of a link. POST /api/auth/resetPassword. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Ends a tool's token at once. POST /api/admin/revokeAccessToken (extension); without extensions a user error, and no REST call. Not for tools: a tool's token is `FORBIDDEN`. */
  revokeAccessToken?: Maybe<RevokeAccessTokenPayload>;
  /** Schedules a meeting of an employee with one farmer or one dealer. POST /api/meeting/scheduleFarmerMeet. */
  scheduleMeeting?: Maybe<ScheduleMeetingPayload>;
  /** Activates or deactivates an employee. POST /api/user/activateUser. Not for tools: a tool's token is `FORBIDDEN`. */
  setEmployeeActive?: Maybe<SetEmployeeActivePayload>;
  /** Starts a session. POST /api/auth/signin. */
  signIn?: Maybe<SignInPayload>;
  /** Ends the session of the token that is sent. POST /api/user/signOut (extension); without extensions no REST call. Not for tools: a tool's token is `FORBIDDEN`. */
  signOut?: Maybe<SignOutPayload>;
  /** Registers a person with the role USER. POST /api/auth/signup. */
  signUp?: Maybe<SignUpPayload>;
  /** Changes a dealer as a whole; who changed what is kept. PUT /api/dealer/updateDealer (extension); without extensions a user error, and no REST call. */
  updateDealer?: Maybe<UpdateDealerPayload>;
  /** Changes an employee's record and roles; what it said before is kept. Nobody takes away their own role of administrator, and one administrator stays. PUT /api/user/updateUser (extension); without extensions a user error, and no REST call. Not for tools: a tool's token is `FORBIDDEN`. */
  updateEmployee?: Maybe<UpdateEmployeePayload>;
  /** Changes a farmer as a whole; who changed what is kept. PUT /api/farmer/updateFarmer (extension); without extensions a user error, and no REST call. */
  updateFarmer?: Maybe<UpdateFarmerPayload>;
  /** Changes the signed-in person's own fields. PUT /api/user/updateProfile (extension); without extensions a user error, and no REST call. Not for tools: a tool's token is `FORBIDDEN`. */
  updateProfile?: Maybe<UpdateProfilePayload>;
  /** Withdraws the approval of an employee's day; who approved, who withdrew and why are kept. POST /api/punch/withdrawApproval (extension); without extensions a user error, and no REST call. */
  withdrawApproval?: Maybe<WithdrawApprovalPayload>;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationAddDealerArgs = {
  input: AddDealerInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationAddEmployeeArgs = {
  input: AddEmployeeInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationAddFarmerArgs = {
  input: AddFarmerInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationApproveAttendanceArgs = {
  input: ApproveAttendanceInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationApproveDaysArgs = {
  input: ApproveDaysInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationCancelMeetingArgs = {
  input: CancelMeetingInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationCorrectAttendanceArgs = {
  input: CorrectAttendanceInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationExportAttendanceArgs = {
  input: ExportAttendanceInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationExportAuditEventsArgs = {
  input: ExportAuditEventsInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationExportDealersArgs = {
  input: ExportDealersInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationExportFarmersArgs = {
  input: ExportFarmersInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationExportInvoicesArgs = {
  input: ExportInvoicesInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationExportMeetingsArgs = {
  input: ExportMeetingsInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationExportQrBatchesArgs = {
  input: ExportQrBatchesInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationExportQrUsesArgs = {
  input: ExportQrUsesInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationGenerateQrCodesArgs = {
  input: GenerateQrCodesInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationMakePasswordLinkArgs = {
  input: MakePasswordLinkInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationMarkAttendanceArgs = {
  input: MarkAttendanceInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationPlanMeetingArgs = {
  input: PlanMeetingInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationScheduleMeetingArgs = {
  input: ScheduleMeetingInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationSetEmployeeActiveArgs = {
  input: SetEmployeeActiveInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationUpdateDealerArgs = {
  input: UpdateDealerInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationUpdateEmployeeArgs = {
  input: UpdateEmployeeInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationUpdateFarmerArgs = {
  input: UpdateFarmerInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed. A refusal by the REST API is a `userErrors` entry; an outage or a lost session is a top-level error. */
export type MutationWithdrawApprovalArgs = {
  input: WithdrawApprovalInput;
};

/** A pair of texts. */
export type NameValue = {
  __typename?: 'NameValue';
  /** What it says. */
  name: Scalars['String']['output'];
  /** What it is. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A name with its value. */
export type NameValueInput = {
  /** What it says. */
  name: Scalars['String']['input'];
  /** What it is. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Something to look at before a day is approved. */
export type Oddity = {
  __typename?: 'Oddity';
  /** From when: the check-in of a missing check-out and of a long day, the last point before a silence, the first point of a jump. */
  fromAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is. */
  kind: OddityKind;
  /** The impossible speed, null when no time had passed; else null. */
  kmPerHour?: Maybe<Scalars['Float']['output']>;
  /** The last place of a missing check-out, the place that an impossible speed leads to; else null. */
  location?: Maybe<Location>;
  /** How long; null for a missing check-out and an impossible speed. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** How far an impossible speed leads; else null. */
  straightLineKm?: Maybe<Scalars['Float']['output']>;
  /** Until when: the last point of a missing check-out, the check-out of a long day, the next point after a silence, the last point of a jump. */
  untilAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Kinds of oddities, in the order in which a day shows them. */
export type OddityKind =
  /** Points that could only have been reached faster than `DayRules.maxKmPerHour`; the fastest of the day. */
  | 'IMPOSSIBLE_SPEED'
  /** More than `DayRules.longDayMinutes` of work. */
  | 'LONG_DAY'
  /** A day that is over has a check-in and no check-out. */
  | 'NO_CHECK_OUT'
  /** No usable point came for `DayRules.longSilenceMinutes` or longer between check-in and check-out. */
  | 'SILENCE';

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last row, for `after`; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether rows follow. Exact; where no total is known and the page is full, selecting this costs a look at the next page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows precede. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** What nobody shares with another farmer, and nobody with another dealer. */
export type PersonKeyInput = {
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Phone number, 10 digits. */
  phoneNumber: Scalars['String']['input'];
};

/** What is planned of a meeting. */
export type PlanMeetingInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The meeting. */
  id: Scalars['ID']['input'];
  /** When it is to be, today or later. */
  plannedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What for; an empty text takes it away. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Why; required where a time that was agreed changes. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The employee who goes instead. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The plan. */
export type PlanMeetingPayload = {
  __typename?: 'PlanMeetingPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The meeting as it is now; costs GET /api/meeting/getFarmerMeetingDetails, and is null where the REST API does not say which it was (extension). */
  meeting?: Maybe<Meeting>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** A meeting that is planned for a day and has not begun. */
export type PlannedMeeting = {
  __typename?: 'PlannedMeeting';
  /** Given name of the farmer or dealer. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id that the meeting has in `Meeting`. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The REST API's id, as people know it. */
  number: Scalars['ID']['output'];
  /** The farmer's or dealer's id. */
  partyId?: Maybe<Scalars['ID']['output']>;
  /** When it is to be. */
  plannedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What for. */
  purpose?: Maybe<Scalars['String']['output']>;
  /** With whom. */
  type: MeetingType;
};

/** A product in one size of pack. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Name of the variant. */
  name?: Maybe<Scalars['String']['output']>;
  /** Name of the product. */
  productName?: Maybe<Scalars['String']['output']>;
};

/** QR codes that were made together. */
export type QrBatch = {
  __typename?: 'QrBatch';
  /** When they were made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Months from making to expiry. */
  expiryInMonths?: Maybe<Scalars['Int']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Size of the pack. */
  packageSize?: Maybe<Scalars['String']['output']>;
  /** Points of each code. */
  points?: Maybe<Scalars['Int']['output']>;
  /** Product. */
  productName?: Maybe<Scalars['String']['output']>;
  /** How many codes. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** A page of QR batches. */
export type QrBatchConnection = {
  __typename?: 'QrBatchConnection';
  /** Rows with their cursors. */
  edges: Array<QrBatchEdge>;
  /** Rows without cursors. */
  nodes: Array<QrBatch>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A batch in a page. */
export type QrBatchEdge = {
  __typename?: 'QrBatchEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: QrBatch;
};

/** One QR code as it is printed. */
export type QrCard = {
  __typename?: 'QrCard';
  /** The code. */
  code?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last day on which it can be used. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Size of the pack. */
  packageSize?: Maybe<Scalars['String']['output']>;
  /** Points. */
  points?: Maybe<Scalars['Int']['output']>;
  /** Product. */
  productName?: Maybe<Scalars['String']['output']>;
  /** When it last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was used. */
  used?: Maybe<Scalars['Boolean']['output']>;
};

/** A page of QR cards. */
export type QrCardConnection = {
  __typename?: 'QrCardConnection';
  /** Rows with their cursors. */
  edges: Array<QrCardEdge>;
  /** Rows without cursors. */
  nodes: Array<QrCard>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A card in a page. */
export type QrCardEdge = {
  __typename?: 'QrCardEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: QrCard;
};

/** What is known of a QR code. */
export type QrCode = {
  __typename?: 'QrCode';
  /** The batch that it was made with. */
  batch?: Maybe<QrBatch>;
  /** Its card. */
  card?: Maybe<QrCard>;
  /** True when the code belongs to one of our batches. The card, the batch and the use are null when it is not. */
  genuine: Scalars['Boolean']['output'];
  /** True when the text contains a complete code. A code that is readable and not genuine may be forged; a text that is not readable has to be scanned again. */
  readable: Scalars['Boolean']['output'];
  /** Who used it when and where the pack was bought; null when it has not been used. */
  use?: Maybe<QrUse>;
};

/** Points that came or went. */
export type QrUse = {
  __typename?: 'QrUse';
  /** Address in one text. */
  address?: Maybe<Scalars['String']['output']>;
  /** The code that was used. */
  code?: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Phone number of that dealer. */
  dealerMobile?: Maybe<Scalars['String']['output']>;
  /** Where the pack was bought. */
  dealerName?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Language the person chose. */
  language?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Father's or husband's name. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** How many points. */
  points?: Maybe<Scalars['Int']['output']>;
  /** What happened, in the REST API's word. */
  transactionType?: Maybe<Scalars['String']['output']>;
};

/** A page of QR uses. */
export type QrUseConnection = {
  __typename?: 'QrUseConnection';
  /** Rows with their cursors. */
  edges: Array<QrUseEdge>;
  /** Rows without cursors. */
  nodes: Array<QrUse>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A use in a page. */
export type QrUseEdge = {
  __typename?: 'QrUseEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: QrUse;
};

/** What a list of uses is narrowed to. Texts have at most 100 characters. */
export type QrUseFilter = {
  /** A whole code; hyphens, spaces and case make no difference. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Words of the dealer's name, in either script, of their phone number or village. */
  dealer?: InputMaybe<Scalars['String']['input']>;
  /** On this day or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The kind of use, such as `EARN`. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** On this day or earlier. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** Who collects points. */
export type QrUser = {
  __typename?: 'QrUser';
  /** Address in one text. */
  address?: Maybe<Scalars['String']['output']>;
  /** When the person began. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Language the person chose. */
  language?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Father's or husband's name. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** When the record last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of QR users. */
export type QrUserConnection = {
  __typename?: 'QrUserConnection';
  /** Rows with their cursors. */
  edges: Array<QrUserEdge>;
  /** Rows without cursors. */
  nodes: Array<QrUser>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of rows that the list has at least, such as 10001, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A QR user in a page. */
export type QrUserEdge = {
  __typename?: 'QrUserEdge';
  /** Marks this row for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: QrUser;
};

/** Codes that were used on a day. */
export type QrUsesOnDay = {
  __typename?: 'QrUsesOnDay';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The day in India. */
  date: Scalars['Date']['output'];
};

/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type Query = {
  __typename?: 'Query';
  /** A page of the tokens that administrators have made for tools, the newest first, those that have ended among them. GET /api/admin/fetchAccessTokens (extension); without extensions null, and no REST call. */
  accessTokens?: Maybe<AccessTokenConnection>;
  /** States, districts and talukas of India. No REST call. */
  areas?: Maybe<Array<State>>;
  /** An employee's days of work in a period, the latest first. A moderator may read themselves and employees without roles beyond USER. GET /api/punch/getPunchInPunchOutReport. */
  attendance?: Maybe<Array<AttendanceDay>>;
  /** A page of what people did, the newest first. GET /api/admin/fetchAuditEvents (extension); without extensions null, and no REST call: there it is in the gateway's log only. */
  auditEvents?: Maybe<AuditEventConnection>;
  /** Returns what calls created and changed, the oldest first, with nothing skipped. Recording begins at the first start of the REST API, and without `after` the list begins there. Keep `endCursor` and continue from it; it is never null, and on a page without rows it is `after`, or the latest cursor when no `after` was given. `latestCursor` skips what was recorded so far. A change whose transaction is not complete appears later, never before a cursor. GET /api/changes/fetchChanges and, without `after` or for `latestCursor`, GET /api/changes/fetchLatestCursor (extensions); without extensions null, and no REST call. */
  changes?: Maybe<ChangeConnection>;
  /** When an employee checked in and out on a day, in order. A moderator may read themselves and employees without roles beyond USER. POST /api/user/getUserCheckinCheckoutReport. */
  checkEvents?: Maybe<Array<CheckEvent>>;
  /** What a client has to know before anyone has signed in. No REST call. */
  clientConfig?: Maybe<ClientConfig>;
  /** An employee's day. A moderator may read themselves and employees without roles beyond USER. Travel, meetings, farmers and dealers come from POST /api/user/getEmployeeDasboardByDate, check events and attendance from their own calls. Only what is selected is asked for, in parallel, and each section fails alone. */
  dayDashboard?: Maybe<DayDashboard>;
  /** One dealer with their record. GET /api/dealer/fetchDealerById (extension); without extensions looked for among the newest 1,000, without a record. */
  dealer?: Maybe<Dealer>;
  /** A page of the dealers registered in a month, as the QR dashboard lists them. GET /api/dealers/fetch. */
  dealerDirectory?: Maybe<DirectoryEntryConnection>;
  /** What happened with a dealer, the newest first. GET /api/dealer/fetchDealerHistory (extension); else null, and no REST call. */
  dealerHistory?: Maybe<HistoryEventConnection>;
  /** A page of dealers, the newest first. GET /api/dealer/getAllDealersPage. */
  dealers?: Maybe<DealerConnection>;
  /** A page of the dealers that a person registered. GET /api/dealer/getAllDealersCreatedByPage. */
  dealersCreatedBy?: Maybe<DealerConnection>;
  /** One employee, null with `NOT_FOUND` when there is none. A moderator may read themselves and employees without roles beyond USER. GET /api/user/fetchEmployeeById (extension); without extensions the pages of GET /api/user/fetchAllEmployeeByPage are searched, at most 10 pages of 100. */
  employee?: Maybe<Employee>;
  /** A page of employees that hold one of the roles. GET /api/user/fetchAllEmployeeByPage. */
  employees?: Maybe<EmployeeConnection>;
  /** One farmer with their record. GET /api/farmer/fetchFarmerById (extension); without extensions looked for among the newest 1,000, without a record. */
  farmer?: Maybe<Farmer>;
  /** A page of the farmers registered in a month, as the QR dashboard lists them. GET /api/farmers/fetch. */
  farmerDirectory?: Maybe<DirectoryEntryConnection>;
  /** What happened with a farmer, the newest first. GET /api/farmer/fetchFarmerHistory (extension); else null, and no REST call. */
  farmerHistory?: Maybe<HistoryEventConnection>;
  /** A page of farmers, the newest first. GET /api/farmer/getAllFarmersPage. */
  farmers?: Maybe<FarmerConnection>;
  /** A page of the farmers that a person registered. GET /api/farmer/getAllFarmersCreatedByPage. */
  farmersCreatedBy?: Maybe<FarmerConnection>;
  /** One invoice, null with `NOT_FOUND` when there is none. GET /api/products/fetchInvoiceDetails. */
  invoice?: Maybe<Invoice>;
  /** A page of the invoices of a month, the newest first. GET /api/products/fetchInvoice. */
  invoices?: Maybe<InvoiceConnection>;
  /** The signed-in person. POST /api/user/userdetails. */
  me?: Maybe<Employee>;
  /** One meeting, null with `NOT_FOUND` when there is none. GET /api/meeting/getFarmerMeetingDetails or GET /api/meeting/getDealerMeetingDetails. */
  meeting?: Maybe<Meeting>;
  /** A page of meetings, the newest first. GET /api/meeting/getAllFarmerMeetingCreatedByPage, for ASSIGNED GET /api/meeting/getAllFarmerMeetingByUserPage. */
  meetings?: Maybe<MeetingConnection>;
  /** What QR codes can be generated for. GET /api/products/getProducts. */
  productVariants?: Maybe<Array<ProductVariant>>;
  /** The signed-in person's profile. GET /api/user/getProfile. */
  profile?: Maybe<Employee>;
  /** One QR batch. GET /api/admin/lats/qrcode/fetchQRBatchById (extension); without extensions null, and no REST call. */
  qrBatch?: Maybe<QrBatch>;
  /** A page of the QR batches made in a month, the newest first. POST /api/admin/lats/qrcode/getQRBatches. */
  qrBatches?: Maybe<QrBatchConnection>;
  /** A page of the QR cards of a batch. POST /api/admin/lats/qrcode/getQRDetailsByBatch. */
  qrCards?: Maybe<QrCardConnection>;
  /** Whether a text is one of our QR codes and, if it is, its card, its batch and its use. POST /api/admin/lats/qrcode/fetchQRCode (extension); without extensions null, and no REST call. */
  qrCode?: Maybe<QrCode>;
  /** One person who collects points; phone and address for admins only. GET /api/admin/lats/qrcode/fetchQRUserById (extension); without extensions null, and no REST call. */
  qrUser?: Maybe<QrUser>;
  /** A page of the people who began to collect points in a month. POST /api/admin/lats/qrcode/getQRCodeUsers. */
  qrUsers?: Maybe<QrUserConnection>;
  /** A page of the points that came and went in a month, the newest first. POST /api/admin/lats/qrcode/getQRCodeUseHistory. */
  qrUses?: Maybe<QrUseConnection>;
  /** How many codes were used on each day of a month in India; days without are left out. POST /api/admin/lats/qrcode/getQRCodeUsesByDay (extension); null without extensions, and no REST call is made. */
  qrUsesByDay?: Maybe<Array<QrUsesOnDay>>;
  /** Who of these people is registered: name and phone together are one person. POST /api/farmer/fetchRegisteredFarmers or POST /api/dealer/fetchRegisteredDealers (extension); else null, and no REST call. */
  registeredCustomers?: Maybe<Array<RegisteredCustomer>>;
  /** Finds by one text, in Latin or Devanagari letters: a name, a village, digits of a phone number, the number of a meeting or an invoice. POST /api/search/findAnything (extension); without extensions only farmers and dealers, by POST /api/farmer/searchFarmerByArea and POST /api/dealer/searchDealerByArea. */
  search?: Maybe<Array<SearchGroup>>;
  /** Dealers of an area whose name, phone or village holds the text, at most 200. POST /api/dealer/searchDealerByArea. */
  searchDealers?: Maybe<DealerSearchConnection>;
  /** Farmers of an area whose name, phone or village holds the text, at most 200. POST /api/farmer/searchFarmerByArea. */
  searchFarmers?: Maybe<FarmerSearchConnection>;
  /** Everybody's day, ten employees at a time. GET /api/user/fetchAllEmployeeByPage with the role user, then of each person only what is selected: POST /api/user/getEmployeeDasboardByDate for travel and visits, GET /api/punch/getPunchInPunchOutReport for attendance, both for oddities, which makes 21 REST calls for ten people. Check events would be ten more than one operation may make. */
  teamDay?: Maybe<TeamDay>;
  /** Everybody's attendance in a month, ten employees at a time. GET /api/user/fetchAllEmployeeByPage with the role user, then GET /api/punch/getPunchInPunchOutReport for each person when their attendance is selected: 11 REST calls for ten people. */
  teamMonth?: Maybe<TeamMonth>;
  /** Figures of an employee's travel on each day of a period, by the same rules as `dayDashboard`; days without a position are left out. A moderator may read themselves and employees without roles beyond USER. GET /api/user/getTravelReport (extension); null without extensions, and no REST call is made. */
  travelReport?: Maybe<Array<TravelDay>>;
  /** The signed-in person as sign-in answers them: what Relay fetches a `Viewer` by. POST /api/user/userdetails. */
  viewer?: Maybe<Viewer>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryAccessTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryAttendanceArgs = {
  filter?: InputMaybe<DateFilter>;
  period?: InputMaybe<AttendancePeriod>;
  userId: Scalars['ID']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryAuditEventsArgs = {
  action?: InputMaybe<AuditAction>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  types?: InputMaybe<Array<ChangeType>>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryCheckEventsArgs = {
  date: Scalars['Date']['input'];
  userId: Scalars['ID']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryDayDashboardArgs = {
  date: Scalars['Date']['input'];
  userId: Scalars['ID']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryDealerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryDealerDirectoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryDealerHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  kind?: InputMaybe<HistoryKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryDealersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryDealersCreatedByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryEmployeeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryEmployeesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EmployeeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderBy?: InputMaybe<EmployeeOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  roles?: Array<Role>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryFarmerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryFarmerDirectoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryFarmerHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  kind?: InputMaybe<HistoryKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryFarmersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryFarmersCreatedByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryMeetingArgs = {
  id: Scalars['ID']['input'];
  type?: InputMaybe<MeetingType>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryMeetingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MeetingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<MeetingScope>;
  size?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<MeetingStatus>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryQrBatchArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryQrBatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryQrCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  batchId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryQrCodeArgs = {
  code: Scalars['String']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryQrUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryQrUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryQrUsesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<QrUseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryQrUsesByDayArgs = {
  month: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryRegisteredCustomersArgs = {
  people: Array<PersonKeyInput>;
  type: MeetingType;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QuerySearchArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QuerySearchDealersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<AreaInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QuerySearchFarmersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<AreaInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryTeamDayArgs = {
  date: Scalars['Date']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryTeamMonthArgs = {
  month: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Every field costs at most one REST call for each page, unless its description says more. */
export type QueryTravelReportArgs = {
  period: AttendancePeriod;
  userId: Scalars['ID']['input'];
};

/** One of the people who were asked for, who is registered. */
export type RegisteredCustomer = {
  __typename?: 'RegisteredCustomer';
  /** The REST API's id when `type` is DEALER, else null. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The REST API's id when `type` is FARMER, else null. */
  farmerId?: Maybe<Scalars['ID']['output']>;
  /** A unique id of this person at this index of `people`. */
  id: Scalars['ID']['output'];
  /** Their place among the people, from 0. */
  index: Scalars['Int']['output'];
};

/** A new password by a link. */
export type ResetPasswordInput = {
  /** Any text, returned as given. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The same again. */
  confirmPassword: Scalars['String']['input'];
  /** The new password. */
  password: Scalars['String']['input'];
  /** Token of the link. */
  token: Scalars['String']['input'];
};

/** The new password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** Which token ends. */
export type RevokeAccessTokenInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The token's id. */
  tokenId: Scalars['ID']['input'];
};

/** The end of a token. */
export type RevokeAccessTokenPayload = {
  __typename?: 'RevokeAccessTokenPayload';
  /** The token as it is now; null when refused. */
  accessToken?: Maybe<AccessToken>;
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** What a person may do. Each role includes the ones before it. */
export type Role =
  /** May do everything. */
  | 'ADMIN'
  /** Runs the back office. */
  | 'MODERATOR'
  /** A signed-in person without rights in the back office. */
  | 'USER';

/** Who meets whom. Exactly one of `farmerId` and `dealerId`. */
export type ScheduleMeetingInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The dealer. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** The farmer. */
  farmerId?: InputMaybe<Scalars['ID']['input']>;
  /** When it is to be (extension); without extensions a user error, and no REST call. */
  plannedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What for (extension); without extensions a user error, and no REST call. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** The employee who goes. */
  userId: Scalars['ID']['input'];
};

/** The meeting. */
export type ScheduleMeetingPayload = {
  __typename?: 'ScheduleMeetingPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The meeting as it is now; costs GET /api/meeting/getFarmerMeetingDetails, and is null where the REST API does not say which it was (extension). */
  meeting?: Maybe<Meeting>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** What a search found of one kind. */
export type SearchGroup = {
  __typename?: 'SearchGroup';
  /** Whether there may be more than `totalCount`. */
  cut: Scalars['Boolean']['output'];
  /** The best of them: first those that hold every word of the text. */
  hits: Array<SearchHit>;
  /** The kind. */
  kind: SearchKind;
  /** Rows that were found. */
  totalCount: Scalars['Int']['output'];
};

/** A row that was found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** The name in Latin letters when it is written in Devanagari. */
  latinName?: Maybe<Scalars['String']['output']>;
  /** Why it was found. */
  likeness: SearchLikeness;
  /** Words of the row's name because of which it was found, for marking; empty where the REST API does not say. */
  matchedWords: Array<Scalars['String']['output']>;
  /** The row. */
  node: SearchNode;
};

/** What can be found. */
export type SearchKind =
  /** Shops. */
  | 'DEALERS'
  /** Members of staff whom the caller may see. */
  | 'EMPLOYEES'
  /** People who farm. */
  | 'FARMERS'
  /** Invoices of the dealers found, or of a number. */
  | 'INVOICES'
  /** Meetings with the people found, or of a number. */
  | 'MEETINGS';

/** How well a row fits the text. */
export type SearchLikeness =
  /** It holds one of the words; nothing of its kind holds all. */
  | 'ONE_WORD'
  /** It holds every word, in either script. */
  | 'SAME'
  /** It holds the words or what sounds like them, as Chauhan does like Chavan. */
  | 'SOUNDS_ALIKE';

/** A row of any kind that can be found. */
export type SearchNode = Dealer | Employee | Farmer | Invoice | Meeting;

/** Who is activated or deactivated. */
export type SetEmployeeActiveInput = {
  /** Whether the person may sign in from now on. */
  active: Scalars['Boolean']['input'];
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the employee. */
  email: Scalars['String']['input'];
};

/** The change. */
export type SetEmployeeActivePayload = {
  __typename?: 'SetEmployeeActivePayload';
  /** What holds now; null when refused. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The employee as they are now; costs GET /api/user/fetchEmployeeById, and is null where the REST API does not say who it was (extension). */
  employee?: Maybe<Employee>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** Who signs in. */
export type SignInInput = {
  /** Any text, returned as given. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Password. */
  password: Scalars['String']['input'];
  /** User name, e-mail address or phone number. */
  username: Scalars['String']['input'];
};

/** The session. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** To be sent as `Authorization: Bearer …`; null when refused. */
  token?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
  /** Who has signed in; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** Ends the session. */
export type SignOutInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** The end of the session. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** Who registers. */
export type SignUpInput = {
  /** Any text, returned as given. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The same again. */
  confirmPassword: Scalars['String']['input'];
  /** Date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Father's or husband's name. */
  middleName: Scalars['String']['input'];
  /** Phone number. */
  mobileNumber: Scalars['String']['input'];
  /** The new password. */
  password: Scalars['String']['input'];
  /** User name to sign in with. */
  username: Scalars['String']['input'];
};

/** The registration. */
export type SignUpPayload = {
  __typename?: 'SignUpPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** A state or union territory. */
export type State = {
  __typename?: 'State';
  /** Its districts. */
  districts: Array<District>;
  /** Former and other usual names, under which it stands in older papers. */
  formerNames: Array<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
};

/** Where an employee stayed. */
export type Stop = {
  __typename?: 'Stop';
  /** Its first point. */
  fromAt?: Maybe<Scalars['DateTime']['output']>;
  /** The middle of its points. */
  location: Location;
  /** Whole minutes from the first to the last. */
  minutes: Scalars['Int']['output'];
  /** Its last point. */
  untilAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One day of ten employees. */
export type TeamDay = {
  __typename?: 'TeamDay';
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** The page after this one; null after the last. Where the REST API does not count, a full page has a page after it, which may be empty. */
  nextPage?: Maybe<Scalars['Int']['output']>;
  /** Employees with the role USER, in the REST API's order, each with the day. */
  people: Array<TeamMember>;
  /** How many people there are in all; null when the REST API does not count. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One employee on the team's day. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** Their day. Each of its sections fails alone and spares the other people's. */
  day: DayDashboard;
  /** Who. */
  employee: Employee;
};

/** One month of ten employees. */
export type TeamMonth = {
  __typename?: 'TeamMonth';
  /** Month, 1 to 12. */
  month: Scalars['Int']['output'];
  /** The page after this one; null after the last. Where the REST API does not count, a full page has a page after it, which may be empty. */
  nextPage?: Maybe<Scalars['Int']['output']>;
  /** Employees with the role USER, in the REST API's order, each with the month. */
  people: Array<MonthMember>;
  /** How many people there are in all; null when the REST API does not count. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** Year, such as 2026. */
  year: Scalars['Int']['output'];
};

/** A tool, which acts in the name of the administrator who made its token. */
export type Tool = {
  __typename?: 'Tool';
  /** When its token ends, unless it is revoked before. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that the administrator gave it. */
  name: Scalars['String']['output'];
};

/** A day's travel in numbers. */
export type TravelDay = {
  __typename?: 'TravelDay';
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** How many stops there were, as in a day's story. */
  stopCount: Scalars['Int']['output'];
  /** Kilometres along straight lines between positions that are believed, as in a day's summary. */
  straightLineKm: Scalars['Float']['output'];
};

/** Where an employee's device was. */
export type TravelPoint = {
  __typename?: 'TravelPoint';
  /** When; null when the device sent no time, or a time that is not of the requested day. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** What was noted. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Why the point is left out of the route and of all numbers; null when it is used, and outside of a day. */
  leftOut?: Maybe<LeftOutReason>;
  /** Where; null when the device did not know. */
  location?: Maybe<Location>;
  /** What went wrong when the device sent it. */
  syncComment?: Maybe<Scalars['String']['output']>;
};

/** Travel in numbers, by straight lines. */
export type TravelSummary = {
  __typename?: 'TravelSummary';
  /** Points that were left out, by reason, in the order of `LeftOutReason`; empty when all were used. */
  leftOut: Array<LeftOutPoints>;
  /** Points that were used. */
  pointCount: Scalars['Int']['output'];
  /** Points that were left out, for any of the reasons of `leftOut`. */
  skippedCount: Scalars['Int']['output'];
  /** Kilometres along straight lines between usable points. */
  straightLineKm: Scalars['Float']['output'];
};

/** Changed fields of a dealer. An absent field stays as it is; null or an empty value clears a field that may be empty. */
export type UpdateDealerInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The dealer. */
  dealerId: Scalars['ID']['input'];
  /** Details of the shop, at most 50; null or an empty list removes all. */
  details?: InputMaybe<Array<NameValueInput>>;
  /** E-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** Family name. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Father's or husband's name; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** File names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the change was made from (`Dealer.version`); refused as a conflict when there is a newer one. */
  version: Scalars['Int']['input'];
  /** WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: InputMaybe<Scalars['String']['input']>;
};

/** What came of changing a dealer. */
export type UpdateDealerPayload = {
  __typename?: 'UpdateDealerPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The dealer after it; null when refused. */
  dealer?: Maybe<Dealer>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** Changed fields of an employee. An absent field stays as it is; null or an empty value clears a field that may be empty. */
export type UpdateEmployeeInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** E-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** Family name. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Father's or husband's name; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Roles from now on, at least one. */
  roles?: InputMaybe<Array<Role>>;
  /** The employee. */
  userId: Scalars['ID']['input'];
  /** The version that the change was made from: refused as a conflict when there is a newer one. Not compared when not given. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The changed record. */
export type UpdateEmployeePayload = {
  __typename?: 'UpdateEmployeePayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The employee as they are now; null when refused. */
  employee?: Maybe<Employee>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** Changed fields of a farmer. An absent field stays as it is; null or an empty value clears a field that may be empty. */
export type UpdateFarmerInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Crops of the farmer, at most 50; null or an empty list removes all. */
  crops?: InputMaybe<Array<NameValueInput>>;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** E-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The farmer. */
  farmerId: Scalars['ID']['input'];
  /** Given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** Family name. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Father's or husband's name; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** File names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the change was made from (`Farmer.version`); refused as a conflict when there is a newer one. */
  version: Scalars['Int']['input'];
  /** WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: InputMaybe<Scalars['String']['input']>;
};

/** What came of changing a farmer. */
export type UpdateFarmerPayload = {
  __typename?: 'UpdateFarmerPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The farmer after it; null when refused. */
  farmer?: Maybe<Farmer>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** Changed fields of the caller's own profile. An absent field stays as it is; null or an empty value clears a field that may be empty. */
export type UpdateProfileInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** E-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** Family name. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Father's or husband's name; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change was made from: refused as a conflict when there is a newer one. Not compared when not given. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The changed profile. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** The profile as it is now; null when refused. */
  profile?: Maybe<Employee>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};

/** A refusal that a person can act upon. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of refusal. */
  code: UserErrorCode;
  /** The REST API's message, word for word; the gateway's for `UNEXPLAINED` and `NOT_SUPPORTED`, and where it refused the input before any call. */
  message: Scalars['String']['output'];
  /** The input field it is about, from `input` on, as in `[input, address, pinCode]`; null when it is about none, and when the REST API does not say (extension). */
  path?: Maybe<Array<Scalars['String']['output']>>;
};

/** Why the REST API refused. */
export type UserErrorCode =
  /** It collides with what is already there (HTTP 409). */
  | 'CONFLICT'
  /** A value was not accepted, by the REST API (HTTP 400 or 422) or by the gateway. */
  | 'INVALID'
  /** What was named does not exist (HTTP 404). */
  | 'NOT_FOUND'
  /** The REST API has no call for it, and none was made: the message is the gateway's. */
  | 'NOT_SUPPORTED'
  /** The REST API refused and gave the message as its reason. */
  | 'REFUSED'
  /** The REST API refused and gave no reason: the message is the gateway's. */
  | 'UNEXPLAINED';

/** The signed-in person. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The REST API's id. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Roles the person holds. */
  roles: Array<Role>;
};

/** The day whose approval is withdrawn. */
export type WithdrawApprovalInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** Why; kept with the withdrawal. */
  reason: Scalars['String']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The withdrawal. */
export type WithdrawApprovalPayload = {
  __typename?: 'WithdrawApprovalPayload';
  /** As given in the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The REST API's message, when it gave one. */
  message?: Maybe<Scalars['String']['output']>;
  /** Refusals; empty on success. */
  userErrors: Array<UserError>;
};
