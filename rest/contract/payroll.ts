/** Payroll months, day types and holidays: extensions for administrators. */
import { Type } from 'typebox';
import { named, read, write } from './call.ts';
import { exportCall } from './exports.ts';
import { DateText, Day, Flag, Id, IdList, IdText, Instant, Message, Month, maybe, pageQuery, Text, TypedText, Year } from './fields.ts';

/** Types of a day. `WORK` with a reason explains an absence. */
export const dayTypes = ['WORK', 'HALF_DAY', 'LEAVE', 'HOLIDAY', 'WEEK_OFF'] as const;
export type DayType = (typeof dayTypes)[number];

/** Columns of a payroll month. Each past day counts in exactly one. */
export const payrollColumns = ['PRESENT', 'HALF_DAY', 'LEAVE', 'HOLIDAY', 'WEEK_OFF', 'ABSENT', 'MISSING'] as const;
export type PayrollColumn = (typeof payrollColumns)[number];

/** Reasons why a month cannot be closed. */
export const blockerKinds = ['MISSING_CHECK_OUT', 'OPEN_QUESTION', 'NOT_APPROVED', 'ABSENT_WITHOUT_REASON'] as const;
export type BlockerKind = (typeof blockerKinds)[number];

/** Minutes of work on a day after which overtime begins: 9 hours (Factories Act 1948, section 59). */
export const overtimeAfterMinutes = 9 * 60;

/** Maximum number of days that a blocker lists. */
export const maxBlockedDays = 100;
/** Maximum number of characters of a holiday's name. */
export const maxHolidayName = 100;

const DayTypeWord = Type.Enum([...dayTypes], { title: 'DayType' });
const monthOfYear = { month: Month, year: Year };

const Holiday = Type.Object({ date: Type.String({ format: 'date' }), name: Text() }, { title: 'Holiday' });

const PayrollBlocker = Type.Object(
  {
    kind: Type.Enum([...blockerKinds], { title: 'BlockerKind' }),
    count: Type.Integer(),
    /** The first blocked days, in order of the day. */
    days: Type.Array(Type.Object({ userId: Id(), firstName: Text(), lastName: Text(), date: DateText() })),
  },
  { title: 'PayrollBlocker' },
);

const PayrollMonth = Type.Object(
  {
    /** Absent while the month is open. */
    closedAt: Instant(),
    /** A name. */
    closedBy: Text(),
    /** True once the last day of the month is over. */
    over: Flag(),
    /** Reopenings of the month, the latest first. */
    reopenings: Type.Array(Type.Object({ at: Instant(), by: Text(), reason: Text() })),
    /** First days of up to 24 closed months, the latest first. */
    closedMonths: Type.Array(Type.String({ format: 'date' })),
    downloads: Type.Object({ count: Type.Integer(), lastAt: Instant(), lastBy: Text() }),
    holidays: Type.Array(Holiday),
    /** Empty when the month can be closed. */
    blockers: Type.Array(PayrollBlocker),
  },
  { title: 'PayrollMonth' },
);

export const PayrollPerson = Type.Object(
  {
    id: Id(),
    firstName: Text(),
    lastName: Text(),
    /** The employee's number in payroll. */
    payrollId: Text(),
    active: Flag(),
    /** Last day of work of an inactive person in the month. Only days of work count for this person. */
    lastWorkedOn: DateText(),
    /** Number of counted days, the sum of the seven columns. */
    days: Type.Integer(),
    present: Type.Integer(),
    halfDays: Type.Integer(),
    leave: Type.Integer(),
    holidays: Type.Integer(),
    weekOffs: Type.Integer(),
    absent: Type.Integer(),
    missing: Type.Integer(),
    /** Days present, leave, holidays, week-offs, and half of the half days. */
    payableDays: Type.Number(),
    workMinutes: Type.Integer(),
    /** Overtime of approved days only. */
    overtimeMinutes: Type.Integer(),
    straightLineKm: Type.Number(),
    daysWithPositions: Type.Integer(),
    /** Excludes refused days, as do hours and kilometres. */
    daysWorked: Type.Integer(),
    daysApproved: Type.Integer(),
    /** Refused days, which count as days without work. Absent in months that were closed before refusals existed. */
    daysRefused: Type.Optional(Type.Integer()),
  },
  { title: 'PayrollPerson' },
);

