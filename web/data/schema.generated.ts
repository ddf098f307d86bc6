/** Groups of `activityReport`. */
export const ActivityGroup = {
  /** By day. */
  DAY: 'DAY',
  /** By the employee who made the visit, held the meeting or registered the farmer or dealer. Codes count for the employee of the dealer who sold the pack. */
  EMPLOYEE: 'EMPLOYEE',
  /** By month. */
  MONTH: 'MONTH',
  /** By the product of the code. */
  PRODUCT: 'PRODUCT',
  /** By the taluka of the farmer or dealer. Codes count for the taluka of the dealer who sold the pack. */
  TALUKA: 'TALUKA'
} as const;

export type ActivityGroup = typeof ActivityGroup[keyof typeof ActivityGroup];
/** A new dealer. */
export type AddDealerInput = {
  /** The postal address. */
  address: AddressInput;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The date of birth. */
  dateOfBirth: string;
  /** Other details of the shop, at most 50; none when absent (extension). */
  details?: Array<NameValueInput> | null | undefined;
  /** The e-mail address. */
  email: string;
  /** The given name. */
  firstName: string;
  /** The gender. */
  gender: Gender;
  /** The family name, or `.` for a person who has none. */
  lastName: string;
  /** The name of the father or husband. */
  middleName?: string | null | undefined;
  /** The phone number. */
  phoneNumber: string;
  /** The file names of uploaded pictures, the portrait first, up to 10: each is the `fileName` in the response of `POST /images`. */
  pictures?: Array<string> | null | undefined;
  /**
   * The file names of uploaded pictures, separated by commas. A user error when `pictures` is given too.
   * @deprecated Until 2027-06-30: use pictures
   */
  profilePicture?: string | null | undefined;
  /** The WhatsApp number, 10 digits; none when absent (extension). */
  whatsAppMobile?: string | null | undefined;
};

/** A new employee. */
export type AddEmployeeInput = {
  /** The postal address. */
  address: AddressInput;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The date of birth. */
  dateOfBirth: string;
  /** The e-mail address. */
  email: string;
  /** The given name. */
  firstName: string;
  /** The gender. */
  gender: Gender;
  /** The family name, or `.` for a person who has none. */
  lastName: string;
  /** The name of the father or husband. */
  middleName?: string | null | undefined;
  /** The phone number. */
  phoneNumber: string;
  /** The roles of the employee. */
  roles?: Array<Role>;
};

/** A new farmer. */
export type AddFarmerInput = {
  /** The postal address. */
  address: AddressInput;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Crops that the farmer grows, at most 50; none when absent (extension). */
  crops?: Array<NameValueInput> | null | undefined;
  /** The date of birth. */
  dateOfBirth: string;
  /** The e-mail address. */
  email: string;
  /** The given name. */
  firstName: string;
  /** The gender. */
  gender: Gender;
  /** The family name, or `.` for a person who has none. */
  lastName: string;
  /** The name of the father or husband. */
  middleName?: string | null | undefined;
  /** The phone number. */
  phoneNumber: string;
  /** The file names of uploaded pictures, the portrait first, up to 10: each is the `fileName` in the response of `POST /images`. */
  pictures?: Array<string> | null | undefined;
  /**
   * The file names of uploaded pictures, separated by commas. A user error when `pictures` is given too.
   * @deprecated Until 2027-06-30: use pictures
   */
  profilePicture?: string | null | undefined;
  /** The WhatsApp number, 10 digits; none when absent (extension). */
  whatsAppMobile?: string | null | undefined;
};

/** A postal address. */
export type AddressInput = {
  /** The district. */
  district: string;
  /** The postal code, 6 digits. */
  pinCode: string;
  /** The state or union territory. */
  state: string;
  /** The house number and street. */
  street: string;
  /** The sub-district. */
  taluka: string;
  /** The village, the second address line. */
  village?: string | null | undefined;
};

/** Parts of a postal address to change. An absent part stays as it is; the whole address is checked after the change. */
export type AddressPartsInput = {
  /** The district. Cannot be cleared. */
  district?: string | null | undefined;
  /** The postal code, 6 digits. Cannot be cleared. */
  pinCode?: string | null | undefined;
  /** The state or union territory. Cannot be cleared. */
  state?: string | null | undefined;
  /** House, street. Cannot be cleared. */
  street?: string | null | undefined;
  /** The sub-district. Cannot be cleared. */
  taluka?: string | null | undefined;
  /** The village, the second address line; null clears it. */
  village?: string | null | undefined;
};

/** The input of `answerDayQuestion`. */
export type AnswerDayQuestionInput = {
  /** The answer, up to 500 characters. */
  answer: string;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** The employee. */
  userId: string;
};

/** The outcome of approving a day. After OUTCOME_UNKNOWN, UPSTREAM_SHAPE and UPSTREAM_ERROR the day may be approved. After every other code but APPROVED it is not. */
export const ApprovalCode = {
  /** The day is approved, now or earlier. */
  APPROVED: 'APPROVED',
  /** The approval conflicts with existing data or rules, such as approving one's own day. */
  CONFLICT: 'CONFLICT',
  /** The caller may not approve this employee's days. */
  FORBIDDEN: 'FORBIDDEN',
  /** The REST API refused the employee or the day as invalid. */
  INVALID: 'INVALID',
  /** The employee does not exist, or the day has no attendance to approve. */
  NOT_FOUND: 'NOT_FOUND',
  /** The REST API has no such call. */
  NOT_SUPPORTED: 'NOT_SUPPORTED',
  /** The response was lost. */
  OUTCOME_UNKNOWN: 'OUTCOME_UNKNOWN',
  /** There were too many requests. */
  RATE_LIMITED: 'RATE_LIMITED',
  /** The REST API refused and returned `message` as the reason. */
  REFUSED: 'REFUSED',
  /** The session ended at an earlier day. Sign in, and send the day again. */
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  /** The REST API refused without a reason. */
  UNEXPLAINED: 'UNEXPLAINED',
  /** The operation had used up its REST calls at an earlier day. Send the day again in another operation. */
  UPSTREAM_BUDGET: 'UPSTREAM_BUDGET',
  /** The REST API failed. */
  UPSTREAM_ERROR: 'UPSTREAM_ERROR',
  /** The response of the REST API is invalid. */
  UPSTREAM_SHAPE: 'UPSTREAM_SHAPE',
  /** The REST API did not respond in time, and was not reached. */
  UPSTREAM_TIMEOUT: 'UPSTREAM_TIMEOUT',
  /** The REST API cannot be reached. */
  UPSTREAM_UNAVAILABLE: 'UPSTREAM_UNAVAILABLE'
} as const;

export type ApprovalCode = typeof ApprovalCode[keyof typeof ApprovalCode];
/** The input of `approveAttendance`. */
export type ApproveAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** The reason for approving a day that needs a check (extension). A user error without extensions. */
  note?: string | null | undefined;
  /** The employee. */
  userId: string;
};

/** The input of `approveDays`. */
export type ApproveDaysInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The days to approve, 1 to 20, in this order. */
  days: Array<DayToApproveInput>;
};

/** An area. An absent part includes every value of that part. */
export type AreaInput = {
  /** The district, by its old or new name. */
  district?: string | null | undefined;
  /** The state or union territory. */
  state?: string | null | undefined;
  /** The sub-district. */
  taluka?: string | null | undefined;
};

/** The input of `askAboutDay`. */
export type AskAboutDayInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** The question, up to 500 characters. */
  question: string;
  /** The employee. */
  userId: string;
};

/** A week or a month of attendance. */
export const AttendancePeriod = {
  /** The most recent April. */
  APRIL: 'APRIL',
  /** The most recent August. */
  AUGUST: 'AUGUST',
  /** Monday of the current week to today. */
  CURRENT_WEEK: 'CURRENT_WEEK',
  /** The most recent December. */
  DECEMBER: 'DECEMBER',
  /** The most recent February. */
  FEBRUARY: 'FEBRUARY',
  /** The most recent January. */
  JANUARY: 'JANUARY',
  /** The most recent July. */
  JULY: 'JULY',
  /** The most recent June. */
  JUNE: 'JUNE',
  /** Monday to Sunday of the previous week. */
  LAST_WEEK: 'LAST_WEEK',
  /** The most recent March. */
  MARCH: 'MARCH',
  /** The most recent May. */
  MAY: 'MAY',
  /** The most recent November. */
  NOVEMBER: 'NOVEMBER',
  /** The most recent October. */
  OCTOBER: 'OCTOBER',
  /** The most recent September. */
  SEPTEMBER: 'SEPTEMBER'
} as const;

