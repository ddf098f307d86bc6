import { Type } from 'typebox';
import { call } from './call.ts';
import { DateText, Day, Flag, Id, IdText, Instant, Message, maybe, Text } from './fields.ts';

/** A check-out that was entered later, the latest first: by whom, when and why. */
const Correction = Type.Object({
  /** What it was corrected to. */
  punchOutTime: Instant(),
  correctedAt: Instant(),
  /** A name. */
  correctedBy: Text(),
  reason: Text(),
});

const AttendanceDay = Type.Object({
  id: Id(),
  entryDate: DateText(),
  punchInTime: Instant(),
  punchOutTime: Instant(),
  /** `HH:mm`. */
  workDuration: Text(),
  approveStatus: Flag(),
  /** An extension; absent where there is none. */
  corrections: maybe(Type.Array(Correction)),
});

/** A week of Monday to Sunday, or a month by its number: its most recent occurrence (decision 6). */
export const SearchType = Type.String({ pattern: '^(CURRENT_WEEK|LAST_WEEK|[1-9]|1[0-2])$' });

export const attendance = {
  getPunchInPunchOutReport: call({
    name: 'getPunchInPunchOutReport',
    method: 'GET',
    path: '/api/punch/getPunchInPunchOutReport',
    who: 'moderator',
    query: Type.Object({ userId: Type.String(), searchType: SearchType }),
    response: Type.Array(AttendanceDay),
    envelope: 'data',
  }),
  approveAttendance: call({
    name: 'approveAttendance',
    method: 'POST',
    path: '/api/punch/approveAttendance',
    who: 'moderator',
    effect: 'write',
    body: Type.Object({ userId: IdText, date: Day }),
    response: Message,
  }),
  /** Undoes an approval; who approved, who withdrew and why are kept. */
  withdrawApproval: call({
    name: 'withdrawApproval',
    method: 'POST',
    path: '/api/punch/withdrawApproval',
    who: 'moderator',
    effect: 'write',
    body: Type.Object({ userId: IdText, date: Day, reason: Type.String({ maxLength: 500 }) }),
    response: Message,
    extension: true,
  }),
  /** Enters a check-out that is missing, or one that was entered so before. The day as it is then. */
  correctAttendance: call({
    name: 'correctAttendance',
    method: 'POST',
    path: '/api/punch/correctAttendance',
    who: 'moderator',
    effect: 'write',
    body: Type.Object({ userId: IdText, date: Day, punchOutTime: Type.String({ format: 'date-time' }), reason: Type.String({ maxLength: 500 }) }),
    response: Type.Object({ message: Type.String(), attendance: AttendanceDay }),
    extension: true,
  }),
  markAttendance: call({
    name: 'markAttendance',
    method: 'POST',
    path: '/api/punch/markAttendance',
    who: 'admin',
    effect: 'write',
    /** Whom and when is an extension; without it the caller and today (decision 8). */
    body: Type.Object({ latitude: Type.Number(), longitude: Type.Number(), userId: Type.Optional(IdText), date: Type.Optional(Day) }),
    response: Message,
  }),
};
