/** Maps days of work of the REST API. Pure. */
import { type attendance, refusedDayTypes } from '../../../rest/contract/attendance.ts';
import type { AttendanceDay } from '../../graphql/types.generated.ts';
import { date, flag, id, number, oneOfWords, personName, text } from '../../upstream/decode.ts';
import { dateTime, endTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import { type Fixes, fixesOf } from '../days/fixes.ts';

/** A day of work as it is stored for repeats of a mutation. */
export type PlainAttendanceDay = Omit<AttendanceDay, 'state'>;

/** A day of work, and the positions that its state is computed from. */
export interface AttendanceDayModel extends PlainAttendanceDay {
  /** Reads the positions when the state is selected; null when they cannot be read for this many days. */
  readonly fixes: () => Promise<Fixes | null>;
}

const refusedDayType = oneOfWords('refused day type', refusedDayTypes);

const noFixes = fixesOf([]);

/** @param travel reads the positions of all days; null when they cannot be read */
export const withTravel =
  (travel: () => Promise<ReadonlyMap<string, Fixes> | null>) =>
  (day: PlainAttendanceDay): AttendanceDayModel => ({
    ...day,
    fixes: async () => {
      const report = await travel();
      return report && (report.get(day.date ?? '') ?? noFixes);
    },
  });

export function attendanceDay(wire: RowOf<typeof attendance.getPunchInPunchOutReport>): PlainAttendanceDay {
  const day = date(wire.entryDate);
  const punchInAt = dateTime(wire.punchInTime, day);
  return {
    id: id(wire.id),
    date: day,
    punchInAt,
    punchOutAt: endTime(wire.punchOutTime, day, punchInAt),
    workDuration: text(wire.workDuration),
    workMinutes: workMinutes(wire.workDuration),
    // A day without this value is not approved, because an approval needs a person.
    approved: flag(wire.approveStatus) ?? false,
    updatedAt: dateTime(wire.updatedDate),
    corrections: (wire.corrections ?? []).map(({ punchOutTime, correctedAt, correctedBy, reason }) => ({
      punchOutAt: endTime(punchOutTime, day, punchInAt),
      at: dateTime(correctedAt),
      by: personName(correctedBy),
      reason: text(reason),
    })),
    correctable: flag(wire.correctable) ?? false,
    approvalNote: text(wire.approvalNote),
    refusals: (wire.refusals ?? []).map(({ reason, refusedAt, refusedBy, countsAs, withdrawnAt, withdrawnBy, withdrawnReason }) => ({
      reason: text(reason),
      at: dateTime(refusedAt),
      by: personName(refusedBy),
      countsAs: refusedDayType(countsAs),
      withdrawnAt: dateTime(withdrawnAt),
      withdrawnBy: personName(withdrawnBy),
      withdrawnReason: text(withdrawnReason),
    })),
    questions: (wire.questions ?? []).map(({ question, askedAt, askedBy, answer, answeredAt, answeredBy }) => ({
      question: text(question),
      at: dateTime(askedAt),
      by: personName(askedBy),
      answer: text(answer),
      answeredAt: dateTime(answeredAt),
      answeredBy: personName(answeredBy),
    })),
  };
}

/** Parses minutes from `HH:mm` or `HH:mm:ss`; null for anything else, because the documentation states no unit. */
export function workMinutes(value: unknown): number | null {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(text(value) ?? '') ?? [];
  return hours === undefined ? null : (number(hours) ?? 0) * 60 + (number(minutes) ?? 0);
}
