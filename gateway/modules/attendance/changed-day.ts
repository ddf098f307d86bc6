/** A day that a mutation changed. It is stored for repeats, so its positions are read only when the state is selected. */
import type { attendance } from '../../../rest/contract/attendance.ts';
import type { Context } from '../../graphql/context.ts';
import type { Payload } from '../../graphql/mutation.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { dayOf } from '../days/day.ts';
import { type AttendanceDayModel, attendanceDay, type PlainAttendanceDay } from './attendance.ts';

export interface ChangedDay {
  readonly userId: string;
  /** The day after the mutation; null when it was not changed. */
  readonly attendance: PlainAttendanceDay | null;
}

export type ChangedDayModel = Payload & ChangedDay;

export const nothingChanged: ChangedDay = { userId: '', attendance: null };

/** Builds the result of a mutation whose call returns the day. */
export const withDay = (
  userId: string,
  { payload, message }: { readonly payload: LooseResponse<typeof attendance.correctAttendance>; readonly message: string | null },
) => ({
  message,
  result: { userId, attendance: payload.attendance ? attendanceDay(payload.attendance) : null },
});

export const changedDay = ({ userId, attendance }: ChangedDay, _args: unknown, context: Context): AttendanceDayModel | null =>
  attendance && { ...attendance, fixes: attendance.date ? dayOf(userId, attendance.date, context).fixes : async () => null };
