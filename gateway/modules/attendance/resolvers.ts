/** Days of work: reading, approving and marking them. */
import { attendance } from '../../../rest/contract/attendance.ts';
import { badInput } from '../../graphql/errors.ts';
import { mutation } from '../../graphql/mutation.ts';
import type {
  ApproveDaysInput,
  ApproveDaysPayload,
  CorrectAttendanceInput,
  CorrectAttendancePayload,
  MarkAttendanceInput,
  MarkAttendancePayload,
  WithdrawApprovalInput,
} from '../../graphql/types.generated.ts';
import { date } from '../../upstream/decode.ts';
import { unsupported } from '../../upstream/fault.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { approveDays } from './approve.ts';
import { attendanceDay } from './attendance.ts';
import { attendanceReport } from './report.ts';

/** The place that Mark Attendance sends (decision 8). */
const markedPlace = { latitude: 18.5204, longitude: 73.8567 };

/** An operation may make 25 calls. */
const mostDays = 20;

export const attendanceResolvers: Resolvers = {
  Query: { attendance: (_root, { userId, ...args }, context) => attendanceReport(userId, args, context) },
  Mutation: {
    approveAttendance: mutation('approveAttendance', {}, async ({ userId, date }, { calls }) => {
      const { message } = await calls.send(attendance.approveAttendance, { body: { userId, date } });
      return { message, result: {} };
    }),
    approveDays: mutation<ApproveDaysInput, Pick<ApproveDaysPayload, 'outcomes'>>('approveDays', { outcomes: [] }, async ({ days }, { calls }) => {
      if (days.length < 1 || days.length > mostDays) throw badInput('days', `"days" must have 1 to ${mostDays} days, not ${days.length}`);
      return { message: null, result: { outcomes: await approveDays(days, calls) } };
    }),
    withdrawApproval: mutation<WithdrawApprovalInput, object>('withdrawApproval', {}, async ({ userId, date, reason }, { calls }) => {
      if (!calls.extensions) throw unsupported(attendance.withdrawApproval, 'withdrawing an approval');
      const { message } = await calls.send(attendance.withdrawApproval, { body: { userId, date, reason } });
      return { message, result: {} };
    }),
    correctAttendance: mutation<CorrectAttendanceInput, Pick<CorrectAttendancePayload, 'attendance'>>(
      'correctAttendance',
      { attendance: null },
      async ({ userId, date, punchOutAt, reason }, { calls }) => {
        if (!calls.extensions) throw unsupported(attendance.correctAttendance, 'correcting a check-out');
        const body = { userId, date, punchOutTime: punchOutAt, reason };
        const { payload, message } = await calls.send(attendance.correctAttendance, { body });
        return { message, result: { attendance: payload.attendance ? attendanceDay(payload.attendance) : null } };
      },
    ),
    markAttendance: mutation<MarkAttendanceInput, Pick<MarkAttendancePayload, 'userId' | 'date'>>(
      'markAttendance',
      { userId: null, date: null },
      async ({ userId, date: day, time }, { calls }) => {
        // The documented call has neither an employee nor a day; both are extensions. The REST API decides which day a mark without a date is for.
        const target = calls.extensions ? { userId, ...presentFields({ date: day, time }) } : null;
        const { message, payload } = await calls.send(attendance.markAttendance, { body: { ...markedPlace, ...target } });
        return { message, result: target === null ? { userId: null, date: null } : { userId, date: date(payload.date) ?? day ?? null } };
      },
    ),
  },
};
