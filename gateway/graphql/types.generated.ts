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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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

/** Totals of a period. */
export type ActivityCounts = {
  __typename?: 'ActivityCounts';
  /** The number of codes used. */
  codesUsed?: Maybe<Scalars['Int']['output']>;
  /** The number of dealers registered. */
  dealersRegistered?: Maybe<Scalars['Int']['output']>;
  /** The number of farmers registered. */
  farmersRegistered?: Maybe<Scalars['Int']['output']>;
  /** The number of meetings held. */
  meetingsHeld?: Maybe<Scalars['Int']['output']>;
  /** The points awarded for codes, a whole number. */
  pointsGiven?: Maybe<Scalars['Float']['output']>;
  /** The number of visits. */
  visits?: Maybe<Scalars['Int']['output']>;
};

/** Groups of `activityReport`. */
export type ActivityGroup =
  /** By day. */
  | 'DAY'
  /** By the employee who made the visit, held the meeting or registered the farmer or dealer. Codes count for the employee of the dealer who sold the pack. */
  | 'EMPLOYEE'
  /** By month. */
  | 'MONTH'
  /** By the product of the code. */
  | 'PRODUCT'
  /** By the taluka of the farmer or dealer. Codes count for the taluka of the dealer who sold the pack. */
  | 'TALUKA';

/** Activity of a period, by group. */
export type ActivityReport = {
  __typename?: 'ActivityReport';
  /** The totals of the same number of days before the period. */
  previousTotal?: Maybe<ActivityCounts>;
  /** A row for each group with activity, days and months in order of time, others by name. */
  rows: Array<ActivityRow>;
  /** The totals of the period. */
  total?: Maybe<ActivityCounts>;
};

/** Activity of a day, month, employee, taluka or product. A visit is a meeting that was held, or a farmer or dealer who was seen during one. */
export type ActivityRow = {
  __typename?: 'ActivityRow';
  /** The number of codes used. A row of an employee or a taluka counts the packs that its dealers sold. */
  codesUsed?: Maybe<Scalars['Int']['output']>;
  /** The number of dealers registered. Null for a product. */
  dealersRegistered?: Maybe<Scalars['Int']['output']>;
  /** The number of farmers registered. Null for a product. */
  farmersRegistered?: Maybe<Scalars['Int']['output']>;
  /** The day, the month as `YYYY-MM`, the id of the employee or product variant, or the state, district and taluka, separated by a slash. By employee and by taluka, `NONE` counts the codes of packs without a dealer. */
  key: Scalars['ID']['output'];
  /** The name of the employee, taluka or product. Null for a day, a month and the row `NONE`. */
  label?: Maybe<Scalars['String']['output']>;
  /** The number of meetings held. Null for a product. */
  meetingsHeld?: Maybe<Scalars['Int']['output']>;
  /** The points awarded for these codes, a whole number. */
  pointsGiven?: Maybe<Scalars['Float']['output']>;
  /** The number of visits. Null for a product. */
  visits?: Maybe<Scalars['Int']['output']>;
};

/** A new dealer. */
export type AddDealerInput = {
  /** The postal address. */
  address: AddressInput;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** Other details of the shop, at most 50; none when absent (extension). */
  details?: InputMaybe<Array<NameValueInput>>;
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** The given name. */
  firstName: Scalars['String']['input'];
  /** The gender. */
  gender: Gender;
  /** The family name, or `.` for a person who has none. */
  lastName: Scalars['String']['input'];
  /** The name of the father or husband. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phoneNumber: Scalars['String']['input'];
  /** The file names of uploaded pictures, the portrait first, up to 10: each is the `fileName` in the response of `POST /images`. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The file names of uploaded pictures, separated by commas. A user error when `pictures` is given too.
   * @deprecated Until 2027-06-30: use pictures
   */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
  /** The WhatsApp number, 10 digits; none when absent (extension). */
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
  /** The postal address. */
  address: AddressInput;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** The given name. */
  firstName: Scalars['String']['input'];
  /** The gender. */
  gender: Gender;
  /** The family name, or `.` for a person who has none. */
  lastName: Scalars['String']['input'];
  /** The name of the father or husband. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
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
  /** The postal address. */
  address: AddressInput;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Crops that the farmer grows, at most 50; none when absent (extension). */
  crops?: InputMaybe<Array<NameValueInput>>;
  /** The date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** The given name. */
  firstName: Scalars['String']['input'];
  /** The gender. */
  gender: Gender;
  /** The family name, or `.` for a person who has none. */
  lastName: Scalars['String']['input'];
  /** The name of the father or husband. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phoneNumber: Scalars['String']['input'];
  /** The file names of uploaded pictures, the portrait first, up to 10: each is the `fileName` in the response of `POST /images`. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The file names of uploaded pictures, separated by commas. A user error when `pictures` is given too.
   * @deprecated Until 2027-06-30: use pictures
   */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
  /** The WhatsApp number, 10 digits; none when absent (extension). */
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
  /** The district. */
  district?: Maybe<Scalars['String']['output']>;
  /** The postal code, 6 digits. */
  pinCode?: Maybe<Scalars['String']['output']>;
  /** The state or union territory. */
  state?: Maybe<Scalars['String']['output']>;
  /** The house number and street. */
  street?: Maybe<Scalars['String']['output']>;
  /** The sub-district. */
  taluka?: Maybe<Scalars['String']['output']>;
  /** The village, shown as the second address line. */
  village?: Maybe<Scalars['String']['output']>;
};

/** A postal address. */
export type AddressInput = {
  /** The district. */
  district: Scalars['String']['input'];
  /** The postal code, 6 digits. */
  pinCode: Scalars['String']['input'];
  /** The state or union territory. */
  state: Scalars['String']['input'];
  /** The house number and street. */
  street: Scalars['String']['input'];
  /** The sub-district. */
  taluka: Scalars['String']['input'];
  /** The village, the second address line. */
  village?: InputMaybe<Scalars['String']['input']>;
};

/** Parts of a postal address to change. An absent part stays as it is; the whole address is checked after the change. */
export type AddressPartsInput = {
  /** The district. Cannot be cleared. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** The postal code, 6 digits. Cannot be cleared. */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /** The state or union territory. Cannot be cleared. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** House, street. Cannot be cleared. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The sub-district. Cannot be cleared. */
  taluka?: InputMaybe<Scalars['String']['input']>;
  /** The village, the second address line; null clears it. */
  village?: InputMaybe<Scalars['String']['input']>;
};

/** The input of `answerDayQuestion`. */
export type AnswerDayQuestionInput = {
  /** The answer, up to 500 characters. */
  answer: Scalars['String']['input'];
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `answerDayQuestion`. */
export type AnswerDayQuestionPayload = {
  __typename?: 'AnswerDayQuestionPayload';
  /** The day with the answer. */
  attendance?: Maybe<AttendanceDay>;
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
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
  /** The REST API did not respond in time, and was not reached. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The reason for approving a day that needs a check (extension). A user error without extensions. */
  note?: InputMaybe<Scalars['String']['input']>;
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  /** The state or union territory. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** The sub-district. */
  taluka?: InputMaybe<Scalars['String']['input']>;
};

/** The input of `askAboutDay`. */
export type AskAboutDayInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The question, up to 500 characters. */
  question: Scalars['String']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `askAboutDay`. */
export type AskAboutDayPayload = {
  __typename?: 'AskAboutDayPayload';
  /** The day with the question. */
  attendance?: Maybe<AttendanceDay>;
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
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
  /** The note of the person who approved the day although it needed checking (extension). Null when there is none, and without extensions. */
  approvalNote?: Maybe<Scalars['String']['output']>;
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
  /** The questions about the day, latest first (extension). Empty when there are none, and without extensions. */
  questions: Array<DayQuestion>;
  /** The refusals of the day, latest first (extension). Empty when there are none, and without extensions. */
  refusals: Array<DayRefusal>;
  /** The state of the day, by the rule that all screens share. Null for a day without a date. Within `dayDashboard` and `teamDay`, makes POST /api/user/getEmployeeDasboardByDate. Within a period and `teamMonth`, makes GET /api/user/getTravelReport once for each person (extension); without extensions no call is made, and a day is at best UNCHECKED. */
  state?: Maybe<DayState>;
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
  /** The audit log was exported. The detail is the range of days, followed by the action, and by `TEXT` when a part of a name was set, such as `2026-11-01/2026-11-30; SIGNED_IN; TEXT`. The text itself is not recorded. */
  | 'AUDIT_EXPORTED'
  /** QR codes were generated. The subject is the batch, the detail the number of codes. */
  | 'CODES_GENERATED'
  /** QR codes were voided. The subject is the batch, the detail the range of cards and the number that became void, such as `0-99; 96`. */
  | 'CODES_VOIDED'
  /** The answer to a question about an employee's day was entered. The detail is the day. */
  | 'DAY_QUESTION_ANSWERED'
  /** A question about an employee's day was asked. The detail is the day. */
  | 'DAY_QUESTION_ASKED'
  /** A day of an employee was refused. The detail is the day, and the type that it counts as, such as `2026-11-14; HALF_DAY`. */
  | 'DAY_REFUSED'
  /** The type of an employee's day was set. The detail is the day, followed by the type, such as `2026-11-14; HALF_DAY`. */
  | 'DAY_TYPE_SET'
  /** An employee was deactivated. */
  | 'DEACTIVATED'
  /** Dealers were exported. The detail is the same as for farmers. */
  | 'DEALERS_EXPORTED'
  /** A dealer was registered. */
  | 'DEALER_ADDED'
  /** A dealer was changed. The detail is the changed fields, in the names of the REST API. */
  | 'DEALER_CHANGED'
  /** Dealers who may be registered twice were exported. */
  | 'DEALER_DUPLICATES_EXPORTED'
  /** A dealer was merged into another. The subject is the kept dealer, the detail the id of the merged one. */
  | 'DEALER_MERGED'
  /** An employee was added. The detail is the roles of the employee. */
  | 'EMPLOYEE_ADDED'
  /** The record of an employee was changed, by an administrator or by the employee. The detail is the changed fields, in the names of the REST API. */
  | 'EMPLOYEE_CHANGED'
  /** Farmers were exported. The detail is the area, followed by `; TEXT` when a search text was set. The text itself is not recorded. */
  | 'FARMERS_EXPORTED'
  /** A farmer was registered. */
  | 'FARMER_ADDED'
  /** A farmer was changed. The detail is the changed fields, in the names of the REST API. */
  | 'FARMER_CHANGED'
  /** Farmers who may be registered twice were exported. */
  | 'FARMER_DUPLICATES_EXPORTED'
  /** A farmer was merged into another. The subject is the kept farmer, the detail the id of the merged one. */
  | 'FARMER_MERGED'
  /** A holiday was added, renamed or removed. The detail is the day. */
  | 'HOLIDAY_SET'
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
  /** A payroll month was closed. The detail is the month, such as `2026-11`. */
  | 'PAYROLL_CLOSED'
  /** A payroll month was exported. The detail is the month, `DRAFT` while the month was open, and the format, such as `2026-11; DRAFT; XLSX`. */
  | 'PAYROLL_EXPORTED'
  /** A closed payroll month was opened again. The detail is the month. */
  | 'PAYROLL_REOPENED'
  /** A picture was uploaded. The detail is its file name. */
  | 'PICTURE_UPLOADED'
  /** QR batches were exported. The detail is the range of days, such as `2026-11-01/2026-11-30`, with `..` for an open end, or null for all days. */
  | 'QR_BATCHES_EXPORTED'
  /** Cards of a batch were exported. The subject is the batch, the detail the state, followed by `; TEXT` when a search text was set. */
  | 'QR_CARDS_EXPORTED'
  /** A list of people to call about a batch was exported. The subject is the batch, and the detail is the state of the calls. */
  | 'QR_PEOPLE_EXPORTED'
  /** Uses of QR codes were exported. The subject is the dealer who sold the packs, or null for all dealers. The detail is the range of days, followed by the type, such as `2026-11-01/2026-11-30; EARN`. */
  | 'QR_USES_EXPORTED'
  /** A person was called about a batch. The subject is the QR user, the detail the batch and the outcome, such as `318; CALLED`. */
  | 'RECALL_CALLED'
  /** A call about a batch was withdrawn. The subject is the QR user, the detail the batch. */
  | 'RECALL_WITHDRAWN'
  /** The refusal of an employee's day was withdrawn. The detail is the day. */
  | 'REFUSAL_WITHDRAWN'
  /** The roles of an employee were changed. The detail is the new roles. */
  | 'ROLES_CHANGED'
  /** A person signed in. */
  | 'SIGNED_IN'
  /** A person signed out. */
  | 'SIGNED_OUT'
  /** A person signed up. */
  | 'SIGNED_UP'
  /** Sign-ins to one account were refused. The subject is the person with the given name, or null for unknown names. The detail is the number of refusals in the hour that starts at `at`. */
  | 'SIGN_IN_REFUSED'
  /** Customers and open meetings were handed over to an employee. The subject is that employee, the detail the id of the former one, the numbers of farmers, dealers and meetings of the step, and the reason if given, such as `1044; 352; 24; 5; Moved to Nashik`. */
  | 'TERRITORY_TRANSFERRED'
  /** A webhook was changed. The detail is the names of the fields, comma-separated. */
  | 'WEBHOOK_CHANGED'
  /** A webhook was created. The detail is the host of its URL. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. The detail is the host of its URL. */
  | 'WEBHOOK_DELETED';

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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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

/** A day of an employee that keeps a month from being closed. */
export type BlockedDay = {
  __typename?: 'BlockedDay';
  /** The day in India. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The employee. */
  userId: Scalars['ID']['output'];
};

/** The input of `cancelMeeting`. */
export type CancelMeetingInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  /** The day for ATTENDANCE. For PAYROLL, the holiday, the day whose type was set, or the first day of the month. Null for other types. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Paths of the changed fields in the type of the subject, such as `address.village`. Empty when the subject was created, and for changes from before fields were recorded. */
  fields: Array<Scalars['String']['output']>;
  /** True when the caller made the change: with the token of the same tool, or as the same person without a tool. A two-way sync leaves out these changes. Null when the REST API does not return it. */
  own?: Maybe<Scalars['Boolean']['output']>;
  /** The id of the farmer, dealer, employee, meeting or batch. For ATTENDANCE, the id of the employee. For PAYROLL, the month as `YYYYMM`. */
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
  /** The cursor of the latest change. A list after this cursor returns only later changes. Makes GET /api/changes/fetchLatestCursor (extension). Null when the REST API does not return it. */
  latestCursor?: Maybe<Scalars['String']['output']>;
  /** The rows without cursors. */
  nodes: Array<Change>;
  /** Position of the page. On a page without rows `endCursor` is `after`, or the latest cursor without `after`. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  | 'MEETING'
  /** A payroll month: closed or reopened, a holiday set or removed, or the type of a day set. */
  | 'PAYROLL';

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

/** The input of `closePayrollMonth`. */
export type ClosePayrollMonthInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The month, 1 to 12. */
  month: Scalars['Int']['input'];
  /** The year, 2000 to 2100. */
  year: Scalars['Int']['input'];
};

/** The result of `closePayrollMonth`. */
export type ClosePayrollMonthPayload = {
  __typename?: 'ClosePayrollMonthPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The input of `correctAttendance`. */
export type CorrectAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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

/** Numbers of visited farmers or dealers, by group. */
export type Coverage = {
  __typename?: 'Coverage';
  /** A row for each group. Groups without farmers or dealers are left out. */
  rows: Array<CoverageRow>;
};

/** Groups of `coverage`. */
export type CoverageGroup =
  /** By the employee who registered the farmers or dealers or took them over. */
  | 'EMPLOYEE'
  /** By taluka. */
  | 'TALUKA';

/** Number of farmers or dealers of one taluka or of one employee. */
export type CoverageRow = {
  __typename?: 'CoverageRow';
  /** The district of the taluka. Null for an employee. */
  district?: Maybe<Scalars['String']['output']>;
  /** The id of the employee, or the state, district and taluka, separated by a slash. */
  key: Scalars['ID']['output'];
  /** The name of the taluka or the employee. */
  label?: Maybe<Scalars['String']['output']>;
  /** The number of farmers or dealers without any visit. */
  never?: Maybe<Scalars['Int']['output']>;
  /** The state of the taluka. Null for an employee. */
  state?: Maybe<Scalars['String']['output']>;
  /** The number of farmers or dealers. */
  total?: Maybe<Scalars['Int']['output']>;
  /** The number of farmers or dealers visited in the last `days` days, by any employee. */
  visited?: Maybe<Scalars['Int']['output']>;
};

/** The input of `createAccessToken`. */
export type CreateAccessTokenInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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

/** The input of `createWebhook`. */
export type CreateWebhookInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The types of the changes to send. */
  types: Array<ChangeType>;
  /** The URL, up to 1,000 characters, over `https:`; over `http:` too in development. */
  url: Scalars['String']['input'];
};

/** The result of `createWebhook`. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The secret of the signatures, which begins with `whsec_`. It is returned only once. Null when refused. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
  /** The webhook. Null when refused. */
  webhook?: Maybe<Webhook>;
};

