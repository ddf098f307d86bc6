/** A new dealer. */
export type AddDealerInput = {
  /** Postal address. */
  address: AddressInput;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Date of birth. */
  dateOfBirth: string;
  /** Other details of the shop, at most 50; none when not given (extension). */
  details?: Array<NameValueInput> | null | undefined;
  /** E-mail address. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Gender. */
  gender: Gender;
  /** Family name. */
  lastName: string;
  /** Father's or husband's name. */
  middleName?: string | null | undefined;
  /** Phone number. */
  phoneNumber: string;
  /** File names of uploaded pictures, the portrait first, up to 10: each is the `fileName` in the response of `POST /images`. */
  pictures?: Array<string> | null | undefined;
  /**
   * File names of uploaded pictures, separated by commas. A user error beside `pictures`.
   * @deprecated Until 2027-06-30: use pictures
   */
  profilePicture?: string | null | undefined;
  /** WhatsApp number, 10 digits; none when not given (extension). */
  whatsAppMobile?: string | null | undefined;
};

/** A new employee. */
export type AddEmployeeInput = {
  /** Postal address. */
  address: AddressInput;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Date of birth. */
  dateOfBirth: string;
  /** E-mail address. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Gender. */
  gender: Gender;
  /** Family name. */
  lastName: string;
  /** Father's or husband's name. */
  middleName?: string | null | undefined;
  /** Phone number. */
  phoneNumber: string;
  /** Roles to give. */
  roles?: Array<Role>;
};

/** A new farmer. */
export type AddFarmerInput = {
  /** Postal address. */
  address: AddressInput;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Crops that the farmer grows, at most 50; none when not given (extension). */
  crops?: Array<NameValueInput> | null | undefined;
  /** Date of birth. */
  dateOfBirth: string;
  /** E-mail address. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Gender. */
  gender: Gender;
  /** Family name. */
  lastName: string;
  /** Father's or husband's name. */
  middleName?: string | null | undefined;
  /** Phone number. */
  phoneNumber: string;
  /** File names of uploaded pictures, the portrait first, up to 10: each is the `fileName` in the response of `POST /images`. */
  pictures?: Array<string> | null | undefined;
  /**
   * File names of uploaded pictures, separated by commas. A user error beside `pictures`.
   * @deprecated Until 2027-06-30: use pictures
   */
  profilePicture?: string | null | undefined;
  /** WhatsApp number, 10 digits; none when not given (extension). */
  whatsAppMobile?: string | null | undefined;
};

/** A postal address. */
export type AddressInput = {
  /** District. */
  district: string;
  /** Postal code, 6 digits. */
  pinCode: string;
  /** State or union territory. */
  state: string;
  /** House, street. */
  street: string;
  /** Sub-district. */
  taluka: string;
  /** Village, the second address line. */
  village?: string | null | undefined;
};

/** Parts of a postal address to change. An absent part stays as it is; the whole address is checked after the change. */
export type AddressPartsInput = {
  /** District. Cannot be cleared. */
  district?: string | null | undefined;
  /** Postal code, 6 digits. Cannot be cleared. */
  pinCode?: string | null | undefined;
  /** State or union territory. Cannot be cleared. */
  state?: string | null | undefined;
  /** House, street. Cannot be cleared. */
  street?: string | null | undefined;
  /** Sub-district. Cannot be cleared. */
  taluka?: string | null | undefined;
  /** Village, the second address line; null clears it. */
  village?: string | null | undefined;
};