export type AttendancePeriod = typeof AttendancePeriod[keyof typeof AttendancePeriod];
/** The actions in the audit log. The descriptions name the subject and the detail of the `AuditEvent`. */
export const AuditAction = {
  /** An access token was created for a tool. The subject is the token, the detail its roles. */
  ACCESS_TOKEN_MADE: 'ACCESS_TOKEN_MADE',
  /** The access token of a tool was revoked. The subject is the token. */
  ACCESS_TOKEN_REVOKED: 'ACCESS_TOKEN_REVOKED',
  /** An employee was activated. */
  ACTIVATED: 'ACTIVATED',
  /** The approval of an employee's day was withdrawn. The detail is the day. */
  APPROVAL_WITHDRAWN: 'APPROVAL_WITHDRAWN',
  /** A day of an employee was approved. The detail is the day. */
  ATTENDANCE_APPROVED: 'ATTENDANCE_APPROVED',
  /** The check-out of an employee's day was corrected. The detail is the day. */
  ATTENDANCE_CORRECTED: 'ATTENDANCE_CORRECTED',
  /** Attendance days were exported. The subject is the employee, or null for all employees. The detail is the range of days, such as `2026-11-01/2026-11-30`, with `..` for an open end, or null for all days. */
  ATTENDANCE_EXPORTED: 'ATTENDANCE_EXPORTED',
  /** The attendance of an employee was marked by another person. The detail is the day. */
  ATTENDANCE_MARKED: 'ATTENDANCE_MARKED',
  /** The audit log was exported. The detail is the range of days, followed by the action, and by `TEXT` when a part of a name was set, such as `2026-11-01/2026-11-30; SIGNED_IN; TEXT`. The text itself is not recorded. */
  AUDIT_EXPORTED: 'AUDIT_EXPORTED',
  /** QR codes were generated. The subject is the batch, the detail the number of codes. */
  CODES_GENERATED: 'CODES_GENERATED',
  /** QR codes were voided. The subject is the batch, the detail the range of cards and the number that became void, such as `0-99; 96`. */
  CODES_VOIDED: 'CODES_VOIDED',
  /** The answer to a question about an employee's day was entered. The detail is the day. */
  DAY_QUESTION_ANSWERED: 'DAY_QUESTION_ANSWERED',
  /** A question about an employee's day was asked. The detail is the day. */
  DAY_QUESTION_ASKED: 'DAY_QUESTION_ASKED',
  /** A day of an employee was refused. The detail is the day, and the type that it counts as, such as `2026-11-14; HALF_DAY`. */
  DAY_REFUSED: 'DAY_REFUSED',
  /** The type of an employee's day was set. The detail is the day, followed by the type, such as `2026-11-14; HALF_DAY`. */
  DAY_TYPE_SET: 'DAY_TYPE_SET',
  /** An employee was deactivated. */
  DEACTIVATED: 'DEACTIVATED',
  /** Dealers were exported. The detail is the same as for farmers. */
  DEALERS_EXPORTED: 'DEALERS_EXPORTED',
  /** A dealer was registered. */
  DEALER_ADDED: 'DEALER_ADDED',
  /** A dealer was changed. The detail is the changed fields, in the names of the REST API. */
  DEALER_CHANGED: 'DEALER_CHANGED',
  /** Dealers who may be registered twice were exported. */
  DEALER_DUPLICATES_EXPORTED: 'DEALER_DUPLICATES_EXPORTED',
  /** A dealer was merged into another. The subject is the kept dealer, the detail the id of the merged one. */
  DEALER_MERGED: 'DEALER_MERGED',
  /** An employee was added. The detail is the roles of the employee. */
  EMPLOYEE_ADDED: 'EMPLOYEE_ADDED',
  /** The record of an employee was changed, by an administrator or by the employee. The detail is the changed fields, in the names of the REST API. */
  EMPLOYEE_CHANGED: 'EMPLOYEE_CHANGED',
  /** Farmers were exported. The detail is the area, followed by `; TEXT` when a search text was set. The text itself is not recorded. */
  FARMERS_EXPORTED: 'FARMERS_EXPORTED',
  /** A farmer was registered. */
  FARMER_ADDED: 'FARMER_ADDED',
  /** A farmer was changed. The detail is the changed fields, in the names of the REST API. */
  FARMER_CHANGED: 'FARMER_CHANGED',
  /** Farmers who may be registered twice were exported. */
  FARMER_DUPLICATES_EXPORTED: 'FARMER_DUPLICATES_EXPORTED',
  /** A farmer was merged into another. The subject is the kept farmer, the detail the id of the merged one. */
  FARMER_MERGED: 'FARMER_MERGED',
  /** A holiday was added, renamed or removed. The detail is the day. */
  HOLIDAY_SET: 'HOLIDAY_SET',
  /** Invoices were exported. The subject is the dealer, or null for all dealers. The detail is the range of days, such as `2026-11-01/2026-11-30`, with `..` for an open end, or null for all days. */
  INVOICES_EXPORTED: 'INVOICES_EXPORTED',
  /** Meetings were exported. The subject is the assigned employee, or null for all employees. The detail is the range of days, followed by the status, such as `2026-11-01/2026-11-30; SCHEDULED`. */
  MEETINGS_EXPORTED: 'MEETINGS_EXPORTED',
  /** A meeting was cancelled. The subject is the employee, the detail the meeting's id. */
  MEETING_CANCELLED: 'MEETING_CANCELLED',
  /** A meeting was assigned to another employee. The subject is the new employee, the detail the meeting's id. */
  MEETING_HANDED_OVER: 'MEETING_HANDED_OVER',
  /** The planned time or the purpose of a meeting was changed. The subject is the employee, the detail the meeting's id. */
  MEETING_PLANNED: 'MEETING_PLANNED',
  /** A meeting was scheduled. The subject is the employee, the detail the meeting's id. */
  MEETING_SCHEDULED: 'MEETING_SCHEDULED',
  /** A person changed their password. */
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  /** An administrator created a link for an employee to set a password. */
  PASSWORD_LINK_MADE: 'PASSWORD_LINK_MADE',
  /** A person set a password by a link. */
  PASSWORD_RESET: 'PASSWORD_RESET',
  /** A payroll month was closed. The detail is the month, such as `2026-11`. */
  PAYROLL_CLOSED: 'PAYROLL_CLOSED',
  /** A payroll month was exported. The detail is the month, `DRAFT` while the month was open, and the format, such as `2026-11; DRAFT; XLSX`. */
  PAYROLL_EXPORTED: 'PAYROLL_EXPORTED',
  /** A closed payroll month was opened again. The detail is the month. */
  PAYROLL_REOPENED: 'PAYROLL_REOPENED',
  /** A picture was uploaded. The detail is its file name. */
  PICTURE_UPLOADED: 'PICTURE_UPLOADED',
  /** QR batches were exported. The detail is the range of days, such as `2026-11-01/2026-11-30`, with `..` for an open end, or null for all days. */
  QR_BATCHES_EXPORTED: 'QR_BATCHES_EXPORTED',
  /** Cards of a batch were exported. The subject is the batch, the detail the state, followed by `; TEXT` when a search text was set. */
  QR_CARDS_EXPORTED: 'QR_CARDS_EXPORTED',
  /** A list of people to call about a batch was exported. The subject is the batch, and the detail is the state of the calls. */
  QR_PEOPLE_EXPORTED: 'QR_PEOPLE_EXPORTED',
  /** Uses of QR codes were exported. The subject is the dealer who sold the packs, or null for all dealers. The detail is the range of days, followed by the type, such as `2026-11-01/2026-11-30; EARN`. */
  QR_USES_EXPORTED: 'QR_USES_EXPORTED',
  /** A person was called about a batch. The subject is the QR user, the detail the batch and the outcome, such as `318; CALLED`. */
  RECALL_CALLED: 'RECALL_CALLED',
  /** A call about a batch was withdrawn. The subject is the QR user, the detail the batch. */
  RECALL_WITHDRAWN: 'RECALL_WITHDRAWN',
  /** The refusal of an employee's day was withdrawn. The detail is the day. */
  REFUSAL_WITHDRAWN: 'REFUSAL_WITHDRAWN',
  /** The roles of an employee were changed. The detail is the new roles. */
  ROLES_CHANGED: 'ROLES_CHANGED',
  /** A person signed in. */
  SIGNED_IN: 'SIGNED_IN',
  /** A person signed out. */
  SIGNED_OUT: 'SIGNED_OUT',
  /** A person signed up. */
  SIGNED_UP: 'SIGNED_UP',
  /** Sign-ins to one account were refused. The subject is the person with the given name, or null for unknown names. The detail is the number of refusals in the hour that starts at `at`. */
  SIGN_IN_REFUSED: 'SIGN_IN_REFUSED',
  /** Customers and open meetings were handed over to an employee. The subject is that employee, the detail the id of the former one, the numbers of farmers, dealers and meetings of the step, and the reason if given, such as `1044; 352; 24; 5; Moved to Nashik`. */
  TERRITORY_TRANSFERRED: 'TERRITORY_TRANSFERRED',
  /** A webhook was changed. The detail is the names of the fields, comma-separated. */
  WEBHOOK_CHANGED: 'WEBHOOK_CHANGED',
  /** A webhook was created. The detail is the host of its URL. */
  WEBHOOK_CREATED: 'WEBHOOK_CREATED',
  /** A webhook was deleted. The detail is the host of its URL. */
  WEBHOOK_DELETED: 'WEBHOOK_DELETED'
} as const;