/** A field of a farmer or dealer that can be changed. */
export type CustomerField =
  /** The date of birth, `YYYY-MM-DD`. */
  | 'DATE_OF_BIRTH'
  /** Crops of a farmer or details of a shop, in one text. */
  | 'DETAILS'
  /** The district. */
  | 'DISTRICT'
  /** The e-mail address. */
  | 'EMAIL'
  /** The name of the employee whose customer it is. */
  | 'EMPLOYEE'
  /** The given name. */
  | 'FIRST_NAME'
  /** The gender, in the spelling of the REST API. */
  | 'GENDER'
  /** The family name. */
  | 'LAST_NAME'
  /** The id of a farmer or dealer who was merged into this one. */
  | 'MERGED_FROM'
  /** The name of the father or husband. */
  | 'MIDDLE_NAME'
  /** The phone number. */
  | 'PHONE_NUMBER'
  /** The file names of the pictures, comma-separated. */
  | 'PICTURES'
  /** The postal code. */
  | 'PIN_CODE'
  /** The state. */
  | 'STATE'
  /** The house number and street. */
  | 'STREET'
  /** The sub-district. */
  | 'TALUKA'
  /** The village. */
  | 'VILLAGE'
  /** The WhatsApp number. */
  | 'WHATS_APP_MOBILE';