/** Whether a day is approved, or why not. After OUTCOME_UNKNOWN, UPSTREAM_SHAPE and UPSTREAM_ERROR it may be; after all others it is not. */
export const ApprovalCode = {
  /** It is approved, now or already before. */
  APPROVED: 'APPROVED',
  /** It contradicts what is there, such as approving one's own day. */
  CONFLICT: 'CONFLICT',
  /** The caller may not approve this employee's days. */
  FORBIDDEN: 'FORBIDDEN',
  /** It refused the employee or the day as invalid. */
  INVALID: 'INVALID',
  /** There is no such employee, or nothing to approve on the day. */
  NOT_FOUND: 'NOT_FOUND',
  /** The REST API has no call for it. */
  NOT_SUPPORTED: 'NOT_SUPPORTED',
  /** The answer was lost. */
  OUTCOME_UNKNOWN: 'OUTCOME_UNKNOWN',
  /** There were too many requests. */
  RATE_LIMITED: 'RATE_LIMITED',
  /** The REST API refused, with a reason that is its message. */
  REFUSED: 'REFUSED',
  /** The session ended at an earlier day. Sign in, and send the day again. */
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  /** The REST API refused and gave no reason. */
  UNEXPLAINED: 'UNEXPLAINED',
  /** The operation had used up its REST calls at an earlier day. Send the day again in another operation. */
  UPSTREAM_BUDGET: 'UPSTREAM_BUDGET',
  /** It failed. */
  UPSTREAM_ERROR: 'UPSTREAM_ERROR',
  /** Its answer cannot be understood. */
  UPSTREAM_SHAPE: 'UPSTREAM_SHAPE',
  /** The REST API did not answer in time, and was not reached. */
  UPSTREAM_TIMEOUT: 'UPSTREAM_TIMEOUT',
  /** The REST API cannot be reached. */
  UPSTREAM_UNAVAILABLE: 'UPSTREAM_UNAVAILABLE'
} as const;

export type ApprovalCode = typeof ApprovalCode[keyof typeof ApprovalCode];
/** The day to approve. */
export type ApproveAttendanceInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** The employee. */
  userId: string;
};

/** The days to approve. */
export type ApproveDaysInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** 1 to 20 days; they are approved in this order. */
  days: Array<DayToApproveInput>;
};

/** An area; a part that is not given means all of it. */
export type AreaInput = {
  /** District, by its old or new name. */
  district?: string | null | undefined;
  /** State or union territory. */
  state?: string | null | undefined;
  /** Sub-district. */
  taluka?: string | null | undefined;
};