const DayTypes = Type.Object(
  {
    userId: Id(),
    /** Past days of the month, and later days with a type of their own. */
    days: Type.Array(
      Type.Object({
        date: Type.String({ format: 'date' }),
        type: DayTypeWord,
        /** Reason for the type. Absent when the type is from the calendar. */
        reason: Text(),
        /** Absent for a day that is not over. */
        countsAs: maybe(Type.Enum([...payrollColumns], { title: 'PayrollColumn' })),
      }),
    ),
  },
  { title: 'DayTypes' },
);

export const payroll = named({
  fetchPayrollMonth: read({
    summary: 'Read the state of a payroll month',
    description: `Returns whether the month is closed, its holidays, and the blockers that prevent closing. A blocker lists up to ${maxBlockedDays} days.`,
    path: '/api/payroll/fetchPayrollMonth',
    who: 'admin',
    query: Type.Object(monthOfYear),
    response: PayrollMonth,
    extension: true,
  }),
  fetchPayrollPeople: read({
    summary: 'List the figures of a payroll month',
    description:
      'One row for each employee without roles beyond `user`. Only past days count, and only days of work for an inactive employee. A closed month returns the figures of its closing.',
    path: '/api/payroll/fetchPayrollPeople',
    who: 'admin',
    query: Type.Object({ ...monthOfYear, ...pageQuery }),
    response: Type.Array(PayrollPerson),
    extension: true,
  }),
  fetchDayTypes: read({
    summary: 'List the day types of employees in a month',
    description:
      '`ids` are comma-separated. A day without a set type has the type of the calendar: a holiday, `WEEK_OFF` on Sundays, else `WORK`. People with roles beyond `user` are only for admins.',
    path: '/api/payroll/fetchDayTypes',
    who: 'moderator',
    query: Type.Object({ ...monthOfYear, ids: IdList }),
    response: Type.Array(DayTypes),
    extension: true,
  }),
  setDayType: write({
    summary: 'Set the type of an employee’s day',
    description: 'Refused in a closed month. Leave, holiday and week-off are also refused on a day with a check-in, unless the day is refused.',
    path: '/api/payroll/setDayType',
    who: 'admin',
    body: Type.Object({ userId: IdText, date: Day, type: DayTypeWord, reason: TypedText }),
    refusals: [404, 409],
    response: Message,
    extension: true,
  }),
  fetchHolidays: read({
    summary: 'List the holidays of a year',
    path: '/api/payroll/fetchHolidays',
    who: 'admin',
    query: Type.Object({ year: Year }),
    response: Type.Array(Holiday),
    extension: true,
  }),
  setHoliday: write({
    summary: 'Add, rename or remove a holiday',
    description: 'Omit the name to remove the holiday. Refused in a closed month.',
    path: '/api/payroll/setHoliday',
    who: 'admin',
    body: Type.Object({ date: Day, name: maybe(TypedText) }),
    refusals: [404, 409],
    response: Message,
    extension: true,
  }),
  closePayrollMonth: write({
    summary: 'Close a payroll month',
    description: 'Refused until the month is over and has no blockers. Closing stores the figures, and days of the month can no longer be changed.',
    path: '/api/payroll/closePayrollMonth',
    who: 'admin',
    body: Type.Object(monthOfYear),
    refusals: [409],
    response: Message,
    extension: true,
  }),
  reopenPayrollMonth: write({
    summary: 'Reopen a closed payroll month',
    path: '/api/payroll/reopenPayrollMonth',
    who: 'admin',
    body: Type.Object({ ...monthOfYear, reason: TypedText }),
    refusals: [409],
    response: Message,
    extension: true,
  }),
  exportPayrollMonth: exportCall(
    {
      path: '/api/payroll/exportPayrollMonth',
      summary: 'Export a payroll month',
      description: 'While the month is open, the file name and the first row mark the file as a draft.',
      who: 'admin',
      extension: true,
    },
    monthOfYear,
  ),
});