export type AuditAction = typeof AuditAction[keyof typeof AuditAction];
/** The input of `cancelMeeting`. */
export type CancelMeetingInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The meeting. */
  id: string;
  /** The reason. */
  reason: string;
};

/** The input of `changePassword`. */
export type ChangePasswordInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The new password again. */
  confirmPassword: string;
  /** The new password. */
  newPassword: string;
  /** The current password. */
  oldPassword: string;
};

/** The type of the object that a change concerns. */
export const ChangeType = {
  /** An attendance day: marked, corrected, approved, or the approval withdrawn. */
  ATTENDANCE: 'ATTENDANCE',
  /** A batch of QR codes. Only administrators see these changes. Other callers are refused when they request this type. */
  BATCH: 'BATCH',
  /** A dealer. */
  DEALER: 'DEALER',
  /** An employee: record, roles or activation. */
  EMPLOYEE: 'EMPLOYEE',
  /** A farmer. */
  FARMER: 'FARMER',
  /** A meeting: scheduled, planned, handed over or cancelled. */
  MEETING: 'MEETING',
  /** A payroll month: closed or reopened, a holiday set or removed, or the type of a day set. */
  PAYROLL: 'PAYROLL'
} as const;

export type ChangeType = typeof ChangeType[keyof typeof ChangeType];
/** The kind of a check event. */
export const CheckEventKind = {
  /** The start or the resumption of work. */
  CHECK_IN: 'CHECK_IN',
  /** The end or the interruption of work. */
  CHECK_OUT: 'CHECK_OUT'
} as const;

export type CheckEventKind = typeof CheckEventKind[keyof typeof CheckEventKind];
/** The input of `closePayrollMonth`. */
export type ClosePayrollMonthInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The month, 1 to 12. */
  month: number;
  /** The year, 2000 to 2100. */
  year: number;
};

/** The input of `correctAttendance`. */
export type CorrectAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** The check-out. It must be after the check-in, on that day in India or before 05:00 of the next one, and not in the future. */
  punchOutAt: string;
  /** The reason, which is stored with the correction. */
  reason: string;
  /** The employee. */
  userId: string;
};

/** Groups of `coverage`. */
export const CoverageGroup = {
  /** By the employee who registered the farmers or dealers or took them over. */
  EMPLOYEE: 'EMPLOYEE',
  /** By taluka. */
  TALUKA: 'TALUKA'
} as const;

export type CoverageGroup = typeof CoverageGroup[keyof typeof CoverageGroup];
/** The input of `createAccessToken`. */
export type CreateAccessTokenInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The lifetime in days, 1 to 366. */
  days?: number;
  /** The name of the tool, 1 to 60 characters. */
  name: string;
  /** The roles of the tool. They cannot exceed the roles of the administrator. */
  roles?: Array<Role>;
};

/** The input of `createWebhook`. */
export type CreateWebhookInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The types of the changes to send. */
  types: Array<ChangeType>;
  /** The URL, up to 1,000 characters, over `https:`; over `http:` too in development. */
  url: string;
};

/** A field of a farmer or dealer that can be changed. */
export const CustomerField = {
  /** The date of birth, `YYYY-MM-DD`. */
  DATE_OF_BIRTH: 'DATE_OF_BIRTH',
  /** Crops of a farmer or details of a shop, in one text. */
  DETAILS: 'DETAILS',
  /** The district. */
  DISTRICT: 'DISTRICT',
  /** The e-mail address. */
  EMAIL: 'EMAIL',
  /** The name of the employee whose customer it is. */
  EMPLOYEE: 'EMPLOYEE',
  /** The given name. */
  FIRST_NAME: 'FIRST_NAME',
  /** The gender, in the spelling of the REST API. */
  GENDER: 'GENDER',
  /** The family name. */
  LAST_NAME: 'LAST_NAME',
  /** The id of a farmer or dealer who was merged into this one. */
  MERGED_FROM: 'MERGED_FROM',
  /** The name of the father or husband. */
  MIDDLE_NAME: 'MIDDLE_NAME',
  /** The phone number. */
  PHONE_NUMBER: 'PHONE_NUMBER',
  /** The file names of the pictures, comma-separated. */
  PICTURES: 'PICTURES',
  /** The postal code. */
  PIN_CODE: 'PIN_CODE',
  /** The state. */
  STATE: 'STATE',
  /** The house number and street. */
  STREET: 'STREET',
  /** The sub-district. */
  TALUKA: 'TALUKA',
  /** The village. */
  VILLAGE: 'VILLAGE',
  /** The WhatsApp number. */
  WHATS_APP_MOBILE: 'WHATS_APP_MOBILE'
} as const;

export type CustomerField = typeof CustomerField[keyof typeof CustomerField];
/** Filters of a list of farmers or dealers. */
export type CustomerFilter = {
  /** The area. A former name is read as the present one. A part has up to 100 characters. */
  area?: AreaInput | null | undefined;
  /** Words of the name of the employee who made the last visit. A text has up to 100 characters. */
  lastVisitedBy?: string | null | undefined;
  /** Returns only farmers and dealers without any visit when true. */
  neverVisited?: boolean | null | undefined;
  /** Returns only the rows not visited for this number of days up to today, 1 to 3650. Includes farmers and dealers without any visit. */
  notVisitedForDays?: number | null | undefined;
  /** The employee who registered the farmer or dealer, even if another one has taken over. */
  registeredBy?: string | null | undefined;
  /** The first day of registration. */
  registeredFrom?: string | null | undefined;
  /** The last day of registration. */
  registeredTo?: string | null | undefined;
  /** Returns only the rows created or changed at this instant or later (`updatedAt`). Only `changes` is sure to include writes that were not finished at the previous read. */
  updatedSince?: string | null | undefined;
};

/** The columns that a list of farmers or dealers can be sorted by. */
export const CustomerSort = {
  /** By state, then district, then taluka. */
  AREA: 'AREA',
  /** By time of the last visit. Farmers and dealers without a visit are last in both directions. */
  LAST_VISIT: 'LAST_VISIT',
  /** By the name of the employee who made the last visit, ignoring case. Farmers and dealers without a visit are last in both directions. */
  LAST_VISITED_BY: 'LAST_VISITED_BY',
  /** By first and last name, ignoring case. Names in Latin script come before names in Devanagari. */
  NAME: 'NAME',
  /** By phone number. */
  PHONE: 'PHONE',
  /** By time of registration. */
  REGISTERED: 'REGISTERED'
} as const;

export type CustomerSort = typeof CustomerSort[keyof typeof CustomerSort];
/** A range of days, both included. */
export type DateFilter = {
  /** The first day of the range. */
  from?: string | null | undefined;
  /** The last day of the range. */
  until?: string | null | undefined;
};

/** A day of an employee. */
export type DayOfEmployeeInput = {
  /** The day in India. */
  date: string;
  /** The employee. */
  userId: string;
};

/** The states of an attendance day. A decision takes precedence over findings. */
export const DayStateCode = {
  /** The day is approved. */
  APPROVED: 'APPROVED',
  /** A question about the day has no answer yet (extension). */
  ASKED: 'ASKED',
  /** The day has findings. A person checks them before the day is approved. */
  NEEDS_CHECK: 'NEEDS_CHECK',
  /** The employee is at work: today has a check-in and no check-out. */
  OPEN: 'OPEN',
  /** The day is over, has both punches, and its travel has no findings. It can be approved together with others. */
  READY: 'READY',
  /** The day is refused (extension). Payroll counts it as a day without work. */
  REFUSED: 'REFUSED',
  /** The attendance has no findings, and the travel of the day is not read. `dayDashboards` reads it. */
  UNCHECKED: 'UNCHECKED'
} as const;

export type DayStateCode = typeof DayStateCode[keyof typeof DayStateCode];
/** A day of an employee to approve. */
export type DayToApproveInput = {
  /** The day in India. */
  date: string;
  /** The reason for approving a day that needs a check (extension). The outcome is NOT_SUPPORTED without extensions. */
  note?: string | null | undefined;
  /** The employee. */
  userId: string;
};