/** A week or a month of attendance. */
export const AttendancePeriod = {
  /** The most recent April. */
  APRIL: 'APRIL',
  /** The most recent August. */
  AUGUST: 'AUGUST',
  /** From this week's Monday to today. */
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
  /** Monday to Sunday of the week before. */
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
/** What is kept of what people did. What is said of the subject and the detail holds for `AuditEvent`. */
export const AuditAction = {
  /** A token was made for a tool; the subject is the token, the detail its roles. */
  ACCESS_TOKEN_MADE: 'ACCESS_TOKEN_MADE',
  /** A tool's token was revoked; the subject is the token. */
  ACCESS_TOKEN_REVOKED: 'ACCESS_TOKEN_REVOKED',
  /** An employee was made active. */
  ACTIVATED: 'ACTIVATED',
  /** The approval of an employee's day was withdrawn; the detail is the day. */
  APPROVAL_WITHDRAWN: 'APPROVAL_WITHDRAWN',
  /** An employee's day was approved; the detail is the day. */
  ATTENDANCE_APPROVED: 'ATTENDANCE_APPROVED',
  /** The check-out of an employee's day was entered later; the detail is the day. */
  ATTENDANCE_CORRECTED: 'ATTENDANCE_CORRECTED',
  /** Days of work were exported; the subject is the one employee whose they are, null for everybody; the detail is the days, as `2026-11-01/2026-11-30`, with `..` for an open end; null for all. */
  ATTENDANCE_EXPORTED: 'ATTENDANCE_EXPORTED',
  /** An employee was punched in or out by somebody else; the detail is the day. */
  ATTENDANCE_MARKED: 'ATTENDANCE_MARKED',
  /** What people did was exported; the detail is the days, and behind them the action, and `TEXT` where a part of a name was looked for, which is not kept: `2026-11-01/2026-11-30; SIGNED_IN; TEXT`. */
  AUDIT_EXPORTED: 'AUDIT_EXPORTED',
  /** QR codes were generated; the subject is the batch, the detail how many. */
  CODES_GENERATED: 'CODES_GENERATED',
  /** An employee was made inactive. */
  DEACTIVATED: 'DEACTIVATED',
  /** Dealers were exported; the detail is as of farmers. */
  DEALERS_EXPORTED: 'DEALERS_EXPORTED',
  /** A dealer was registered. */
  DEALER_ADDED: 'DEALER_ADDED',
  /** A dealer was changed; the detail is which fields. */
  DEALER_CHANGED: 'DEALER_CHANGED',
  /** An employee was added; the detail is their roles. */
  EMPLOYEE_ADDED: 'EMPLOYEE_ADDED',
  /** An employee's record was changed, by an administrator or by themself. */
  EMPLOYEE_CHANGED: 'EMPLOYEE_CHANGED',
  /** Farmers were exported; the detail is the area, and `; TEXT` behind it where a text was looked for, which is not kept. */
  FARMERS_EXPORTED: 'FARMERS_EXPORTED',
  /** A farmer was registered. */
  FARMER_ADDED: 'FARMER_ADDED',
  /** A farmer was changed; the detail is which fields, as the REST API names them. */
  FARMER_CHANGED: 'FARMER_CHANGED',
  /** Invoices were exported; the subject is the one dealer whose they are, null for all; the detail is the days, as `2026-11-01/2026-11-30`, with `..` for an open end; null for all. */
  INVOICES_EXPORTED: 'INVOICES_EXPORTED',
  /** Meetings were exported; the subject is the one employee who goes, null for everybody; the detail is the days, and the status behind them, as `2026-11-01/2026-11-30; SCHEDULED`. */
  MEETINGS_EXPORTED: 'MEETINGS_EXPORTED',
  /** A meeting was cancelled. The subject is the employee, the detail the meeting's id. */
  MEETING_CANCELLED: 'MEETING_CANCELLED',
  /** A meeting was handed over. The subject is the employee who goes from now on, the detail the meeting's id. */
  MEETING_HANDED_OVER: 'MEETING_HANDED_OVER',
  /** A meeting got another time or purpose. The subject is the employee, the detail the meeting's id. */
  MEETING_PLANNED: 'MEETING_PLANNED',
  /** A meeting was scheduled. The subject is the employee, the detail the meeting's id. */
  MEETING_SCHEDULED: 'MEETING_SCHEDULED',
  /** Somebody changed their password. */
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  /** An administrator made a link with which an employee sets a password. */
  PASSWORD_LINK_MADE: 'PASSWORD_LINK_MADE',
  /** Somebody set a password by a link. */
  PASSWORD_RESET: 'PASSWORD_RESET',
  /** A picture was uploaded. The detail is its file name. */
  PICTURE_UPLOADED: 'PICTURE_UPLOADED',
  /** QR batches were exported; the detail is the days, as `2026-11-01/2026-11-30`, with `..` for an open end; null for all. */
  QR_BATCHES_EXPORTED: 'QR_BATCHES_EXPORTED',
  /** Uses of QR codes were exported; the subject is the one dealer who sold the packs, null for all; the detail is the days, and the type behind them, as `2026-11-01/2026-11-30; EARN`. */
  QR_USES_EXPORTED: 'QR_USES_EXPORTED',
  /** An employee's roles were changed; the detail is those that they hold now. */
  ROLES_CHANGED: 'ROLES_CHANGED',
  /** Somebody signed in. */
  SIGNED_IN: 'SIGNED_IN',
  /** Somebody signed out. */
  SIGNED_OUT: 'SIGNED_OUT',
  /** Somebody registered themself. */
  SIGNED_UP: 'SIGNED_UP',
  /** Sign-ins of one account were refused; the subject is the person whose name was given, null for all names that nobody has. The detail is how often in the hour that begins at `at`. */
  SIGN_IN_REFUSED: 'SIGN_IN_REFUSED'
} as const;

export type AuditAction = typeof AuditAction[keyof typeof AuditAction];
/** What is cancelled. */
export type CancelMeetingInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The meeting. */
  id: string;
  /** Why. */
  reason: string;
};

/** A new password. */
export type ChangePasswordInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The same again. */
  confirmPassword: string;
  /** The new password. */
  newPassword: string;
  /** The password until now. */
  oldPassword: string;
};

/** What a check event marks. */
export const CheckEventKind = {
  /** Work began or went on. */
  CHECK_IN: 'CHECK_IN',
  /** Work ended or was interrupted. */
  CHECK_OUT: 'CHECK_OUT'
} as const;

export type CheckEventKind = typeof CheckEventKind[keyof typeof CheckEventKind];
/** The check-out to enter. */
export type CorrectAttendanceInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** After the check-in, on that day in India, and not in the future. */
  punchOutAt: string;
  /** Why; kept with the correction. */
  reason: string;
  /** The employee. */
  userId: string;
};

/** A token for a tool. */
export type CreateAccessTokenInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** How many days it holds, 1 to 366. */
  days?: number;
  /** What the tool is called, 1 to 60 characters. */
  name: string;
  /** What it may do: at most what the administrator may. */
  roles?: Array<Role>;
};

