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
  /** A point in time in ISO 8601. Results have India's offset +05:30. An input has an offset, is a local time in India, or is a number of milliseconds since the epoch. */
  DateTime: { input: string; output: string; }
};

/** The credential of a tool, sent as `authorization: Bearer …`. The tool acts in its creator's name with the token's roles. The token ends when its creator is deactivated or loses the role ADMIN. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** True when the token is currently valid. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** The time of creation. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the administrator who created the token. */
  createdById?: Maybe<Scalars['ID']['output']>;
  /** The current name of the administrator who created the token. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** The time of expiry. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The time of the last use, accurate to five minutes. Null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the tool in log, metrics and audit. */
  name?: Maybe<Scalars['String']['output']>;
  /** The time when the token was revoked. Null when it was not revoked. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The roles of the tool. */
  roles: Array<Role>;
};

/** A page of access tokens. */
export type AccessTokenConnection = {
  __typename?: 'AccessTokenConnection';
  /** The rows with their cursors. */
  edges: Array<AccessTokenEdge>;
  /** The rows without cursors. */
  nodes: Array<AccessToken>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A token in a page. */
export type AccessTokenEdge = {
  __typename?: 'AccessTokenEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AccessToken;
};

/** A new dealer. */
export type AddDealerInput = {
  /** Postal address. */
  address: AddressInput;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
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
  /** Family name, or `.` for a person who has none. */
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

/** The result of `addDealer`. */
export type AddDealerPayload = {
  __typename?: 'AddDealerPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new dealer. Makes GET /api/dealer/fetchDealerById (extension). Null when the REST API does not return the id. */
  dealer?: Maybe<Dealer>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** A new employee. */
export type AddEmployeeInput = {
  /** Postal address. */
  address: AddressInput;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Family name, or `.` for a person who has none. */
  lastName: Scalars['String']['input'];
  /** Father's or husband's name. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phoneNumber: Scalars['String']['input'];
  /** The roles of the employee. */
  roles?: Array<Role>;
};

/** The result of `addEmployee`. */
export type AddEmployeePayload = {
  __typename?: 'AddEmployeePayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The employee after the change. Makes GET /api/user/fetchEmployeeById (extension). Null when the REST API does not return the id. */
  employee?: Maybe<Employee>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The link on this gateway for the person to set a password, returned only once (extension). Null without extensions. */
  setPasswordUrl?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** A new farmer. */
export type AddFarmerInput = {
  /** Postal address. */
  address: AddressInput;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
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
  /** Family name, or `.` for a person who has none. */
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

/** The result of `addFarmer`. */
export type AddFarmerPayload = {
  __typename?: 'AddFarmerPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new farmer. Makes GET /api/farmer/fetchFarmerById (extension). Null when the REST API does not return the id. */
  farmer?: Maybe<Farmer>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
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
  /** House number and street. */
  street?: Maybe<Scalars['String']['output']>;
  /** Sub-district. */
  taluka?: Maybe<Scalars['String']['output']>;
  /** The village, shown as the second address line. */
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
  /** House number and street. */
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

/** The outcome of approving a day. After OUTCOME_UNKNOWN, UPSTREAM_SHAPE and UPSTREAM_ERROR the day may be approved. After every other code but APPROVED it is not. */
export type ApprovalCode =
  /** The day is approved, now or earlier. */
  | 'APPROVED'
  /** The approval conflicts with existing data or rules, such as approving one's own day. */
  | 'CONFLICT'
  /** The caller may not approve this employee's days. */
  | 'FORBIDDEN'
  /** The REST API refused the employee or the day as invalid. */
  | 'INVALID'
  /** The employee does not exist, or the day has no attendance to approve. */
  | 'NOT_FOUND'
  /** The REST API has no such call. */
  | 'NOT_SUPPORTED'
  /** The response was lost. */
  | 'OUTCOME_UNKNOWN'
  /** There were too many requests. */
  | 'RATE_LIMITED'
  /** The REST API refused and returned `message` as the reason. */
  | 'REFUSED'
  /** The session ended at an earlier day. Sign in, and send the day again. */
  | 'UNAUTHENTICATED'
  /** The REST API refused without a reason. */
  | 'UNEXPLAINED'
  /** The operation had used up its REST calls at an earlier day. Send the day again in another operation. */
  | 'UPSTREAM_BUDGET'
  /** The REST API failed. */
  | 'UPSTREAM_ERROR'
  /** The response of the REST API is invalid. */
  | 'UPSTREAM_SHAPE'
  /** The REST API did not answer in time, and was not reached. */
  | 'UPSTREAM_TIMEOUT'
  /** The REST API cannot be reached. */
  | 'UPSTREAM_UNAVAILABLE';

/** The outcome of approving one day. */
export type ApprovalOutcome = {
  __typename?: 'ApprovalOutcome';
  /** The outcome, or the reason why the day is not approved. */
  code: ApprovalCode;
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The employee. */
  userId: Scalars['ID']['output'];
};

/** The input of `approveAttendance`. */
export type ApproveAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `approveAttendance`. */
export type ApproveAttendancePayload = {
  __typename?: 'ApproveAttendancePayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The input of `approveDays`. */
export type ApproveDaysInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The days to approve, 1 to 20, in this order. */
  days: Array<DayToApproveInput>;
};

/** The result of `approveDays`. */
export type ApproveDaysPayload = {
  __typename?: 'ApproveDaysPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Always null, because each outcome has a message. */
  message?: Maybe<Scalars['String']['output']>;
  /** The outcome of each day, in the order of the input. */
  outcomes: Array<ApprovalOutcome>;
  /** Always empty, because each outcome has a code. */
  userErrors: Array<UserError>;
};

/** An area. An absent part includes every value of that part. */
export type AreaInput = {
  /** The district, by its old or new name. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** State or union territory. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Sub-district. */
  taluka?: InputMaybe<Scalars['String']['input']>;
};

/** A check-out that was entered later. The history keeps the previous check-out. */
export type AttendanceCorrection = {
  __typename?: 'AttendanceCorrection';
  /** The time of the correction. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person who made the correction. */
  by?: Maybe<Scalars['String']['output']>;
  /** The check-out that was entered. */
  punchOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason for the correction. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** One attendance day of an employee. */
export type AttendanceDay = {
  __typename?: 'AttendanceDay';
  /** True when the day is approved. */
  approved: Scalars['Boolean']['output'];
  /** True when the check-out is missing, or the day was marked or corrected by hand (extension). `correctAttendance` then accepts another check-out while the day is not approved. False without extensions. */
  correctable: Scalars['Boolean']['output'];
  /** The check-outs that were entered later, latest first (extension). Empty when there are none, and without extensions. */
  corrections: Array<AttendanceCorrection>;
  /** The day in India. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The first check-in. */
  punchInAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last check-out. Null while the day is open. */
  punchOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time of the last change: a check-in or check-out, a mark, a correction, an approval or its withdrawal (extension). Null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time worked, in the format of the REST API. */
  workDuration?: Maybe<Scalars['String']['output']>;
  /** The time worked, in minutes. Null when unknown. */
  workMinutes?: Maybe<Scalars['Int']['output']>;
};

/** A week or a month of attendance. */
export type AttendancePeriod =
  /** The most recent April. */
  | 'APRIL'
  /** The most recent August. */
  | 'AUGUST'
  /** Monday of the current week to today. */
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
  /** Monday to Sunday of the previous week. */
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

/** The actions in the audit log. The descriptions name the subject and the detail of the `AuditEvent`. */
export type AuditAction =
  /** An access token was created for a tool. The subject is the token, the detail its roles. */
  | 'ACCESS_TOKEN_MADE'
  /** The access token of a tool was revoked. The subject is the token. */
  | 'ACCESS_TOKEN_REVOKED'
  /** An employee was activated. */
  | 'ACTIVATED'
  /** The approval of an employee's day was withdrawn. The detail is the day. */
  | 'APPROVAL_WITHDRAWN'
  /** A day of an employee was approved. The detail is the day. */
  | 'ATTENDANCE_APPROVED'
  /** The check-out of an employee's day was corrected. The detail is the day. */
  | 'ATTENDANCE_CORRECTED'
  /** Attendance days were exported. The subject is the employee, or null for all employees. The detail is the range of days, such as `2026-11-01/2026-11-30`, with `..` for an open end, or null for all days. */
  | 'ATTENDANCE_EXPORTED'
  /** The attendance of an employee was marked by another person. The detail is the day. */
  | 'ATTENDANCE_MARKED'
  /** The audit log was exported. The detail is the range of days, followed by the action, and by `TEXT` when a part of a name was given, such as `2026-11-01/2026-11-30; SIGNED_IN; TEXT`. The text itself is not recorded. */
  | 'AUDIT_EXPORTED'
  /** QR codes were generated. The subject is the batch, the detail the number of codes. */
  | 'CODES_GENERATED'
  /** An employee was deactivated. */
  | 'DEACTIVATED'
  /** Dealers were exported. The detail is the same as for farmers. */
  | 'DEALERS_EXPORTED'
  /** A dealer was registered. */
  | 'DEALER_ADDED'
  /** A dealer was changed. The detail is the changed fields, in the names of the REST API. */
  | 'DEALER_CHANGED'
  /** An employee was added. The detail is the roles of the employee. */
  | 'EMPLOYEE_ADDED'
  /** The record of an employee was changed, by an administrator or by the employee. */
  | 'EMPLOYEE_CHANGED'
  /** Farmers were exported. The detail is the area, followed by `; TEXT` when a search text was given. The text itself is not recorded. */
  | 'FARMERS_EXPORTED'
  /** A farmer was registered. */
  | 'FARMER_ADDED'
  /** A farmer was changed. The detail is the changed fields, in the names of the REST API. */
  | 'FARMER_CHANGED'
  /** Invoices were exported. The subject is the dealer, or null for all dealers. The detail is the range of days, such as `2026-11-01/2026-11-30`, with `..` for an open end, or null for all days. */
  | 'INVOICES_EXPORTED'
  /** Meetings were exported. The subject is the assigned employee, or null for all employees. The detail is the range of days, followed by the status, such as `2026-11-01/2026-11-30; SCHEDULED`. */
  | 'MEETINGS_EXPORTED'
  /** A meeting was cancelled. The subject is the employee, the detail the meeting's id. */
  | 'MEETING_CANCELLED'
  /** A meeting was assigned to another employee. The subject is the new employee, the detail the meeting's id. */
  | 'MEETING_HANDED_OVER'
  /** The planned time or the purpose of a meeting was changed. The subject is the employee, the detail the meeting's id. */
  | 'MEETING_PLANNED'
  /** A meeting was scheduled. The subject is the employee, the detail the meeting's id. */
  | 'MEETING_SCHEDULED'
  /** A person changed their password. */
  | 'PASSWORD_CHANGED'
  /** An administrator created a link for an employee to set a password. */
  | 'PASSWORD_LINK_MADE'
  /** A person set a password by a link. */
  | 'PASSWORD_RESET'
  /** A picture was uploaded. The detail is its file name. */
  | 'PICTURE_UPLOADED'
  /** QR batches were exported. The detail is the range of days, such as `2026-11-01/2026-11-30`, with `..` for an open end, or null for all days. */
  | 'QR_BATCHES_EXPORTED'
  /** Uses of QR codes were exported. The subject is the dealer who sold the packs, or null for all dealers. The detail is the range of days, followed by the type, such as `2026-11-01/2026-11-30; EARN`. */
  | 'QR_USES_EXPORTED'
  /** The roles of an employee were changed. The detail is the new roles. */
  | 'ROLES_CHANGED'
  /** A person signed in. */
  | 'SIGNED_IN'
  /** A person signed out. */
  | 'SIGNED_OUT'
  /** A person signed up. */
  | 'SIGNED_UP'
  /** Sign-ins to one account were refused. The subject is the person with the given name, or null for unknown names. The detail is the number of refusals in the hour that starts at `at`. */
  | 'SIGN_IN_REFUSED';

/** An entry of the audit log. Entries are kept for at least 400 days and are never changed. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** The action. Null when the REST API returns an unknown action. */
  action?: Maybe<AuditAction>;
  /** The id of the employee who acted. Null for an operator's command, and when nobody was signed in. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** The current name of the employee who acted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The time of the action. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Further information that depends on the action: a day `YYYY-MM-DD`, a number, roles such as `ROLE_USER,ROLE_ADMIN`, or an area such as `Maharashtra, Pune`. */
  detail?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The id of the affected employee, farmer, dealer, batch or token, depending on the action. Null when the action concerns only the actor. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** The current name of the subject. Null for a batch. */
  subjectName?: Maybe<Scalars['String']['output']>;
  /** The name of the tool that acted in the employee's name. Null when the employee acted without a tool. */
  toolName?: Maybe<Scalars['String']['output']>;
};

/** A page of the audit log. */
export type AuditEventConnection = {
  __typename?: 'AuditEventConnection';
  /** The rows with their cursors. */
  edges: Array<AuditEventEdge>;
  /** The rows without cursors. */
  nodes: Array<AuditEvent>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** An event in a page. */
export type AuditEventEdge = {
  __typename?: 'AuditEventEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AuditEvent;
};

/** Map data that the operator provides. */
export type Basemap = {
  __typename?: 'Basemap';
  /** The attribution to show on the map. Null when the operator states none. */
  attribution?: Maybe<Scalars['String']['output']>;
  /** The addresses of the files, relative to the root of the gateway. A file is TopoJSON or a list of places. */
  files: Array<Scalars['String']['output']>;
};

/** The input of `cancelMeeting`. */
export type CancelMeetingInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The meeting. */
  id: Scalars['ID']['input'];
  /** The reason. */
  reason: Scalars['String']['input'];
};

/** The result of `cancelMeeting`. */
export type CancelMeetingPayload = {
  __typename?: 'CancelMeetingPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The meeting after the change. Makes GET /api/meeting/getFarmerMeetingDetails (extension). Null when the REST API does not return the id. */
  meeting?: Maybe<Meeting>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The creation or change of an object. Fetch the current state by the id of the object. */
export type Change = {
  __typename?: 'Change';
  /** The id of the employee who made the change. Null for an operator's command. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** The time of the change. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** True when the object was created, false when the object was changed. */
  created?: Maybe<Scalars['Boolean']['output']>;
  /** The day for ATTENDANCE. Null for other types. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Paths of the changed fields in the type of the subject, such as `address.village`. Empty when the subject was created, and for changes from before fields were recorded. */
  fields: Array<Scalars['String']['output']>;
  /** True when the caller made the change: with the token of the same tool, or as the same person without a tool. A two-way sync leaves out these changes. Null when the REST API does not say. */
  own?: Maybe<Scalars['Boolean']['output']>;
  /** The id of the farmer, dealer, employee, meeting or batch. For ATTENDANCE, the id of the employee. */
  subjectId: Scalars['ID']['output'];
  /** The id of the tool that acted in the employee's name; null when the employee acted without a tool. */
  toolId?: Maybe<Scalars['ID']['output']>;
  /** The name of that tool; null when the employee acted without a tool. */
  toolName?: Maybe<Scalars['String']['output']>;
  /** The type of the object. Null when the REST API returns an unknown type. */
  type?: Maybe<ChangeType>;
};

/** A page of changes. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** The rows with their cursors. */
  edges: Array<ChangeEdge>;
  /** The cursor of the latest change. A list after this cursor returns only later changes. Makes GET /api/changes/fetchLatestCursor (extension). Null when the REST API does not say. */
  latestCursor?: Maybe<Scalars['String']['output']>;
  /** The rows without cursors. */
  nodes: Array<Change>;
  /** Position of the page. On a page without rows `endCursor` is `after`, or the latest cursor when no `after` was given. */
  pageInfo: PageInfo;
};

/** A change in a page. */
export type ChangeEdge = {
  __typename?: 'ChangeEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Change;
};

/** The input of `changePassword`. */
export type ChangePasswordInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The new password again. */
  confirmPassword: Scalars['String']['input'];
  /** The new password. */
  newPassword: Scalars['String']['input'];
  /** The current password. */
  oldPassword: Scalars['String']['input'];
};

/** The result of `changePassword`. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The type of the object that a change concerns. */
export type ChangeType =
  /** An attendance day: marked, corrected, approved, or the approval withdrawn. */
  | 'ATTENDANCE'
  /** A batch of QR codes. Only administrators see these changes. Other callers are refused when they request this type. */
  | 'BATCH'
  /** A dealer. */
  | 'DEALER'
  /** An employee: record, roles or activation. */
  | 'EMPLOYEE'
  /** A farmer. */
  | 'FARMER'
  /** A meeting: scheduled, planned, handed over or cancelled. */
  | 'MEETING';

/** A check-in or a check-out. */
export type CheckEvent = {
  __typename?: 'CheckEvent';
  /** The time of the event. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** A unique id with a prefix, such as `CHECK_IN-5`, because one record of the REST API can be both a check-in and a check-out. */
  id: Scalars['ID']['output'];
  /** The kind of the event. */
  kind: CheckEventKind;
};

/** The kind of a check event. */
export type CheckEventKind =
  /** The start or the resumption of work. */
  | 'CHECK_IN'
  /** The end or the interruption of work. */
  | 'CHECK_OUT';

/** Settings that a client needs before anyone has signed in. */
export type ClientConfig = {
  __typename?: 'ClientConfig';
  /** The operator's map data below the built-in map (`BASEMAP_DIR`). Null when there is none. */
  basemap?: Maybe<Basemap>;
  /** True when the REST API supports the calls beyond the documented ones (`REST_EXTENSIONS`). */
  extensions: Scalars['Boolean']['output'];
  /** The key for Google Maps. Null when the built-in schematic map is used. */
  googleMapsApiKey?: Maybe<Scalars['String']['output']>;
  /** Raster tiles of streets below the built-in map (`MAP_TILES_URL`). Null when there are none. */
  mapTiles?: Maybe<MapTiles>;
  /** The server's time. A client derives today from this time and not from the clock of its device, which may be wrong. */
  now: Scalars['DateTime']['output'];
  /** The server's business day in India: the day that a mutation without a date writes to. Until 05:00, `markAttendance` first closes yesterday if its check-out is missing. */
  today: Scalars['Date']['output'];
};

/** The input of `correctAttendance`. */
export type CorrectAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The check-out. It must be after the check-in, on that day in India or before 05:00 of the next one, and not in the future. */
  punchOutAt: Scalars['DateTime']['input'];
  /** The reason, which is stored with the correction. */
  reason: Scalars['String']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `correctAttendance`. */
export type CorrectAttendancePayload = {
  __typename?: 'CorrectAttendancePayload';
  /** The corrected day. */
  attendance?: Maybe<AttendanceDay>;
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The input of `createAccessToken`. */
export type CreateAccessTokenInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The lifetime in days, 1 to 366. */
  days?: Scalars['Int']['input'];
  /** The name of the tool, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The roles of the tool. They cannot exceed the roles of the administrator. */
  roles?: Array<Role>;
};

/** The result of `createAccessToken`. */
export type CreateAccessTokenPayload = {
  __typename?: 'CreateAccessTokenPayload';
  /** The entry in the list of tokens. Null when refused. */
  accessToken?: Maybe<AccessToken>;
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The token, which begins with `tool_`. It is returned only once, because only its hash is stored. Null when refused. */
  token?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** A field of a farmer or dealer that can be changed. */
export type CustomerField =
  /** Date of birth, `YYYY-MM-DD`. */
  | 'DATE_OF_BIRTH'
  /** Crops of a farmer or details of a shop, in one text. */
  | 'DETAILS'
  /** District. */
  | 'DISTRICT'
  /** E-mail address. */
  | 'EMAIL'
  /** Given name. */
  | 'FIRST_NAME'
  /** Gender, in the spelling of the REST API. */
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
  /** House number and street. */
  | 'STREET'
  /** Sub-district. */
  | 'TALUKA'
  /** Village. */
  | 'VILLAGE'
  /** WhatsApp number. */
  | 'WHATS_APP_MOBILE';

/** Filters of a list of farmers or dealers. */
export type CustomerFilter = {
  /** The first day of registration. */
  registeredFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of registration. */
  registeredTo?: InputMaybe<Scalars['Date']['input']>;
  /** Created or changed at this instant or later (`updatedAt`). Only `changes` is sure to include writes that were not finished at the previous read. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The fields of a farmer or dealer that lists do not return. */
export type CustomerRecord = {
  __typename?: 'CustomerRecord';
  /** Date of birth. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The registered gender. */
  gender?: Maybe<Gender>;
  /** The number of history events of each kind. Kinds without events are left out, and so are uses of codes unless the caller is an administrator. */
  history: Array<HistoryCount>;
  /** The time when an employee last started a meeting with the customer, or a meeting in which the customer was visited. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the employee of that meeting. */
  lastSeenBy?: Maybe<Scalars['String']['output']>;
  /** Father's or husband's name. */
  middleName?: Maybe<Scalars['String']['output']>;
  /**
   * The total of lucky points of the uses in the history. Null when the caller is not an administrator, and when the total exceeds an Int.
   * @deprecated Until 2027-06-30: use totalPoints
   */
  points?: Maybe<Scalars['Int']['output']>;
  /** The total of lucky points of the uses in the history, a whole number. Null when the caller is not an administrator. */
  totalPoints?: Maybe<Scalars['Float']['output']>;
  /** The version of the record, counted from 1. Pass the version to a change to detect conflicts. */
  version: Scalars['Int']['output'];
  /** WhatsApp number. */
  whatsAppMobile?: Maybe<Scalars['String']['output']>;
};

/** The columns that a list of farmers or dealers can be sorted by. */
export type CustomerSort =
  /** By state, then district, then taluka. */
  | 'AREA'
  /** By first and last name, ignoring case. Names in Latin script come before names in Devanagari. */
  | 'NAME'
  /** By phone number. */
  | 'PHONE'
  /** By time of registration. */
  | 'REGISTERED';

/** A range of days, both included. */
export type DateFilter = {
  /** The first day of the range. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of the range. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The order of a list of rows that have a date. */
export type DateOrder =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** One day of an employee. */
export type DayDashboard = {
  __typename?: 'DayDashboard';
  /** The attendance of the day. Null when there is none, or when no documented period includes the date. Makes GET /api/punch/getPunchInPunchOutReport. */
  attendance?: Maybe<AttendanceDay>;
  /** The check-ins and check-outs, in order of time. Makes POST /api/user/getUserCheckinCheckoutReport. */
  checkEvents?: Maybe<Array<CheckEvent>>;
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** The dealers that were visited or are near the route. */
  dealers?: Maybe<Array<Dealer>>;
  /** The farmers that were visited or are near the route. */
  farmers?: Maybe<Array<Farmer>>;
  /** The points that are left out because of an impossible speed, in order of time. */
  jumps?: Maybe<Array<Jump>>;
  /** The last usable point of the day. */
  lastPoint?: Maybe<TravelPoint>;
  /** The legs before, between and after the stops, in order of time. Stops and legs together cover the time from the first usable point to the last. */
  legs?: Maybe<Array<Leg>>;
  /** The number of meetings that started. */
  meetingCount?: Maybe<Scalars['Int']['output']>;
  /** The meetings of the day. */
  meetings?: Maybe<Array<DayMeeting>>;
  /** The findings to check before the day is approved. Empty when the day needs no check. Makes POST /api/user/getEmployeeDasboardByDate and GET /api/punch/getPunchInPunchOutReport. */
  oddities?: Maybe<Array<Oddity>>;
  /** The meetings that are planned for the day and have not started, in order of time (extension). Empty without extensions. */
  plannedMeetings?: Maybe<Array<PlannedMeeting>>;
  /** The limits that define stops, legs and oddities. */
  rules: DayRules;
  /** The places where the employee stayed, in order of time. A stop has points within `rules.stopMetres` for `rules.stopMinutes` or longer, without a silence between them. */
  stops?: Maybe<Array<Stop>>;
  /** The figures of the day's travel. */
  summary?: Maybe<TravelSummary>;
  /** The positions of the employee's device, in order of time. A point without a usable time stays behind the point that was recorded before it. */
  travel?: Maybe<Array<TravelPoint>>;
  /** The number of visited farmers and dealers. */
  visitCount?: Maybe<Scalars['Int']['output']>;
};

/** A meeting on the map of a day. */
export type DayMeeting = {
  __typename?: 'DayMeeting';
  /** The comment. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The place of the end. */
  endLocation?: Maybe<Location>;
  /** The value of `Meeting.id` (extension). Null without extensions. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The number that people use, which is the id in the REST API (extension). Null without extensions. */
  number?: Maybe<Scalars['ID']['output']>;
  /** The place of the start. */
  startLocation?: Maybe<Location>;
  /** The kind of customer (extension). Null without extensions. */
  type?: Maybe<MeetingType>;
};

/** The limits that define the stops, legs and oddities of a day. */
export type DayRules = {
  __typename?: 'DayRules';
  /** The time worked above which a day is an oddity, in minutes. */
  longDayMinutes: Scalars['Int']['output'];
  /** The minimum length of a silence that is an oddity, in minutes. */
  longSilenceMinutes: Scalars['Int']['output'];
  /** The speed above which a point is left out, in kilometres per hour. */
  maxKmPerHour: Scalars['Int']['output'];
  /** The minimum time without a point that makes a leg a silence, in minutes. */
  silenceMinutes: Scalars['Int']['output'];
  /** The radius of a stop around its first point, in metres. */
  stopMetres: Scalars['Int']['output'];
  /** The minimum length of a stop, in minutes. */
  stopMinutes: Scalars['Int']['output'];
};

/** A day of an employee to approve. */
export type DayToApproveInput = {
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** A dealer who sells the products to farmers. */
export type Dealer = {
  __typename?: 'Dealer';
  /** Postal address. */
  address?: Maybe<Address>;
  /** Other details of the shop. Empty when the text of the REST API could not be parsed. */
  details: Array<NameValue>;
  /** The text of the details in the REST API when the text could not be parsed. Null otherwise. */
  detailsText?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** Family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The place of registration. Null when unknown. */
  location?: Maybe<Location>;
  /** Phone number as registered. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The pictures. The first one is the portrait. */
  pictures: Array<Image>;
  /** The fields that only `dealer` and `updateDealer` return (extension). Null in lists and without extensions. */
  record?: Maybe<CustomerRecord>;
  /** The time of registration. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id that the recording device assigned. */
  syncId?: Maybe<Scalars['String']['output']>;
  /** The time of the last change, or of the registration (extension). Null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The version of the record, counted from 1, also in lists (extension). Pass the version to `updateDealer` to detect conflicts. Null when the REST API does not count versions. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A page of dealers. */
export type DealerConnection = {
  __typename?: 'DealerConnection';
  /** The rows with their cursors. */
  edges: Array<DealerEdge>;
  /** The rows without cursors. */
  nodes: Array<Dealer>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A dealer in a page. */
export type DealerEdge = {
  __typename?: 'DealerEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Dealer;
};

/** The dealers that a search found, up to 200. */
export type DealerSearchConnection = {
  __typename?: 'DealerSearchConnection';
  /** True when more rows than `totalCount` may match. A smaller area or a longer text then finds them. */
  cut: Scalars['Boolean']['output'];
  /** The rows with their cursors. */
  edges: Array<DealerEdge>;
  /** The rows without cursors. */
  nodes: Array<Dealer>;
  /** The position of the rows among those that were found. */
  pageInfo: PageInfo;
  /** The number of rows that were found. */
  totalCount: Scalars['Int']['output'];
};

/** A farmer or dealer with the columns of the QR dashboard. */
export type DirectoryEntry = {
  __typename?: 'DirectoryEntry';
  /** The id of the dealer in the REST API, for `dealer`. Null when the entry is a farmer. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** District. */
  district?: Maybe<Scalars['String']['output']>;
  /** The id of the farmer in the REST API, for `farmer`. Null when the entry is a dealer. */
  farmerId?: Maybe<Scalars['ID']['output']>;
  /** A unique id with a prefix, such as `FARMER-5`, because farmers and dealers have separate numbers. Arguments for a farmer or dealer also accept this id. */
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
  /** The rows with their cursors. */
  edges: Array<DirectoryEntryEdge>;
  /** The rows without cursors. */
  nodes: Array<DirectoryEntry>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A farmer or dealer in a page. */
export type DirectoryEntryEdge = {
  __typename?: 'DirectoryEntryEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: DirectoryEntry;
};

/** A district. */
export type District = {
  __typename?: 'District';
  /** Former and other common names, as used in older documents. */
  formerNames: Array<Scalars['String']['output']>;
  /** The current name. */
  name: Scalars['String']['output'];
  /** The talukas of the district, at least one. */
  talukas: Array<Scalars['String']['output']>;
};

/** A person who works for the company and may sign in. */
export type Employee = {
  __typename?: 'Employee';
  /** True when the employee may sign in. Null when the REST API does not say. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Postal address. */
  address?: Maybe<Address>;
  /** The attendance days of the employee. Makes GET /api/punch/getPunchInPunchOutReport. */
  attendance?: Maybe<Array<AttendanceDay>>;
  /** Date of birth. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** One day of the employee. Makes the same calls as `Query.dayDashboard`. */
  dayDashboard?: Maybe<DayDashboard>;
  /** A page of the dealers that the employee registered. Makes GET /api/dealer/getAllDealersPage. */
  dealers?: Maybe<DealerConnection>;
  /** The e-mail address, which also identifies the employee in `setEmployeeActive`. */
  email?: Maybe<Scalars['String']['output']>;
  /** A page of the farmers that the employee registered. Makes GET /api/farmer/getAllFarmersPage. */
  farmers?: Maybe<FarmerConnection>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Gender. */
  gender?: Maybe<Gender>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The last change of the record (extension). Null in lists, and when the record was never changed or the REST API keeps no changes. */
  lastChange?: Maybe<EmployeeChange>;
  /** Family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** A page of the employee's meetings. Makes the same calls as `Query.meetings`. */
  meetings?: Maybe<MeetingConnection>;
  /** Father's or husband's name. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** Phone number as registered. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The pictures of the person. The first one is the portrait. */
  pictures: Array<Image>;
  /** The roles of the person. */
  roles: Array<Role>;
  /** The tool whose token the caller uses (extension). Null for a person, and outside `me`. */
  tool?: Maybe<Tool>;
  /** The time of the last change, or of the creation (extension). Null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The version of the record, counted from 1, also in lists (extension). Pass the version to `updateEmployee` to detect conflicts. Null when the REST API does not count versions. */
  version?: Maybe<Scalars['Int']['output']>;
};


/** A person who works for the company and may sign in. */
export type EmployeeAttendanceArgs = {
  filter?: InputMaybe<DateFilter>;
  period?: InputMaybe<AttendancePeriod>;
};


/** A person who works for the company and may sign in. */
export type EmployeeDayDashboardArgs = {
  date: Scalars['Date']['input'];
};


/** A person who works for the company and may sign in. */
export type EmployeeDealersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** A person who works for the company and may sign in. */
export type EmployeeFarmersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** A person who works for the company and may sign in. */
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
  /** The time of the change. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The employee who made the change. */
  employee?: Maybe<HistoryEmployee>;
};

/** A page of employees. */
export type EmployeeConnection = {
  __typename?: 'EmployeeConnection';
  /** The rows with their cursors. */
  edges: Array<EmployeeEdge>;
  /** The rows without cursors. */
  nodes: Array<Employee>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** An employee in a page. */
export type EmployeeEdge = {
  __typename?: 'EmployeeEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Employee;
};

/** Filters of a list of employees. A text has up to 100 characters. */
export type EmployeeFilter = {
  /** Returns only active or only inactive employees. An inactive employee cannot sign in. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The area of the postal address. */
  area?: InputMaybe<AreaInput>;
  /** Words of the name in either script, or digits of the phone number. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Created or changed at this instant or later (`updatedAt`). Only `changes` is sure to include writes that were not finished at the previous read. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The order of a list of employees. */
export type EmployeeOrder =
  /** Sorted by name. */
  | 'NAME'
  /** Newest first. */
  | 'NEWEST';

/** The input of `exportAttendance`. */
export type ExportAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. */
  format?: ExportFormat;
  /** The first day of the range, in India's time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of the range, in India's time. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** Exports only this employee. The default is all employees. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `exportAttendance`. */
export type ExportAttendancePayload = {
  __typename?: 'ExportAttendancePayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time when the link expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suggested file name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The address of the file on this gateway, valid for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};


/** The result of `exportAttendance`. */
export type ExportAttendancePayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportAuditEvents`. */
export type ExportAuditEventsInput = {
  /** Returns only events of this action. The default is all actions. */
  action?: InputMaybe<AuditAction>;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. */
  format?: ExportFormat;
  /** The first day of the range, in India's time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** A part of the name of the actor or of the employee who was affected. */
  person?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the range, in India's time. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `exportAuditEvents`. */
export type ExportAuditEventsPayload = {
  __typename?: 'ExportAuditEventsPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time when the link expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suggested file name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The address of the file on this gateway, valid for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};


/** The result of `exportAuditEvents`. */
export type ExportAuditEventsPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportDealers`. */
export type ExportDealersInput = {
  /** The area. The default is all of India. */
  area?: InputMaybe<AreaInput>;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. Formats other than `XLSX` are an extension. */
  format?: ExportFormat;
  /** The first day of registration (extension). `NOT_SUPPORTED` without extensions. */
  registeredFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of registration (extension). `NOT_SUPPORTED` without extensions. */
  registeredTo?: InputMaybe<Scalars['Date']['input']>;
  /** A text that the rows must contain, as in a search. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `exportDealers`. */
export type ExportDealersPayload = {
  __typename?: 'ExportDealersPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time when the link expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suggested file name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The address of the file on this gateway, valid for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};


/** The result of `exportDealers`. */
export type ExportDealersPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportFarmers`. */
export type ExportFarmersInput = {
  /** The area. The default is all of India. */
  area?: InputMaybe<AreaInput>;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. Formats other than `XLSX` are an extension. */
  format?: ExportFormat;
  /** The first day of registration (extension). `NOT_SUPPORTED` without extensions. */
  registeredFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of registration (extension). `NOT_SUPPORTED` without extensions. */
  registeredTo?: InputMaybe<Scalars['Date']['input']>;
  /** A text that the rows must contain, as in a search. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `exportFarmers`. */
export type ExportFarmersPayload = {
  __typename?: 'ExportFarmersPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time when the link expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suggested file name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The address of the file on this gateway, valid for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};


/** The result of `exportFarmers`. */
export type ExportFarmersPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The file formats of an export. */
export type ExportFormat =
  /** Comma-separated text in UTF-8 with a byte order mark. A value that looks like a formula has a leading apostrophe. */
  | 'CSV'
  /** One JSON object per line with the fields of this API. Attendance days have an additional field `employee`. */
  | 'JSON_LINES'
  /** A spreadsheet whose last sheet describes the contents. */
  | 'XLSX';

/** The input of `exportInvoices`. */
export type ExportInvoicesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** Exports only this dealer. The default is all dealers. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** The file format. */
  format?: ExportFormat;
  /** The first day of creation, in India's time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of creation, in India's time. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `exportInvoices`. */
export type ExportInvoicesPayload = {
  __typename?: 'ExportInvoicesPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time when the link expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suggested file name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The address of the file on this gateway, valid for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};


/** The result of `exportInvoices`. */
export type ExportInvoicesPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportMeetings`. */
export type ExportMeetingsInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. */
  format?: ExportFormat;
  /** The first day of creation, in India's time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Selects meetings that the employee created or is assigned, or only those that the employee is assigned, which is the default. Ignored without `userId`. */
  scope?: InputMaybe<MeetingScope>;
  /** Exports only meetings with this status. The default is all statuses. */
  status?: InputMaybe<MeetingStatus>;
  /** The last day of creation, in India's time. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** The employee whose meetings are exported. The default is all employees. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `exportMeetings`. */
export type ExportMeetingsPayload = {
  __typename?: 'ExportMeetingsPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time when the link expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suggested file name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The address of the file on this gateway, valid for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};


/** The result of `exportMeetings`. */
export type ExportMeetingsPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportQrBatches`. */
export type ExportQrBatchesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. */
  format?: ExportFormat;
  /** The first day of creation, in India's time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of creation, in India's time. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `exportQrBatches`. */
export type ExportQrBatchesPayload = {
  __typename?: 'ExportQrBatchesPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time when the link expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suggested file name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The address of the file on this gateway, valid for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};


/** The result of `exportQrBatches`. */
export type ExportQrBatchesPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportQrUses`. */
export type ExportQrUsesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** Exports only uses of packs that this dealer sold. The default is all dealers. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** The file format. */
  format?: ExportFormat;
  /** The first day of the range, in India's time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The kind of use, such as `EARN`. The default is all kinds. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the range, in India's time. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `exportQrUses`. */
export type ExportQrUsesPayload = {
  __typename?: 'ExportQrUsesPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time when the link expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suggested file name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The address of the file on this gateway, valid for five minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};


/** The result of `exportQrUses`. */
export type ExportQrUsesPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** A farmer who buys the products. */
export type Farmer = {
  __typename?: 'Farmer';
  /** Postal address. */
  address?: Maybe<Address>;
  /** The crops that the farmer grows. Empty when the text of the REST API could not be parsed. */
  crops: Array<NameValue>;
  /** The text of the crops in the REST API when the text could not be parsed. Null otherwise. */
  cropsText?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** Family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The place of registration. Null when unknown. */
  location?: Maybe<Location>;
  /** Phone number as registered. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The pictures of the person. The first one is the portrait. */
  pictures: Array<Image>;
  /** The fields that only `farmer` and `updateFarmer` return (extension). Null in lists and without extensions. */
  record?: Maybe<CustomerRecord>;
  /** The time of registration. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id that the recording device assigned. */
  syncId?: Maybe<Scalars['String']['output']>;
  /** The time of the last change, or of the registration (extension). Null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The version of the record, counted from 1, also in lists (extension). Pass the version to `updateFarmer` to detect conflicts. Null when the REST API does not count versions. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A page of farmers. */
export type FarmerConnection = {
  __typename?: 'FarmerConnection';
  /** The rows with their cursors. */
  edges: Array<FarmerEdge>;
  /** The rows without cursors. */
  nodes: Array<Farmer>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A farmer in a page. */
export type FarmerEdge = {
  __typename?: 'FarmerEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Farmer;
};

/** The farmers that a search found, up to 200. */
export type FarmerSearchConnection = {
  __typename?: 'FarmerSearchConnection';
  /** True when more rows than `totalCount` may match. A smaller area or a longer text then finds them. */
  cut: Scalars['Boolean']['output'];
  /** The rows with their cursors. */
  edges: Array<FarmerEdge>;
  /** The rows without cursors. */
  nodes: Array<Farmer>;
  /** The position of the rows among those that were found. */
  pageInfo: PageInfo;
  /** The number of rows that were found. */
  totalCount: Scalars['Int']['output'];
};

/** A changed field. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The new value. Null when the field is now empty. */
  after?: Maybe<Scalars['String']['output']>;
  /** The previous value. Null when the field was empty. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field. Null when the REST API returns an unknown field. */
  field?: Maybe<CustomerField>;
};

/** The input of `forgotPassword`. */
export type ForgotPasswordInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email: Scalars['String']['input'];
};

/** The result of `forgotPassword`. The message of a refusal is the whole response body of the REST API. */
export type ForgotPasswordPayload = {
  __typename?: 'ForgotPasswordPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
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

/** The input of `generateQrCodes`. */
export type GenerateQrCodesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The months until expiry. */
  expiryInMonths?: Scalars['Int']['input'];
  /** The points of each code. */
  points?: Scalars['Int']['input'];
  /** The product variant. */
  productVariantId: Scalars['ID']['input'];
  /** The number of codes. */
  quantity?: Scalars['Int']['input'];
};

/** The result of `generateQrCodes`. */
export type GenerateQrCodesPayload = {
  __typename?: 'GenerateQrCodesPayload';
  /** The new batch. Makes GET /api/admin/lats/qrcode/fetchQRBatchById (extension). Null when the REST API does not return the id. */
  batch?: Maybe<QrBatch>;
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The number of events of one kind in a history. */
export type HistoryCount = {
  __typename?: 'HistoryCount';
  /** The number of events. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: HistoryKind;
};

/** An employee in a history. */
export type HistoryEmployee = {
  __typename?: 'HistoryEmployee';
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** An event in the history of a farmer or dealer. */
export type HistoryEvent = {
  __typename?: 'HistoryEvent';
  /** The time of the event. For a meeting, the start or, before the start, the time when the meeting was scheduled. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The changed fields. Empty unless `kind` is CHANGED. */
  changes: Array<FieldChange>;
  /** The employee who registered, changed or visited the customer, or who scanned the invoice. */
  employee?: Maybe<HistoryEmployee>;
  /** An id that is unique among the events of all histories. */
  id: Scalars['ID']['output'];
  /** The invoice. Null unless `kind` is INVOICE. */
  invoice?: Maybe<HistoryInvoice>;
  /** The kind of the event. Null when the REST API returns an unknown kind. */
  kind?: Maybe<HistoryKind>;
  /** The meeting. Null unless `kind` is MEETING or VISIT. */
  meeting?: Maybe<HistoryMeeting>;
  /** The use of a code. Null unless `kind` is CODE. */
  use?: Maybe<HistoryUse>;
};

/** A page of a history. */
export type HistoryEventConnection = {
  __typename?: 'HistoryEventConnection';
  /** The events with their cursors. */
  edges: Array<HistoryEventEdge>;
  /** The events without cursors. */
  nodes: Array<HistoryEvent>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of events in the whole list. Null when the REST API does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** A number of events that the list has at least, where the REST API does not give `totalCount` yet. Null where `totalCount` is known, and where the REST API gives neither. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** An event in a page. */
export type HistoryEventEdge = {
  __typename?: 'HistoryEventEdge';
  /** The cursor of the event, for `after`. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: HistoryEvent;
};

/** An invoice in a history. */
export type HistoryInvoice = {
  __typename?: 'HistoryInvoice';
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The number of products on the invoice. */
  productCount?: Maybe<Scalars['Int']['output']>;
  /** The name of the warehouse. */
  warehouse?: Maybe<Scalars['String']['output']>;
};

/** The kind of an event in the history of a farmer or dealer. */
export type HistoryKind =
  /** Fields of the record were changed. */
  | 'CHANGED'
  /** A QR code was used: by the QR user with the farmer's phone number, or on a pack that was bought from the dealer. Only administrators see these events. */
  | 'CODE'
  /** Goods were sent to the dealer. */
  | 'INVOICE'
  /** A meeting with them, scheduled, started or finished. */
  | 'MEETING'
  /** The customer was registered. */
  | 'REGISTERED'
  /** The customer was visited during a meeting with another customer. */
  | 'VISIT';

/** A meeting in a history. */
export type HistoryMeeting = {
  __typename?: 'HistoryMeeting';
  /** The time when the meeting ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The progress of the meeting. */
  status?: Maybe<MeetingStatus>;
  /** The kind of customer that the meeting is with. */
  type?: Maybe<MeetingType>;
};

/** A use of a code in a history. */
export type HistoryUse = {
  __typename?: 'HistoryUse';
  /** The code. Null when points were redeemed. */
  code?: Maybe<Scalars['String']['output']>;
  /** The name of the dealer who sold the pack. */
  dealer?: Maybe<Scalars['String']['output']>;
  /** The name of the person who used the code. */
  person?: Maybe<Scalars['String']['output']>;
  /** The lucky points. Negative when points were redeemed. */
  points?: Maybe<Scalars['Int']['output']>;
  /** The product in the pack. */
  product?: Maybe<Scalars['String']['output']>;
};

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** The file name in the REST API. */
  fileName: Scalars['String']['output'];
  /** The address of the picture on this gateway, valid today and tomorrow. With `&size=thumbnail` appended the address returns a WebP square of up to 96 pixels, or a redirect to the full picture when no thumbnail can be made. */
  url: Scalars['String']['output'];
};


/** A picture. */
export type ImageUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** An invoice for goods sent from a warehouse to a dealer. */
export type Invoice = {
  __typename?: 'Invoice';
  /** The time of the invoice. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The dealer who receives the goods. */
  dealer?: Maybe<InvoiceDealer>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The products on the invoice. */
  products: Array<InvoiceProduct>;
  /** The name of the employee who scanned the packs. */
  scannedBy?: Maybe<Scalars['String']['output']>;
  /** The id of the employee who scanned the packs (extension). Null without extensions. */
  scannedById?: Maybe<Scalars['ID']['output']>;
  /** The warehouse that sends the goods. The REST API returns no id. */
  warehouse?: Maybe<InvoiceWarehouse>;
};

/** A page of invoices. */
export type InvoiceConnection = {
  __typename?: 'InvoiceConnection';
  /** The rows with their cursors. */
  edges: Array<InvoiceEdge>;
  /** The rows without cursors. */
  nodes: Array<Invoice>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** The dealer of an invoice. */
export type InvoiceDealer = {
  __typename?: 'InvoiceDealer';
  /** The id of the dealer (extension). Null without extensions. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Phone number. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** An invoice in a page. */
export type InvoiceEdge = {
  __typename?: 'InvoiceEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Invoice;
};

/** Filters of a list of invoices. A text has up to 100 characters. */
export type InvoiceFilter = {
  /** Words of the name, phone number or village of the dealer, in either script. */
  dealer?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the range. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The complete number of the invoice. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the range. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A product on an invoice. */
export type InvoiceProduct = {
  __typename?: 'InvoiceProduct';
  /** An id that is unique among the lines of all invoices. */
  id: Scalars['ID']['output'];
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The REST API's id of the product. */
  productId: Scalars['ID']['output'];
  /** True when the QR codes of the product are linked. */
  qrLinked?: Maybe<Scalars['Boolean']['output']>;
};

/** The columns that a list of invoices can be sorted by. */
export type InvoiceSort =
  /** By time of creation, which is the order of their numbers too. */
  | 'CREATED';

/** The warehouse of an invoice. */
export type InvoiceWarehouse = {
  __typename?: 'InvoiceWarehouse';
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Consecutive points that could only be reached at an impossible speed. They are left out of distance, stops and legs. */
export type Jump = {
  __typename?: 'Jump';
  /** The time of the next usable point. Null when there is none. */
  backAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time of the first point. */
  fromAt?: Maybe<Scalars['DateTime']['output']>;
  /** The speed that the distance would require. Null when no time had passed. */
  kmPerHour?: Maybe<Scalars['Float']['output']>;
  /** The position of the first point. */
  location: Location;
  /** The number of points. */
  pointCount: Scalars['Int']['output'];
  /** The distance from the previous usable point, or to the next one when there is no previous point, in kilometres. */
  straightLineKm: Scalars['Float']['output'];
  /** The time of the last point. */
  untilAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The number of points that are left out of the route of a day for one reason. */
export type LeftOutPoints = {
  __typename?: 'LeftOutPoints';
  /** The number of points, 1 or more. */
  pointCount: Scalars['Int']['output'];
  /** The reason. */
  reason: LeftOutReason;
};

/** The reason why a travel point is left out of the route of a day. */
export type LeftOutReason =
  /** The device sent no position, or 0,0. */
  | 'NO_PLACE'
  /** The device sent no time, and the point does not fit between its neighbours. */
  | 'NO_TIME'
  /** The device's clock was on another day, and the point does not fit between its neighbours. */
  | 'OTHER_DAY'
  /** The point could only be reached faster than 150 km/h. */
  | 'TOO_FAST';

/** A part of the route between stops. */
export type Leg = {
  __typename?: 'Leg';
  /** The time of the first point. */
  fromAt?: Maybe<Scalars['DateTime']['output']>;
  /** The kind of the leg. */
  kind: LegKind;
  /** The whole minutes from the first point to the last. */
  minutes: Scalars['Int']['output'];
  /** The distance along straight lines between the points, in kilometres. For a silence, the distance to the next point. */
  straightLineKm: Scalars['Float']['output'];
  /** The time of the last point. */
  untilAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The kind of a leg. */
export type LegKind =
  /** The device sent no point for `DayRules.silenceMinutes` or longer. */
  | 'SILENCE'
  /** The device sent points. */
  | 'TRAVEL';

/** A position on the earth. */
export type Location = {
  __typename?: 'Location';
  /** The latitude in degrees north. */
  latitude: Scalars['Float']['output'];
  /** The longitude in degrees east. */
  longitude: Scalars['Float']['output'];
};

/** The input of `makePasswordLink`. */
export type MakePasswordLinkInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `makePasswordLink`. */
export type MakePasswordLinkPayload = {
  __typename?: 'MakePasswordLinkPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time of expiry. Null when refused. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The link on this gateway for the person to set a password, returned only once. Null when refused. */
  setPasswordUrl?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** Raster tiles of 256 pixels in the projection of web maps. */
export type MapTiles = {
  __typename?: 'MapTiles';
  /** The attribution to show on the map. */
  attribution: Scalars['String']['output'];
  /** A template of the address. `{z}` is the zoom, `{x}` the column and `{y}` the row. */
  url: Scalars['String']['output'];
};

/** The input of `markAttendance`. */
export type MarkAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India (extension). When not given, the server's today or, until 05:00, yesterday if its check-out is missing. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The time of the mark in India, `HH:mm` from `00:00` to `23:59` (extension). Now when not given. A day that is over needs a time. For a check-out, a time before 05:00 and before the check-in is in the night after the day. */
  time?: InputMaybe<Scalars['String']['input']>;
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `markAttendance`. */
export type MarkAttendancePayload = {
  __typename?: 'MarkAttendancePayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The marked day. Null when `userId` is null. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
  /** The employee whose attendance was marked. Null when refused, and without extensions. */
  userId?: Maybe<Scalars['ID']['output']>;
};

/** A meeting. Some fields are null in lists and returned only by `meeting`. */
export type Meeting = {
  __typename?: 'Meeting';
  /** The assigned employee. Null in lists without extensions. */
  assignedTo?: Maybe<MeetingPerson>;
  /** The comment. For a cancelled meeting, the reason. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The time of creation. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The employee who created the meeting. */
  createdBy?: Maybe<MeetingPerson>;
  /** The place of the end. Null in lists. */
  endLocation?: Maybe<Location>;
  /** The time when the meeting ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A unique id. With extensions, the id in the REST API. Without extensions, an id with a prefix, such as `FARMER-5`, because meetings with farmers and with dealers may have separate numbers. */
  id: Scalars['ID']['output'];
  /** The number that people use, which is the id in the REST API. `meeting` accepts it together with the type. */
  number: Scalars['ID']['output'];
  /** The farmer or dealer that the meeting is with. */
  party?: Maybe<MeetingParty>;
  /** The pictures taken during the meeting. Null in lists. */
  pictures?: Maybe<Array<Image>>;
  /** The planned time (extension). Null without extensions, and when no time is planned. */
  plannedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The purpose (extension). Null without extensions. */
  purpose?: Maybe<Scalars['String']['output']>;
  /** The place of the start. Null in lists. */
  startLocation?: Maybe<Location>;
  /** The time when the meeting started. Null before the start. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The progress of the meeting. */
  status?: Maybe<MeetingStatus>;
  /** The kind of customer: DEALER when the REST API returns dealer details, otherwise FARMER. */
  type: MeetingType;
  /** The time of the last change, or of the creation (extension). Null without extensions. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The visited dealers. Null in lists. */
  visitedDealers?: Maybe<Array<MeetingParty>>;
  /** The visited farmers. Null in lists. */
  visitedFarmers?: Maybe<Array<MeetingParty>>;
};

/** A page of meetings. */
export type MeetingConnection = {
  __typename?: 'MeetingConnection';
  /** The rows with their cursors. */
  edges: Array<MeetingEdge>;
  /** The rows without cursors. */
  nodes: Array<Meeting>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A meeting in a page. */
export type MeetingEdge = {
  __typename?: 'MeetingEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Meeting;
};

/** Filters of a list of meetings. A text has up to 100 characters. */
export type MeetingFilter = {
  /** Words of the name of the assigned employee. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  /** Returns the meetings of all employees instead of one employee. */
  everyone?: InputMaybe<Scalars['Boolean']['input']>;
  /** The first day of creation. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The first planned day. Meetings without a planned time are left out. `NOT_SUPPORTED` without extensions. */
  plannedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last planned day. Meetings without a planned time are left out. `NOT_SUPPORTED` without extensions. */
  plannedUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Words of the name, phone number or village of the farmer or dealer, in either script. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The last day of creation. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The farmer or dealer of a meeting, or one who was visited during the meeting. */
export type MeetingParty = {
  __typename?: 'MeetingParty';
  /** Postal address. */
  address?: Maybe<Address>;
  /** The id of the dealer in the REST API (extension). Null for a farmer, and without extensions. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The id of the farmer in the REST API (extension). Null for a dealer, and without extensions. */
  farmerId?: Maybe<Scalars['ID']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** A unique id with a prefix, such as `FARMER-5`, because farmers and dealers have separate numbers (extension). Null without extensions. Arguments for a farmer or dealer also accept this id. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The position of the customer. Null when unknown. */
  location?: Maybe<Location>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The pictures. The first one is the portrait. */
  pictures: Array<Image>;
};

/** The employee who created a meeting or is assigned to it. */
export type MeetingPerson = {
  __typename?: 'MeetingPerson';
  /** The e-mail address. Null when the caller is a moderator and the person is another employee with roles beyond USER. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id of the employee (extension). Null without extensions. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Pictures of the person. */
  pictures: Array<Image>;
};

/** The meetings of a person that a list contains. */
export type MeetingScope =
  /** Meetings that the person is assigned. */
  | 'ASSIGNED'
  /** Meetings that the person created or is assigned. */
  | 'CREATED';

/** The columns that a list of meetings can be sorted by. */
export type MeetingSort =
  /** By time of creation. */
  | 'CREATED'
  /** By planned time. Meetings without one are lowest. */
  | 'PLANNED'
  /** By start time. Meetings that have not started are lowest. */
  | 'STARTED';

/** The progress of a meeting. */
export type MeetingStatus =
  /** Cancelled before the start (extension). */
  | 'CANCELLED'
  /** Finished. Screens show this status as Completed. */
  | 'FINISHED'
  /** Scheduled and not started. */
  | 'SCHEDULED'
  /** Started and not finished. */
  | 'STARTED';

/** The kind of customer that a meeting is with. */
export type MeetingType =
  /** With a dealer. */
  | 'DEALER'
  /** With a farmer. */
  | 'FARMER';

/** One employee of a team's month. */
export type MonthMember = {
  __typename?: 'MonthMember';
  /** The attendance days in the month, latest first. Days without an entry are left out. A failure leaves the other people intact. */
  attendance?: Maybe<Array<AttendanceDay>>;
  /** The employee. */
  employee: Employee;
  /** The travel figures of each day of the month. Days without a position are left out. A failure leaves the other people intact. Makes GET /api/user/getTravelReport for each person (extension). Null without extensions, and no REST call is made. */
  travel?: Maybe<Array<TravelDay>>;
};

/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Registers a dealer. Makes POST /api/dealer/addDealer. */
  addDealer?: Maybe<AddDealerPayload>;
  /** Adds an employee. Only administrators may assign roles beyond USER. Makes POST /api/user/addUser. */
  addEmployee?: Maybe<AddEmployeePayload>;
  /** Registers a farmer. Makes POST /api/farmer/addFarmer. */
  addFarmer?: Maybe<AddFarmerPayload>;
  /** Approves a day of an employee. Makes POST /api/punch/approveAttendance. */
  approveAttendance?: Maybe<ApproveAttendancePayload>;
  /** Approves up to 20 days of any employees, one after the other, and returns an outcome for each day. A day that cannot be approved does not stop the others. When the session or the call budget ends at a day after the first, the outcomes of the earlier days are kept and each remaining day has the code `UNAUTHENTICATED` or `UPSTREAM_BUDGET`. Makes POST /api/punch/approveAttendance for each day. */
  approveDays?: Maybe<ApproveDaysPayload>;
  /** Cancels a meeting that has not started. The reason becomes the comment of the meeting. Makes POST /api/meeting/cancelMeeting (extension). A user error without extensions, and no REST call is made. */
  cancelMeeting?: Maybe<CancelMeetingPayload>;
  /** Changes the password of the signed-in person. Makes POST /api/user/changePassword. Not for tools: a tool's token is `FORBIDDEN`. */
  changePassword?: Maybe<ChangePasswordPayload>;
  /** Enters a missing check-out, or replaces one that was entered in this way. The history keeps the author, the time and the reason. Nobody may correct their own day, and a moderator may not correct an administrator's day. Makes POST /api/punch/correctAttendance (extension). A user error without extensions, and no REST call is made. */
  correctAttendance?: Maybe<CorrectAttendancePayload>;
  /** Creates an access token for a tool, which acts in the name of the administrator. Makes POST /api/admin/createAccessToken (extension). A user error without extensions, and no REST call is made. Not for tools: a tool's token is `FORBIDDEN`. */
  createAccessToken?: Maybe<CreateAccessTokenPayload>;
  /** Creates a file with the attendance days of employees, one employee after the other, each with the latest day first. Makes POST /api/punch/exportAttendance (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportAttendance?: Maybe<ExportAttendancePayload>;
  /** Creates a file with the audit log, newest first. Makes POST /api/admin/exportAuditEvents (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportAuditEvents?: Maybe<ExportAuditEventsPayload>;
  /** Creates a file with the dealers of an area. Makes POST /api/dealer/exportDealerByArea now, to learn its status, and once more when the link is opened. Formats other than `XLSX` are an extension. */
  exportDealers?: Maybe<ExportDealersPayload>;
  /** Creates a file with the farmers of an area. Makes POST /api/farmer/exportFarmerByArea now, to learn its status, and once more when the link is opened. Formats other than `XLSX` are an extension. */
  exportFarmers?: Maybe<ExportFarmersPayload>;
  /** Creates a file with invoices, newest first. Makes POST /api/products/exportInvoices (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportInvoices?: Maybe<ExportInvoicesPayload>;
  /** Creates a file with meetings, newest first. Makes POST /api/meeting/exportMeetings (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportMeetings?: Maybe<ExportMeetingsPayload>;
  /** Creates a file with QR batches, newest first. Makes POST /api/admin/lats/qrcode/exportQRBatches (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportQrBatches?: Maybe<ExportQrBatchesPayload>;
  /** Creates a file with the points earned and redeemed, newest first. Makes POST /api/admin/lats/qrcode/exportQRCodeUses (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportQrUses?: Maybe<ExportQrUsesPayload>;
  /** Requests a link to set a new password. Makes POST /api/auth/forgotPassword. */
  forgotPassword?: Maybe<ForgotPasswordPayload>;
  /** Generates a batch of QR codes. Makes POST /api/products/generateProductItem. */
  generateQrCodes?: Maybe<GenerateQrCodesPayload>;
  /** Creates a single-use link for an employee to set a password. Earlier links of the employee become invalid. Makes POST /api/user/makePasswordLink (extension). A user error without extensions, and no REST call is made. Not for tools: a tool's token is `FORBIDDEN`. */
  makePasswordLink?: Maybe<MakePasswordLinkPayload>;
  /** Marks the attendance of an employee at the fixed place 18.5204, 73.8567. The first call of a day checks in, the second checks out. A call within 5 minutes of the previous one is a user error. An approved day that changes loses its approval. Makes POST /api/punch/markAttendance with employee, date and time as extensions. Without extensions the call names no employee, and the REST API decides whose attendance is marked. */
  markAttendance?: Maybe<MarkAttendancePayload>;
  /** Changes the planned time or the purpose of a meeting that has not started, or assigns a meeting to another employee, even after the start. Absent fields stay as they are. The history keeps the previous values with the reason. Makes POST /api/meeting/planMeeting (extension). A user error without extensions, and no REST call is made. */
  planMeeting?: Maybe<PlanMeetingPayload>;
  /** Sets a new password with the token of a link. Makes POST /api/auth/resetPassword. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Revokes the access token of a tool immediately. Makes POST /api/admin/revokeAccessToken (extension). A user error without extensions, and no REST call is made. Not for tools: a tool's token is `FORBIDDEN`. */
  revokeAccessToken?: Maybe<RevokeAccessTokenPayload>;
  /** Schedules a meeting of an employee with one farmer or one dealer. Makes POST /api/meeting/scheduleFarmerMeet. */
  scheduleMeeting?: Maybe<ScheduleMeetingPayload>;
  /** Activates or deactivates an employee. Makes POST /api/user/activateUser. Not for tools: a tool's token is `FORBIDDEN`. */
  setEmployeeActive?: Maybe<SetEmployeeActivePayload>;
  /** Starts a session. Makes POST /api/auth/signin. */
  signIn?: Maybe<SignInPayload>;
  /** Ends the session of the caller's token. Makes POST /api/user/signOut (extension), and no REST call without extensions. Not for tools: a tool's token is `FORBIDDEN`. */
  signOut?: Maybe<SignOutPayload>;
  /** Registers a person with the role USER. Makes POST /api/auth/signup. */
  signUp?: Maybe<SignUpPayload>;
  /** Changes fields of a dealer. The history keeps the previous values and the author of the change. Makes PUT /api/dealer/updateDealer (extension). A user error without extensions, and no REST call is made. */
  updateDealer?: Maybe<UpdateDealerPayload>;
  /** Changes the record and the roles of an employee. The history keeps the previous values. Administrators cannot remove their own role ADMIN, and at least one administrator remains. Makes PUT /api/user/updateUser (extension). A user error without extensions, and no REST call is made. Not for tools: a tool's token is `FORBIDDEN`. */
  updateEmployee?: Maybe<UpdateEmployeePayload>;
  /** Changes fields of a farmer. The history keeps the previous values and the author of the change. Makes PUT /api/farmer/updateFarmer (extension). A user error without extensions, and no REST call is made. */
  updateFarmer?: Maybe<UpdateFarmerPayload>;
  /** Changes fields of the signed-in person's profile. Makes PUT /api/user/updateProfile (extension). A user error without extensions, and no REST call is made. Not for tools: a tool's token is `FORBIDDEN`. */
  updateProfile?: Maybe<UpdateProfilePayload>;
  /** Withdraws the approval of an employee's day. The history keeps the approver, the person who withdrew the approval and the reason. Makes POST /api/punch/withdrawApproval (extension). A user error without extensions, and no REST call is made. */
  withdrawApproval?: Maybe<WithdrawApprovalPayload>;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationAddDealerArgs = {
  input: AddDealerInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationAddEmployeeArgs = {
  input: AddEmployeeInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationAddFarmerArgs = {
  input: AddFarmerInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationApproveAttendanceArgs = {
  input: ApproveAttendanceInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationApproveDaysArgs = {
  input: ApproveDaysInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationCancelMeetingArgs = {
  input: CancelMeetingInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationCorrectAttendanceArgs = {
  input: CorrectAttendanceInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportAttendanceArgs = {
  input: ExportAttendanceInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportAuditEventsArgs = {
  input: ExportAuditEventsInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportDealersArgs = {
  input: ExportDealersInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportFarmersArgs = {
  input: ExportFarmersInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportInvoicesArgs = {
  input: ExportInvoicesInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportMeetingsArgs = {
  input: ExportMeetingsInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportQrBatchesArgs = {
  input: ExportQrBatchesInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportQrUsesArgs = {
  input: ExportQrUsesInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationGenerateQrCodesArgs = {
  input: GenerateQrCodesInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationMakePasswordLinkArgs = {
  input: MakePasswordLinkInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationMarkAttendanceArgs = {
  input: MarkAttendanceInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationPlanMeetingArgs = {
  input: PlanMeetingInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationScheduleMeetingArgs = {
  input: ScheduleMeetingInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationSetEmployeeActiveArgs = {
  input: SetEmployeeActiveInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationUpdateDealerArgs = {
  input: UpdateDealerInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationUpdateEmployeeArgs = {
  input: UpdateEmployeeInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationUpdateFarmerArgs = {
  input: UpdateFarmerInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationWithdrawApprovalArgs = {
  input: WithdrawApprovalInput;
};

/** A name with its value. */
export type NameValue = {
  __typename?: 'NameValue';
  /** The name. */
  name: Scalars['String']['output'];
  /** The value. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A name with its value. */
export type NameValueInput = {
  /** The name. */
  name: Scalars['String']['input'];
  /** The value. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A finding to check before a day is approved. */
export type Oddity = {
  __typename?: 'Oddity';
  /** The beginning: the check-in for a missing check-out or a long day, the last point before a silence, or the first point of a jump. */
  fromAt?: Maybe<Scalars['DateTime']['output']>;
  /** The value. */
  kind: OddityKind;
  /** The impossible speed, in kilometres per hour. Null for other kinds, and when no time had passed. */
  kmPerHour?: Maybe<Scalars['Float']['output']>;
  /** The last position for a missing check-out, or the position that an impossible speed leads to. Null for other kinds. */
  location?: Maybe<Location>;
  /** The length in minutes. Null for a missing check-out and for an impossible speed. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** The distance of an impossible speed, in kilometres. Null for other kinds. */
  straightLineKm?: Maybe<Scalars['Float']['output']>;
  /** The end: the last point for a missing check-out, the check-out for a long day, the next point after a silence, or the last point of a jump. */
  untilAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The kinds of oddities, in the order in which a day lists them. */
export type OddityKind =
  /** Some points could only be reached faster than `DayRules.maxKmPerHour`. The oddity names the fastest of the day. */
  | 'IMPOSSIBLE_SPEED'
  /** The work lasted longer than `DayRules.longDayMinutes`. */
  | 'LONG_DAY'
  /** A past day has a check-in and no check-out. */
  | 'NO_CHECK_OUT'
  /** No usable point was recorded for `DayRules.longSilenceMinutes` or longer between check-in and check-out. */
  | 'SILENCE';

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last row, for `after`. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** True when rows follow. The value is exact. When the total is unknown and the page is full, this field costs a REST call for the next page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True when rows precede. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first row. Null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A name and a phone number, which together are unique among farmers and among dealers. */
export type PersonKeyInput = {
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name, or `.` for a person who has none. */
  lastName: Scalars['String']['input'];
  /** Phone number, 10 digits. */
  phoneNumber: Scalars['String']['input'];
};

/** The input of `planMeeting`. */
export type PlanMeetingInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The meeting. */
  id: Scalars['ID']['input'];
  /** The planned time, today or later. */
  plannedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The purpose. An empty text removes it. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** The reason. Required when a planned time changes. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The new employee. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `planMeeting`. */
export type PlanMeetingPayload = {
  __typename?: 'PlanMeetingPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The meeting after the change. Makes GET /api/meeting/getFarmerMeetingDetails (extension). Null when the REST API does not return the id. */
  meeting?: Maybe<Meeting>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** A meeting that is planned for a day and has not started. */
export type PlannedMeeting = {
  __typename?: 'PlannedMeeting';
  /** The given name of the farmer or dealer. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The value of `Meeting.id`. */
  id: Scalars['ID']['output'];
  /** Family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The number that people use, which is the id in the REST API. */
  number: Scalars['ID']['output'];
  /** The id of the farmer or dealer. */
  partyId?: Maybe<Scalars['ID']['output']>;
  /** The planned time. */
  plannedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The purpose. */
  purpose?: Maybe<Scalars['String']['output']>;
  /** The kind of customer. */
  type: MeetingType;
};

/** A product in one pack size. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** Name of the variant. */
  name?: Maybe<Scalars['String']['output']>;
  /** Name of the product. */
  productName?: Maybe<Scalars['String']['output']>;
};

/** A batch of QR codes that were generated together. */
export type QrBatch = {
  __typename?: 'QrBatch';
  /** The time of generation. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The months from generation to expiry. */
  expiryInMonths?: Maybe<Scalars['Int']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** Size of the pack. */
  packageSize?: Maybe<Scalars['String']['output']>;
  /** The points of each code. */
  points?: Maybe<Scalars['Int']['output']>;
  /** Product. */
  productName?: Maybe<Scalars['String']['output']>;
  /** The number of codes. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** A page of QR batches. */
export type QrBatchConnection = {
  __typename?: 'QrBatchConnection';
  /** The rows with their cursors. */
  edges: Array<QrBatchEdge>;
  /** The rows without cursors. */
  nodes: Array<QrBatch>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A batch in a page. */
export type QrBatchEdge = {
  __typename?: 'QrBatchEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: QrBatch;
};

/** The columns that a list of QR batches can be sorted by. */
export type QrBatchSort =
  /** By time of creation. */
  | 'CREATED'
  /** By validity in months. */
  | 'EXPIRY'
  /** By points per code. */
  | 'POINTS'
  /** By number of codes. */
  | 'QUANTITY';

/** One QR code as printed on a card. */
export type QrCard = {
  __typename?: 'QrCard';
  /** The code. */
  code?: Maybe<Scalars['String']['output']>;
  /** The time of creation. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last day on which the code can be used. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** Size of the pack. */
  packageSize?: Maybe<Scalars['String']['output']>;
  /** Points. */
  points?: Maybe<Scalars['Int']['output']>;
  /** Product. */
  productName?: Maybe<Scalars['String']['output']>;
  /** The time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** True when the code has been used. */
  used?: Maybe<Scalars['Boolean']['output']>;
};

/** A page of QR cards. */
export type QrCardConnection = {
  __typename?: 'QrCardConnection';
  /** The rows with their cursors. */
  edges: Array<QrCardEdge>;
  /** The rows without cursors. */
  nodes: Array<QrCard>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A card in a page. */
export type QrCardEdge = {
  __typename?: 'QrCardEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: QrCard;
};

/** The result of checking a QR code. */
export type QrCode = {
  __typename?: 'QrCode';
  /** The batch of the code. Null when the code is not genuine. */
  batch?: Maybe<QrBatch>;
  /** The card of the code. Null when the code is not genuine. */
  card?: Maybe<QrCard>;
  /** True when the code belongs to one of our batches. The card, the batch and the use are null when it is not. */
  genuine: Scalars['Boolean']['output'];
  /** True when the text contains a complete code. A code that is readable and not genuine may be forged; a text that is not readable has to be scanned again. */
  readable: Scalars['Boolean']['output'];
  /** The use of the code. Null when the code has not been used. */
  use?: Maybe<QrUse>;
};

/** Points that were earned or redeemed. */
export type QrUse = {
  __typename?: 'QrUse';
  /** Address in one text. */
  address?: Maybe<Scalars['String']['output']>;
  /** The used code. */
  code?: Maybe<Scalars['String']['output']>;
  /** The time of the use. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The phone number of the dealer who sold the pack. */
  dealerMobile?: Maybe<Scalars['String']['output']>;
  /** The name of the dealer who sold the pack. */
  dealerName?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The language that the person chose. */
  language?: Maybe<Scalars['String']['output']>;
  /** Family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Father's or husband's name. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The number of points. */
  points?: Maybe<Scalars['Int']['output']>;
  /** The kind of use, in the wording of the REST API. */
  transactionType?: Maybe<Scalars['String']['output']>;
};

/** A page of QR uses. */
export type QrUseConnection = {
  __typename?: 'QrUseConnection';
  /** The rows with their cursors. */
  edges: Array<QrUseEdge>;
  /** The rows without cursors. */
  nodes: Array<QrUse>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A use in a page. */
export type QrUseEdge = {
  __typename?: 'QrUseEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: QrUse;
};

/** Filters of a list of uses. A text has up to 100 characters. */
export type QrUseFilter = {
  /** A complete code. Hyphens, spaces and case are ignored. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name, phone number or village of the dealer, in either script. */
  dealer?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the range. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The kind of use, such as `EARN`. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the range. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A person who collects points by scanning codes. */
export type QrUser = {
  __typename?: 'QrUser';
  /** Address in one text. */
  address?: Maybe<Scalars['String']['output']>;
  /** The time when the person first collected points. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The language that the person chose. */
  language?: Maybe<Scalars['String']['output']>;
  /** Family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Father's or husband's name. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The time of the last change of the record. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of QR users. */
export type QrUserConnection = {
  __typename?: 'QrUserConnection';
  /** The rows with their cursors. */
  edges: Array<QrUserEdge>;
  /** The rows without cursors. */
  nodes: Array<QrUser>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not say, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A QR user in a page. */
export type QrUserEdge = {
  __typename?: 'QrUserEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: QrUser;
};

/** The number of codes used on a day. */
export type QrUsesOnDay = {
  __typename?: 'QrUsesOnDay';
  /** The number of codes. */
  count: Scalars['Int']['output'];
  /** The day in India. */
  date: Scalars['Date']['output'];
};

/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type Query = {
  __typename?: 'Query';
  /** A page of the access tokens of tools, newest first, including expired and revoked tokens. Makes GET /api/admin/fetchAccessTokens (extension). Null without extensions, and no REST call is made. */
  accessTokens?: Maybe<AccessTokenConnection>;
  /** The states, districts and talukas of India. Makes no REST call. */
  areas?: Maybe<Array<State>>;
  /** The attendance days of an employee in a period, latest first. A moderator may read their own days and those of employees without roles beyond USER. Makes GET /api/punch/getPunchInPunchOutReport. */
  attendance?: Maybe<Array<AttendanceDay>>;
  /** A page of the audit log, newest first. Makes GET /api/admin/fetchAuditEvents (extension). Null without extensions, and no REST call is made, because only the log of the gateway then has these events. */
  auditEvents?: Maybe<AuditEventConnection>;
  /** Returns what calls created and changed, the oldest first, with nothing skipped. Recording begins at the first start of the REST API, and without `after` the list begins there. Keep `endCursor` and continue from it; it is never null, and on a page without rows it is `after`, or the latest cursor when no `after` was given. `latestCursor` skips what was recorded so far. A change whose transaction is not complete appears later, never before a cursor. GET /api/changes/fetchChanges and, without `after` or for `latestCursor`, GET /api/changes/fetchLatestCursor (extensions); without extensions null, and no REST call. */
  changes?: Maybe<ChangeConnection>;
  /** The check-ins and check-outs of an employee on a day, in order of time. A moderator may read their own events and those of employees without roles beyond USER. Makes POST /api/user/getUserCheckinCheckoutReport. */
  checkEvents?: Maybe<Array<CheckEvent>>;
  /** The settings that a client needs before anyone has signed in. Makes no REST call. */
  clientConfig?: Maybe<ClientConfig>;
  /** One day of an employee. A moderator may read their own day and those of employees without roles beyond USER. Travel, meetings, farmers and dealers come from POST /api/user/getEmployeeDasboardByDate; check events and attendance have their own calls. Only the selected sections are fetched, in parallel, and a failed section leaves the others intact. */
  dayDashboard?: Maybe<DayDashboard>;
  /** One dealer with the full record. Makes GET /api/dealer/fetchDealerById (extension). Without extensions the gateway searches the newest 1,000 dealers, and `record` is null. */
  dealer?: Maybe<Dealer>;
  /** A page of the dealers registered in a month, with the columns of the QR dashboard. Makes GET /api/dealers/fetch. */
  dealerDirectory?: Maybe<DirectoryEntryConnection>;
  /** The history of a dealer, newest first. Makes GET /api/dealer/fetchDealerHistory (extension). Null without extensions, and no REST call is made. */
  dealerHistory?: Maybe<HistoryEventConnection>;
  /** A page of dealers, newest first. Makes GET /api/dealer/getAllDealersPage. */
  dealers?: Maybe<DealerConnection>;
  /** A page of the dealers that an employee registered. Makes GET /api/dealer/getAllDealersCreatedByPage. */
  dealersCreatedBy?: Maybe<DealerConnection>;
  /** One employee. Null with the error `NOT_FOUND` when the employee does not exist. A moderator may read their own record and the records of employees without roles beyond USER. Makes GET /api/user/fetchEmployeeById (extension). Without extensions the gateway searches the pages of GET /api/user/fetchAllEmployeeByPage, at most 10 pages of 100. */
  employee?: Maybe<Employee>;
  /** A page of employees who hold one of the given roles. Makes GET /api/user/fetchAllEmployeeByPage. */
  employees?: Maybe<EmployeeConnection>;
  /** One farmer with the full record. Makes GET /api/farmer/fetchFarmerById (extension). Without extensions the gateway searches the newest 1,000 farmers, and `record` is null. */
  farmer?: Maybe<Farmer>;
  /** A page of the farmers registered in a month, with the columns of the QR dashboard. Makes GET /api/farmers/fetch. */
  farmerDirectory?: Maybe<DirectoryEntryConnection>;
  /** The history of a farmer, newest first. Makes GET /api/farmer/fetchFarmerHistory (extension). Null without extensions, and no REST call is made. */
  farmerHistory?: Maybe<HistoryEventConnection>;
  /** A page of farmers, newest first. Makes GET /api/farmer/getAllFarmersPage. */
  farmers?: Maybe<FarmerConnection>;
  /** A page of the farmers that an employee registered. Makes GET /api/farmer/getAllFarmersCreatedByPage. */
  farmersCreatedBy?: Maybe<FarmerConnection>;
  /** One invoice. Null with the error `NOT_FOUND` when the invoice does not exist. Makes GET /api/products/fetchInvoiceDetails. */
  invoice?: Maybe<Invoice>;
  /** A page of the invoices of a month, newest first. Makes GET /api/products/fetchInvoice. */
  invoices?: Maybe<InvoiceConnection>;
  /** The signed-in person. Makes POST /api/user/userdetails. */
  me?: Maybe<Employee>;
  /** One meeting. Null with the error `NOT_FOUND` when the meeting does not exist. Makes GET /api/meeting/getFarmerMeetingDetails or GET /api/meeting/getDealerMeetingDetails. */
  meeting?: Maybe<Meeting>;
  /** A page of meetings, newest first. Makes GET /api/meeting/getAllFarmerMeetingCreatedByPage, or GET /api/meeting/getAllFarmerMeetingByUserPage when `scope` is ASSIGNED. */
  meetings?: Maybe<MeetingConnection>;
  /** The product variants for which QR codes can be generated. Makes GET /api/products/getProducts. */
  productVariants?: Maybe<Array<ProductVariant>>;
  /** The profile of the signed-in person. Makes GET /api/user/getProfile. */
  profile?: Maybe<Employee>;
  /** One QR batch. Makes GET /api/admin/lats/qrcode/fetchQRBatchById (extension). Null without extensions, and no REST call is made. */
  qrBatch?: Maybe<QrBatch>;
  /** A page of the QR batches generated in a month, newest first. Makes POST /api/admin/lats/qrcode/getQRBatches. */
  qrBatches?: Maybe<QrBatchConnection>;
  /** A page of the QR cards of a batch. Makes POST /api/admin/lats/qrcode/getQRDetailsByBatch. */
  qrCards?: Maybe<QrCardConnection>;
  /** The card, batch and use of a QR code, and whether the code is genuine. Makes POST /api/admin/lats/qrcode/fetchQRCode (extension). Null without extensions, and no REST call is made. */
  qrCode?: Maybe<QrCode>;
  /** One person who collects points. Phone number and address are null unless the caller is an administrator. Makes GET /api/admin/lats/qrcode/fetchQRUserById (extension). Null without extensions, and no REST call is made. */
  qrUser?: Maybe<QrUser>;
  /** A page of the people who first collected points in a month. Makes POST /api/admin/lats/qrcode/getQRCodeUsers. */
  qrUsers?: Maybe<QrUserConnection>;
  /** A page of the points earned and redeemed in a month, newest first. Makes POST /api/admin/lats/qrcode/getQRCodeUseHistory. */
  qrUses?: Maybe<QrUseConnection>;
  /** The number of codes used on each day of a month, in India's time. Days without uses are left out. Makes POST /api/admin/lats/qrcode/getQRCodeUsesByDay (extension). Null without extensions, and no REST call is made. */
  qrUsesByDay?: Maybe<Array<QrUsesOnDay>>;
  /** The people of the list who are already registered. A name and a phone number together identify a person. Makes POST /api/farmer/fetchRegisteredFarmers or POST /api/dealer/fetchRegisteredDealers (extension). Null without extensions, and no REST call is made. */
  registeredCustomers?: Maybe<Array<RegisteredCustomer>>;
  /** Searches all kinds of records by one text in Latin or Devanagari script: a name, a village, digits of a phone number, or the number of a meeting or an invoice. Makes POST /api/search/findAnything (extension). Without extensions only farmers and dealers are searched, by POST /api/farmer/searchFarmerByArea and POST /api/dealer/searchDealerByArea. */
  search?: Maybe<Array<SearchGroup>>;
  /** The dealers of an area whose name, phone number or village contains the text, up to 200. Makes POST /api/dealer/searchDealerByArea. */
  searchDealers?: Maybe<DealerSearchConnection>;
  /** The farmers of an area whose name, phone number or village contains the text, up to 200. Makes POST /api/farmer/searchFarmerByArea. */
  searchFarmers?: Maybe<FarmerSearchConnection>;
  /** One day of all employees with the role USER, ten at a time. Makes GET /api/user/fetchAllEmployeeByPage, then for each person only the calls of the selected fields: POST /api/user/getEmployeeDasboardByDate for travel and visits, GET /api/punch/getPunchInPunchOutReport for attendance, and both for oddities. Ten people therefore cost up to 21 REST calls. With extensions, POST /api/user/getDaysOfEmployees replaces these twenty. Check events take one more call per person, which exceeds the number of calls that one operation may make without extensions. */
  teamDay?: Maybe<TeamDay>;
  /** One month of attendance of all employees with the role USER, ten at a time. Makes GET /api/user/fetchAllEmployeeByPage, then GET /api/punch/getPunchInPunchOutReport for each person when attendance is selected. Ten people therefore cost 11 REST calls. */
  teamMonth?: Maybe<TeamMonth>;
  /** The travel figures of an employee for each day of a period, by the same rules as `dayDashboard`. Days without a position are left out. A moderator may read their own days and those of employees without roles beyond USER. Makes GET /api/user/getTravelReport (extension). Null without extensions, and no REST call is made. */
  travelReport?: Maybe<Array<TravelDay>>;
  /** The signed-in person in the form that `signIn` returns. Relay uses this field to fetch a `Viewer`. Makes POST /api/user/userdetails. */
  viewer?: Maybe<Viewer>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryAccessTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryAttendanceArgs = {
  filter?: InputMaybe<DateFilter>;
  period?: InputMaybe<AttendancePeriod>;
  userId: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
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


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  types?: InputMaybe<Array<ChangeType>>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryCheckEventsArgs = {
  date: Scalars['Date']['input'];
  userId: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryDayDashboardArgs = {
  date: Scalars['Date']['input'];
  userId: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryDealerArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
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


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryDealerHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  kind?: InputMaybe<HistoryKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryDealersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<CustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerSort>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryDealersCreatedByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryEmployeeArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
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


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryFarmerArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
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


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryFarmerHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  kind?: InputMaybe<HistoryKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryFarmersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<CustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerSort>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryFarmersCreatedByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<InvoiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<InvoiceSort>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryMeetingArgs = {
  id: Scalars['ID']['input'];
  type?: InputMaybe<MeetingType>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryMeetingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<MeetingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<MeetingScope>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MeetingSort>;
  status?: InputMaybe<MeetingStatus>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrBatchArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrBatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<DateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DateOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QrBatchSort>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  batchId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrCodeArgs = {
  code: Scalars['String']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrUserArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
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


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
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


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrUsesByDayArgs = {
  month: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryRegisteredCustomersArgs = {
  people: Array<PersonKeyInput>;
  type: MeetingType;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QuerySearchArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QuerySearchDealersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<AreaInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  registeredFrom?: InputMaybe<Scalars['Date']['input']>;
  registeredTo?: InputMaybe<Scalars['Date']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QuerySearchFarmersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<AreaInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  registeredFrom?: InputMaybe<Scalars['Date']['input']>;
  registeredTo?: InputMaybe<Scalars['Date']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryTeamDayArgs = {
  date: Scalars['Date']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryTeamMonthArgs = {
  month: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryTravelReportArgs = {
  period: AttendancePeriod;
  userId: Scalars['ID']['input'];
};

/** A registered person among the requested people. */
export type RegisteredCustomer = {
  __typename?: 'RegisteredCustomer';
  /** The id of the dealer in the REST API. Null when `type` is FARMER. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The id of the farmer in the REST API. Null when `type` is DEALER. */
  farmerId?: Maybe<Scalars['ID']['output']>;
  /** A unique id of this person at this index of `people`. */
  id: Scalars['ID']['output'];
  /** The index of the person in `people`, counted from 0. */
  index: Scalars['Int']['output'];
};

/** The input of `resetPassword`. */
export type ResetPasswordInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The new password again. */
  confirmPassword: Scalars['String']['input'];
  /** The new password. */
  password: Scalars['String']['input'];
  /** Token of the link. */
  token: Scalars['String']['input'];
};

/** The result of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The input of `revokeAccessToken`. */
export type RevokeAccessTokenInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the token. */
  tokenId: Scalars['ID']['input'];
};

/** The result of `revokeAccessToken`. */
export type RevokeAccessTokenPayload = {
  __typename?: 'RevokeAccessTokenPayload';
  /** The revoked token. Null when refused. */
  accessToken?: Maybe<AccessToken>;
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** A role of a person. Each role includes the rights of the roles before it. */
export type Role =
  /** A person with all rights. */
  | 'ADMIN'
  /** A person who works in the back office. */
  | 'MODERATOR'
  /** A signed-in person without rights in the back office. */
  | 'USER';

/** The input of `scheduleMeeting`. Exactly one of `farmerId` and `dealerId` is required. */
export type ScheduleMeetingInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The dealer. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** The farmer. */
  farmerId?: InputMaybe<Scalars['ID']['input']>;
  /** The planned time (extension). A user error without extensions, and no REST call is made. */
  plannedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The purpose (extension). A user error without extensions, and no REST call is made. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** The assigned employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `scheduleMeeting`. */
export type ScheduleMeetingPayload = {
  __typename?: 'ScheduleMeetingPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The meeting after the change. Makes GET /api/meeting/getFarmerMeetingDetails (extension). Null when the REST API does not return the id. */
  meeting?: Maybe<Meeting>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The results of a search for one kind of record. */
export type SearchGroup = {
  __typename?: 'SearchGroup';
  /** True when more rows than `totalCount` may match. */
  cut: Scalars['Boolean']['output'];
  /** The best results. Rows that contain every word of the text come first. */
  hits: Array<SearchHit>;
  /** The kind. */
  kind: SearchKind;
  /** The number of rows that were found. */
  totalCount: Scalars['Int']['output'];
};

/** A result of a search. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** The name in Latin script when the name is in Devanagari. Null otherwise. */
  latinName?: Maybe<Scalars['String']['output']>;
  /** The degree to which the row matches the text. */
  likeness: SearchLikeness;
  /** The words of the name that match, for highlighting. Empty when the REST API does not say. */
  matchedWords: Array<Scalars['String']['output']>;
  /** The row. */
  node: SearchNode;
};

/** The kind of record that a search returns. */
export type SearchKind =
  /** Dealers. */
  | 'DEALERS'
  /** Employees that the caller may read. */
  | 'EMPLOYEES'
  /** Farmers. */
  | 'FARMERS'
  /** Invoices of the dealers that were found, or with the given number. */
  | 'INVOICES'
  /** Meetings with the people that were found, or with the given number. */
  | 'MEETINGS';

/** The degree to which a row matches the text. */
export type SearchLikeness =
  /** The row contains one of the words, and no row of the kind contains all words. */
  | 'ONE_WORD'
  /** The row contains every word, in either script. */
  | 'SAME'
  /** The row contains the words or words that sound alike, such as Chauhan and Chavan. */
  | 'SOUNDS_ALIKE';

/** A record of any kind that a search returns. */
export type SearchNode = Dealer | Employee | Farmer | Invoice | Meeting;

/** The input of `setEmployeeActive`. */
export type SetEmployeeActiveInput = {
  /** True to activate the employee, false to deactivate. */
  active: Scalars['Boolean']['input'];
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address of the employee. */
  email: Scalars['String']['input'];
};

/** The result of `setEmployeeActive`. */
export type SetEmployeeActivePayload = {
  __typename?: 'SetEmployeeActivePayload';
  /** The new state. Null when refused. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The employee after the change. Makes GET /api/user/fetchEmployeeById (extension). Null when the REST API does not return the id. */
  employee?: Maybe<Employee>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The credentials of a person. */
export type SignInInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Password. */
  password: Scalars['String']['input'];
  /** User name, e-mail address or phone number. */
  username: Scalars['String']['input'];
};

/** The result of `signIn`. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The token for the header `Authorization: Bearer …`. Null when refused. */
  token?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
  /** The person who signed in. Null when refused. */
  viewer?: Maybe<Viewer>;
};

/** The input of `signOut`. */
export type SignOutInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The person who signs up. */
export type SignUpInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The new password again. */
  confirmPassword: Scalars['String']['input'];
  /** Date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Family name, or `.` for a person who has none. */
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

/** The result of `signUp`. */
export type SignUpPayload = {
  __typename?: 'SignUpPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The direction of a sorted list. */
export type SortDirection =
  /** From the lowest value to the highest: oldest first, or A to Z. */
  | 'ASCENDING'
  /** From the highest value to the lowest: newest first, or Z to A. */
  | 'DESCENDING';

/** A state or union territory. */
export type State = {
  __typename?: 'State';
  /** The districts of the state. */
  districts: Array<District>;
  /** Former and other common names, as used in older documents. */
  formerNames: Array<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
};

/** A place where an employee stayed. */
export type Stop = {
  __typename?: 'Stop';
  /** The time of the first point. */
  fromAt?: Maybe<Scalars['DateTime']['output']>;
  /** The centre of the points. */
  location: Location;
  /** The whole minutes from the first point to the last. */
  minutes: Scalars['Int']['output'];
  /** The time of the last point. */
  untilAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One day of up to ten employees. */
export type TeamDay = {
  __typename?: 'TeamDay';
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** The number of the next page. Null after the last page. When the REST API does not count, a full page has a next page, which may be empty. */
  nextPage?: Maybe<Scalars['Int']['output']>;
  /** The employees with the role USER in the order of the REST API, each with the day. */
  people: Array<TeamMember>;
  /** The total number of people. Null when the REST API does not count. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One employee of a team's day. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** The day of the employee. A failed section leaves the other sections and the other people intact. */
  day: DayDashboard;
  /** The employee. */
  employee: Employee;
};

/** One month of up to ten employees. */
export type TeamMonth = {
  __typename?: 'TeamMonth';
  /** The month, 1 to 12. */
  month: Scalars['Int']['output'];
  /** The number of the next page. Null after the last page. When the REST API does not count, a full page has a next page, which may be empty. */
  nextPage?: Maybe<Scalars['Int']['output']>;
  /** The employees with the role USER in the order of the REST API, each with the month. */
  people: Array<MonthMember>;
  /** The total number of people. Null when the REST API does not count. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The year, such as 2026. */
  year: Scalars['Int']['output'];
};

/** A tool that acts in the name of the administrator who created its token. */
export type Tool = {
  __typename?: 'Tool';
  /** The time when the token expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the tool. */
  name: Scalars['String']['output'];
};

/** The travel figures of a day. */
export type TravelDay = {
  __typename?: 'TravelDay';
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** The number of stops, as in `DayDashboard.stops`. */
  stopCount: Scalars['Int']['output'];
  /** The distance along straight lines between usable positions, in kilometres, as in `TravelSummary`. */
  straightLineKm: Scalars['Float']['output'];
};

/** A position of an employee's device. */
export type TravelPoint = {
  __typename?: 'TravelPoint';
  /** The time of the position. Null when the device sent no time, or a time outside the requested day. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The comment. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The reason why the point is left out of the route and of all figures. Null when the point is used, and outside a day. */
  leftOut?: Maybe<LeftOutReason>;
  /** The position. Null when the device sent none. */
  location?: Maybe<Location>;
  /** The error that the device reported when it sent the position. */
  syncComment?: Maybe<Scalars['String']['output']>;
};

/** The figures of a day's travel, along straight lines. */
export type TravelSummary = {
  __typename?: 'TravelSummary';
  /** The number of points that are left out, by reason, in the order of `LeftOutReason`. Empty when all points are used. */
  leftOut: Array<LeftOutPoints>;
  /** The number of points that are used. */
  pointCount: Scalars['Int']['output'];
  /** The number of points that are left out. */
  skippedCount: Scalars['Int']['output'];
  /** The distance along straight lines between usable points, in kilometres. */
  straightLineKm: Scalars['Float']['output'];
};

/** The changed fields of a dealer. An absent field stays as it is. Null or an empty value clears a field that may be empty. */
export type UpdateDealerInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
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
  /** Family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Father's or husband's name; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** File names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the change is based on (`Dealer.version`). The change is refused as a conflict when a newer version exists. */
  version: Scalars['Int']['input'];
  /** WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateDealer`. */
export type UpdateDealerPayload = {
  __typename?: 'UpdateDealerPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The changed dealer. Null when refused. */
  dealer?: Maybe<Dealer>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The changed fields of an employee. An absent field stays as it is. Null or an empty value clears a field that may be empty. */
export type UpdateEmployeeInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** E-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** Family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Father's or husband's name; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The new roles, at least one. */
  roles?: InputMaybe<Array<Role>>;
  /** The employee. */
  userId: Scalars['ID']['input'];
  /** The version that the change is based on. The change is refused as a conflict when a newer version exists. Not compared when not given. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of `updateEmployee`. */
export type UpdateEmployeePayload = {
  __typename?: 'UpdateEmployeePayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The changed employee. Null when refused. */
  employee?: Maybe<Employee>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The changed fields of a farmer. An absent field stays as it is. Null or an empty value clears a field that may be empty. */
export type UpdateFarmerInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
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
  /** Family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Father's or husband's name; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** File names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the change is based on (`Farmer.version`). The change is refused as a conflict when a newer version exists. */
  version: Scalars['Int']['input'];
  /** WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateFarmer`. */
export type UpdateFarmerPayload = {
  __typename?: 'UpdateFarmerPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The changed farmer. Null when refused. */
  farmer?: Maybe<Farmer>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The changed fields of the caller's profile. An absent field stays as it is. Null or an empty value clears a field that may be empty. */
export type UpdateProfileInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** E-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** Family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Father's or husband's name; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on. The change is refused as a conflict when a newer version exists. Not compared when not given. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The current profile. Null when refused. */
  profile?: Maybe<Employee>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** A refusal that a person can act on. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of the refusal. */
  code: UserErrorCode;
  /** The message of the REST API, unchanged. For `UNEXPLAINED` and `NOT_SUPPORTED`, and for input that is refused before any call, the message is from the gateway. */
  message: Scalars['String']['output'];
  /** The path of the refused input field, starting at `input`, such as `[input, address, pinCode]`. Null when the refusal concerns no single field, or when the REST API does not name one (extension). */
  path?: Maybe<Array<Scalars['String']['output']>>;
};

/** The reason for a refusal. */
export type UserErrorCode =
  /** The change conflicts with existing data (HTTP 409). */
  | 'CONFLICT'
  /** The REST API (HTTP 400 or 422) or the gateway did not accept a value. */
  | 'INVALID'
  /** The requested object does not exist (HTTP 404). */
  | 'NOT_FOUND'
  /** The REST API has no such call, and none was made. The message is from the gateway. */
  | 'NOT_SUPPORTED'
  /** The REST API refused and returned `message` as the reason. */
  | 'REFUSED'
  /** The REST API refused without a reason. The message is from the gateway. */
  | 'UNEXPLAINED';

/** The signed-in person. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** Family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The roles of the person. */
  roles: Array<Role>;
};

/** The input of `withdrawApproval`. */
export type WithdrawApprovalInput = {
  /** An identifier of your choice. A repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The reason, which is stored with the withdrawal. */
  reason: Scalars['String']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `withdrawApproval`. */
export type WithdrawApprovalPayload = {
  __typename?: 'WithdrawApprovalPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};