/** Filters of a list of farmers or dealers. */
export type CustomerFilter = {
  /** The area. A former name is read as the present one. A part has up to 100 characters. */
  area?: InputMaybe<AreaInput>;
  /** Words of the name of the employee who made the last visit. A text has up to 100 characters. */
  lastVisitedBy?: InputMaybe<Scalars['String']['input']>;
  /** Returns only farmers and dealers without any visit when true. */
  neverVisited?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only the rows not visited for this number of days up to today, 1 to 3650. Includes farmers and dealers without any visit. */
  notVisitedForDays?: InputMaybe<Scalars['Int']['input']>;
  /** The employee who registered the farmer or dealer, even if another one has taken over. */
  registeredBy?: InputMaybe<Scalars['ID']['input']>;
  /** The first day of registration. */
  registeredFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of registration. */
  registeredTo?: InputMaybe<Scalars['Date']['input']>;
  /** Returns only the rows created or changed at this instant or later (`updatedAt`). Only `changes` is sure to include writes that were not finished at the previous read. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The fields of a farmer or dealer that lists do not return. */
export type CustomerRecord = {
  __typename?: 'CustomerRecord';
  /** The date of birth. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** The e-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The registered gender. */
  gender?: Maybe<Gender>;
  /** The number of history events of each kind. Kinds without events are left out, and so are uses of codes unless the caller is an administrator. */
  history: Array<HistoryCount>;
  /** The time when an employee last started a meeting with the customer, or a meeting in which the customer was visited. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the employee of that meeting. */
  lastSeenBy?: Maybe<Scalars['String']['output']>;
  /** The name of the father or husband. */
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
  /** The WhatsApp number. */
  whatsAppMobile?: Maybe<Scalars['String']['output']>;
};

/** The columns that a list of farmers or dealers can be sorted by. */
export type CustomerSort =
  /** By state, then district, then taluka. */
  | 'AREA'
  /** By time of the last visit. Farmers and dealers without a visit are last in both directions. */
  | 'LAST_VISIT'
  /** By the name of the employee who made the last visit, ignoring case. Farmers and dealers without a visit are last in both directions. */
  | 'LAST_VISITED_BY'
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
  /** The number of meetings held. Without extensions, the number of meetings that started. */
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
  /** The positions of the employee's device, in order of time. A point without a usable time follows the point that was recorded before it. */
  travel?: Maybe<Array<TravelPoint>>;
  /** The number of visits, as `activityReport` counts them. Without extensions, the number of farmers and dealers of the day. */
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

/** A day of an employee. */
export type DayOfEmployeeInput = {
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** A question about a day. It is open until its answer is entered. */
export type DayQuestion = {
  __typename?: 'DayQuestion';
  /** The answer. Null while the question is open. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The time when the answer was entered. Null while the question is open. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person who entered the answer. Null while the question is open. */
  answeredBy?: Maybe<Scalars['String']['output']>;
  /** The time of the question. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person who asked the question. */
  by?: Maybe<Scalars['String']['output']>;
  /** The question. */
  question?: Maybe<Scalars['String']['output']>;
};

/** A refusal of a day. It is in force until it is withdrawn. */
export type DayRefusal = {
  __typename?: 'DayRefusal';
  /** The time of the refusal. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person who refused the day. */
  by?: Maybe<Scalars['String']['output']>;
  /** The type that the refused day counts as for payroll. Null when it counts by its day type. */
  countsAs?: Maybe<RefusedDayType>;
  /** The reason for the refusal. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The time when the refusal was withdrawn. Null while it is in force. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person who withdrew the refusal. Null while it is in force. */
  withdrawnBy?: Maybe<Scalars['String']['output']>;
  /** The reason for withdrawing the refusal. Null while it is in force. */
  withdrawnReason?: Maybe<Scalars['String']['output']>;
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

/** The state of an attendance day, with the findings that it is based on. */
export type DayState = {
  __typename?: 'DayState';
  /** The state. */
  code: DayStateCode;
  /** The findings to check, in the order of `OddityKind`. A decided day keeps the findings that it was decided with. */
  reasons: Array<Oddity>;
};

/** The states of an attendance day. A decision takes precedence over findings. */
export type DayStateCode =
  /** The day is approved. */
  | 'APPROVED'
  /** A question about the day has no answer yet (extension). */
  | 'ASKED'
  /** The day has findings. A person checks them before the day is approved. */
  | 'NEEDS_CHECK'
  /** The employee is at work: today has a check-in and no check-out. */
  | 'OPEN'
  /** The day is over, has both punches, and its travel has no findings. It can be approved together with others. */
  | 'READY'
  /** The day is refused (extension). Payroll counts it as a day without work. */
  | 'REFUSED'
  /** The attendance has no findings, and the travel of the day is not read. `dayDashboards` reads it. */
  | 'UNCHECKED';

/** A day of an employee to approve. */
export type DayToApproveInput = {
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The reason for approving a day that needs a check (extension). The outcome is NOT_SUPPORTED without extensions. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The type of a day. A type that was not set comes from the calendar. */
export type DayType =
  /** A half day. */
  | 'HALF_DAY'
  /** A holiday. */
  | 'HOLIDAY'
  /** A day of leave. */
  | 'LEAVE'
  /** A weekly day off. */
  | 'WEEK_OFF'
  /** A work day. On a day without work, its reason is the reason of the absence. */
  | 'WORK';

/** The type of one day. */
export type DayTypeOfDay = {
  __typename?: 'DayTypeOfDay';
  /** The column in which the day counts. Null for a day that is not over. */
  countsAs?: Maybe<PayrollColumn>;
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** The reason for setting the type. Null for a type of the calendar. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The type of the day. */
  type?: Maybe<DayType>;
};

/** A dealer who sells the products to farmers. */
export type Dealer = {
  __typename?: 'Dealer';
  /** The postal address. */
  address?: Maybe<Address>;
  /** Other details of the shop. Empty when the text of the REST API could not be parsed. */
  details: Array<NameValue>;
  /** The text of the details in the REST API when the text could not be parsed. Null otherwise. */
  detailsText?: Maybe<Scalars['String']['output']>;
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The most recent visit: a finished meeting with the customer, or one during which the customer was seen (extension). Null when there was none, and without extensions. */
  lastVisit?: Maybe<Visit>;
  /** The place of registration. Null when unknown. */
  location?: Maybe<Location>;
  /** The phone number as registered. */
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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
  /** True when more rows than `totalCount` may match. Use a smaller area or a longer text to find them. */
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

/** The input of `deleteWebhook`. */
export type DeleteWebhookInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** The result of `deleteWebhook`. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** A farmer or dealer with the columns of the QR dashboard. */
export type DirectoryEntry = {
  __typename?: 'DirectoryEntry';
  /** The id of the dealer in the REST API, for `dealer`. Null when the entry is a farmer. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The district. */
  district?: Maybe<Scalars['String']['output']>;
  /** The id of the farmer in the REST API, for `farmer`. Null when the entry is a dealer. */
  farmerId?: Maybe<Scalars['ID']['output']>;
  /** A unique id with a prefix, such as `FARMER-5`, because farmers and dealers have separate numbers. Arguments for a farmer or dealer also accept this id. */
  id: Scalars['ID']['output'];
  /** The phone number. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** The full name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The state or union territory. */
  state?: Maybe<Scalars['String']['output']>;
  /** The sub-district. */
  taluka?: Maybe<Scalars['String']['output']>;
  /** The village. */
  village?: Maybe<Scalars['String']['output']>;
  /** The WhatsApp number. */
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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

/** The input of `dismissDuplicate`. */
export type DismissDuplicateInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** False lists the pair again. */
  dismissed?: Scalars['Boolean']['input'];
  /** One farmer or dealer of the pair. */
  id: Scalars['ID']['input'];
  /** The other farmer or dealer of the pair. */
  otherId: Scalars['ID']['input'];
  /** Selects whether the pair is of farmers or of dealers. */
  type: MeetingType;
};

/** The result of `dismissDuplicate`. */
export type DismissDuplicatePayload = {
  __typename?: 'DismissDuplicatePayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
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

/** A pair of farmers or dealers who may be registered twice. */
export type DuplicatePair = {
  __typename?: 'DuplicatePair';
  /** The two dealers, the one registered first comes first. Null for a pair of farmers. */
  dealers?: Maybe<Array<Dealer>>;
  /** The two farmers, the one registered first comes first. Null for a pair of dealers. */
  farmers?: Maybe<Array<Farmer>>;
  /** A unique id among pairs of farmers and of dealers. */
  id: Scalars['ID']['output'];
  /** The reasons. */
  reasons: Array<DuplicateReason>;
};

/** A page of likely duplicates. */
export type DuplicatePairConnection = {
  __typename?: 'DuplicatePairConnection';
  /** The rows with their cursors. */
  edges: Array<DuplicatePairEdge>;
  /** The rows without cursors. */
  nodes: Array<DuplicatePair>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A pair in a page. */
export type DuplicatePairEdge = {
  __typename?: 'DuplicatePairEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: DuplicatePair;
};

/** A reason why two people may be the same. */
export type DuplicateReason =
  /** Both have the birth date. Only `duplicates` returns this reason. */
  | 'BIRTH_DATE'
  /** Both have the e-mail address. Only `duplicates` returns this reason. */
  | 'EMAIL'
  /** Both have the name in the same taluka. For `possibleDuplicates`, the name may be in the other script or sound alike. */
  | 'NAME'
  /** Both have the phone number. Members of a family may share one. */
  | 'PHONE'
  /** The phone numbers differ in one digit. Only `duplicates` returns this reason, and only with another one. */
  | 'PHONE_DIGIT'
  /** The names sound alike in the same taluka, in either script, such as Karpe and Karape. Only `duplicates` returns this reason. */
  | 'SOUNDS_ALIKE'
  /** Both are of the same village. Only `duplicates` returns this reason, and only with another one. */
  | 'VILLAGE';

/** A person who works for the company and may sign in. */
export type Employee = {
  __typename?: 'Employee';
  /** True when the employee may sign in. Null when the REST API does not return it. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** The postal address. */
  address?: Maybe<Address>;
  /** The attendance days of the employee. Makes GET /api/punch/getPunchInPunchOutReport. */
  attendance?: Maybe<Array<AttendanceDay>>;
  /** The date of birth. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** One day of the employee. Makes the same calls as `Query.dayDashboard`. */
  dayDashboard?: Maybe<DayDashboard>;
  /** A page of the dealers whom the employee registered or took over. Makes GET /api/dealer/getAllDealersPage. */
  dealers?: Maybe<DealerConnection>;
  /** The e-mail address, which also identifies the employee in `setEmployeeActive`. */
  email?: Maybe<Scalars['String']['output']>;
  /** A page of the farmers whom the employee registered or took over. Makes GET /api/farmer/getAllFarmersPage. */
  farmers?: Maybe<FarmerConnection>;
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The gender. */
  gender?: Maybe<Gender>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The last change of the record (extension). Null in lists, and when the record was never changed or the REST API keeps no changes. */
  lastChange?: Maybe<EmployeeChange>;
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** A page of the employee's meetings. Makes the same calls as `Query.meetings`. */
  meetings?: Maybe<MeetingConnection>;
  /** The name of the father or husband. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** The number by which payroll knows the employee (extension). Null when there is none, and without extensions. */
  payrollId?: Maybe<Scalars['String']['output']>;
  /** The phone number as registered. */
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** The day types of an employee in a month. */
export type EmployeeDayTypes = {
  __typename?: 'EmployeeDayTypes';
  /** The days of the month that are over, holidays, and later days whose type was set. */
  days: Array<DayTypeOfDay>;
  /** The employee. */
  userId: Scalars['ID']['output'];
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
  /** Returns only the rows created or changed at this instant or later (`updatedAt`). Only `changes` is sure to include writes that were not finished at the previous read. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The order of a list of employees. */
export type EmployeeOrder =
  /** Sorted by name. */
  | 'NAME'
  /** Newest first. */
  | 'NEWEST';

/** The planned meetings of an employee. */
export type EmployeePlan = {
  __typename?: 'EmployeePlan';
  /** The employee. */
  employee: Employee;
  /** The meetings, in order of planned time. */
  meetings: Array<PlannedMeeting>;
};

/** The input of `exportAttendance`. */
export type ExportAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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

/** The input of `exportDealerDuplicates`. */
export type ExportDealerDuplicatesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. */
  format?: ExportFormat;
};

/** The result of `exportDealerDuplicates`. */
export type ExportDealerDuplicatesPayload = {
  __typename?: 'ExportDealerDuplicatesPayload';
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


/** The result of `exportDealerDuplicates`. */
export type ExportDealerDuplicatesPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportDealers`. */
export type ExportDealersInput = {
  /** The area. The default is all of India. */
  area?: InputMaybe<AreaInput>;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. Formats other than `XLSX` are an extension. */
  format?: ExportFormat;
  /** Words of the name of the employee who made the last visit (extension). `NOT_SUPPORTED` without extensions. */
  lastVisitedBy?: InputMaybe<Scalars['String']['input']>;
  /** Returns only the rows without any visit (extension). `NOT_SUPPORTED` without extensions. */
  neverVisited?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only the rows not visited for this number of days up to today, 1 to 3650, or never visited (extension). `NOT_SUPPORTED` without extensions. */
  notVisitedForDays?: InputMaybe<Scalars['Int']['input']>;
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

/** The input of `exportFarmerDuplicates`. */
export type ExportFarmerDuplicatesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. */
  format?: ExportFormat;
};

/** The result of `exportFarmerDuplicates`. */
export type ExportFarmerDuplicatesPayload = {
  __typename?: 'ExportFarmerDuplicatesPayload';
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


/** The result of `exportFarmerDuplicates`. */
export type ExportFarmerDuplicatesPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportFarmers`. */
export type ExportFarmersInput = {
  /** The area. The default is all of India. */
  area?: InputMaybe<AreaInput>;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. Formats other than `XLSX` are an extension. */
  format?: ExportFormat;
  /** Words of the name of the employee who made the last visit (extension). `NOT_SUPPORTED` without extensions. */
  lastVisitedBy?: InputMaybe<Scalars['String']['input']>;
  /** Returns only the rows without any visit (extension). `NOT_SUPPORTED` without extensions. */
  neverVisited?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only the rows not visited for this number of days up to today, 1 to 3650, or never visited (extension). `NOT_SUPPORTED` without extensions. */
  notVisitedForDays?: InputMaybe<Scalars['Int']['input']>;
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. */
  format?: ExportFormat;
  /** The first day of creation, in India's time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The first planned day, in India's time. */
  plannedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last planned day, in India's time. */
  plannedUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Selects meetings that the employee created or is assigned, or only those that the employee is assigned, which is the default. Ignored without `userId`. */
  scope?: InputMaybe<MeetingScope>;
  /** The first day on which a meeting began, in India's time. */
  startedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last day on which a meeting began, in India's time. */
  startedUntil?: InputMaybe<Scalars['Date']['input']>;
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

/** The input of `exportPayrollMonth`. */
export type ExportPayrollMonthInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. */
  format?: ExportFormat;
  /** The month, 1 to 12. */
  month: Scalars['Int']['input'];
  /** The year, 2000 to 2100. */
  year: Scalars['Int']['input'];
};

/** The result of `exportPayrollMonth`. */
export type ExportPayrollMonthPayload = {
  __typename?: 'ExportPayrollMonthPayload';
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


/** The result of `exportPayrollMonth`. */
export type ExportPayrollMonthPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportQrBatchCards`. */
export type ExportQrBatchCardsInput = {
  /** The batch. */
  batchId: Scalars['ID']['input'];
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** The file format. */
  format?: ExportFormat;
  /** The state of the cards. The default is all states. */
  state?: InputMaybe<QrCardState>;
  /** A text to search for, as in `QrCardFilter`. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `exportQrBatchCards`. */
export type ExportQrBatchCardsPayload = {
  __typename?: 'ExportQrBatchCardsPayload';
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


/** The result of `exportQrBatchCards`. */
export type ExportQrBatchCardsPayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportQrBatchPeople`. */
export type ExportQrBatchPeopleInput = {
  /** The batch. */
  batchId: Scalars['ID']['input'];
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** Exports only people who bought a pack of the batch from this dealer. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** The file format. */
  format?: ExportFormat;
  /** The state of the last calls. The default is all people. */
  state?: InputMaybe<QrRecallState>;
  /** Exports only people who bought a pack of the batch from a dealer of this taluka, a `key` of `usesByTaluka`. */
  talukaKey?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `exportQrBatchPeople`. */
export type ExportQrBatchPeoplePayload = {
  __typename?: 'ExportQrBatchPeoplePayload';
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


/** The result of `exportQrBatchPeople`. */
export type ExportQrBatchPeoplePayloadUrlArgs = {
  absolute?: Scalars['Boolean']['input'];
};

/** The input of `exportQrBatches`. */
export type ExportQrBatchesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  /** Exports only uses of cards of this batch. The default is all batches. */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: Scalars['Boolean']['input'];
  /** Exports only uses of this whole code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Exports only uses of cards, which `activityReport` counts. The default is false. */
  counted?: InputMaybe<Scalars['Boolean']['input']>;
  /** A part of the dealer's name or phone number, as in `QrUseFilter`. The default is all dealers. */
  dealer?: InputMaybe<Scalars['String']['input']>;
  /** Exports only uses of packs that this dealer sold. The default is all dealers. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** The file format. */
  format?: ExportFormat;
  /** The first day of the range, in India's time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** A part of the name of the product. The default is all products. */
  product?: InputMaybe<Scalars['String']['input']>;
  /** Exports only the uses that a row of `activityReport` counts. */
  row?: InputMaybe<QrUseRowInput>;
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
  /** The postal address. */
  address?: Maybe<Address>;
  /** The crops that the farmer grows. Empty when the text of the REST API could not be parsed. */
  crops: Array<NameValue>;
  /** The text of the crops in the REST API when the text could not be parsed. Null otherwise. */
  cropsText?: Maybe<Scalars['String']['output']>;
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The most recent visit: a finished meeting with the customer, or one during which the customer was seen (extension). Null when there was none, and without extensions. */
  lastVisit?: Maybe<Visit>;
  /** The place of registration. Null when unknown. */
  location?: Maybe<Location>;
  /** The phone number as registered. */
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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
  /** True when more rows than `totalCount` may match. Use a smaller area or a longer text to find them. */
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

/** The use of a field, an argument or an input field. Enum values are not counted. */
export type FieldUsage = {
  __typename?: 'FieldUsage';
  /** The clients that used it, those with most operations first. The first clients are counted by name, and all later ones together as `other`. */
  clients: Array<FieldUsageClient>;
  /** The reason of the deprecation. Null when it is not deprecated. */
  deprecationReason?: Maybe<Scalars['String']['output']>;
  /** The schema coordinate, such as `Query.farmers`, `Query.farmers(first:)` or `AddFarmerInput.pictures`. */
  id: Scalars['ID']['output'];
  /** The last day in India on which an operation used it. Null when none did. */
  lastUsedOn?: Maybe<Scalars['Date']['output']>;
  /** The number of operations that used it, 2147483647 at most. */
  operationCount: Scalars['Int']['output'];
};

/** The use by one client. */
export type FieldUsageClient = {
  __typename?: 'FieldUsageClient';
  /** True when `name` is that of a tool's token. */
  isTool: Scalars['Boolean']['output'];
  /** The last day in India with an operation. */
  lastUsedOn: Scalars['Date']['output'];
  /** The name of the tool's token, or the name that the program sent in `apollographql-client-name` or `graphql-client-name`. `unnamed` when it sent none. */
  name: Scalars['String']['output'];
  /** The number of operations, 2147483647 at most. */
  operationCount: Scalars['Int']['output'];
};

/** A page of the schema with its use. */
export type FieldUsageConnection = {
  __typename?: 'FieldUsageConnection';
  /** The first day in India with a counted operation. Null before the first operation. */
  countedSince?: Maybe<Scalars['Date']['output']>;
  /** The rows with their cursors. */
  edges: Array<FieldUsageEdge>;
  /** The rows without cursors. */
  nodes: Array<FieldUsage>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** True when the numbers are those of all gateways. False when they are those of the gateway that responds. */
  shared: Scalars['Boolean']['output'];
  /** The number of rows in the whole list. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A row in a page. */
export type FieldUsageEdge = {
  __typename?: 'FieldUsageEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: FieldUsage;
};

/** A part of the schema. */
export type FieldUsageSelection =
  /** Deprecated fields, arguments and input fields. */
  | 'DEPRECATED'
  /** Fields, arguments and input fields that no operation used. */
  | 'UNUSED';

/** The input of `forgotPassword`. */
export type ForgotPasswordInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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

/** A farmer or dealer with whom a meeting was held, or who was seen during one. */
export type HeldVisit = {
  __typename?: 'HeldVisit';
  /** The start of the meeting, or the time when the customer was seen during the meeting. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The farmer or dealer. */
  customer: MeetingParty;
  /** The id of the employee. */
  employeeId: Scalars['ID']['output'];
  /** The name of the employee. */
  employeeName?: Maybe<Scalars['String']['output']>;
  /** The id of the visit. */
  id: Scalars['ID']['output'];
  /** True for the farmer or dealer with whom the meeting was held. */
  isMeeting: Scalars['Boolean']['output'];
  /** The number of the meeting. */
  meetingId: Scalars['ID']['output'];
  /** The kind of customer with whom the meeting was held. */
  meetingType: MeetingType;
  /** The kind of customer. */
  type: MeetingType;
};

/** A page of visits. */
export type HeldVisitConnection = {
  __typename?: 'HeldVisitConnection';
  /** The visits with their cursors. */
  edges: Array<HeldVisitEdge>;
  /** The visits without cursors. */
  nodes: Array<HeldVisit>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of visits in the whole list, which is the figure of `activityReport`. Null when the REST API does not return it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of visits in the list, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A visit in a page. */
export type HeldVisitEdge = {
  __typename?: 'HeldVisitEdge';
  /** The cursor of the visit, for `after`. */
  cursor: Scalars['String']['output'];
  /** The visit. */
  node: HeldVisit;
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
  /** The full name. */
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
  /** The exact number of events in the whole list. Null when the REST API does not return it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of events in the list, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
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

/** A holiday for all employees. */
export type Holiday = {
  __typename?: 'Holiday';
  /** The day in India. */
  date: Scalars['Date']['output'];
  /** The name of the holiday. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** The file name in the REST API. */
  fileName: Scalars['String']['output'];
  /** The address of the picture on this gateway, valid today and tomorrow. With `&size=thumbnail` appended the address returns a WebP square of up to 96 pixels, or the status 404 when none can be made. A gateway that makes no thumbnails redirects to the full picture. */
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** The dealer of an invoice. */
export type InvoiceDealer = {
  __typename?: 'InvoiceDealer';
  /** The id of the dealer (extension). Null without extensions. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The phone number. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** The name. */
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
  /** True for invoices with a product whose QR codes are not linked. */
  unlinked?: InputMaybe<Scalars['Boolean']['input']>;
  /** The last day of the range. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A product on an invoice. */
export type InvoiceProduct = {
  __typename?: 'InvoiceProduct';
  /** An id that is unique among the lines of all invoices. */
  id: Scalars['ID']['output'];
  /** The name. */
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
  /** The name. */
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
  /** The minutes from the first point to the next usable point, as clocks without seconds show them. Null when there is no next point. */
  minutesBack?: Maybe<Scalars['Int']['output']>;
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
  /** The minutes between the two times as clocks without seconds show them. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India (extension). The default is the server's today or, until 05:00, yesterday if its check-out is missing. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The time of the mark in India, `HH:mm` from `00:00` to `23:59` (extension). The default is now. A day that is over needs a time. For a check-out, a time before 05:00 and before the check-in is in the night after the day. */
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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
  /** The first day on which a meeting began. Meetings that have not begun are left out. `NOT_SUPPORTED` without extensions. */
  startedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last day on which a meeting began. Meetings that have not begun are left out. `NOT_SUPPORTED` without extensions. */
  startedUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Words of the name, phone number or village of the farmer or dealer, in either script. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The last day of creation. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The farmer or dealer of a meeting, or one who was visited during the meeting. */
export type MeetingParty = {
  __typename?: 'MeetingParty';
  /** The postal address. */
  address?: Maybe<Address>;
  /** The id of the dealer in the REST API (extension). Null for a farmer, and without extensions. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The id of the farmer in the REST API (extension). Null for a dealer, and without extensions. */
  farmerId?: Maybe<Scalars['ID']['output']>;
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** A unique id with a prefix, such as `FARMER-5`, because farmers and dealers have separate numbers (extension). Null without extensions. Arguments for a farmer or dealer also accept this id. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The position of the customer. Null when unknown. */
  location?: Maybe<Location>;
  /** The phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The pictures. The first one is the portrait. */
  pictures: Array<Image>;
};

/** The employee who created a meeting or is assigned to it. */
export type MeetingPerson = {
  __typename?: 'MeetingPerson';
  /** The e-mail address. Null when the caller is a moderator and the person is another employee with roles beyond USER. */
  email?: Maybe<Scalars['String']['output']>;
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id of the employee (extension). Null without extensions. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The pictures of the person. */
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

/** A meeting to plan. */
export type MeetingToPlanInput = {
  /** The dealer. Exactly one of `farmerId` and `dealerId` is required. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** The farmer. Exactly one of `farmerId` and `dealerId` is required. */
  farmerId?: InputMaybe<Scalars['ID']['input']>;
  /** The planned time, today or later. */
  plannedAt: Scalars['DateTime']['input'];
  /** The purpose. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The kind of customer that a meeting is with. */
export type MeetingType =
  /** With a dealer. */
  | 'DEALER'
  /** With a farmer. */
  | 'FARMER';

/** The input of `mergeCustomers`. */
export type MergeCustomersInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The farmer or dealer who is kept. */
  keepId: Scalars['ID']['input'];
  /** The version of the kept record that the choice is based on. The merge is refused as a conflict when a newer version exists. */
  keepVersion: Scalars['Int']['input'];
  /** The farmer or dealer who is merged. */
  mergeId: Scalars['ID']['input'];
  /** The version of the merged record that the choice is based on. */
  mergeVersion: Scalars['Int']['input'];
  /** Selects whether farmers or dealers are merged. */
  type: MeetingType;
  /** The chosen values of the kept record. */
  values: MergedValuesInput;
};

/** The result of `mergeCustomers`. */
export type MergeCustomersPayload = {
  __typename?: 'MergeCustomersPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The kept dealer. Null for farmers, and when refused. */
  dealer?: Maybe<Dealer>;
  /** The kept farmer. Null for dealers, and when refused. */
  farmer?: Maybe<Farmer>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** Values of the kept farmer or dealer. Absent fields stay as they are. */
export type MergedValuesInput = {
  /** Parts of the postal address. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Crops of a farmer or details of a dealer, at most 50; null or an empty list removes all. */
  details?: InputMaybe<Array<NameValueInput>>;
  /** The e-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The name of the father or husband; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: InputMaybe<Scalars['String']['input']>;
};

/** One employee of a team's month. */
export type MonthMember = {
  __typename?: 'MonthMember';
  /** The attendance days in the month, latest first. Days without an entry are left out. A failure leaves the other people intact. */
  attendance?: Maybe<Array<AttendanceDay>>;
  /** The employee. */
  employee: Employee;
  /** The travel figures of each day of the month. Days without a position are left out. A failure leaves the other people intact. Makes GET /api/user/getTravelReport for each person (extension), once together with the states of the days. Null without extensions, and no REST call is made. */
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
  /** Enters the answer to the open question about a day. Makes POST /api/punch/answerDayQuestion (extension). A user error without extensions, and no REST call is made. */
  answerDayQuestion?: Maybe<AnswerDayQuestionPayload>;
  /** Approves a day of an employee. A refused day is approved after its refusal is withdrawn. Makes POST /api/punch/approveAttendance. */
  approveAttendance?: Maybe<ApproveAttendancePayload>;
  /** Approves up to 20 days of any employees, one after the other, and returns an outcome for each day. A day that cannot be approved does not stop the others. When the session or the call budget ends at a day after the first, the outcomes of the earlier days are kept and each remaining day has the code `UNAUTHENTICATED` or `UPSTREAM_BUDGET`. Makes POST /api/punch/approveAttendance for each day. */
  approveDays?: Maybe<ApproveDaysPayload>;
  /** Asks about a day that is neither approved nor refused. The question is a note on the day for moderators and administrators. The day is ASKED until the answer is entered or the day is decided. One question of a day is open at a time. Makes POST /api/punch/askAboutDay (extension). A user error without extensions, and no REST call is made. */
  askAboutDay?: Maybe<AskAboutDayPayload>;
  /** Cancels a meeting that has not started. The reason becomes the comment of the meeting. Makes POST /api/meeting/cancelMeeting (extension). A user error without extensions, and no REST call is made. */
  cancelMeeting?: Maybe<CancelMeetingPayload>;
  /** Changes the password of the signed-in person. Makes POST /api/user/changePassword. Not for tools: a tool's token is `FORBIDDEN`. */
  changePassword?: Maybe<ChangePasswordPayload>;
  /** Closes a payroll month. Its figures are stored, and no day of the month can be changed until it is opened again. A user error while the month is not over or has blockers. Makes POST /api/payroll/closePayrollMonth (extension). A user error without extensions, and no REST call is made. */
  closePayrollMonth?: Maybe<ClosePayrollMonthPayload>;
  /** Enters a missing check-out, or replaces one that was entered in this way. The history keeps the author, the time and the reason. Nobody may correct their own day, and a moderator may not correct an administrator's day. Makes POST /api/punch/correctAttendance (extension). A user error without extensions, and no REST call is made. */
  correctAttendance?: Maybe<CorrectAttendancePayload>;
  /** Creates an access token for a tool, which acts in the name of the administrator. Makes POST /api/admin/createAccessToken (extension). A user error without extensions, and no REST call is made. Not for tools: a tool's token is `FORBIDDEN`. */
  createAccessToken?: Maybe<CreateAccessTokenPayload>;
  /** Creates a webhook, which receives the changes from now on, signed by the Standard Webhooks specification. The URL must not lead to a private or local address. Makes POST /api/admin/createWebhook (extension). A user error without extensions, and no REST call is made. */
  createWebhook?: Maybe<CreateWebhookPayload>;
  /** Deletes a webhook with its deliveries. Makes POST /api/admin/deleteWebhook (extension). A user error without extensions, and no REST call is made. */
  deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /** Marks a pair of likely duplicates as two people for all users, or withdraws that mark. Makes POST /api/farmer/dismissFarmerDuplicate or POST /api/dealer/dismissDealerDuplicate (extension). A user error without extensions, and no REST call is made. */
  dismissDuplicate?: Maybe<DismissDuplicatePayload>;
  /** Creates a file with the attendance days of employees, one employee after the other, each with the latest day first. Makes POST /api/punch/exportAttendance (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportAttendance?: Maybe<ExportAttendancePayload>;
  /** Creates a file with the audit log, newest first. Makes POST /api/admin/exportAuditEvents (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportAuditEvents?: Maybe<ExportAuditEventsPayload>;
  /** Creates a file with the pairs of dealers who may be registered twice, those found last first. Makes POST /api/dealer/exportDealerDuplicates (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportDealerDuplicates?: Maybe<ExportDealerDuplicatesPayload>;
  /** Creates a file with the dealers of an area. Makes POST /api/dealer/exportDealerByArea now, to learn its status, and once more when the link is opened. Formats other than `XLSX` are an extension. */
  exportDealers?: Maybe<ExportDealersPayload>;
  /** Creates a file with the pairs of farmers who may be registered twice, those found last first. Makes POST /api/farmer/exportFarmerDuplicates (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportFarmerDuplicates?: Maybe<ExportFarmerDuplicatesPayload>;
  /** Creates a file with the farmers of an area. Makes POST /api/farmer/exportFarmerByArea now, to learn its status, and once more when the link is opened. Formats other than `XLSX` are an extension. */
  exportFarmers?: Maybe<ExportFarmersPayload>;
  /** Creates a file with invoices, newest first. Makes POST /api/products/exportInvoices (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportInvoices?: Maybe<ExportInvoicesPayload>;
  /** Creates a file with meetings, newest first. Makes POST /api/meeting/exportMeetings (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportMeetings?: Maybe<ExportMeetingsPayload>;
  /** Creates a file with a payroll month, one row for each employee. While the month is open, the name and the first row of the file say that it is a draft. Makes POST /api/payroll/exportPayrollMonth (extension) now, to learn its status, and once more when the link is opened, and GET /api/payroll/fetchPayrollMonth (extension) for the name of the file. A user error without extensions, and no REST call is made. */
  exportPayrollMonth?: Maybe<ExportPayrollMonthPayload>;
  /** Creates a file with the cards of a batch, with batch, product, status and use in each row. Makes POST /api/admin/lats/qrcode/exportQRBatchCards (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportQrBatchCards?: Maybe<ExportQrBatchCardsPayload>;
  /** Creates a file with the people who used cards of a batch, with phone, dealer and the last call to each. Makes POST /api/admin/lats/qrcode/exportQRBatchPeople (extension) now, to learn its status, and once more when the link is opened. A user error without extensions, and no REST call is made. */
  exportQrBatchPeople?: Maybe<ExportQrBatchPeoplePayload>;
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
  /** Merges a farmer or dealer into another. Meetings, visits, uses, invoices, pictures and changes of the merged one then belong to the kept one, and the id of the merged one returns the kept one. Cannot be undone. Makes POST /api/farmer/mergeFarmers or POST /api/dealer/mergeDealers (extension). A user error without extensions, and no REST call is made. */
  mergeCustomers?: Maybe<MergeCustomersPayload>;
  /** Changes the planned time or the purpose of a meeting that has not started, or assigns a meeting to another employee, even after the start. Absent fields stay as they are. The history keeps the previous values with the reason. Makes POST /api/meeting/planMeeting (extension). A user error without extensions, and no REST call is made. */
  planMeeting?: Maybe<PlanMeetingPayload>;
  /** Plans up to 20 meetings of any employees, one after the other, and returns an outcome for each. A meeting that cannot be planned does not stop the others. When the session or the call budget ends at a meeting after the first, the outcomes of the earlier meetings are kept and each remaining meeting has the code `UNAUTHENTICATED` or `UPSTREAM_BUDGET`. Makes POST /api/meeting/scheduleFarmerMeet for each meeting, with the planned time (extension). A user error without extensions, and no REST call is made. */
  planMeetings?: Maybe<PlanMeetingsPayload>;
  /** Repeats a delivery, with the same `webhook-id`. Makes POST /api/admin/redeliverWebhook (extension). A user error without extensions, and no REST call is made. */
  redeliverWebhook?: Maybe<RedeliverWebhookPayload>;
  /** Refuses a day of an employee. Payroll then counts the day as `countsAs`, or as one without work. An approved day is refused after its approval is withdrawn. A refusal ends when it is withdrawn with `withdrawApproval`, or when the day changes. Makes POST /api/punch/refuseDay (extension). A user error without extensions, and no REST call is made. */
  refuseDay?: Maybe<RefuseDayPayload>;
  /** Opens a closed payroll month again. Makes POST /api/payroll/reopenPayrollMonth (extension). A user error without extensions, and no REST call is made. */
  reopenPayrollMonth?: Maybe<ReopenPayrollMonthPayload>;
  /** Sets a new password with the token of a link. Makes POST /api/auth/resetPassword. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Revokes the access token of a tool immediately. Makes POST /api/admin/revokeAccessToken (extension). A user error without extensions, and no REST call is made. Not for tools: a tool's token is `FORBIDDEN`. */
  revokeAccessToken?: Maybe<RevokeAccessTokenPayload>;
  /** Schedules a meeting of an employee with one farmer or one dealer. Makes POST /api/meeting/scheduleFarmerMeet. */
  scheduleMeeting?: Maybe<ScheduleMeetingPayload>;
  /** Sets the type of an employee's day. A day with a check-in can only be a work day or a half day. A user error when the month is closed. Makes POST /api/payroll/setDayType (extension). A user error without extensions, and no REST call is made. */
  setDayType?: Maybe<SetDayTypePayload>;
  /** Activates or deactivates an employee. Makes POST /api/user/activateUser. Not for tools: a tool's token is `FORBIDDEN`. */
  setEmployeeActive?: Maybe<SetEmployeeActivePayload>;
  /** Adds, renames or removes a holiday. A user error when the month is closed. Makes POST /api/payroll/setHoliday (extension). A user error without extensions, and no REST call is made. */
  setHoliday?: Maybe<SetHolidayPayload>;
  /** Notes a call to a person who used cards of a batch, or withdraws it. Makes POST /api/admin/lats/qrcode/setQRRecallCall (extension). A user error without extensions, and no REST call is made. */
  setQrRecallCall?: Maybe<SetQrRecallCallPayload>;
  /** Starts a session. Makes POST /api/auth/signin. */
  signIn?: Maybe<SignInPayload>;
  /** Ends the session of the caller's token. Makes POST /api/user/signOut (extension), and no REST call without extensions. Not for tools: a tool's token is `FORBIDDEN`. */
  signOut?: Maybe<SignOutPayload>;
  /** Registers a person with the role USER. Makes POST /api/auth/signup. */
  signUp?: Maybe<SignUpPayload>;
  /** Sends a delivery of the type `webhook.test`. Makes POST /api/admin/testWebhook (extension). A user error without extensions, and no REST call is made. */
  testWebhook?: Maybe<TestWebhookPayload>;
  /** Hands farmers, dealers and open meetings of an employee over to another, up to 200 records for each request. Repeat the mutation with another `clientMutationId` until nothing is moved. An interrupted hand-over continues with the same input. Makes POST /api/user/transferTerritory (extension). A user error without extensions, and no REST call is made. */
  transferTerritory?: Maybe<TransferTerritoryPayload>;
  /** Changes fields of a dealer. The history keeps the previous values and the author of the change. Makes PUT /api/dealer/updateDealer (extension). A user error without extensions, and no REST call is made. */
  updateDealer?: Maybe<UpdateDealerPayload>;
  /** Changes the record and the roles of an employee. The history keeps the previous values. Administrators cannot remove their own role ADMIN, and at least one administrator remains. Makes PUT /api/user/updateUser (extension). A user error without extensions, and no REST call is made. Not for tools: a tool's token is `FORBIDDEN`. */
  updateEmployee?: Maybe<UpdateEmployeePayload>;
  /** Changes fields of a farmer. The history keeps the previous values and the author of the change. Makes PUT /api/farmer/updateFarmer (extension). A user error without extensions, and no REST call is made. */
  updateFarmer?: Maybe<UpdateFarmerPayload>;
  /** Changes fields of the signed-in person's profile. Makes PUT /api/user/updateProfile (extension). A user error without extensions, and no REST call is made. Not for tools: a tool's token is `FORBIDDEN`. */
  updateProfile?: Maybe<UpdateProfilePayload>;
  /** Updates, enables or disables a webhook, or rotates its secret. An enabled webhook receives the changes since it was disabled. For 24 hours after a new secret, deliveries also carry a signature of the previous secret. Makes POST /api/admin/updateWebhook (extension). A user error without extensions, and no REST call is made. */
  updateWebhook?: Maybe<UpdateWebhookPayload>;
  /** Voids the cards of a batch, or of a range, that are not used. A voided card cannot be used or made valid again. Makes POST /api/admin/lats/qrcode/voidQRCodes (extension). A user error without extensions, and no REST call is made. */
  voidQrCodes?: Maybe<VoidQrCodesPayload>;
  /** Withdraws the approval or the refusal of an employee's day. The history keeps who decided, who withdrew the decision and the reason. Makes POST /api/punch/withdrawApproval (extension). A user error without extensions, and no REST call is made. */
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
export type MutationAnswerDayQuestionArgs = {
  input: AnswerDayQuestionInput;
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
export type MutationAskAboutDayArgs = {
  input: AskAboutDayInput;
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
export type MutationClosePayrollMonthArgs = {
  input: ClosePayrollMonthInput;
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
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationDismissDuplicateArgs = {
  input: DismissDuplicateInput;
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
export type MutationExportDealerDuplicatesArgs = {
  input: ExportDealerDuplicatesInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportDealersArgs = {
  input: ExportDealersInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportFarmerDuplicatesArgs = {
  input: ExportFarmerDuplicatesInput;
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
export type MutationExportPayrollMonthArgs = {
  input: ExportPayrollMonthInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportQrBatchCardsArgs = {
  input: ExportQrBatchCardsInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationExportQrBatchPeopleArgs = {
  input: ExportQrBatchPeopleInput;
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
export type MutationMergeCustomersArgs = {
  input: MergeCustomersInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationPlanMeetingArgs = {
  input: PlanMeetingInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationPlanMeetingsArgs = {
  input: PlanMeetingsInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationRedeliverWebhookArgs = {
  input: RedeliverWebhookInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationRefuseDayArgs = {
  input: RefuseDayInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationReopenPayrollMonthArgs = {
  input: ReopenPayrollMonthInput;
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
export type MutationSetDayTypeArgs = {
  input: SetDayTypeInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationSetEmployeeActiveArgs = {
  input: SetEmployeeActiveInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationSetHolidayArgs = {
  input: SetHolidayInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationSetQrRecallCallArgs = {
  input: SetQrRecallCallInput;
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
export type MutationTestWebhookArgs = {
  input: TestWebhookInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationTransferTerritoryArgs = {
  input: TransferTerritoryInput;
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
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** The root of all mutations. A refusal by the REST API is an entry of `userErrors`. An outage or an ended session is a top-level error. */
export type MutationVoidQrCodesArgs = {
  input: VoidQrCodesInput;
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
  /** The kind of the finding. */
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
  /** The day has no check-in. */
  | 'NO_CHECK_IN'
  /** A past day has a check-in and no check-out. */
  | 'NO_CHECK_OUT'
  /** A question about the undecided day was answered, from the time of the question to the time of the answer. Only `DayState.reasons` has this kind. */
  | 'QUESTION_ANSWERED'
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

/** Days that keep a month from being closed, of one kind. */
export type PayrollBlocker = {
  __typename?: 'PayrollBlocker';
  /** The number of days. */
  count: Scalars['Int']['output'];
  /** The first 100 of them, by day. */
  days: Array<BlockedDay>;
  /** The kind. Null for a kind that this gateway does not know. */
  kind?: Maybe<PayrollBlockerKind>;
};

/** A kind of days that keep a month from being closed. */
export type PayrollBlockerKind =
  /** The absence has no reason. Set a day type with a reason. */
  | 'ABSENT_WITHOUT_REASON'
  /** The check-out is missing. */
  | 'MISSING_CHECK_OUT'
  /** The day is neither approved nor refused. */
  | 'NOT_APPROVED'
  /** A question about the undecided day has no answer. */
  | 'OPEN_QUESTION';

/** The column of a payroll month in which a day counts. */
export type PayrollColumn =
  /** A work day without work. */
  | 'ABSENT'
  /** A half day. */
  | 'HALF_DAY'
  /** A holiday without work. */
  | 'HOLIDAY'
  /** A day of leave. */
  | 'LEAVE'
  /** A day of work without a check-out. */
  | 'MISSING'
  /** The employee worked. */
  | 'PRESENT'
  /** A week-off without work. */
  | 'WEEK_OFF';

/** A payroll month. Its state makes one REST call and its people another one. */
export type PayrollMonth = {
  __typename?: 'PayrollMonth';
  /** The month, 1 to 12. */
  month: Scalars['Int']['output'];
  /** The number of minutes of work on a day after which overtime begins (Factories Act 1948, section 59). */
  overtimeAfterMinutes: Scalars['Int']['output'];
  /** A page of the employees with the role USER: those who are active, and inactive ones who worked in the month. Makes GET /api/payroll/fetchPayrollPeople (extension). */
  people?: Maybe<PayrollPage>;
  /** The state of the month. Makes GET /api/payroll/fetchPayrollMonth (extension). */
  state?: Maybe<PayrollState>;
  /** The year, such as 2026. */
  year: Scalars['Int']['output'];
};

/** Ten people of a payroll month. */
export type PayrollPage = {
  __typename?: 'PayrollPage';
  /** The number of the next page. Null after the last page. */
  nextPage?: Maybe<Scalars['Int']['output']>;
  /** The people in the order of their registration, oldest first. */
  people: Array<PayrollPerson>;
  /** The total number of people. Null when the REST API does not count. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** The figures of an employee in a payroll month. The seven columns from `present` to `missing` add up to `days`. A closed month has the figures of the time when it was closed. */
export type PayrollPerson = {
  __typename?: 'PayrollPerson';
  /** The number of work days without work, and of refused days. */
  absent: Scalars['Int']['output'];
  /** True when the employee may sign in. Of an inactive employee only days of work count. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** The number of days that count: those that are over, from the day when the employee was added. */
  days: Scalars['Int']['output'];
  /** The number of days with a check-in that are approved. */
  daysApproved: Scalars['Int']['output'];
  /** The number of refused days. Each counts by its type, as a day without work does. */
  daysRefused: Scalars['Int']['output'];
  /** The number of days of work that have positions. */
  daysWithPositions: Scalars['Int']['output'];
  /** The number of days with a check-in that are not refused. Hours and kilometres are those of these days. */
  daysWorked: Scalars['Int']['output'];
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The number of half days. */
  halfDays: Scalars['Int']['output'];
  /** The number of holidays without work. */
  holidays: Scalars['Int']['output'];
  /** The id of the employee in the REST API. */
  id: Scalars['ID']['output'];
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The last day of work in the month of an inactive employee. Null for an active one. */
  lastWorkedOn?: Maybe<Scalars['Date']['output']>;
  /** The number of days of leave. */
  leave: Scalars['Int']['output'];
  /** The number of days of work without a check-out, which count 0 until they are corrected. */
  missing: Scalars['Int']['output'];
  /** The minutes of work above `PayrollMonth.overtimeAfterMinutes` on each approved day. */
  overtimeMinutes: Scalars['Int']['output'];
  /** The number of days that payroll pays: present, leave, holidays, week-offs, and half of the half days. */
  payableDays: Scalars['Float']['output'];
  /** The number by which payroll knows the employee. Null when there is none. */
  payrollId?: Maybe<Scalars['String']['output']>;
  /** The number of days of work that are not half days. */
  present: Scalars['Int']['output'];
  /** The distance along straight lines between usable positions, in kilometres, as in `TravelSummary`. Days without positions are not counted. */
  straightLineKm: Scalars['Float']['output'];
  /** The number of week-offs without work. Sundays are week-offs unless the day type says otherwise. */
  weekOffs: Scalars['Int']['output'];
  /** The minutes of work, without breaks. */
  workMinutes: Scalars['Int']['output'];
};

/** One time when a closed month was opened again. */
export type PayrollReopening = {
  __typename?: 'PayrollReopening';
  /** The time. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the administrator. */
  by?: Maybe<Scalars['String']['output']>;
  /** The reason. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** The state of a payroll month, with the days that keep it from being closed. */
export type PayrollState = {
  __typename?: 'PayrollState';
  /** The kinds of days that keep the month from being closed. Empty when nothing does, and for a closed month. Only days that are over are considered. */
  blockers: Array<PayrollBlocker>;
  /** The time when the month was closed. Null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the administrator who closed the month. Null while it is open. */
  closedBy?: Maybe<Scalars['String']['output']>;
  /** The first days of the closed months, latest first, up to 24. */
  closedMonths: Array<Scalars['Date']['output']>;
  /** The number of times that the month was downloaded, as a draft or closed. */
  downloadCount: Scalars['Int']['output'];
  /** The holidays of the month, in order. */
  holidays: Array<Holiday>;
  /** The time of the last download. Null when there was none. */
  lastDownloadAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person who made the last download. Null when there was none. */
  lastDownloadBy?: Maybe<Scalars['String']['output']>;
  /** True once the last day of the month is over. Only such a month can be closed. */
  over: Scalars['Boolean']['output'];
  /** The times when the month was opened again, latest first. */
  reopenings: Array<PayrollReopening>;
};

/** A name and a phone number, which together are unique among farmers and among dealers. */
export type PersonKeyInput = {
  /** The area. Names that sound alike are searched for only in a taluka. */
  area?: InputMaybe<AreaInput>;
  /** The given name. */
  firstName: Scalars['String']['input'];
  /** The family name, or `.` for a person who has none. */
  lastName: Scalars['String']['input'];
  /** The phone number, 10 digits. */
  phoneNumber: Scalars['String']['input'];
  /** The village. A customer of another village does not sound alike. */
  village?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of planning a meeting. After OUTCOME_UNKNOWN, UPSTREAM_SHAPE and UPSTREAM_ERROR the meeting may be planned. After every other code but PLANNED it is not. */
export type PlanCode =
  /** The meeting conflicts with existing data or rules, such as a scheduled meeting of the employee with the customer. */
  | 'CONFLICT'
  /** The caller may not plan meetings of this employee. */
  | 'FORBIDDEN'
  /** The REST API refused the employee, the customer or the time as invalid, such as a day that is over. */
  | 'INVALID'
  /** The employee or the customer does not exist. */
  | 'NOT_FOUND'
  /** The REST API has no such call. */
  | 'NOT_SUPPORTED'
  /** The response was lost. */
  | 'OUTCOME_UNKNOWN'
  /** The meeting is planned. */
  | 'PLANNED'
  /** There were too many requests. */
  | 'RATE_LIMITED'
  /** The REST API refused and returned `message` as the reason. */
  | 'REFUSED'
  /** The session ended at an earlier meeting. Sign in, and send the meeting again. */
  | 'UNAUTHENTICATED'
  /** The REST API refused without a reason. */
  | 'UNEXPLAINED'
  /** The operation had used up its REST calls at an earlier meeting. Send the meeting again in another operation. */
  | 'UPSTREAM_BUDGET'
  /** The REST API failed. */
  | 'UPSTREAM_ERROR'
  /** The response of the REST API is invalid. */
  | 'UPSTREAM_SHAPE'
  /** The REST API did not respond in time, and was not reached. */
  | 'UPSTREAM_TIMEOUT'
  /** The REST API cannot be reached. */
  | 'UPSTREAM_UNAVAILABLE';

/** The input of `planMeeting`. */
export type PlanMeetingInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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

/** The input of `planMeetings`. */
export type PlanMeetingsInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The meetings to plan, 1 to 20, in this order. */
  meetings: Array<MeetingToPlanInput>;
};

/** The result of `planMeetings`. */
export type PlanMeetingsPayload = {
  __typename?: 'PlanMeetingsPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Always null, because each outcome has a message. */
  message?: Maybe<Scalars['String']['output']>;
  /** The outcome of each meeting, in the order of the input. */
  outcomes: Array<PlanOutcome>;
  /** Refusals of the whole input. Empty when there are outcomes. */
  userErrors: Array<UserError>;
};

/** The outcome of planning one meeting. */
export type PlanOutcome = {
  __typename?: 'PlanOutcome';
  /** The outcome, or the reason why the meeting is not planned. */
  code: PlanCode;
  /** The dealer of the input. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The farmer of the input. */
  farmerId?: Maybe<Scalars['ID']['output']>;
  /** The meeting. Null unless `code` is PLANNED. */
  meetingId?: Maybe<Scalars['ID']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The planned time of the input. */
  plannedAt: Scalars['DateTime']['output'];
  /** The employee. */
  userId: Scalars['ID']['output'];
};

/** A meeting with a planned time. */
export type PlannedMeeting = {
  __typename?: 'PlannedMeeting';
  /** The postal address of the farmer or dealer. */
  address?: Maybe<Address>;
  /** The given name of the farmer or dealer. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The value of `Meeting.id`. */
  id: Scalars['ID']['output'];
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The number that people use, which is the id in the REST API. */
  number: Scalars['ID']['output'];
  /** The id of the farmer or dealer. */
  partyId?: Maybe<Scalars['ID']['output']>;
  /** The planned time. */
  plannedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The purpose. */
  purpose?: Maybe<Scalars['String']['output']>;
  /** The progress of the meeting. */
  status?: Maybe<MeetingStatus>;
  /** The kind of customer. */
  type: MeetingType;
};

/** A page of employees with their planned meetings. */
export type PlannedMeetings = {
  __typename?: 'PlannedMeetings';
  /** The next page. Null after the last page, and for one employee. */
  nextPage?: Maybe<Scalars['Int']['output']>;
  /** The employees, ten at most. */
  people: Array<EmployeePlan>;
  /** The number of employees. Null when the REST API does not return it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A registered farmer or dealer who may be the same as a given person. */
export type PossibleDuplicate = {
  __typename?: 'PossibleDuplicate';
  /** The dealer. Null when `type` is FARMER. */
  dealer?: Maybe<Dealer>;
  /** The farmer. Null when `type` is DEALER. */
  farmer?: Maybe<Farmer>;
  /** A unique id among farmers and dealers. */
  id: Scalars['ID']['output'];
  /** The reasons, at least one. */
  reasons: Array<DuplicateReason>;
};

/** A product in one pack size. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The name of the variant. */
  name?: Maybe<Scalars['String']['output']>;
  /** The name of the product. */
  productName?: Maybe<Scalars['String']['output']>;
};

/** A batch of QR codes that were generated together. */
export type QrBatch = {
  __typename?: 'QrBatch';
  /** The number of people whose last call about the batch was answered. Null except in `qrBatch`. Makes GET /api/admin/lats/qrcode/fetchQRBatchReport (extension). */
  calledCount?: Maybe<Scalars['Int']['output']>;
  /** The time of generation. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The months from generation to expiry. */
  expiryInMonths?: Maybe<Scalars['Int']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The number of people who did not answer the last call about the batch. Null except in `qrBatch`. Makes GET /api/admin/lats/qrcode/fetchQRBatchReport (extension). */
  noAnswerCount?: Maybe<Scalars['Int']['output']>;
  /** The size of the pack. */
  packageSize?: Maybe<Scalars['String']['output']>;
  /** The number of people who used cards of the batch. Null except in `qrBatch`. Makes GET /api/admin/lats/qrcode/fetchQRBatchReport (extension). */
  personCount?: Maybe<Scalars['Int']['output']>;
  /** The points of each code. */
  points?: Maybe<Scalars['Int']['output']>;
  /** The name of the product. */
  productName?: Maybe<Scalars['String']['output']>;
  /** The number of codes. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** The number of used cards. Null except in `qrBatch`. Makes GET /api/admin/lats/qrcode/fetchQRBatchReport (extension), once for all counts of the batch. The counts of a batch with many uses may be up to ten minutes old. */
  usedCount?: Maybe<Scalars['Int']['output']>;
  /** The number of cards used on each day, in India's time. Null except in `qrBatch`. Makes GET /api/admin/lats/qrcode/fetchQRBatchReport (extension). */
  usesByDay?: Maybe<Array<QrUsesOnDay>>;
  /** The number of cards used by dealer, for the 100 dealers with the most uses. Null except in `qrBatch`. Makes GET /api/admin/lats/qrcode/fetchQRBatchReport (extension). */
  usesByDealer?: Maybe<Array<QrUsesOfDealer>>;
  /** The number of cards used by the taluka of the dealer, the most first. Uses that name no dealer are not counted. Null except in `qrBatch`. Makes GET /api/admin/lats/qrcode/fetchQRBatchReport (extension). */
  usesByTaluka?: Maybe<Array<QrUsesOfTaluka>>;
  /** The number of void cards. Null except in `qrBatch`. Makes GET /api/admin/lats/qrcode/fetchQRBatchReport (extension). */
  voidedCount?: Maybe<Scalars['Int']['output']>;
  /** The voided runs of cards, newest first. Null except in `qrBatch`. Makes GET /api/admin/lats/qrcode/fetchQRBatchReport (extension). */
  voids?: Maybe<Array<QrVoid>>;
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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

/** Filters of the people who used cards of a batch. */
export type QrBatchPeopleFilter = {
  /** Returns only people who bought a pack of the batch from this dealer, and counts only the cards of these packs. */
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only people whose last call about the batch has this state. */
  state?: InputMaybe<QrRecallState>;
  /** Returns only people who bought a pack of the batch from a dealer of this taluka, a `key` of `usesByTaluka`, and counts only the cards of these packs. */
  talukaKey?: InputMaybe<Scalars['String']['input']>;
};

/** A person who used cards of a batch, for a recall. */
export type QrBatchPerson = {
  __typename?: 'QrBatchPerson';
  /** The address in one text. */
  address?: Maybe<Scalars['String']['output']>;
  /** The last call. Null when the person was not called, or the call was withdrawn. */
  call?: Maybe<QrRecallCall>;
  /** The number of uses of cards of the batch. */
  cards?: Maybe<Scalars['Int']['output']>;
  /** The dealer of the last use. Null for a use that names no dealer. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The name of the dealer of the last use. */
  dealerName?: Maybe<Scalars['String']['output']>;
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** A unique id of this person in this batch. */
  id: Scalars['ID']['output'];
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The time of the last use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the father or husband. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The id of the QR user. */
  userId: Scalars['ID']['output'];
};

/** A page of the people who used cards of a batch. */
export type QrBatchPersonConnection = {
  __typename?: 'QrBatchPersonConnection';
  /** The rows with their cursors. */
  edges: Array<QrBatchPersonEdge>;
  /** The rows without cursors. */
  nodes: Array<QrBatchPerson>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A person in a page. */
export type QrBatchPersonEdge = {
  __typename?: 'QrBatchPersonEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: QrBatchPerson;
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
  /** The batch (extension). */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** The code. */
  code?: Maybe<Scalars['String']['output']>;
  /** The time of creation. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last day on which the code can be used. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The size of the pack. */
  packageSize?: Maybe<Scalars['String']['output']>;
  /** The points of the code. */
  points?: Maybe<Scalars['Int']['output']>;
  /** The name of the product. */
  productName?: Maybe<Scalars['String']['output']>;
  /** The state of the card. Without extensions never `VOID`. Null when the REST API does not return it. */
  state?: Maybe<QrCardState>;
  /** The time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first use of the card (extension). Null for a card that is not used. */
  use?: Maybe<QrUse>;
  /** True when the code has been used. */
  used?: Maybe<Scalars['Boolean']['output']>;
  /** The reason of the void (extension). */
  voidReason?: Maybe<Scalars['String']['output']>;
  /** The time of the void (extension). */
  voidedAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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

/** The filter of the cards of a batch. */
export type QrCardFilter = {
  /** The state of the card. */
  state?: InputMaybe<QrCardState>;
  /** The number of a card, a code, or words of the name or phone number of the person who used the card. Up to 200 cards are found. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The state of a QR card. */
export type QrCardState =
  /** Not used and not void. */
  | 'NOT_USED'
  /** Used. The points stay with the person. */
  | 'USED'
  /** Void. The code cannot be used. */
  | 'VOID';

/** The result of checking a QR code. */
export type QrCode = {
  __typename?: 'QrCode';
  /** The batch of the code. Null when the code is not genuine. */
  batch?: Maybe<QrBatch>;
  /** The card of the code. Null when the code is not genuine. */
  card?: Maybe<QrCard>;
  /** True when the code belongs to a batch of the REST API. The card, the batch and the use are null when it is not. */
  genuine: Scalars['Boolean']['output'];
  /** True when the text contains a complete code. A code that is readable and not genuine may be forged; a text that is not readable has to be scanned again. */
  readable: Scalars['Boolean']['output'];
  /** The use of the code. Null when the code has not been used. */
  use?: Maybe<QrUse>;
};

/** The points of one person. */
export type QrPoints = {
  __typename?: 'QrPoints';
  /** The points that are left, a whole number. */
  balance?: Maybe<Scalars['Float']['output']>;
  /** The sum of the points earned, a whole number. */
  earned?: Maybe<Scalars['Float']['output']>;
  /** The sum of the points redeemed, a whole number. */
  redeemed?: Maybe<Scalars['Float']['output']>;
  /** The person. Null when no person with the phone number has used a code. */
  user?: Maybe<QrUser>;
};

/** A call to a person about a batch. */
export type QrRecallCall = {
  __typename?: 'QrRecallCall';
  /** The time. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the administrator who called. */
  byName?: Maybe<Scalars['String']['output']>;
  /** The outcome. */
  outcome: QrRecallOutcome;
};

/** The outcome of a call to a person about a batch. */
export type QrRecallOutcome =
  /** The person was reached. */
  | 'CALLED'
  /** The call was not answered. */
  | 'NO_ANSWER';

/** The state of a person in the recall of a batch. */
export type QrRecallState =
  /** The person was reached. */
  | 'CALLED'
  /** The person was not called, or the call was withdrawn. */
  | 'NOT_CALLED'
  /** The call was not answered. */
  | 'NO_ANSWER';

/** Points that were earned or redeemed. */
export type QrUse = {
  __typename?: 'QrUse';
  /** The address in one text. */
  address?: Maybe<Scalars['String']['output']>;
  /** The batch of the card (extension). */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** The used code. */
  code?: Maybe<Scalars['String']['output']>;
  /** The time of the use. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The dealer who sold the pack (extension). */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The phone number of the dealer who sold the pack. */
  dealerMobile?: Maybe<Scalars['String']['output']>;
  /** The name of the dealer who sold the pack. */
  dealerName?: Maybe<Scalars['String']['output']>;
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The language that the person chose. */
  language?: Maybe<Scalars['String']['output']>;
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The name of the father or husband. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** The size of the pack (extension). */
  packageSize?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The number of points. */
  points?: Maybe<Scalars['Int']['output']>;
  /** The product of the card (extension). */
  productName?: Maybe<Scalars['String']['output']>;
  /** The kind of use, in the wording of the REST API. */
  transactionType?: Maybe<Scalars['String']['output']>;
  /** The QR user who used the code (extension). */
  userId?: Maybe<Scalars['ID']['output']>;
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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
  /** The batch of the used card. */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  /** A complete code. Hyphens, spaces and case are ignored. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Returns only uses of cards, which `activityReport` counts. The default is false. */
  counted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the name, phone number or village of the dealer, in either script. */
  dealer?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the range. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** A part of the name of the product. */
  product?: InputMaybe<Scalars['String']['input']>;
  /** Returns only the uses that a row of `activityReport` counts. */
  row?: InputMaybe<QrUseRowInput>;
  /** The kind of use, such as `EARN`. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the range. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** The person who used the card. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Groups of `activityReport` whose uses of codes can be listed. */
export type QrUseGroup =
  /** The employee of the dealer who sold the pack. */
  | 'EMPLOYEE'
  /** The product of the code. */
  | 'PRODUCT'
  /** The taluka of the dealer who sold the pack. */
  | 'TALUKA';

/** A row of `activityReport` whose uses of codes are listed. */
export type QrUseRowInput = {
  /** The group of the report. */
  groupBy: QrUseGroup;
  /** The value of `ActivityRow.key`, such as `NONE` for the codes of packs without a dealer. */
  key: Scalars['ID']['input'];
};

/** A person who collects points by scanning codes. */
export type QrUser = {
  __typename?: 'QrUser';
  /** The address in one text. */
  address?: Maybe<Scalars['String']['output']>;
  /** The time when the person first collected points. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The language that the person chose. */
  language?: Maybe<Scalars['String']['output']>;
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The name of the father or husband. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
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
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
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

/** The number of cards used from one dealer. */
export type QrUsesOfDealer = {
  __typename?: 'QrUsesOfDealer';
  /** The number of cards. */
  count: Scalars['Int']['output'];
  /** The dealer's id. Null for uses that name no dealer. */
  dealerId?: Maybe<Scalars['ID']['output']>;
  /** The dealer's name. */
  dealerName?: Maybe<Scalars['String']['output']>;
  /** The dealer's taluka. */
  taluka?: Maybe<Scalars['String']['output']>;
};

/** The number of cards used from the dealers of one taluka. */
export type QrUsesOfTaluka = {
  __typename?: 'QrUsesOfTaluka';
  /** The number of cards. */
  count: Scalars['Int']['output'];
  /** The district of the dealers. */
  district?: Maybe<Scalars['String']['output']>;
  /** The key of the taluka, for filters. */
  key: Scalars['String']['output'];
  /** The taluka of the dealers. */
  taluka?: Maybe<Scalars['String']['output']>;
};

/** The number of codes used on a day. */
export type QrUsesOnDay = {
  __typename?: 'QrUsesOnDay';
  /** The number of codes. */
  count: Scalars['Int']['output'];
  /** The day in India. */
  date: Scalars['Date']['output'];
};

/** A run of consecutive cards that were voided together. */
export type QrVoid = {
  __typename?: 'QrVoid';
  /** The time. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the administrator. */
  byName?: Maybe<Scalars['String']['output']>;
  /** The number of cards that became void. Cards of the run that were used before stay used. */
  count: Scalars['Int']['output'];
  /** The number of the first card in the batch, counted from 0. */
  fromSerial: Scalars['Int']['output'];
  /** The reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The number of the last card. */
  toSerial: Scalars['Int']['output'];
};

/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type Query = {
  __typename?: 'Query';
  /** A page of the access tokens of tools, newest first, including expired and revoked tokens. Makes GET /api/admin/fetchAccessTokens (extension). Null without extensions, and no REST call is made. */
  accessTokens?: Maybe<AccessTokenConnection>;
  /** The activity of a period, by day, month, employee, taluka or product (extension). Null without extensions. Makes GET /api/reports/fetchActivity. */
  activityReport?: Maybe<ActivityReport>;
  /** The states, districts and talukas of India. Makes no REST call. */
  areas?: Maybe<Array<State>>;
  /** The attendance days of an employee in a period, latest first. A moderator may read their own days and those of employees without roles beyond USER. Makes GET /api/punch/getPunchInPunchOutReport. */
  attendance?: Maybe<Array<AttendanceDay>>;
  /** A page of the audit log, newest first. Makes GET /api/admin/fetchAuditEvents (extension). Null without extensions, and no REST call is made, because only the log of the gateway then has these events. */
  auditEvents?: Maybe<AuditEventConnection>;
  /** Returns the created and changed objects, oldest first, without gaps. For a moderator, changes of other moderators and administrators, and of their days, are left out. Recording begins at the first start of the REST API, and without `after` the list begins there. Keep `endCursor` and continue from it; it is never null, and on a page without rows it is `after`, or the latest cursor without `after`. `latestCursor` skips the changes recorded so far. A change whose transaction is not complete appears later, never before a returned cursor. GET /api/changes/fetchChanges and, without `after` or for `latestCursor`, GET /api/changes/fetchLatestCursor (extensions); without extensions null, and no REST call. */
  changes?: Maybe<ChangeConnection>;
  /** The check-ins and check-outs of an employee on a day, in order of time. A moderator may read their own events and those of employees without roles beyond USER. Makes POST /api/user/getUserCheckinCheckoutReport. */
  checkEvents?: Maybe<Array<CheckEvent>>;
  /** The settings that a client needs before anyone has signed in. Makes no REST call. */
  clientConfig?: Maybe<ClientConfig>;
  /** The number of farmers or dealers, and of the visited ones, by taluka or by employee (extension). Null without extensions. Makes GET /api/reports/fetchCoverage. */
  coverage?: Maybe<Coverage>;
  /** One day of an employee. A moderator may read their own day and those of employees without roles beyond USER. Travel, meetings, farmers and dealers come from POST /api/user/getEmployeeDasboardByDate; check events and attendance have their own calls. Only the selected sections are fetched, in parallel, and a failed section leaves the others intact. */
  dayDashboard?: Maybe<DayDashboard>;
  /** Several days of employees, in the order of the input. Makes the calls of `dayDashboard` for each day whose sections are selected, up to two for its attendance and state. A failed section leaves the others intact. */
  dayDashboards?: Maybe<Array<DayDashboard>>;
  /** The day types of employees in a month. Makes GET /api/payroll/fetchDayTypes (extension). Employees who do not exist are left out, and for a moderator those with roles beyond USER. Null without extensions, and no REST call is made. */
  dayTypes?: Maybe<Array<EmployeeDayTypes>>;
  /** One dealer with the full record. Makes GET /api/dealer/fetchDealerById (extension). Without extensions the gateway searches the newest 1,000 dealers, and `record` is null. */
  dealer?: Maybe<Dealer>;
  /** A page of the dealers registered in a month, with the columns of the QR dashboard. Makes GET /api/dealers/fetch. */
  dealerDirectory?: Maybe<DirectoryEntryConnection>;
  /** The history of a dealer, newest first. Makes GET /api/dealer/fetchDealerHistory (extension). Null without extensions, and no REST call is made. */
  dealerHistory?: Maybe<HistoryEventConnection>;
  /** A page of dealers, newest first. Makes GET /api/dealer/getAllDealersPage. */
  dealers?: Maybe<DealerConnection>;
  /** A page of the dealers whom an employee registered or took over. Makes GET /api/dealer/getAllDealersCreatedByPage. */
  dealersCreatedBy?: Maybe<DealerConnection>;
  /** A page of pairs of farmers or dealers who may be registered twice: with one phone number or one e-mail address, with names that sound alike in one taluka and no two villages, or with one birth date in one village and first names that sound alike. The pairs found last come first. Makes GET /api/farmer/fetchFarmerDuplicates or GET /api/dealer/fetchDealerDuplicates (extension). Null without extensions, and no REST call is made. */
  duplicates?: Maybe<DuplicatePairConnection>;
  /** One employee. Null with the error `NOT_FOUND` when the employee does not exist. A moderator may read their own record and the records of employees without roles beyond USER. Makes GET /api/user/fetchEmployeeById (extension). Without extensions the gateway searches the pages of GET /api/user/fetchAllEmployeeByPage, at most 10 pages of 100. */
  employee?: Maybe<Employee>;
  /** A page of employees with one of the given roles. Makes GET /api/user/fetchAllEmployeeByPage. */
  employees?: Maybe<EmployeeConnection>;
  /** One farmer with the full record. Makes GET /api/farmer/fetchFarmerById (extension). Without extensions the gateway searches the newest 1,000 farmers, and `record` is null. */
  farmer?: Maybe<Farmer>;
  /** A page of the farmers registered in a month, with the columns of the QR dashboard. Makes GET /api/farmers/fetch. */
  farmerDirectory?: Maybe<DirectoryEntryConnection>;
  /** The history of a farmer, newest first. Makes GET /api/farmer/fetchFarmerHistory (extension). Null without extensions, and no REST call is made. */
  farmerHistory?: Maybe<HistoryEventConnection>;
  /** A page of farmers, newest first. Makes GET /api/farmer/getAllFarmersPage. */
  farmers?: Maybe<FarmerConnection>;
  /** A page of the farmers whom an employee registered or took over. Makes GET /api/farmer/getAllFarmersCreatedByPage. */
  farmersCreatedBy?: Maybe<FarmerConnection>;
  /** A page of the fields, arguments and input fields of this schema in alphabetical order, with the number of operations of the last 92 days that used each of them, by client. Shows whether anything that is deprecated is still used. Makes no REST call. */
  fieldUsage?: Maybe<FieldUsageConnection>;
  /** The holidays of a year, in order. Makes GET /api/payroll/fetchHolidays (extension). Null without extensions, and no REST call is made. */
  holidays?: Maybe<Array<Holiday>>;
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
  /** A payroll month with the figures of employees, ten at a time. Makes GET /api/payroll/fetchPayrollMonth (extension) for the state and GET /api/payroll/fetchPayrollPeople (extension) for the people. Null without extensions, and no REST call is made. */
  payrollMonth?: Maybe<PayrollMonth>;
  /** The meetings that are planned for employees in a range of days, of any status (extension). Inactive employees are listed only with a planned meeting, unless `filter` has `active`. Null without extensions, and no REST call is made. Makes GET /api/meeting/fetchPlannedMeetings, and GET /api/user/fetchAllEmployeeByPage for a page of employees or GET /api/user/fetchEmployeeById for one. */
  plannedMeetings?: Maybe<PlannedMeetings>;
  /** Up to five farmers or dealers who may be the same person as the given one: those with the phone number, then those of the taluka with the name in either script. Makes POST /api/farmer/searchFarmerByArea or POST /api/dealer/searchDealerByArea, once for the phone number and once for the name. */
  possibleDuplicates?: Maybe<Array<PossibleDuplicate>>;
  /** The product variants for which QR codes can be generated. Makes GET /api/products/getProducts. */
  productVariants?: Maybe<Array<ProductVariant>>;
  /** The profile of the signed-in person. Makes GET /api/user/getProfile. */
  profile?: Maybe<Employee>;
  /** One QR batch. Makes GET /api/admin/lats/qrcode/fetchQRBatchById (extension). Null without extensions, and no REST call is made. */
  qrBatch?: Maybe<QrBatch>;
  /** A page of the people who used cards of a batch, each with the last call about the batch. The latest use is first. People of a batch with more than 10,000 uses are in the order of their ids. Makes POST /api/admin/lats/qrcode/getQRBatchPeople (extension). `NOT_SUPPORTED` without extensions, before any REST call. */
  qrBatchPeople?: Maybe<QrBatchPersonConnection>;
  /** A page of the QR batches generated in a month, newest first. Makes POST /api/admin/lats/qrcode/getQRBatches. */
  qrBatches?: Maybe<QrBatchConnection>;
  /** A page of the QR cards of a batch. Makes POST /api/admin/lats/qrcode/getQRDetailsByBatch. */
  qrCards?: Maybe<QrCardConnection>;
  /** The card, batch and use of a QR code, and whether the code is genuine. Makes POST /api/admin/lats/qrcode/fetchQRCode (extension). Null without extensions, and no REST call is made. */
  qrCode?: Maybe<QrCode>;
  /** The points of one person, by the id of the QR user or by a phone number. Requires exactly one of the two. Makes GET /api/admin/lats/qrcode/fetchQRPoints (extension). Null without extensions, and no REST call is made. */
  qrPoints?: Maybe<QrPoints>;
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
  /** The last hand-overs of a territory from or to an employee, up to 20, newest first (extension). Null without extensions, and no REST call is made. Makes GET /api/user/fetchTerritoryTransfers (extension). */
  territoryTransfers?: Maybe<Array<TerritoryTransfer>>;
  /** The travel figures of an employee for each day of a period, by the same rules as `dayDashboard`. Days without a position are left out. A moderator may read their own days and those of employees without roles beyond USER. Makes GET /api/user/getTravelReport (extension). Null without extensions, and no REST call is made. */
  travelReport?: Maybe<Array<TravelDay>>;
  /** The number of farmers or dealers who were not visited, for several numbers of days (extension). Null without extensions. Makes GET /api/reports/fetchUnvisitedCounts. */
  unvisitedCounts?: Maybe<UnvisitedCounts>;
  /** The signed-in person in the form that `signIn` returns. Relay uses this field to fetch a `Viewer`. Makes POST /api/user/userdetails. */
  viewer?: Maybe<Viewer>;
  /** Suggested farmers and dealers for the employee to visit, in groups of nearby customers. Each group starts from the customer who was not visited for the longest time, and customers without any visit come last. Customers with a planned meeting are left out. Null without extensions, and no REST call is made. Makes GET /api/meeting/fetchVisitSuggestions (extension). */
  visitSuggestions?: Maybe<VisitSuggestions>;
  /** The visits that `activityReport` counts, newest first (extension). Null without extensions, and no REST call is made. Makes GET /api/reports/fetchVisits. */
  visits?: Maybe<HeldVisitConnection>;
  /** A page of the deliveries of a webhook, newest first. Deliveries that arrived are kept for 14 days. Makes GET /api/admin/fetchWebhookDeliveries (extension). Null without extensions, and no REST call is made. */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /** The webhooks, the oldest first, 20 at most. Makes GET /api/admin/fetchWebhooks (extension). Null without extensions, and no REST call is made. */
  webhooks?: Maybe<Array<Webhook>>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryAccessTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryActivityReportArgs = {
  from: Scalars['Date']['input'];
  groupBy: ActivityGroup;
  to: Scalars['Date']['input'];
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
export type QueryCoverageArgs = {
  days: Scalars['Int']['input'];
  groupBy: CoverageGroup;
  type: MeetingType;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryDayDashboardArgs = {
  date: Scalars['Date']['input'];
  userId: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryDayDashboardsArgs = {
  days: Array<DayOfEmployeeInput>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryDayTypesArgs = {
  month: Scalars['Int']['input'];
  userIds: Array<Scalars['ID']['input']>;
  year: Scalars['Int']['input'];
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
export type QueryDuplicatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  type: MeetingType;
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
export type QueryFieldUsageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  selection?: InputMaybe<FieldUsageSelection>;
  size?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryHolidaysArgs = {
  year: Scalars['Int']['input'];
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
export type QueryPayrollMonthArgs = {
  month: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Int']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryPlannedMeetingsArgs = {
  area?: InputMaybe<AreaInput>;
  filter?: InputMaybe<EmployeeFilter>;
  from: Scalars['Date']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  to: Scalars['Date']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryPossibleDuplicatesArgs = {
  area?: InputMaybe<AreaInput>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  type: MeetingType;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrBatchArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrBatchPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  batchId: Scalars['ID']['input'];
  filter?: InputMaybe<QrBatchPeopleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
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
  filter?: InputMaybe<QrCardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrCodeArgs = {
  code: Scalars['String']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryQrPointsArgs = {
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
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
  otherNames?: InputMaybe<Scalars['Boolean']['input']>;
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
  lastVisitedBy?: InputMaybe<Scalars['String']['input']>;
  neverVisited?: InputMaybe<Scalars['Boolean']['input']>;
  notVisitedForDays?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  registeredFrom?: InputMaybe<Scalars['Date']['input']>;
  registeredTo?: InputMaybe<Scalars['Date']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QuerySearchFarmersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<AreaInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  lastVisitedBy?: InputMaybe<Scalars['String']['input']>;
  neverVisited?: InputMaybe<Scalars['Boolean']['input']>;
  notVisitedForDays?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  registeredFrom?: InputMaybe<Scalars['Date']['input']>;
  registeredTo?: InputMaybe<Scalars['Date']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
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
export type QueryTerritoryTransfersArgs = {
  userId: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryTravelReportArgs = {
  period: AttendancePeriod;
  userId: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryUnvisitedCountsArgs = {
  area?: InputMaybe<AreaInput>;
  days: Array<Scalars['Int']['input']>;
  type: MeetingType;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryVisitSuggestionsArgs = {
  area?: InputMaybe<AreaInput>;
  dealerId?: InputMaybe<Scalars['ID']['input']>;
  dealerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  farmerId?: InputMaybe<Scalars['ID']['input']>;
  farmerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  first?: Scalars['Int']['input'];
  notVisitedForDays?: Scalars['Int']['input'];
  userId: Scalars['ID']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryVisitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  meetingsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  row?: InputMaybe<VisitRowInput>;
  size?: InputMaybe<Scalars['Int']['input']>;
  to: Scalars['Date']['input'];
};


/** The root of all queries. Every field makes at most one REST call for each page unless its description names more. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  webhookId: Scalars['ID']['input'];
};

/** The input of `redeliverWebhook`. */
export type RedeliverWebhookInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the delivery. */
  deliveryId: Scalars['ID']['input'];
};

/** The result of `redeliverWebhook`. */
export type RedeliverWebhookPayload = {
  __typename?: 'RedeliverWebhookPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The queued delivery. Null when refused. */
  delivery?: Maybe<WebhookDelivery>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The input of `refuseDay`. */
export type RefuseDayInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The type that the day counts as for payroll. By default it counts by its day type, as a day without work does. */
  countsAs?: InputMaybe<RefusedDayType>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The reason, which is stored with the refusal. */
  reason: Scalars['String']['input'];
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `refuseDay`. */
export type RefuseDayPayload = {
  __typename?: 'RefuseDayPayload';
  /** The day with the refusal. */
  attendance?: Maybe<AttendanceDay>;
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** Types that a refused day can count as for payroll. */
export type RefusedDayType =
  /** A day without work. A Sunday or a holiday stays a week-off or a holiday. */
  | 'ABSENT'
  /** Half a day, which is paid as half. */
  | 'HALF_DAY'
  /** Leave, which is paid. */
  | 'LEAVE';

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
  /** The registered name, where only the phone number is that of the person, or the name sounds alike. Null for the person. */
  otherName?: Maybe<Scalars['String']['output']>;
  /** True when the phone number is another one, and the name sounds alike. */
  soundsAlike: Scalars['Boolean']['output'];
};

/** The input of `reopenPayrollMonth`. */
export type ReopenPayrollMonthInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The month, 1 to 12. */
  month: Scalars['Int']['input'];
  /** The reason, up to 500 characters. */
  reason: Scalars['String']['input'];
  /** The year, 2000 to 2100. */
  year: Scalars['Int']['input'];
};

/** The result of `reopenPayrollMonth`. */
export type ReopenPayrollMonthPayload = {
  __typename?: 'ReopenPayrollMonthPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The input of `resetPassword`. */
export type ResetPasswordInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The new password again. */
  confirmPassword: Scalars['String']['input'];
  /** The new password. */
  password: Scalars['String']['input'];
  /** The token of the link. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  /** The words of the name that match, for highlighting. Empty when the REST API does not return them. */
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

/** The input of `setDayType`. */
export type SetDayTypeInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The reason, up to 500 characters. */
  reason: Scalars['String']['input'];
  /** The new type. */
  type: DayType;
  /** The employee. */
  userId: Scalars['ID']['input'];
};

/** The result of `setDayType`. */
export type SetDayTypePayload = {
  __typename?: 'SetDayTypePayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The input of `setEmployeeActive`. */
export type SetEmployeeActiveInput = {
  /** True to activate the employee, false to deactivate. */
  active: Scalars['Boolean']['input'];
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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

/** The input of `setHoliday`. */
export type SetHolidayInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The day in India. */
  date: Scalars['Date']['input'];
  /** The name of the holiday, up to 100 characters. Null or an empty text removes the holiday. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `setHoliday`. */
export type SetHolidayPayload = {
  __typename?: 'SetHolidayPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The input of `setQrRecallCall`. */
export type SetQrRecallCallInput = {
  /** The batch. */
  batchId: Scalars['ID']['input'];
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The outcome. Null withdraws the last call. */
  outcome?: InputMaybe<QrRecallOutcome>;
  /** The QR user who was called. */
  userId: Scalars['ID']['input'];
};

/** The result of `setQrRecallCall`. */
export type SetQrRecallCallPayload = {
  __typename?: 'SetQrRecallCallPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** The credentials of a person. */
export type SignInInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The password. */
  password: Scalars['String']['input'];
  /** The user name, e-mail address or phone number. */
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
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
  /** The date of birth. */
  dateOfBirth: Scalars['Date']['input'];
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** The given name. */
  firstName: Scalars['String']['input'];
  /** The gender. */
  gender: Gender;
  /** The family name, or `.` for a person who has none. */
  lastName: Scalars['String']['input'];
  /** The name of the father or husband. */
  middleName: Scalars['String']['input'];
  /** The phone number. */
  mobileNumber: Scalars['String']['input'];
  /** The new password. */
  password: Scalars['String']['input'];
  /** The user name to sign in with. */
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
  /** The name. */
  name: Scalars['String']['output'];
};

/** A place where an employee stayed. */
export type Stop = {
  __typename?: 'Stop';
  /** The time of the first point. */
  fromAt?: Maybe<Scalars['DateTime']['output']>;
  /** The centre of the points. */
  location: Location;
  /** The minutes between the two times as clocks without seconds show them. */
  minutes: Scalars['Int']['output'];
  /** The time of the last point. */
  untilAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The root of all subscriptions. They are served as Server-Sent Events at `/graphql/stream`, one operation per connection. A refusal is the last event of the stream. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Sends each creation and change when it is recorded, within about 2 s, in the order of `Query.changes` and without gaps. To continue after a disconnect, subscribe again with the `cursor` of the last event as `after`. The caller's access is checked at the start and at least every 30 s; the stream of a revoked token ends with an error. A token may have up to 20 open streams. Makes GET /api/changes/fetchChanges and fetchLatestCursor (extensions) once per second for all streams together, and for each page that a stream reads to catch up. `NOT_SUPPORTED` without extensions, and no REST call is made. */
  changes: ChangeEdge;
};


/** The root of all subscriptions. They are served as Server-Sent Events at `/graphql/stream`, one operation per connection. A refusal is the last event of the stream. */
export type SubscriptionChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<ChangeType>>;
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

/** Numbers of farmers, dealers and open meetings. */
export type TerritoryCounts = {
  __typename?: 'TerritoryCounts';
  /** The number of dealers. */
  dealers: Scalars['Int']['output'];
  /** The number of farmers. */
  farmers: Scalars['Int']['output'];
  /** The number of meetings that are not finished. */
  meetings: Scalars['Int']['output'];
};

/** A taluka of a hand-over. */
export type TerritoryPlace = {
  __typename?: 'TerritoryPlace';
  /** The district. */
  district: Scalars['String']['output'];
  /** The state or union territory. */
  state: Scalars['String']['output'];
  /** The taluka. */
  taluka: Scalars['String']['output'];
};

/** Records of an employee in a taluka. */
export type TerritoryTaluka = {
  __typename?: 'TerritoryTaluka';
  /** The numbers. */
  counts: TerritoryCounts;
  /** The district. */
  district?: Maybe<Scalars['String']['output']>;
  /** The state. */
  state?: Maybe<Scalars['String']['output']>;
  /** The taluka. */
  taluka?: Maybe<Scalars['String']['output']>;
};

/** A taluka of a territory. */
export type TerritoryTalukaInput = {
  /** The district. */
  district: Scalars['String']['input'];
  /** The state. */
  state: Scalars['String']['input'];
  /** The taluka. */
  taluka: Scalars['String']['input'];
};

/** A hand-over of farmers, dealers and open meetings of an employee to another, with all its steps. */
export type TerritoryTransfer = {
  __typename?: 'TerritoryTransfer';
  /** The time of the last step. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of that employee. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** The employee who had the records. */
  fromUserId: Scalars['ID']['output'];
  /** The id of the hand-over. */
  id: Scalars['ID']['output'];
  /** The name of the administrator who handed the records over. */
  movedByName?: Maybe<Scalars['String']['output']>;
  /** The reason of the administrator. Null when none was given. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The time of the first step. `transferTerritory` hands the records back with this time as `handedOverSince` and `endedAt` as `handedOverUntil`. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The moved records by taluka. */
  talukas: Array<TerritoryTaluka>;
  /** The name of that employee. */
  toName?: Maybe<Scalars['String']['output']>;
  /** The employee who received the records. */
  toUserId: Scalars['ID']['output'];
  /** The name of the tool that did so for the administrator. Null otherwise. */
  toolName?: Maybe<Scalars['String']['output']>;
  /** The input with which `transferTerritory` continues the hand-over, while records are left to move. Null when the hand-over is finished, handed back, or followed by another one between the same employees. */
  unfinished?: Maybe<UnfinishedTransfer>;
};

/** The input of `testWebhook`. */
export type TestWebhookInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** The result of `testWebhook`. */
export type TestWebhookPayload = {
  __typename?: 'TestWebhookPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The queued delivery. Null when refused. */
  delivery?: Maybe<WebhookDelivery>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
};

/** A tool that acts in the name of the administrator who created its token. */
export type Tool = {
  __typename?: 'Tool';
  /** The time when the token expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the tool. */
  name: Scalars['String']['output'];
};

/** The input of `transferTerritory`. */
export type TransferTerritoryInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** True to hand over dealers. */
  dealers?: Scalars['Boolean']['input'];
  /** True to count only, without changes. */
  dryRun?: Scalars['Boolean']['input'];
  /** True to hand over farmers. */
  farmers?: Scalars['Boolean']['input'];
  /** The employee who has the territory. */
  fromUserId: Scalars['ID']['input'];
  /** Limits the records to those that `toUserId` handed over to `fromUserId` at or after this time, and that were not changed since. Use the `handedOverAt` of the first request to hand back what it moved. The default is all. */
  handedOverSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Limits the records to those that were handed over at or before this time. Requires `handedOverSince`. The default is now. */
  handedOverUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to hand over unfinished meetings. A meeting is not moved when the other employee has a scheduled one with the same customer. */
  meetings?: Scalars['Boolean']['input'];
  /** A reason, up to 500 characters. Stored with the hand-over. The default is none. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The talukas of the customers, up to 200. The default is all. */
  talukas?: InputMaybe<Array<TerritoryTalukaInput>>;
  /** The active employee who takes it over. Required unless `dryRun` is true. */
  toUserId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `transferTerritory`. */
export type TransferTerritoryPayload = {
  __typename?: 'TransferTerritoryPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The time at which this request handed the records over, for `handedOverSince`. Null when refused, and when the REST API returns none. */
  handedOverAt?: Maybe<Scalars['DateTime']['output']>;
  /** The records of the request that the first employee still has, by taluka. Null when refused. */
  left?: Maybe<Array<TerritoryTaluka>>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The numbers that this request has handed over. Null when refused. */
  moved?: Maybe<TerritoryCounts>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
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

/** The input with which `transferTerritory` continues a hand-over. */
export type UnfinishedTransfer = {
  __typename?: 'UnfinishedTransfer';
  /** True when dealers are handed over. */
  dealers: Scalars['Boolean']['output'];
  /** True when farmers are handed over. */
  farmers: Scalars['Boolean']['output'];
  /** The time since which the records were handed over, of a hand-over back. Null otherwise. */
  handedOverSince?: Maybe<Scalars['DateTime']['output']>;
  /** The time until which the records were handed over. Null for the present. */
  handedOverUntil?: Maybe<Scalars['DateTime']['output']>;
  /** True when open meetings are handed over. */
  meetings: Scalars['Boolean']['output'];
  /** The talukas. Empty for all. */
  talukas: Array<TerritoryPlace>;
};

/** Number of farmers or dealers who were not visited for a number of days. */
export type UnvisitedCount = {
  __typename?: 'UnvisitedCount';
  /** The number of farmers or dealers without a visit in these days, those without any visit included. */
  count?: Maybe<Scalars['Int']['output']>;
  /** The number of days up to today. */
  days: Scalars['Int']['output'];
};

/** Numbers of farmers or dealers who were not visited. */
export type UnvisitedCounts = {
  __typename?: 'UnvisitedCounts';
  /** A count for each number of days, in the order of the argument. */
  counts: Array<UnvisitedCount>;
  /** The number without any visit. */
  never?: Maybe<Scalars['Int']['output']>;
  /** The number of all farmers or dealers. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** The changed fields of a dealer. An absent field stays as it is. Null or an empty value clears a field that may be empty. */
export type UpdateDealerInput = {
  /** The postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The dealer. */
  dealerId: Scalars['ID']['input'];
  /** Details of the shop, at most 50; null or an empty list removes all. */
  details?: InputMaybe<Array<NameValueInput>>;
  /** The e-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The name of the father or husband; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The file names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the change is based on (`Dealer.version`). The change is refused as a conflict when a newer version exists. */
  version: Scalars['Int']['input'];
  /** The WhatsApp number, 10 digits; null clears it. */
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
  /** The postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The e-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The name of the father or husband; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** The number by which payroll knows the employee, up to 20 characters, of one employee only. An empty text or null clears it. */
  payrollId?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The new roles, at least one. */
  roles?: InputMaybe<Array<Role>>;
  /** The employee. */
  userId: Scalars['ID']['input'];
  /** The version that the change is based on. The change is refused as a conflict when a newer version exists. Not compared when absent. */
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
  /** The postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Crops of the farmer, at most 50; null or an empty list removes all. */
  crops?: InputMaybe<Array<NameValueInput>>;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The e-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The farmer. */
  farmerId: Scalars['ID']['input'];
  /** The given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The name of the father or husband; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The file names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the change is based on (`Farmer.version`). The change is refused as a conflict when a newer version exists. */
  version: Scalars['Int']['input'];
  /** The WhatsApp number, 10 digits; null clears it. */
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
  /** The postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: InputMaybe<AddressInput>;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: InputMaybe<AddressPartsInput>;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The e-mail address. A known address cannot be cleared. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The given name. Cannot be cleared. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The gender. A known gender cannot be cleared. */
  gender?: InputMaybe<Gender>;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The name of the father or husband; null clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. Cannot be cleared. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on. The change is refused as a conflict when a newer version exists. Not compared when absent. */
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

/** The input of `updateWebhook`. */
export type UpdateWebhookInput = {
  /** False disables the webhook, true enables it. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** True creates a new secret. */
  rotateSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** The types of the changes to send. */
  types?: InputMaybe<Array<ChangeType>>;
  /** The URL, up to 1,000 characters, over `https:`; over `http:` too in development. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** The id of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** The result of `updateWebhook`. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The new secret, returned only once. Null without `rotateSecret`. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
  /** The webhook. Null when refused. */
  webhook?: Maybe<Webhook>;
};

/** A refusal that a person can act on. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of the refusal. */
  code: UserErrorCode;
  /** The message of the REST API, unchanged. `extensions.messages` of the response lists its code and parameters, where the REST API sends them (extension). For `UNEXPLAINED` and `NOT_SUPPORTED`, and for input that is refused before any call, the message is from the gateway. */
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
  /** The given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The family name. Null for a person who has none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The roles of the person. */
  roles: Array<Role>;
};

/** The most recent visit to a farmer or dealer. */
export type Visit = {
  __typename?: 'Visit';
  /** The start of the meeting, or the time when the customer was seen during the meeting. */
  at: Scalars['DateTime']['output'];
  /** The id of the employee. */
  employeeId?: Maybe<Scalars['ID']['output']>;
  /** The name of the employee at the time of the visit. */
  employeeName?: Maybe<Scalars['String']['output']>;
  /** The meeting. */
  meetingId?: Maybe<Scalars['ID']['output']>;
};

/** Groups of `activityReport` whose visits can be listed. */
export type VisitGroup =
  /** The employee who made the visit. */
  | 'EMPLOYEE'
  /** The taluka of the farmer or dealer. */
  | 'TALUKA';

/** A row of `activityReport` whose visits are listed. */
export type VisitRowInput = {
  /** The group of the report. */
  groupBy: VisitGroup;
  /** The value of `ActivityRow.key`. */
  key: Scalars['ID']['input'];
};

/** A suggested farmer or dealer for an employee to visit. */
export type VisitSuggestion = {
  __typename?: 'VisitSuggestion';
  /** The farmer or dealer. */
  customer: MeetingParty;
  /** True when `kmFromUsualArea` exceeds `farKm`. */
  far: Scalars['Boolean']['output'];
  /** The number of the group, counted from 0. The members of a group are within 10 km of its first. Customers without a position are a group at the end. */
  group: Scalars['Int']['output'];
  /** The distance from the first customer of the group, in kilometres along a straight line. Null without a position. */
  kmFromFirst?: Maybe<Scalars['Float']['output']>;
  /** The distance from the employee's usual area, in kilometres along a straight line. The usual area is the middle of the employee's last 100 meetings. Null without a position or a usual area. */
  kmFromUsualArea?: Maybe<Scalars['Float']['output']>;
  /** The most recent visit by any employee. Null when there was none. */
  lastVisit?: Maybe<Visit>;
  /** The kind of customer. */
  type: MeetingType;
};

/** Suggested customers for an employee to visit. */
export type VisitSuggestions = {
  __typename?: 'VisitSuggestions';
  /** The distance from the employee's usual area, in kilometres, beyond which a customer is far. */
  farKm: Scalars['Int']['output'];
  /** The customers, by group. */
  nodes: Array<VisitSuggestion>;
};

/** The input of `voidQrCodes`. */
export type VoidQrCodesInput = {
  /** The batch. */
  batchId: Scalars['ID']['input'];
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Counts the cards and changes nothing. */
  dryRun?: Scalars['Boolean']['input'];
  /** The number of the first card in the batch, counted from 0. The default is the first card. */
  fromSerial?: InputMaybe<Scalars['Int']['input']>;
  /** The reason, 1 to 200 characters. */
  reason: Scalars['String']['input'];
  /** The numbers of up to 200 cards, in place of a range. */
  serials?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The number of the last card. The default is the last card of the batch. */
  toSerial?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of `voidQrCodes`. */
export type VoidQrCodesPayload = {
  __typename?: 'VoidQrCodesPayload';
  /** The value from the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The message of the REST API. Null when there was none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The number of used cards in the range, which stay used. */
  usedCount?: Maybe<Scalars['Int']['output']>;
  /** The refusals. Empty on success. */
  userErrors: Array<UserError>;
  /** The number of cards that became void, or would become void. */
  voidedCount?: Maybe<Scalars['Int']['output']>;
};

/** A URL of another system that receives changes. */
export type Webhook = {
  __typename?: 'Webhook';
  /** True when deliveries are sent. Changes are kept until the webhook is enabled again. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** The time of creation. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason for which the server disabled the webhook. Null when it is active, and when an administrator disabled it. */
  disabledReason?: Maybe<WebhookDisabledReason>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The end of the period in which deliveries are also signed with the previous secret. Null outside of that period. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The types of the changes that are sent. */
  types: Array<ChangeType>;
  /** The URL that receives the deliveries. */
  url?: Maybe<Scalars['String']['output']>;
  /** The number of deliveries that wait for their first or next attempt, 1,000 at most. */
  waitingCount?: Maybe<Scalars['Int']['output']>;
};

/** A change, or a test, on its way to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** The time of the last attempt. Null before the first attempt. */
  attemptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of attempts. */
  attempts?: Maybe<Scalars['Int']['output']>;
  /** The time when the delivery was queued. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The duration of the last attempt in milliseconds, up to about 5,000. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** The `type` of the payload, such as `farmer.created`. */
  event?: Maybe<Scalars['String']['output']>;
  /** The reason why the last attempt had no response. Null when there was one. */
  fault?: Maybe<WebhookDeliveryFault>;
  /** The id in the REST API. */
  id: Scalars['ID']['output'];
  /** The value of the `webhook-id` header, the same in every attempt. */
  messageId?: Maybe<Scalars['String']['output']>;
  /** The time of the next attempt. Null when delivered. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first 1,000 characters of the last response. */
  responseExcerpt?: Maybe<Scalars['String']['output']>;
  /** The HTTP status of the last response. Null before it, and when there was none. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
  /** The status. Null when the REST API returns an unknown status. */
  status?: Maybe<WebhookDeliveryStatus>;
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The rows with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The rows without cursors. */
  nodes: Array<WebhookDelivery>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The exact number of rows in the whole list. Null when the REST API does not return it, such as while it counts a long list for the first time. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of rows in the list, such as 10001, while `totalCount` is not known. Null when `totalCount` is known, and when the REST API returns neither number. */
  totalCountAtLeast?: Maybe<Scalars['Int']['output']>;
};

/** A delivery in a page. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** The cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: WebhookDelivery;
};

/** The reason why an attempt had no response. */
export type WebhookDeliveryFault =
  /** The host has a private or local address. */
  | 'ADDRESS_REFUSED'
  /** The connection could not be opened, or was lost. */
  | 'CONNECTION'
  /** The secret cannot be read, because `SECRET` of the server was changed. Rotate the secret. */
  | 'SECRET_UNREADABLE'
  /** No response within 5 seconds. */
  | 'TIMEOUT';

/** The status of a delivery. */
export type WebhookDeliveryStatus =
  /** Answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** Waits for its first or next attempt. */
  | 'WAITING';

/** The reason for which the server disabled a webhook. */
export type WebhookDisabledReason =
  /** A delivery has failed for three days. */
  | 'FAILED_THREE_DAYS'
  /** The receiver responded with the status 410 Gone. */
  | 'GONE';

/** The input of `withdrawApproval`. */
export type WithdrawApprovalInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
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