/** A field of a farmer or dealer that can be changed. */
export const CustomerField = {
  /** Date of birth, `YYYY-MM-DD`. */
  DATE_OF_BIRTH: 'DATE_OF_BIRTH',
  /** Crops of a farmer, details of a shop, in one text. */
  DETAILS: 'DETAILS',
  /** District. */
  DISTRICT: 'DISTRICT',
  /** E-mail address. */
  EMAIL: 'EMAIL',
  /** Given name. */
  FIRST_NAME: 'FIRST_NAME',
  /** Gender, as the REST API writes it. */
  GENDER: 'GENDER',
  /** Family name. */
  LAST_NAME: 'LAST_NAME',
  /** Father's or husband's name. */
  MIDDLE_NAME: 'MIDDLE_NAME',
  /** Phone number. */
  PHONE_NUMBER: 'PHONE_NUMBER',
  /** File names of the pictures, comma-separated. */
  PICTURES: 'PICTURES',
  /** Postal code. */
  PIN_CODE: 'PIN_CODE',
  /** State. */
  STATE: 'STATE',
  /** House, street. */
  STREET: 'STREET',
  /** Sub-district. */
  TALUKA: 'TALUKA',
  /** Village. */
  VILLAGE: 'VILLAGE',
  /** WhatsApp number. */
  WHATS_APP_MOBILE: 'WHATS_APP_MOBILE'
} as const;

export type CustomerField = typeof CustomerField[keyof typeof CustomerField];
/** One of the days to approve. */
export type DayToApproveInput = {
  /** The day in India. */
  date: string;
  /** The employee. */
  userId: string;
};

/** What a list of employees is narrowed to. Texts have at most 100 characters. */
export type EmployeeFilter = {
  /** Whether they may sign in. */
  active?: boolean | null | undefined;
  /** Where they live. */
  area?: AreaInput | null | undefined;
  /** Words of the name, in either script, or digits of the phone number. */
  text?: string | null | undefined;
  /** Created or changed at this instant or later (`updatedAt`). Only `changes` is sure to include writes that were not finished at the previous read. */
  updatedSince?: string | null | undefined;
};

/** The order of a list of employees. */
export const EmployeeOrder = {
  /** By name. */
  NAME: 'NAME',
  /** The last added first. */
  NEWEST: 'NEWEST'
} as const;

export type EmployeeOrder = typeof EmployeeOrder[keyof typeof EmployeeOrder];
/** Whose days, and which. */
export type ExportAttendanceInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** What kind of file. */
  format?: ExportFormat;
  /** From this day on, in India. */
  from?: string | null | undefined;
  /** Until the end of this day, in India. */
  until?: string | null | undefined;
  /** Only of this employee; of everybody when not given. */
  userId?: string | null | undefined;
};

/** Which events. */
export type ExportAuditEventsInput = {
  /** What was done; all of it when not given. */
  action?: AuditAction | null | undefined;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** What kind of file. */
  format?: ExportFormat;
  /** From this day on, in India. */
  from?: string | null | undefined;
  /** A part of the name of who did it, or of the employee it was done to. */
  person?: string | null | undefined;
  /** Until the end of this day, in India. */
  until?: string | null | undefined;
};

/** Which dealers. */
export type ExportDealersInput = {
  /** Where; anywhere when not given. */
  area?: AreaInput | null | undefined;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** What kind of file; anything but `XLSX` is an extension. */
  format?: ExportFormat;
  /** What the rows have to hold, as in search. */
  text?: string | null | undefined;
};

/** Which farmers. */
export type ExportFarmersInput = {
  /** Where; anywhere when not given. */
  area?: AreaInput | null | undefined;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** What kind of file; anything but `XLSX` is an extension. */
  format?: ExportFormat;
  /** What the rows have to hold, as in search. */
  text?: string | null | undefined;
};

/** The kinds of files that a list is exported as. */
export const ExportFormat = {
  /** Text with commas, in UTF-8 with a byte order mark; text that looks like a formula has an apostrophe before it. */
  CSV: 'CSV',
  /** A JSON object on each line, with the fields of this API. What its types have no field for stands beside them: the `employee` of a day of work. */
  JSON_LINES: 'JSON_LINES',
  /** A spreadsheet, with a last sheet that says what it holds. */
  XLSX: 'XLSX'
} as const;

