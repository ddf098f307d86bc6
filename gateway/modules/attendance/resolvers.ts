/** Days of work: reading, approving and marking them. */
import { attendance } from '../../../rest/contract/attendance.ts';
import { indiaDate } from '../../../rest/contract/clock.ts';
import { mutation } from '../../graphql/mutation.ts';
import type {
  CorrectAttendanceInput,
  CorrectAttendancePayload,
  MarkAttendanceInput,
  MarkAttendancePayload,
  WithdrawApprovalInput,
} from '../../graphql/types.generated.ts';
import { unsupported } from '../../upstream/fault.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { attendanceDay } from './attendance.ts';
import { attendanceOf } from './report.ts';

/** The place that Mark Attendance sends (decision 8). */
const markedPlace = { latitude: 18.5204, longitude: 73.8567 };

export const attendanceResolvers: Resolvers = {
  Query: { attendance: (_root, { userId, period }, context) => attendanceOf(userId, period, context) },
  Mutation: {
    approveAttendance: mutation('approveAttendance', {}, async ({ userId, date }, { calls }) => {
      const { message } = await calls.send(attendance.approveAttendance, { body: { userId, date } });
      return { message, result: {} };
    }),
    withdrawApproval: mutation<WithdrawApprovalInput, object>('withdrawApproval', {}, async ({ userId, date, reason }, { calls }) => {
      if (!calls.extensions) throw unsupported(attendance.withdrawApproval, 'An approval cannot be withdrawn on this server');
      const { message } = await calls.send(attendance.withdrawApproval, { body: { userId, date, reason } });
      return { message, result: {} };
    }),
    correctAttendance: mutation<CorrectAttendanceInput, Pick<CorrectAttendancePayload, 'attendance'>>(
      'correctAttendance',
      { attendance: null },
      async ({ userId, date, punchOutAt, reason }, { calls }) => {
        if (!calls.extensions) throw unsupported(attendance.correctAttendance, 'A check-out cannot be corrected on this server');
        const body = { userId, date, punchOutTime: punchOutAt, reason };
        const { payload, message } = await calls.send(attendance.correctAttendance, { body });
        return { message, result: { attendance: payload.attendance ? attendanceDay(payload.attendance) : null } };
      },
    ),
    markAttendance: mutation<MarkAttendanceInput, Pick<MarkAttendancePayload, 'userId' | 'date'>>(
      'markAttendance',
      { userId: null, date: null },
      async (input, { calls, services }) => {
        // The documented call has no employee and no date; both are an extension.
        const target = calls.extensions ? { userId: input.userId, date: input.date ?? indiaDate(services.clock.now()) } : null;
        const { message } = await calls.send(attendance.markAttendance, { body: { ...markedPlace, ...target } });
        return { message, result: target ?? { userId: null, date: null } };
      },
    ),
  },
};
