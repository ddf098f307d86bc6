import { Type } from 'typebox';
import { named, read, write } from './call.ts';
import { exportCall } from './exports.ts';
import { DateText, Day, Flag, Id, IdText, Instant, Message, maybe, period, QueryId, RequestInstant, Text, TypedText, updatedDate } from './fields.ts';

/** `HH:mm`. */
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', maxLength: 5 });

/** A check-out that was entered later, with its author, time and reason. The latest is first. */
const Correction = Type.Object(
  {
    /** The corrected check-out. */
    punchOutTime: Instant(),
    correctedAt: Instant(),
    /** A name. */
    correctedBy: Text(),
    reason: Text(),
  },
  { title: 'Correction' },
);

/** A question about a day. The answer is absent until it is entered. */
const DayQuestion = Type.Object(
  {
    question: Text(),
    askedAt: Instant(),
    /** A name. */
    askedBy: Text(),
    answer: Text(),
    answeredAt: Instant(),
    /** Name of the person who entered the answer. */
    answeredBy: Text(),
  },
  { title: 'DayQuestion' },
);

/** Types that a refused day can count as. `ABSENT` is a day without work, so a Sunday or a holiday keeps its type. */
export const refusedDayTypes = ['ABSENT', 'HALF_DAY', 'LEAVE'] as const;
export type RefusedDayType = (typeof refusedDayTypes)[number];

const RefusedDayTypeWord = Type.Enum([...refusedDayTypes], { title: 'RefusedDayType' });

/** A refusal of a day, in force until it is withdrawn. */
const DayRefusal = Type.Object(
  {
    reason: Text(),
    refusedAt: Instant(),
    /** A name. */
    refusedBy: Text(),
    /** Absent when the day counts by its own type. */
    countsAs: maybe(RefusedDayTypeWord),
    withdrawnAt: Instant(),
    /** A name. */
    withdrawnBy: Text(),
    withdrawnReason: Text(),
  },
  { title: 'DayRefusal' },
);

export const AttendanceDay = Type.Object(
  {
    id: Id(),
    entryDate: DateText(),
    punchInTime: Instant(),
    punchOutTime: Instant(),
    /** `HH:mm`. */
    workDuration: Text(),
    approveStatus: Flag(),
    ...updatedDate,
    /** Extension. Absent when the day has no corrections. */
    corrections: maybe(Type.Array(Correction)),
    /** Extension. True when the check-out is missing, or the day was marked or corrected by hand, so it can be corrected. */
    correctable: Type.Optional(Flag()),
    /** Extension: reason for approving a day that needed checking. */
    approvalNote: Text(),
    /** Extension. The latest is first. */
    refusals: maybe(Type.Array(DayRefusal)),
    /** Extension. The latest is first. */
    questions: maybe(Type.Array(DayQuestion)),
  },
  { title: 'AttendanceDay' },
);

/** A week from Monday to Sunday, or a month by its number, meaning its most recent occurrence (decision 6). */
export const SearchType = Type.String({ pattern: '^(CURRENT_WEEK|LAST_WEEK|[1-9]|1[0-2])$', maxLength: 12 });

const ChangedDay = Type.Object({ message: Type.String(), attendance: AttendanceDay });

/** Maximum number of days in a report. */
export const maxAttendanceDays = 366;

export const attendance = named({
  getPunchInPunchOutReport: read({
    summary: 'List a person’s days of work in a week or month',
    description: `A week is Monday to Sunday. A month number means its most recent occurrence. Extension: \`from\` and \`until\` instead of \`searchType\`, both included, up to ${maxAttendanceDays} days.`,
    path: '/api/punch/getPunchInPunchOutReport',
    who: 'moderator',
    query: Type.Object({ userId: QueryId, searchType: Type.Optional(SearchType), ...period }),
    refusals: [404],
    response: Type.Array(AttendanceDay),
  }),
  approveAttendance: write({
    summary: 'Approve a day of work',
    description: '`note`, an extension, is the reason for approving a day that needs checking. Refused while a refusal is in force.',
    path: '/api/punch/approveAttendance',
    who: 'moderator',
    body: Type.Object({ userId: IdText, date: Day, note: Type.Optional(TypedText) }),
    refusals: [404, 409],
    response: Message,
  }),
  withdrawApproval: write({
    summary: 'Withdraw the approval or the refusal of a day',
    description: 'The approval or refusal, its withdrawal and the reason stay on record.',
    path: '/api/punch/withdrawApproval',
    who: 'moderator',
    body: Type.Object({ userId: IdText, date: Day, reason: TypedText }),
    refusals: [404, 409],
    response: Message,
    extension: true,
  }),
  refuseDay: write({
    summary: 'Refuse a day of work',
    description:
      'Payroll then counts the day as a day without work: as `countsAs`, or by the type of the day when `countsAs` is absent. A type that an administrator sets later takes precedence. Not possible for an approved day. withdrawApproval, or a change of the day, withdraws the refusal and its `countsAs`. Returns the changed day.',
    path: '/api/punch/refuseDay',
    who: 'moderator',
    body: Type.Object({ userId: IdText, date: Day, reason: TypedText, countsAs: Type.Optional(RefusedDayTypeWord) }),
    refusals: [404, 409],
    response: ChangedDay,
    extension: true,
  }),
  askAboutDay: write({
    summary: 'Ask a question about a day of work',
    description: 'Moderators and administrators see the question with the day. It is open until its answer is entered or the day is approved or refused.',
    path: '/api/punch/askAboutDay',
    who: 'moderator',
    body: Type.Object({ userId: IdText, date: Day, question: TypedText }),
    refusals: [404, 409],
    response: ChangedDay,
    extension: true,
  }),
  answerDayQuestion: write({
    summary: 'Enter the answer to the open question about a day',
    path: '/api/punch/answerDayQuestion',
    who: 'moderator',
    body: Type.Object({ userId: IdText, date: Day, answer: TypedText }),
    refusals: [404, 409],
    response: ChangedDay,
    extension: true,
  }),
  correctAttendance: write({
    summary: 'Enter a missing check-out',
    description:
      'Also replaces a check-out that was entered by this call or marked for the employee. The time is on the same day, or before 05:00 of the next day. Returns the changed day.',
    path: '/api/punch/correctAttendance',
    who: 'moderator',
    body: Type.Object({ userId: IdText, date: Day, punchOutTime: RequestInstant, reason: TypedText }),
    refusals: [404, 409],
    response: ChangedDay,
    extension: true,
  }),
  markAttendance: write({
    summary: 'Mark attendance',
    description:
      'The first call of a day checks in, the second checks out. A call within 5 minutes of the previous one is refused. `userId`, `date` and `time` (`HH:mm` in India) are extensions. `userId` defaults to the caller. `date` defaults to the server’s today or, until 05:00, to yesterday when that day has no check-out. `time` defaults to now and is required for a past day. `date` in the response, an extension, is the marked day.',
    path: '/api/punch/markAttendance',
    who: 'admin',
    body: Type.Object({
      latitude: Type.Number(),
      longitude: Type.Number(),
      userId: Type.Optional(IdText),
      date: Type.Optional(Day),
      time: Type.Optional(TimeOfDay),
    }),
    refusals: [404, 409],
    response: Type.Object({ ...Message.properties, date: DateText() }),
  }),
  exportAttendance: exportCall(
    { path: '/api/punch/exportAttendance', summary: 'Export days of work', who: 'moderator', extension: true },
    { userId: Type.Optional(IdText), ...period },
  ),
});