export type ExportFormat = typeof ExportFormat[keyof typeof ExportFormat];
/** Which invoices. */
export type ExportInvoicesInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** Only of this dealer; of all when not given. */
  dealerId?: string | null | undefined;
  /** What kind of file. */
  format?: ExportFormat;
  /** Created on this day or later, in India. */
  from?: string | null | undefined;
  /** Created on this day or earlier, in India. */
  until?: string | null | undefined;
};

/** Which meetings. */
export type ExportMeetingsInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** What kind of file. */
  format?: ExportFormat;
  /** Created on this day or later, in India. */
  from?: string | null | undefined;
  /** Which meetings of the employee; those that they are assigned when not given. Ignored without `userId`. */
  scope?: MeetingScope | null | undefined;
  /** Only of this status; all when not given. */
  status?: MeetingStatus | null | undefined;
  /** Created on this day or earlier, in India. */
  until?: string | null | undefined;
  /** The employee whose meetings are exported; everybody's when not given. */
  userId?: string | null | undefined;
};

/** Which batches. */
export type ExportQrBatchesInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** What kind of file. */
  format?: ExportFormat;
  /** Created on this day or later, in India. */
  from?: string | null | undefined;
  /** Created on this day or earlier, in India. */
  until?: string | null | undefined;
};

/** Which uses. */
export type ExportQrUsesInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Ends a `CSV` or `JSON_LINES` file with its number of rows, so that a reader can detect a truncated file (extension). An `XLSX` file always states the number on its sheet About. */
  closingCount?: boolean;
  /** Only of packs that were bought from this dealer; all when not given. */
  dealerId?: string | null | undefined;
  /** What kind of file. */
  format?: ExportFormat;
  /** From this day on, in India. */
  from?: string | null | undefined;
  /** The kind of use, such as `EARN`; all when not given. */
  type?: string | null | undefined;
  /** Until the end of this day, in India. */
  until?: string | null | undefined;
};

/** Whose password is lost. */
export type ForgotPasswordInput = {
  /** Any text, returned as given. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: string | null | undefined;
  /** E-mail address. */
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
/** A new batch. */
export type GenerateQrCodesInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Months from now to expiry. */
  expiryInMonths?: number;
  /** Points of each code. */
  points?: number;
  /** What the codes are for. */
  productVariantId: string;
  /** How many codes. */
  quantity?: number;
};

/** What can happen with a farmer or dealer. */
export const HistoryKind = {
  /** Fields were changed. */
  CHANGED: 'CHANGED',
  /** A code was used: of a farmer by the QR user with the same phone number, of a dealer on a pack that was bought there. For administrators. */
  CODE: 'CODE',
  /** Goods were sent to the dealer. */
  INVOICE: 'INVOICE',
  /** A meeting with them, scheduled, started or finished. */
  MEETING: 'MEETING',
  /** They were registered. */
  REGISTERED: 'REGISTERED',
  /** They were seen during a meeting with somebody else. */
  VISIT: 'VISIT'
} as const;

export type HistoryKind = typeof HistoryKind[keyof typeof HistoryKind];
/** What a list of invoices is narrowed to. Texts have at most 100 characters. */
export type InvoiceFilter = {
  /** Words of the dealer's name, in either script, of their phone number or village. */
  dealer?: string | null | undefined;
  /** On this day or later. */
  from?: string | null | undefined;
  /** The whole number. */
  number?: string | null | undefined;
  /** On this day or earlier. */
  until?: string | null | undefined;
};

/** Why a travel point is left out of a day's route. */
export const LeftOutReason = {
  /** The device did not know where it was, or said 0,0. */
  NO_PLACE: 'NO_PLACE',
  /** The device sent no time, and the point does not fit between its neighbours. */
  NO_TIME: 'NO_TIME',
  /** The device's clock was on another day, and the point does not fit between its neighbours. */
  OTHER_DAY: 'OTHER_DAY',
  /** Nobody travels there so fast: over 150 km/h. */
  TOO_FAST: 'TOO_FAST'
} as const;

export type LeftOutReason = typeof LeftOutReason[keyof typeof LeftOutReason];
/** What is known of a leg. */
export const LegKind = {
  /** No point came for `DayRules.silenceMinutes` or longer. */
  SILENCE: 'SILENCE',
  /** Points came. */
  TRAVEL: 'TRAVEL'
} as const;