/** The type of a day. A type that was not set comes from the calendar. */
export const DayType = {
  /** A half day. */
  HALF_DAY: 'HALF_DAY',
  /** A holiday. */
  HOLIDAY: 'HOLIDAY',
  /** A day of leave. */
  LEAVE: 'LEAVE',
  /** A weekly day off. */
  WEEK_OFF: 'WEEK_OFF',
  /** A work day. On a day without work, its reason is the reason of the absence. */
  WORK: 'WORK'
} as const;

export type DayType = typeof DayType[keyof typeof DayType];
/** The input of `deleteWebhook`. */
export type DeleteWebhookInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The id of the webhook. */
  webhookId: string;
};

/** The input of `dismissDuplicate`. */
export type DismissDuplicateInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** False lists the pair again. */
  dismissed?: boolean;
  /** One farmer or dealer of the pair. */
  id: string;
  /** The other farmer or dealer of the pair. */
  otherId: string;
  /** Selects whether the pair is of farmers or of dealers. */
  type: MeetingType;
};

/** A reason why two people may be the same. */
export const DuplicateReason = {
  /** Both have the birth date. Only `duplicates` returns this reason. */
  BIRTH_DATE: 'BIRTH_DATE',
  /** Both have the e-mail address. Only `duplicates` returns this reason. */
  EMAIL: 'EMAIL',
  /** Both have the name in the same taluka. For `possibleDuplicates`, the name may be in the other script or sound alike. */
  NAME: 'NAME',
  /** Both have the phone number. Members of a family may share one. */
  PHONE: 'PHONE',
  /** The phone numbers differ in one digit. Only `duplicates` returns this reason, and only with another one. */
  PHONE_DIGIT: 'PHONE_DIGIT',
  /** The names sound alike in the same taluka, in either script, such as Karpe and Karape. Only `duplicates` returns this reason. */
  SOUNDS_ALIKE: 'SOUNDS_ALIKE',
  /** Both are of the same village. Only `duplicates` returns this reason, and only with another one. */
  VILLAGE: 'VILLAGE'
} as const;

export type DuplicateReason = typeof DuplicateReason[keyof typeof DuplicateReason];
/** Filters of a list of employees. A text has up to 100 characters. */
export type EmployeeFilter = {
  /** Returns only active or only inactive employees. An inactive employee cannot sign in. */
  active?: boolean | null | undefined;
  /** The area of the postal address. */
  area?: AreaInput | null | undefined;
  /** Words of the name in either script, or digits of the phone number. */
  text?: string | null | undefined;
  /** Returns only the rows created or changed at this instant or later (`updatedAt`). Only `changes` is sure to include writes that were not finished at the previous read. */
  updatedSince?: string | null | undefined;
};

/** The order of a list of employees. */
export const EmployeeOrder = {
  /** Sorted by name. */
  NAME: 'NAME',
  /** Newest first. */
  NEWEST: 'NEWEST'
} as const;

export type EmployeeOrder = typeof EmployeeOrder[keyof typeof EmployeeOrder];
/** The input of `exportAttendance`. */
export type ExportAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. */
  format?: ExportFormat;
  /** The first day of the range, in India's time. */
  from?: string | null | undefined;
  /** The last day of the range, in India's time. */
  until?: string | null | undefined;
  /** Exports only this employee. The default is all employees. */
  userId?: string | null | undefined;
};

/** The input of `exportAuditEvents`. */
export type ExportAuditEventsInput = {
  /** Returns only events of this action. The default is all actions. */
  action?: AuditAction | null | undefined;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. */
  format?: ExportFormat;
  /** The first day of the range, in India's time. */
  from?: string | null | undefined;
  /** A part of the name of the actor or of the employee who was affected. */
  person?: string | null | undefined;
  /** The last day of the range, in India's time. */
  until?: string | null | undefined;
};

/** The input of `exportDealerDuplicates`. */
export type ExportDealerDuplicatesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. */
  format?: ExportFormat;
};

/** The input of `exportDealers`. */
export type ExportDealersInput = {
  /** The area. The default is all of India. */
  area?: AreaInput | null | undefined;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. Formats other than `XLSX` are an extension. */
  format?: ExportFormat;
  /** Words of the name of the employee who made the last visit (extension). `NOT_SUPPORTED` without extensions. */
  lastVisitedBy?: string | null | undefined;
  /** Returns only the rows without any visit (extension). `NOT_SUPPORTED` without extensions. */
  neverVisited?: boolean | null | undefined;
  /** Returns only the rows not visited for this number of days up to today, 1 to 3650, or never visited (extension). `NOT_SUPPORTED` without extensions. */
  notVisitedForDays?: number | null | undefined;
  /** The first day of registration (extension). `NOT_SUPPORTED` without extensions. */
  registeredFrom?: string | null | undefined;
  /** The last day of registration (extension). `NOT_SUPPORTED` without extensions. */
  registeredTo?: string | null | undefined;
  /** A text that the rows must contain, as in a search. */
  text?: string | null | undefined;
};

/** The input of `exportFarmerDuplicates`. */
export type ExportFarmerDuplicatesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. */
  format?: ExportFormat;
};

/** The input of `exportFarmers`. */
export type ExportFarmersInput = {
  /** The area. The default is all of India. */
  area?: AreaInput | null | undefined;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. Formats other than `XLSX` are an extension. */
  format?: ExportFormat;
  /** Words of the name of the employee who made the last visit (extension). `NOT_SUPPORTED` without extensions. */
  lastVisitedBy?: string | null | undefined;
  /** Returns only the rows without any visit (extension). `NOT_SUPPORTED` without extensions. */
  neverVisited?: boolean | null | undefined;
  /** Returns only the rows not visited for this number of days up to today, 1 to 3650, or never visited (extension). `NOT_SUPPORTED` without extensions. */
  notVisitedForDays?: number | null | undefined;
  /** The first day of registration (extension). `NOT_SUPPORTED` without extensions. */
  registeredFrom?: string | null | undefined;
  /** The last day of registration (extension). `NOT_SUPPORTED` without extensions. */
  registeredTo?: string | null | undefined;
  /** A text that the rows must contain, as in a search. */
  text?: string | null | undefined;
};

/** The file formats of an export. */
export const ExportFormat = {
  /** Comma-separated text in UTF-8 with a byte order mark. A value that looks like a formula has a leading apostrophe. */
  CSV: 'CSV',
  /** One JSON object per line with the fields of this API. Attendance days have an additional field `employee`. */
  JSON_LINES: 'JSON_LINES',
  /** A spreadsheet whose last sheet describes the contents. */
  XLSX: 'XLSX'
} as const;

export type ExportFormat = typeof ExportFormat[keyof typeof ExportFormat];
/** The input of `exportInvoices`. */
export type ExportInvoicesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** Exports only this dealer. The default is all dealers. */
  dealerId?: string | null | undefined;
  /** The file format. */
  format?: ExportFormat;
  /** The first day of creation, in India's time. */
  from?: string | null | undefined;
  /** The last day of creation, in India's time. */
  until?: string | null | undefined;
};

/** The input of `exportMeetings`. */
export type ExportMeetingsInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. */
  format?: ExportFormat;
  /** The first day of creation, in India's time. */
  from?: string | null | undefined;
  /** The first planned day, in India's time. */
  plannedFrom?: string | null | undefined;
  /** The last planned day, in India's time. */
  plannedUntil?: string | null | undefined;
  /** Selects meetings that the employee created or is assigned, or only those that the employee is assigned, which is the default. Ignored without `userId`. */
  scope?: MeetingScope | null | undefined;
  /** The first day on which a meeting began, in India's time. */
  startedFrom?: string | null | undefined;
  /** The last day on which a meeting began, in India's time. */
  startedUntil?: string | null | undefined;
  /** Exports only meetings with this status. The default is all statuses. */
  status?: MeetingStatus | null | undefined;
  /** The last day of creation, in India's time. */
  until?: string | null | undefined;
  /** The employee whose meetings are exported. The default is all employees. */
  userId?: string | null | undefined;
};

/** The input of `exportPayrollMonth`. */
export type ExportPayrollMonthInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. */
  format?: ExportFormat;
  /** The month, 1 to 12. */
  month: number;
  /** The year, 2000 to 2100. */
  year: number;
};

/** The input of `exportQrBatchCards`. */
export type ExportQrBatchCardsInput = {
  /** The batch. */
  batchId: string;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. */
  format?: ExportFormat;
  /** The state of the cards. The default is all states. */
  state?: QrCardState | null | undefined;
  /** A text to search for, as in `QrCardFilter`. */
  text?: string | null | undefined;
};

