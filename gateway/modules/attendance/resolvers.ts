/** Resolvers of days of work: reading, approving and marking them. */
import { attendance } from '../../../rest/contract/attendance.ts';
import { badInput } from '../../graphql/errors.ts';
import { mutation } from '../../graphql/mutation.ts';
import { maxParts, runInSequence } from '../../graphql/run-in-sequence.ts';
import type {
  AnswerDayQuestionInput,
  ApprovalOutcome,
  ApproveDaysInput,
  ApproveDaysPayload,
  AskAboutDayInput,
  CorrectAttendanceInput,
  DayToApproveInput,
  MarkAttendanceInput,
  MarkAttendancePayload,
  RefuseDayInput,
  WithdrawApprovalInput,
} from '../../graphql/types.generated.ts';
import { date } from '../../upstream/decode.ts';
import { unsupported } from '../../upstream/fault.ts';
import type { Calls } from '../../upstream/operation.ts';
import { dayStateOf } from '../days/day-state.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { type ChangedDay, changedDay, nothingChanged, withDay } from './changed-day.ts';
import { attendanceReport } from './report.ts';

/** Returns an outcome for each day. @throws UpstreamFault like `runInSequence` */
async function approveDays(days: readonly DayToApproveInput[], calls: Calls): Promise<ApprovalOutcome[]> {
  const outcomes = await runInSequence(days, { calls, name: 'day' }, sendApproval);
  return outcomes.map(({ part: { userId, date }, response, failure }) => ({
    userId,
    date,
    ...(failure ?? { code: 'APPROVED', message: response?.message ?? null }),
  }));
}

/** @throws UpstreamFault */
async function sendApproval({ userId, date, note }: DayToApproveInput, calls: Calls) {
  if (note && !calls.extensions) throw unsupported(attendance.approveAttendance, 'a note with an approval');
  return calls.send(attendance.approveAttendance, { body: { userId, date, ...(note && { note }) } });
}

/** The location that Mark Attendance sends. */
const markedPlace = { latitude: 18.5204, longitude: 73.8567 };

export const attendanceResolvers: Resolvers = {
  Query: { attendance: (_root, { userId, ...args }, context) => attendanceReport(userId, args, context) },
  AttendanceDay: {
    async state(day, _args, { services }) {
      return day.date ? dayStateOf({ date: day.date, attendance: day, fixes: await day.fixes(), now: services.clock.now() }) : null;
    },
  },
  CorrectAttendancePayload: { attendance: changedDay },
  RefuseDayPayload: { attendance: changedDay },
  AskAboutDayPayload: { attendance: changedDay },
  AnswerDayQuestionPayload: { attendance: changedDay },
  Mutation: {
    approveAttendance: mutation('approveAttendance', {}, async (day, { calls }) => ({ message: (await sendApproval(day, calls)).message, result: {} })),
    approveDays: mutation<ApproveDaysInput, Pick<ApproveDaysPayload, 'outcomes'>>('approveDays', { outcomes: [] }, async ({ days }, { calls }) => {
      if (days.length < 1 || days.length > maxParts) throw badInput('days', `"days" must have 1 to ${maxParts} days, not ${days.length}`);
      return { message: null, result: { outcomes: await approveDays(days, calls) } };
    }),
    withdrawApproval: mutation<WithdrawApprovalInput, object>('withdrawApproval', {}, async ({ userId, date, reason }, { calls }) => {
      const { message } = await calls.send(attendance.withdrawApproval, { body: { userId, date, reason } });
      return { message, result: {} };
    }),
    correctAttendance: mutation<CorrectAttendanceInput, ChangedDay>(
      'correctAttendance',
      nothingChanged,
      async ({ userId, date, punchOutAt, reason }, { calls }) => {
        return withDay(userId, await calls.send(attendance.correctAttendance, { body: { userId, date, punchOutTime: punchOutAt, reason } }));
      },
    ),
    refuseDay: mutation<RefuseDayInput, ChangedDay>('refuseDay', nothingChanged, async ({ userId, date, reason, countsAs }, { calls }) => {
      return withDay(userId, await calls.send(attendance.refuseDay, { body: { userId, date, reason, ...presentFields({ countsAs }) } }));
    }),
    askAboutDay: mutation<AskAboutDayInput, ChangedDay>('askAboutDay', nothingChanged, async ({ userId, date, question }, { calls }) => {
      return withDay(userId, await calls.send(attendance.askAboutDay, { body: { userId, date, question } }));
    }),
    answerDayQuestion: mutation<AnswerDayQuestionInput, ChangedDay>('answerDayQuestion', nothingChanged, async ({ userId, date, answer }, { calls }) => {
      return withDay(userId, await calls.send(attendance.answerDayQuestion, { body: { userId, date, answer } }));
    }),
    markAttendance: mutation<MarkAttendanceInput, Pick<MarkAttendancePayload, 'userId' | 'date'>>(
      'markAttendance',
      { userId: null, date: null },
      async ({ userId, date: day, time }, { calls }) => {
        // The documented call has neither an employee nor a day, because both are extensions. The REST API picks the day of a mark without a date.
        const target = calls.extensions ? { userId, ...presentFields({ date: day, time }) } : null;
        const { message, payload } = await calls.send(attendance.markAttendance, { body: { ...markedPlace, ...target } });
        return { message, result: target === null ? { userId: null, date: null } : { userId, date: date(payload.date) ?? day ?? null } };
      },
    ),
  },
};