export type LegKind = typeof LegKind[keyof typeof LegKind];
/** Who is to set a password. */
export type MakePasswordLinkInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The employee. */
  userId: string;
};

/** The day to mark. */
export type MarkAttendanceInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The day in India (extension). When not given, the server's today or, until 05:00, yesterday if its check-out is missing. */
  date?: string | null | undefined;
  /** The time of the mark in India, `HH:mm` from `00:00` to `23:59` (extension). Now when not given. A day that is over needs a time. For a check-out, a time before 05:00 and before the check-in is in the night after the day. */
  time?: string | null | undefined;
  /** The employee. */
  userId: string;
};

/** What a list of meetings is narrowed to. Texts have at most 100 characters. */
export type MeetingFilter = {
  /** Words of the name of who goes. */
  assignee?: string | null | undefined;
  /** Everybody's meetings and not one person's. */
  everyone?: boolean | null | undefined;
  /** Created on this day or later. */
  from?: string | null | undefined;
  /** Words of the name of the farmer or dealer, in either script, of their phone number or village. */
  text?: string | null | undefined;
  /** Created on this day or earlier. */
  until?: string | null | undefined;
};

/** Whose meetings are listed. */
export const MeetingScope = {
  /** Those that the person is assigned. */
  ASSIGNED: 'ASSIGNED',
  /** Those that the person created or is assigned. */
  CREATED: 'CREATED'
} as const;

export type MeetingScope = typeof MeetingScope[keyof typeof MeetingScope];
/** How far a meeting has come. */
export const MeetingStatus = {
  /** Scheduled, and cancelled before it began (extension). */
  CANCELLED: 'CANCELLED',
  /** Ended; shown as Completed. */
  FINISHED: 'FINISHED',
  /** Agreed, not begun. */
  SCHEDULED: 'SCHEDULED',
  /** Begun, not ended. */
  STARTED: 'STARTED'
} as const;

export type MeetingStatus = typeof MeetingStatus[keyof typeof MeetingStatus];
/** With whom a meeting is. */
export const MeetingType = {
  /** With a dealer. */
  DEALER: 'DEALER',
  /** With a farmer. */
  FARMER: 'FARMER'
} as const;

export type MeetingType = typeof MeetingType[keyof typeof MeetingType];
/** A name with its value. */
export type NameValueInput = {
  /** What it says. */
  name: string;
  /** What it is. */
  value?: string | null | undefined;
};

/** Kinds of oddities, in the order in which a day shows them. */
export const OddityKind = {
  /** Points that could only have been reached faster than `DayRules.maxKmPerHour`; the fastest of the day. */
  IMPOSSIBLE_SPEED: 'IMPOSSIBLE_SPEED',
  /** More than `DayRules.longDayMinutes` of work. */
  LONG_DAY: 'LONG_DAY',
  /** A day that is over has a check-in and no check-out. */
  NO_CHECK_OUT: 'NO_CHECK_OUT',
  /** No usable point came for `DayRules.longSilenceMinutes` or longer between check-in and check-out. */
  SILENCE: 'SILENCE'
} as const;

export type OddityKind = typeof OddityKind[keyof typeof OddityKind];
/** What nobody shares with another farmer, and nobody with another dealer. */
export type PersonKeyInput = {
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
  /** Phone number, 10 digits. */
  phoneNumber: string;
};

/** What is planned of a meeting. */
export type PlanMeetingInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The meeting. */
  id: string;
  /** When it is to be, today or later. */
  plannedAt?: string | null | undefined;
  /** What for; an empty text takes it away. */
  purpose?: string | null | undefined;
  /** Why; required where a time that was agreed changes. */
  reason?: string | null | undefined;
  /** The employee who goes instead. */
  userId?: string | null | undefined;
};

/** What a list of uses is narrowed to. Texts have at most 100 characters. */
export type QrUseFilter = {
  /** A whole code; hyphens, spaces and case make no difference. */
  code?: string | null | undefined;
  /** Words of the dealer's name, in either script, of their phone number or village. */
  dealer?: string | null | undefined;
  /** On this day or later. */
  from?: string | null | undefined;
  /** The kind of use, such as `EARN`. */
  type?: string | null | undefined;
  /** On this day or earlier. */
  until?: string | null | undefined;
};