/** The input of `exportQrBatchPeople`. */
export type ExportQrBatchPeopleInput = {
  /** The batch. */
  batchId: string;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** Exports only people who bought a pack of the batch from this dealer. */
  dealerId?: string | null | undefined;
  /** The file format. */
  format?: ExportFormat;
  /** The state of the last calls. The default is all people. */
  state?: QrRecallState | null | undefined;
  /** Exports only people who bought a pack of the batch from a dealer of this taluka, a `key` of `usesByTaluka`. */
  talukaKey?: string | null | undefined;
};

/** The input of `exportQrBatches`. */
export type ExportQrBatchesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** The file format. */
  format?: ExportFormat;
  /** The first day of creation, in India's time. */
  from?: string | null | undefined;
  /** The last day of creation, in India's time. */
  until?: string | null | undefined;
};

/** The input of `exportQrUses`. */
export type ExportQrUsesInput = {
  /** Exports only uses of cards of this batch. The default is all batches. */
  batchId?: string | null | undefined;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** Exports only uses of this whole code. */
  code?: string | null | undefined;
  /** Exports only uses of cards, which `activityReport` counts. The default is false. */
  counted?: boolean | null | undefined;
  /** A part of the dealer's name or phone number, as in `QrUseFilter`. The default is all dealers. */
  dealer?: string | null | undefined;
  /** Exports only uses of packs that this dealer sold. The default is all dealers. */
  dealerId?: string | null | undefined;
  /** The file format. */
  format?: ExportFormat;
  /** The first day of the range, in India's time. */
  from?: string | null | undefined;
  /** A part of the name of the product. The default is all products. */
  product?: string | null | undefined;
  /** Exports only the uses that a row of `activityReport` counts. */
  row?: QrUseRowInput | null | undefined;
  /** The kind of use, such as `EARN`. The default is all kinds. */
  type?: string | null | undefined;
  /** The last day of the range, in India's time. */
  until?: string | null | undefined;
};

/** A part of the schema. */
export const FieldUsageSelection = {
  /** Deprecated fields, arguments and input fields. */
  DEPRECATED: 'DEPRECATED',
  /** Fields, arguments and input fields that no operation used. */
  UNUSED: 'UNUSED'
} as const;

export type FieldUsageSelection = typeof FieldUsageSelection[keyof typeof FieldUsageSelection];
/** The input of `forgotPassword`. */
export type ForgotPasswordInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: string | null | undefined;
  /** The e-mail address. */
  email: string;
};

/** A person's gender as registered. */
export const Gender = {
  /** Female. */
  FEMALE: 'FEMALE',
  /** Male. */
  MALE: 'MALE',
  /** Other. */
  OTHER: 'OTHER'
} as const;

export type Gender = typeof Gender[keyof typeof Gender];
/** The input of `generateQrCodes`. */
export type GenerateQrCodesInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The months until expiry. */
  expiryInMonths?: number;
  /** The points of each code. */
  points?: number;
  /** The product variant. */
  productVariantId: string;
  /** The number of codes. */
  quantity?: number;
};

/** The kind of an event in the history of a farmer or dealer. */
export const HistoryKind = {
  /** Fields of the record were changed. */
  CHANGED: 'CHANGED',
  /** A QR code was used: by the QR user with the farmer's phone number, or on a pack that was bought from the dealer. Only administrators see these events. */
  CODE: 'CODE',
  /** Goods were sent to the dealer. */
  INVOICE: 'INVOICE',
  /** A meeting with them, scheduled, started or finished. */
  MEETING: 'MEETING',
  /** The customer was registered. */
  REGISTERED: 'REGISTERED',
  /** The customer was visited during a meeting with another customer. */
  VISIT: 'VISIT'
} as const;

export type HistoryKind = typeof HistoryKind[keyof typeof HistoryKind];
/** Filters of a list of invoices. A text has up to 100 characters. */
export type InvoiceFilter = {
  /** Words of the name, phone number or village of the dealer, in either script. */
  dealer?: string | null | undefined;
  /** The first day of the range. */
  from?: string | null | undefined;
  /** The complete number of the invoice. */
  number?: string | null | undefined;
  /** True for invoices with a product whose QR codes are not linked. */
  unlinked?: boolean | null | undefined;
  /** The last day of the range. */
  until?: string | null | undefined;
};

/** The columns that a list of invoices can be sorted by. */
export const InvoiceSort = {
  /** By time of creation, which is the order of their numbers too. */
  CREATED: 'CREATED'
} as const;

export type InvoiceSort = typeof InvoiceSort[keyof typeof InvoiceSort];
/** The reason why a travel point is left out of the route of a day. */
export const LeftOutReason = {
  /** The device sent no position, or 0,0. */
  NO_PLACE: 'NO_PLACE',
  /** The device sent no time, and the point does not fit between its neighbours. */
  NO_TIME: 'NO_TIME',
  /** The device's clock was on another day, and the point does not fit between its neighbours. */
  OTHER_DAY: 'OTHER_DAY',
  /** The point could only be reached faster than 150 km/h. */
  TOO_FAST: 'TOO_FAST'
} as const;

export type LeftOutReason = typeof LeftOutReason[keyof typeof LeftOutReason];
/** The kind of a leg. */
export const LegKind = {
  /** The device sent no point for `DayRules.silenceMinutes` or longer. */
  SILENCE: 'SILENCE',
  /** The device sent points. */
  TRAVEL: 'TRAVEL'
} as const;

export type LegKind = typeof LegKind[keyof typeof LegKind];
/** The input of `makePasswordLink`. */
export type MakePasswordLinkInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The employee. */
  userId: string;
};

/** The input of `markAttendance`. */
export type MarkAttendanceInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The day in India (extension). The default is the server's today or, until 05:00, yesterday if its check-out is missing. */
  date?: string | null | undefined;
  /** The time of the mark in India, `HH:mm` from `00:00` to `23:59` (extension). The default is now. A day that is over needs a time. For a check-out, a time before 05:00 and before the check-in is in the night after the day. */
  time?: string | null | undefined;
  /** The employee. */
  userId: string;
};

/** Filters of a list of meetings. A text has up to 100 characters. */
export type MeetingFilter = {
  /** Words of the name of the assigned employee. */
  assignee?: string | null | undefined;
  /** Returns the meetings of all employees instead of one employee. */
  everyone?: boolean | null | undefined;
  /** The first day of creation. */
  from?: string | null | undefined;
  /** The first planned day. Meetings without a planned time are left out. `NOT_SUPPORTED` without extensions. */
  plannedFrom?: string | null | undefined;
  /** The last planned day. Meetings without a planned time are left out. `NOT_SUPPORTED` without extensions. */
  plannedUntil?: string | null | undefined;
  /** The first day on which a meeting began. Meetings that have not begun are left out. `NOT_SUPPORTED` without extensions. */
  startedFrom?: string | null | undefined;
  /** The last day on which a meeting began. Meetings that have not begun are left out. `NOT_SUPPORTED` without extensions. */
  startedUntil?: string | null | undefined;
  /** Words of the name, phone number or village of the farmer or dealer, in either script. */
  text?: string | null | undefined;
  /** The last day of creation. */
  until?: string | null | undefined;
};

/** The meetings of a person that a list contains. */
export const MeetingScope = {
  /** Meetings that the person is assigned. */
  ASSIGNED: 'ASSIGNED',
  /** Meetings that the person created or is assigned. */
  CREATED: 'CREATED'
} as const;

export type MeetingScope = typeof MeetingScope[keyof typeof MeetingScope];
/** The columns that a list of meetings can be sorted by. */
export const MeetingSort = {
  /** By time of creation. */
  CREATED: 'CREATED',
  /** By planned time. Meetings without one are lowest. */
  PLANNED: 'PLANNED',
  /** By start time. Meetings that have not started are lowest. */
  STARTED: 'STARTED'
} as const;

export type MeetingSort = typeof MeetingSort[keyof typeof MeetingSort];
/** The progress of a meeting. */
export const MeetingStatus = {
  /** Cancelled before the start (extension). */
  CANCELLED: 'CANCELLED',
  /** Finished. Screens show this status as Completed. */
  FINISHED: 'FINISHED',
  /** Scheduled and not started. */
  SCHEDULED: 'SCHEDULED',
  /** Started and not finished. */
  STARTED: 'STARTED'
} as const;

export type MeetingStatus = typeof MeetingStatus[keyof typeof MeetingStatus];
/** A meeting to plan. */
export type MeetingToPlanInput = {
  /** The dealer. Exactly one of `farmerId` and `dealerId` is required. */
  dealerId?: string | null | undefined;
  /** The farmer. Exactly one of `farmerId` and `dealerId` is required. */
  farmerId?: string | null | undefined;
  /** The planned time, today or later. */
  plannedAt: string;
  /** The purpose. */
  purpose?: string | null | undefined;
  /** The employee. */
  userId: string;
};

