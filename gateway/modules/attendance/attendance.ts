/** Maps days of work of the REST API. Pure. */
import type { attendance } from '../../../rest/contract/attendance.ts';
import type { AttendanceDay } from '../../graphql/types.generated.ts';
import { date, flag, id, number, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';

export function attendanceDay(wire: RowOf<typeof attendance.getPunchInPunchOutReport>): AttendanceDay {
  const day = date(wire.entryDate);
  return {
    id: id(wire.id),
    date: day,
    punchInAt: dateTime(wire.punchInTime, day),
    punchOutAt: dateTime(wire.punchOutTime, day),
    workDuration: text(wire.workDuration),
    workMinutes: workMinutes(wire.workDuration),
    // A day without this value is not approved: somebody has to have approved it.
    approved: flag(wire.approveStatus) ?? false,
    updatedAt: dateTime(wire.updatedDate),
    corrections: (wire.corrections ?? []).map(({ punchOutTime, correctedAt, correctedBy, reason }) => ({
      punchOutAt: dateTime(punchOutTime, day),
      at: dateTime(correctedAt),
      by: personName(correctedBy),
      reason: text(reason),
    })),
    correctable: flag(wire.correctable) ?? false,
  };
}

/** Minutes of `HH:mm` or `HH:mm:ss`; null for anything else, since the documentation gives no unit. */
export function workMinutes(value: unknown): number | null {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(text(value) ?? '') ?? [];
  return hours === undefined ? null : (number(hours) ?? 0) * 60 + (number(minutes) ?? 0);
}