/** A new password by a link. */
export type ResetPasswordInput = {
  /** Any text, returned as given. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: string | null | undefined;
  /** The same again. */
  confirmPassword: string;
  /** The new password. */
  password: string;
  /** Token of the link. */
  token: string;
};

/** Which token ends. */
export type RevokeAccessTokenInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The token's id. */
  tokenId: string;
};

/** What a person may do. Each role includes the ones before it. */
export const Role = {
  /** May do everything. */
  ADMIN: 'ADMIN',
  /** Runs the back office. */
  MODERATOR: 'MODERATOR',
  /** A signed-in person without rights in the back office. */
  USER: 'USER'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** Who meets whom. Exactly one of `farmerId` and `dealerId`. */
export type ScheduleMeetingInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The dealer. */
  dealerId?: string | null | undefined;
  /** The farmer. */
  farmerId?: string | null | undefined;
  /** When it is to be (extension); without extensions a user error, and no REST call. */
  plannedAt?: string | null | undefined;
  /** What for (extension); without extensions a user error, and no REST call. */
  purpose?: string | null | undefined;
  /** The employee who goes. */
  userId: string;
};

/** What can be found. */
export const SearchKind = {
  /** Shops. */
  DEALERS: 'DEALERS',
  /** Members of staff whom the caller may see. */
  EMPLOYEES: 'EMPLOYEES',
  /** People who farm. */
  FARMERS: 'FARMERS',
  /** Invoices of the dealers found, or of a number. */
  INVOICES: 'INVOICES',
  /** Meetings with the people found, or of a number. */
  MEETINGS: 'MEETINGS'
} as const;

export type SearchKind = typeof SearchKind[keyof typeof SearchKind];
/** How well a row fits the text. */
export const SearchLikeness = {
  /** It holds one of the words; nothing of its kind holds all. */
  ONE_WORD: 'ONE_WORD',
  /** It holds every word, in either script. */
  SAME: 'SAME',
  /** It holds the words or what sounds like them, as Chauhan does like Chavan. */
  SOUNDS_ALIKE: 'SOUNDS_ALIKE'
} as const;

export type SearchLikeness = typeof SearchLikeness[keyof typeof SearchLikeness];
/** Who is activated or deactivated. */
export type SetEmployeeActiveInput = {
  /** Whether the person may sign in from now on. */
  active: boolean;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** E-mail address of the employee. */
  email: string;
};

/** Who signs in. */
export type SignInInput = {
  /** Any text, returned as given. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: string | null | undefined;
  /** Password. */
  password: string;
  /** User name, e-mail address or phone number. */
  username: string;
};

/** Ends the session. */
export type SignOutInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
};

/** Who registers. */
export type SignUpInput = {
  /** Any text, returned as given. A repeat with the same text is a new attempt, because a caller who is not signed in cannot be recognised. */
  clientMutationId?: string | null | undefined;
  /** The same again. */
  confirmPassword: string;
  /** Date of birth. */
  dateOfBirth: string;
  /** E-mail address. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Gender. */
  gender: Gender;
  /** Family name. */
  lastName: string;
  /** Father's or husband's name. */
  middleName: string;
  /** Phone number. */
  mobileNumber: string;
  /** The new password. */
  password: string;
  /** User name to sign in with. */
  username: string;
};

/** Changed fields of a dealer. An absent field stays as it is; null or an empty value clears a field that may be empty. */
export type UpdateDealerInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: AddressInput | null | undefined;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: AddressPartsInput | null | undefined;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: string | null | undefined;
  /** The dealer. */
  dealerId: string;
  /** Details of the shop, at most 50; null or an empty list removes all. */
  details?: Array<NameValueInput> | null | undefined;
  /** E-mail address. A known address cannot be cleared. */
  email?: string | null | undefined;
  /** Given name. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** Gender. A known gender cannot be cleared. */
  gender?: Gender | null | undefined;
  /** Family name. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** Father's or husband's name; null clears it. */
  middleName?: string | null | undefined;
  /** Phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: string | null | undefined;
  /** File names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: Array<string> | null | undefined;
  /** The version that the change was made from (`Dealer.version`); refused as a conflict when there is a newer one. */
  version: number;
  /** WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: string | null | undefined;
};

/** Changed fields of an employee. An absent field stays as it is; null or an empty value clears a field that may be empty. */
export type UpdateEmployeeInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: AddressInput | null | undefined;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: AddressPartsInput | null | undefined;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: string | null | undefined;
  /** E-mail address. A known address cannot be cleared. */
  email?: string | null | undefined;
  /** Given name. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** Gender. A known gender cannot be cleared. */
  gender?: Gender | null | undefined;
  /** Family name. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** Father's or husband's name; null clears it. */
  middleName?: string | null | undefined;
  /** Phone number. Cannot be cleared. */
  phoneNumber?: string | null | undefined;
  /** Roles from now on, at least one. */
  roles?: Array<Role> | null | undefined;
  /** The employee. */
  userId: string;
  /** The version that the change was made from: refused as a conflict when there is a newer one. Not compared when not given. */
  version?: number | null | undefined;
};