/** The kind of customer that a meeting is with. */
export const MeetingType = {
  /** With a dealer. */
  DEALER: 'DEALER',
  /** With a farmer. */
  FARMER: 'FARMER'
} as const;

export type MeetingType = typeof MeetingType[keyof typeof MeetingType];
/** The input of `mergeCustomers`. */
export type MergeCustomersInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The farmer or dealer who is kept. */
  keepId: string;
  /** The version of the kept record that the choice is based on. The merge is refused as a conflict when a newer version exists. */
  keepVersion: number;
  /** The farmer or dealer who is merged. */
  mergeId: string;
  /** The version of the merged record that the choice is based on. */
  mergeVersion: number;
  /** Selects whether farmers or dealers are merged. */
  type: MeetingType;
  /** The chosen values of the kept record. */
  values: MergedValuesInput;
};

/** Values of the kept farmer or dealer. Absent fields stay as they are. */
export type MergedValuesInput = {
  /** Parts of the postal address. */
  addressParts?: AddressPartsInput | null | undefined;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: string | null | undefined;
  /** Crops of a farmer or details of a dealer, at most 50; null or an empty list removes all. */
  details?: Array<NameValueInput> | null | undefined;
  /** The e-mail address. A known address cannot be cleared. */
  email?: string | null | undefined;
  /** The given name. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** The gender. A known gender cannot be cleared. */
  gender?: Gender | null | undefined;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** The name of the father or husband; null clears it. */
  middleName?: string | null | undefined;
  /** The phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: string | null | undefined;
  /** The WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: string | null | undefined;
};

/** A name with its value. */
export type NameValueInput = {
  /** The name. */
  name: string;
  /** The value. */
  value?: string | null | undefined;
};

/** The kinds of oddities, in the order in which a day lists them. */
export const OddityKind = {
  /** Some points could only be reached faster than `DayRules.maxKmPerHour`. The oddity names the fastest of the day. */
  IMPOSSIBLE_SPEED: 'IMPOSSIBLE_SPEED',
  /** The work lasted longer than `DayRules.longDayMinutes`. */
  LONG_DAY: 'LONG_DAY',
  /** The day has no check-in. */
  NO_CHECK_IN: 'NO_CHECK_IN',
  /** A past day has a check-in and no check-out. */
  NO_CHECK_OUT: 'NO_CHECK_OUT',
  /** A question about the undecided day was answered, from the time of the question to the time of the answer. Only `DayState.reasons` has this kind. */
  QUESTION_ANSWERED: 'QUESTION_ANSWERED',
  /** No usable point was recorded for `DayRules.longSilenceMinutes` or longer between check-in and check-out. */
  SILENCE: 'SILENCE'
} as const;

export type OddityKind = typeof OddityKind[keyof typeof OddityKind];
/** A kind of days that keep a month from being closed. */
export const PayrollBlockerKind = {
  /** The absence has no reason. Set a day type with a reason. */
  ABSENT_WITHOUT_REASON: 'ABSENT_WITHOUT_REASON',
  /** The check-out is missing. */
  MISSING_CHECK_OUT: 'MISSING_CHECK_OUT',
  /** The day is neither approved nor refused. */
  NOT_APPROVED: 'NOT_APPROVED',
  /** A question about the undecided day has no answer. */
  OPEN_QUESTION: 'OPEN_QUESTION'
} as const;

export type PayrollBlockerKind = typeof PayrollBlockerKind[keyof typeof PayrollBlockerKind];
/** The column of a payroll month in which a day counts. */
export const PayrollColumn = {
  /** A work day without work. */
  ABSENT: 'ABSENT',
  /** A half day. */
  HALF_DAY: 'HALF_DAY',
  /** A holiday without work. */
  HOLIDAY: 'HOLIDAY',
  /** A day of leave. */
  LEAVE: 'LEAVE',
  /** A day of work without a check-out. */
  MISSING: 'MISSING',
  /** The employee worked. */
  PRESENT: 'PRESENT',
  /** A week-off without work. */
  WEEK_OFF: 'WEEK_OFF'
} as const;

export type PayrollColumn = typeof PayrollColumn[keyof typeof PayrollColumn];
/** A name and a phone number, which together are unique among farmers and among dealers. */
export type PersonKeyInput = {
  /** The area. Names that sound alike are searched for only in a taluka. */
  area?: AreaInput | null | undefined;
  /** The given name. */
  firstName: string;
  /** The family name, or `.` for a person who has none. */
  lastName: string;
  /** The phone number, 10 digits. */
  phoneNumber: string;
  /** The village. A customer of another village does not sound alike. */
  village?: string | null | undefined;
};

/** The outcome of planning a meeting. After OUTCOME_UNKNOWN, UPSTREAM_SHAPE and UPSTREAM_ERROR the meeting may be planned. After every other code but PLANNED it is not. */
export const PlanCode = {
  /** The meeting conflicts with existing data or rules, such as a scheduled meeting of the employee with the customer. */
  CONFLICT: 'CONFLICT',
  /** The caller may not plan meetings of this employee. */
  FORBIDDEN: 'FORBIDDEN',
  /** The REST API refused the employee, the customer or the time as invalid, such as a day that is over. */
  INVALID: 'INVALID',
  /** The employee or the customer does not exist. */
  NOT_FOUND: 'NOT_FOUND',
  /** The REST API has no such call. */
  NOT_SUPPORTED: 'NOT_SUPPORTED',
  /** The response was lost. */
  OUTCOME_UNKNOWN: 'OUTCOME_UNKNOWN',
  /** The meeting is planned. */
  PLANNED: 'PLANNED',
  /** There were too many requests. */
  RATE_LIMITED: 'RATE_LIMITED',
  /** The REST API refused and returned `message` as the reason. */
  REFUSED: 'REFUSED',
  /** The session ended at an earlier meeting. Sign in, and send the meeting again. */
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  /** The REST API refused without a reason. */
  UNEXPLAINED: 'UNEXPLAINED',
  /** The operation had used up its REST calls at an earlier meeting. Send the meeting again in another operation. */
  UPSTREAM_BUDGET: 'UPSTREAM_BUDGET',
  /** The REST API failed. */
  UPSTREAM_ERROR: 'UPSTREAM_ERROR',
  /** The response of the REST API is invalid. */
  UPSTREAM_SHAPE: 'UPSTREAM_SHAPE',
  /** The REST API did not respond in time, and was not reached. */
  UPSTREAM_TIMEOUT: 'UPSTREAM_TIMEOUT',
  /** The REST API cannot be reached. */
  UPSTREAM_UNAVAILABLE: 'UPSTREAM_UNAVAILABLE'
} as const;

export type PlanCode = typeof PlanCode[keyof typeof PlanCode];
/** The input of `planMeeting`. */
export type PlanMeetingInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The meeting. */
  id: string;
  /** The planned time, today or later. */
  plannedAt?: string | null | undefined;
  /** The purpose. An empty text removes it. */
  purpose?: string | null | undefined;
  /** The reason. Required when a planned time changes. */
  reason?: string | null | undefined;
  /** The new employee. */
  userId?: string | null | undefined;
};

/** The input of `planMeetings`. */
export type PlanMeetingsInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The meetings to plan, 1 to 20, in this order. */
  meetings: Array<MeetingToPlanInput>;
};

/** Filters of the people who used cards of a batch. */
export type QrBatchPeopleFilter = {
  /** Returns only people who bought a pack of the batch from this dealer, and counts only the cards of these packs. */
  dealerId?: string | null | undefined;
  /** Returns only people whose last call about the batch has this state. */
  state?: QrRecallState | null | undefined;
  /** Returns only people who bought a pack of the batch from a dealer of this taluka, a `key` of `usesByTaluka`, and counts only the cards of these packs. */
  talukaKey?: string | null | undefined;
};

/** The columns that a list of QR batches can be sorted by. */
export const QrBatchSort = {
  /** By time of creation. */
  CREATED: 'CREATED',
  /** By validity in months. */
  EXPIRY: 'EXPIRY',
  /** By points per code. */
  POINTS: 'POINTS',
  /** By number of codes. */
  QUANTITY: 'QUANTITY'
} as const;

export type QrBatchSort = typeof QrBatchSort[keyof typeof QrBatchSort];
/** The filter of the cards of a batch. */
export type QrCardFilter = {
  /** The state of the card. */
  state?: QrCardState | null | undefined;
  /** The number of a card, a code, or words of the name or phone number of the person who used the card. Up to 200 cards are found. */
  text?: string | null | undefined;
};

/** The state of a QR card. */
export const QrCardState = {
  /** Not used and not void. */
  NOT_USED: 'NOT_USED',
  /** Used. The points stay with the person. */
  USED: 'USED',
  /** Void. The code cannot be used. */
  VOID: 'VOID'
} as const;