/** Changed fields of a farmer. An absent field stays as it is; null or an empty value clears a field that may be empty. */
export type UpdateFarmerInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: AddressInput | null | undefined;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: AddressPartsInput | null | undefined;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Crops of the farmer, at most 50; null or an empty list removes all. */
  crops?: Array<NameValueInput> | null | undefined;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: string | null | undefined;
  /** E-mail address. A known address cannot be cleared. */
  email?: string | null | undefined;
  /** The farmer. */
  farmerId: string;
  /** Given name. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** Gender. A known gender cannot be cleared. */
  gender?: Gender | null | undefined;
  /** Family name. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** Father's or husband's name; null clears it. */
  middleName?: string | null | undefined;
  /** Phone number, 10 digits. Cannot be cleared. */
  phoneNumber?: string | null | undefined;
  /** File names of the pictures, the portrait first; null or an empty list removes all. */
  pictures?: Array<string> | null | undefined;
  /** The version that the change was made from (`Farmer.version`); refused as a conflict when there is a newer one. */
  version: number;
  /** WhatsApp number, 10 digits; null clears it. */
  whatsAppMobile?: string | null | undefined;
};

/** Changed fields of the caller's own profile. An absent field stays as it is; null or an empty value clears a field that may be empty. */
export type UpdateProfileInput = {
  /** Postal address. Cannot be cleared; an absent `village` of it stays. */
  address?: AddressInput | null | undefined;
  /** Parts of the postal address to change, applied after `address`. */
  addressParts?: AddressPartsInput | null | undefined;
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** Date of birth. A known date cannot be cleared. */
  dateOfBirth?: string | null | undefined;
  /** E-mail address. A known address cannot be cleared. */
  email?: string | null | undefined;
  /** Given name. Cannot be cleared. */
  firstName?: string | null | undefined;
  /** Gender. A known gender cannot be cleared. */
  gender?: Gender | null | undefined;
  /** Family name. Cannot be cleared. */
  lastName?: string | null | undefined;
  /** Father's or husband's name; null clears it. */
  middleName?: string | null | undefined;
  /** Phone number. Cannot be cleared. */
  phoneNumber?: string | null | undefined;
  /** The version that the change was made from: refused as a conflict when there is a newer one. Not compared when not given. */
  version?: number | null | undefined;
};

/** Why the REST API refused. */
export const UserErrorCode = {
  /** It collides with what is already there (HTTP 409). */
  CONFLICT: 'CONFLICT',
  /** A value was not accepted, by the REST API (HTTP 400 or 422) or by the gateway. */
  INVALID: 'INVALID',
  /** What was named does not exist (HTTP 404). */
  NOT_FOUND: 'NOT_FOUND',
  /** The REST API has no call for it, and none was made: the message is the gateway's. */
  NOT_SUPPORTED: 'NOT_SUPPORTED',
  /** The REST API refused and gave the message as its reason. */
  REFUSED: 'REFUSED',
  /** The REST API refused and gave no reason: the message is the gateway's. */
  UNEXPLAINED: 'UNEXPLAINED'
} as const;

export type UserErrorCode = typeof UserErrorCode[keyof typeof UserErrorCode];
/** The day whose approval is withdrawn. */
export type WithdrawApprovalInput = {
  /** Any text; a repeat with the same text by the same person joins or replays the first attempt. */
  clientMutationId?: string | null | undefined;
  /** The day in India. */
  date: string;
  /** Why; kept with the withdrawal. */
  reason: string;
  /** The employee. */
  userId: string;
};