export type QrCardState = typeof QrCardState[keyof typeof QrCardState];
/** The outcome of a call to a person about a batch. */
export const QrRecallOutcome = {
  /** The person was reached. */
  CALLED: 'CALLED',
  /** The call was not answered. */
  NO_ANSWER: 'NO_ANSWER'
} as const;

export type QrRecallOutcome = typeof QrRecallOutcome[keyof typeof QrRecallOutcome];
/** The state of a person in the recall of a batch. */
export const QrRecallState = {
  /** The person was reached. */
  CALLED: 'CALLED',
  /** The person was not called, or the call was withdrawn. */
  NOT_CALLED: 'NOT_CALLED',
  /** The call was not answered. */
  NO_ANSWER: 'NO_ANSWER'
} as const;

export type QrRecallState = typeof QrRecallState[keyof typeof QrRecallState];
/** Filters of a list of uses. A text has up to 100 characters. */
export type QrUseFilter = {
  /** The batch of the used card. */
  batchId?: string | null | undefined;
  /** A complete code. Hyphens, spaces and case are ignored. */
  code?: string | null | undefined;
  /** Returns only uses of cards, which `activityReport` counts. The default is false. */
  counted?: boolean | null | undefined;
  /** Words of the name, phone number or village of the dealer, in either script. */
  dealer?: string | null | undefined;
  /** The first day of the range. */
  from?: string | null | undefined;
  /** A part of the name of the product. */
  product?: string | null | undefined;
  /** Returns only the uses that a row of `activityReport` counts. */
  row?: QrUseRowInput | null | undefined;
  /** The kind of use, such as `EARN`. */
  type?: string | null | undefined;
  /** The last day of the range. */
  until?: string | null | undefined;
  /** The person who used the card. */
  userId?: string | null | undefined;
};

/** Groups of `activityReport` whose uses of codes can be listed. */
export const QrUseGroup = {
  /** The employee of the dealer who sold the pack. */
  EMPLOYEE: 'EMPLOYEE',
  /** The product of the code. */
  PRODUCT: 'PRODUCT',
  /** The taluka of the dealer who sold the pack. */
  TALUKA: 'TALUKA'
} as const;

export type QrUseGroup = typeof QrUseGroup[keyof typeof QrUseGroup];
/** A row of `activityReport` whose uses of codes are listed. */
export type QrUseRowInput = {
  /** The group of the report. */
  groupBy: QrUseGroup;
  /** The value of `ActivityRow.key`, such as `NONE` for the codes of packs without a dealer. */
  key: string;
};

/** The input of `redeliverWebhook`. */
export type RedeliverWebhookInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The id of the delivery. */
  deliveryId: string;
};

/** The input of `refuseDay`. */
export type RefuseDayInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The type that the day counts as for payroll. By default it counts by its day type, as a day without work does. */
  countsAs?: RefusedDayType | null | undefined;
  /** The day in India. */
  date: string;
  /** The reason, which is stored with the refusal. */
  reason: string;
  /** The employee. */
  userId: string;
};

/** Types that a refused day can count as for payroll. */
export const RefusedDayType = {
  /** A day without work. A Sunday or a holiday stays a week-off or a holiday. */
  ABSENT: 'ABSENT',
  /** Half a day, which is paid as half. */
  HALF_DAY: 'HALF_DAY',
  /** Leave, which is paid. */
  LEAVE: 'LEAVE'
} as const;

export type RefusedDayType = typeof RefusedDayType[keyof typeof RefusedDayType];
/** The input of `reopenPayrollMonth`. */
export type ReopenPayrollMonthInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The month, 1 to 12. */
  month: number;
  /** The reason, up to 500 characters. */
  reason: string;
  /** The year, 2000 to 2100. */
  year: number;
};

/** The input of `resetPassword`. */
export type ResetPasswordInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: string | null | undefined;
  /** The new password again. */
  confirmPassword: string;
  /** The new password. */
  password: string;
  /** The token of the link. */
  token: string;
};

/** The input of `revokeAccessToken`. */
export type RevokeAccessTokenInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The id of the token. */
  tokenId: string;
};

/** A role of a person. Each role includes the rights of the roles before it. */
export const Role = {
  /** A person with all rights. */
  ADMIN: 'ADMIN',
  /** A person who works in the back office. */
  MODERATOR: 'MODERATOR',
  /** A signed-in person without rights in the back office. */
  USER: 'USER'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** The input of `scheduleMeeting`. Exactly one of `farmerId` and `dealerId` is required. */
export type ScheduleMeetingInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The dealer. */
  dealerId?: string | null | undefined;
  /** The farmer. */
  farmerId?: string | null | undefined;
  /** The planned time (extension). A user error without extensions, and no REST call is made. */
  plannedAt?: string | null | undefined;
  /** The purpose (extension). A user error without extensions, and no REST call is made. */
  purpose?: string | null | undefined;
  /** The assigned employee. */
  userId: string;
};

/** The kind of record that a search returns. */
export const SearchKind = {
  /** Dealers. */
  DEALERS: 'DEALERS',
  /** Employees that the caller may read. */
  EMPLOYEES: 'EMPLOYEES',
  /** Farmers. */
  FARMERS: 'FARMERS',
  /** Invoices of the dealers that were found, or with the given number. */
  INVOICES: 'INVOICES',
  /** Meetings with the people that were found, or with the given number. */
  MEETINGS: 'MEETINGS'
} as const;

export type SearchKind = typeof SearchKind[keyof typeof SearchKind];
/** The degree to which a row matches the text. */
export const SearchLikeness = {
  /** The row contains one of the words, and no row of the kind contains all words. */
  ONE_WORD: 'ONE_WORD',
  /** The row contains every word, in either script. */
  SAME: 'SAME',
  /** The row contains the words or words that sound alike, such as Chauhan and Chavan. */
  SOUNDS_ALIKE: 'SOUNDS_ALIKE'
} as const;

export type SearchLikeness = typeof SearchLikeness[keyof typeof SearchLikeness];
/** The input of `setDayType`. */
export type SetDayTypeInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** The reason, up to 500 characters. */
  reason: string;
  /** The new type. */
  type: DayType;
  /** The employee. */
  userId: string;
};

/** The input of `setEmployeeActive`. */
export type SetEmployeeActiveInput = {
  /** True to activate the employee, false to deactivate. */
  active: boolean;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The e-mail address of the employee. */
  email: string;
};

/** The input of `setHoliday`. */
export type SetHolidayInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** The name of the holiday, up to 100 characters. Null or an empty text removes the holiday. */
  name?: string | null | undefined;
};

/** The input of `setQrRecallCall`. */
export type SetQrRecallCallInput = {
  /** The batch. */
  batchId: string;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The outcome. Null withdraws the last call. */
  outcome?: QrRecallOutcome | null | undefined;
  /** The QR user who was called. */
  userId: string;
};

/** The credentials of a person. */
export type SignInInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: string | null | undefined;
  /** The password. */
  password: string;
  /** The user name, e-mail address or phone number. */
  username: string;
};

/** The input of `signOut`. */
export type SignOutInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
};

/** The person who signs up. */
export type SignUpInput = {
  /** An identifier of your choice, returned in the payload. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: string | null | undefined;
  /** The new password again. */
  confirmPassword: string;
  /** The date of birth. */
  dateOfBirth: string;
  /** The e-mail address. */
  email: string;
  /** The given name. */
  firstName: string;
  /** The gender. */
  gender: Gender;
  /** The family name, or `.` for a person who has none. */
  lastName: string;
  /** The name of the father or husband. */
  middleName: string;
  /** The phone number. */
  mobileNumber: string;
  /** The new password. */
  password: string;
  /** The user name to sign in with. */
  username: string;
};

/** The direction of a sorted list. */
export const SortDirection = {
  /** From the lowest value to the highest: oldest first, or A to Z. */
  ASCENDING: 'ASCENDING',
  /** From the highest value to the lowest: newest first, or Z to A. */
  DESCENDING: 'DESCENDING'
} as const;

export type SortDirection = typeof SortDirection[keyof typeof SortDirection];
/** A taluka of a territory. */
export type TerritoryTalukaInput = {
  /** The district. */
  district: string;
  /** The state. */
  state: string;
  /** The taluka. */
  taluka: string;
};

/** The input of `testWebhook`. */
export type TestWebhookInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The id of the webhook. */
  webhookId: string;
};

/** The input of `transferTerritory`. */
export type TransferTerritoryInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** True to hand over dealers. */
  dealers?: boolean;
  /** True to count only, without changes. */
  dryRun?: boolean;
  /** True to hand over farmers. */
  farmers?: boolean;
  /** The employee who has the territory. */
  fromUserId: string;
  /** Limits the records to those that `toUserId` handed over to `fromUserId` at or after this time, and that were not changed since. Use the `handedOverAt` of the first request to hand back what it moved. The default is all. */
  handedOverSince?: string | null | undefined;
  /** Limits the records to those that were handed over at or before this time. Requires `handedOverSince`. The default is now. */
  handedOverUntil?: string | null | undefined;
  /** True to hand over unfinished meetings. A meeting is not moved when the other employee has a scheduled one with the same customer. */
  meetings?: boolean;
  /** A reason, up to 500 characters. Stored with the hand-over. The default is none. */
  reason?: string | null | undefined;
  /** The talukas of the customers, up to 200. The default is all. */
  talukas?: Array<TerritoryTalukaInput> | null | undefined;
  /** The active employee who takes it over. Required unless `dryRun` is true. */
  toUserId?: string | null | undefined;
};

/** The changed fields of a dealer. An absent field stays as it is. Null or an empty value clears a field that may be empty. */
export type UpdateDealerInput = {
  /** The postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: AddressInput | null | undefined;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: AddressPartsInput | null | undefined;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: string | null | undefined;
  /** The dealer. */
  dealerId: string;
  /** Details of the shop, at most 50; null or an empty list removes all. */
  details?: Array<NameValueInput> | null | undefined;
  /** The e-mail address. A known address cannot be cleared. */
  email?: string | null | undefined;
  /** The given name. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** The gender. A known gender cannot be cleared. */
  gender?: Gender | null | undefined;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** The name of the father or husband; null clears it. */
  middleName?: string | null | undefined;
  /** The phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: string | null | undefined;
  /** The file names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: Array<string> | null | undefined;
  /** The version that the change is based on (`Dealer.version`). The change is refused as a conflict when a newer version exists. */
  version: number;
  /** The WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: string | null | undefined;
};

/** The changed fields of an employee. An absent field stays as it is. Null or an empty value clears a field that may be empty. */
export type UpdateEmployeeInput = {
  /** The postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: AddressInput | null | undefined;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: AddressPartsInput | null | undefined;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: string | null | undefined;
  /** The e-mail address. A known address cannot be cleared. */
  email?: string | null | undefined;
  /** The given name. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** The gender. A known gender cannot be cleared. */
  gender?: Gender | null | undefined;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** The name of the father or husband; null clears it. */
  middleName?: string | null | undefined;
  /** The number by which payroll knows the employee, up to 20 characters, of one employee only. An empty text or null clears it. */
  payrollId?: string | null | undefined;
  /** The phone number. Cannot be cleared. */
  phoneNumber?: string | null | undefined;
  /** The new roles, at least one. */
  roles?: Array<Role> | null | undefined;
  /** The employee. */
  userId: string;
  /** The version that the change is based on. The change is refused as a conflict when a newer version exists. Not compared when absent. */
  version?: number | null | undefined;
};

/** The changed fields of a farmer. An absent field stays as it is. Null or an empty value clears a field that may be empty. */
export type UpdateFarmerInput = {
  /** The postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: AddressInput | null | undefined;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: AddressPartsInput | null | undefined;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Crops of the farmer, at most 50; null or an empty list removes all. */
  crops?: Array<NameValueInput> | null | undefined;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: string | null | undefined;
  /** The e-mail address. A known address cannot be cleared. */
  email?: string | null | undefined;
  /** The farmer. */
  farmerId: string;
  /** The given name. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** The gender. A known gender cannot be cleared. */
  gender?: Gender | null | undefined;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** The name of the father or husband; null clears it. */
  middleName?: string | null | undefined;
  /** The phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: string | null | undefined;
  /** The file names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: Array<string> | null | undefined;
  /** The version that the change is based on (`Farmer.version`). The change is refused as a conflict when a newer version exists. */
  version: number;
  /** The WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: string | null | undefined;
};

/** The changed fields of the caller's profile. An absent field stays as it is. Null or an empty value clears a field that may be empty. */
export type UpdateProfileInput = {
  /** The postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: AddressInput | null | undefined;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: AddressPartsInput | null | undefined;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The date of birth. A known date cannot be cleared. */
  dateOfBirth?: string | null | undefined;
  /** The e-mail address. A known address cannot be cleared. */
  email?: string | null | undefined;
  /** The given name. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** The gender. A known gender cannot be cleared. */
  gender?: Gender | null | undefined;
  /** The family name, or `.` for a person who has none. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** The name of the father or husband; null clears it. */
  middleName?: string | null | undefined;
  /** The phone number. Cannot be cleared. */
  phoneNumber?: string | null | undefined;
  /** The version that the change is based on. The change is refused as a conflict when a newer version exists. Not compared when absent. */
  version?: number | null | undefined;
};

/** The input of `updateWebhook`. */
export type UpdateWebhookInput = {
  /** False disables the webhook, true enables it. */
  active?: boolean | null | undefined;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** True creates a new secret. */
  rotateSecret?: boolean | null | undefined;
  /** The types of the changes to send. */
  types?: Array<ChangeType> | null | undefined;
  /** The URL, up to 1,000 characters, over `https:`; over `http:` too in development. */
  url?: string | null | undefined;
  /** The id of the webhook. */
  webhookId: string;
};

/** The reason for a refusal. */
export const UserErrorCode = {
  /** The change conflicts with existing data (HTTP 409). */
  CONFLICT: 'CONFLICT',
  /** The REST API (HTTP 400 or 422) or the gateway did not accept a value. */
  INVALID: 'INVALID',
  /** The requested object does not exist (HTTP 404). */
  NOT_FOUND: 'NOT_FOUND',
  /** The REST API has no such call, and none was made. The message is from the gateway. */
  NOT_SUPPORTED: 'NOT_SUPPORTED',
  /** The REST API refused and returned `message` as the reason. */
  REFUSED: 'REFUSED',
  /** The REST API refused without a reason. The message is from the gateway. */
  UNEXPLAINED: 'UNEXPLAINED'
} as const;

export type UserErrorCode = typeof UserErrorCode[keyof typeof UserErrorCode];
/** Groups of `activityReport` whose visits can be listed. */
export const VisitGroup = {
  /** The employee who made the visit. */
  EMPLOYEE: 'EMPLOYEE',
  /** The taluka of the farmer or dealer. */
  TALUKA: 'TALUKA'
} as const;

export type VisitGroup = typeof VisitGroup[keyof typeof VisitGroup];
/** A row of `activityReport` whose visits are listed. */
export type VisitRowInput = {
  /** The group of the report. */
  groupBy: VisitGroup;
  /** The value of `ActivityRow.key`. */
  key: string;
};

/** The input of `voidQrCodes`. */
export type VoidQrCodesInput = {
  /** The batch. */
  batchId: string;
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** Counts the cards and changes nothing. */
  dryRun?: boolean;
  /** The number of the first card in the batch, counted from 0. The default is the first card. */
  fromSerial?: number | null | undefined;
  /** The reason, 1 to 200 characters. */
  reason: string;
  /** The numbers of up to 200 cards, in place of a range. */
  serials?: Array<number> | null | undefined;
  /** The number of the last card. The default is the last card of the batch. */
  toSerial?: number | null | undefined;
};

/** The reason why an attempt had no response. */
export const WebhookDeliveryFault = {
  /** The host has a private or local address. */
  ADDRESS_REFUSED: 'ADDRESS_REFUSED',
  /** The connection could not be opened, or was lost. */
  CONNECTION: 'CONNECTION',
  /** The secret cannot be read, because `SECRET` of the server was changed. Rotate the secret. */
  SECRET_UNREADABLE: 'SECRET_UNREADABLE',
  /** No response within 5 seconds. */
  TIMEOUT: 'TIMEOUT'
} as const;

export type WebhookDeliveryFault = typeof WebhookDeliveryFault[keyof typeof WebhookDeliveryFault];
/** The status of a delivery. */
export const WebhookDeliveryStatus = {
  /** Answered with a status from 200 to 299. */
  DELIVERED: 'DELIVERED',
  /** Waits for its first or next attempt. */
  WAITING: 'WAITING'
} as const;

export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];
/** The reason for which the server disabled a webhook. */
export const WebhookDisabledReason = {
  /** A delivery has failed for three days. */
  FAILED_THREE_DAYS: 'FAILED_THREE_DAYS',
  /** The receiver responded with the status 410 Gone. */
  GONE: 'GONE'
} as const;

export type WebhookDisabledReason = typeof WebhookDisabledReason[keyof typeof WebhookDisabledReason];
/** The input of `withdrawApproval`. */
export type WithdrawApprovalInput = {
  /** An identifier of your choice. A repeat with the same text by the same person or tool joins or replays the first attempt, for ten minutes or, with extensions, for 24 hours. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** The reason, which is stored with the withdrawal. */
  reason: string;
  /** The employee. */
  userId: string;
};
