/** Formats findings and decisions about a day. */
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { answeredQuestion, type DecidedAttendance, refusalInForce } from './day-actions.ts';
import type { DayState } from './day-states.ts';
import { approvalsTexts } from './texts/texts.ts';

type Reason = DayState['reasons'][number];

/** Limits that findings are compared with. */
interface Limits {
  readonly longDayMinutes: number;
}

/** Formats the findings of a day that needs a check. */
export function useReasonWords() {
  const text = useText(approvalsTexts);
  const dates = useDates();
  const length = (minutes: number) =>
    minutes < 60
      ? text('reason.minutes', { minutes: String(minutes) })
      : text('reason.length', { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
  const time = (at: string | null) => (at === null ? '-' : dates.time(at));
  return ({ kind, fromAt, untilAt, minutes, straightLineKm, kmPerHour }: Reason, limits?: Limits): string => {
    switch (kind) {
      case 'NO_CHECK_IN':
        return text('reason.noCheckIn');
      case 'NO_CHECK_OUT':
        return untilAt === null ? text('reason.noCheckOut') : text('reason.noCheckOutSince', { time: time(untilAt) });
      case 'SILENCE':
        return text('reason.silence', { from: time(fromAt), to: time(untilAt), length: length(minutes ?? 0) });
      case 'IMPOSSIBLE_SPEED': {
        const place = { time: time(fromAt), km: (straightLineKm ?? 0).toFixed(0) };
        return kmPerHour === null ? text('reason.jump', place) : text('reason.jumpAt', { ...place, speed: kmPerHour.toFixed(0) });
      }
      case 'LONG_DAY':
        return limits === undefined
          ? text('reason.worked', { length: length(minutes ?? 0) })
          : text('reason.longDay', { length: length(minutes ?? 0), most: length(limits.longDayMinutes) });
      case 'QUESTION_ANSWERED':
        return text('reason.answered', { time: untilAt === null ? '-' : dates.dateTime(untilAt) });
    }
  };
}

/** Formats the question, answer or refusal of a day in one line. */
export function useDecisionWords() {
  const text = useText(approvalsTexts);
  const dates = useDates();
  /** Returns null when nobody commented on the day, or the day was decided independently. */
  return (attendance: DecidedAttendance): string | null => {
    const refusal = refusalInForce(attendance);
    if (refusal !== undefined) return text('approvals.refusedBy', { name: refusal.by ?? '-', reason: refusal.reason ?? '-' });
    const [question] = attendance.questions;
    if (attendance.state?.code === 'ASKED' && question)
      return text('approvals.askedBy', {
        name: question.by ?? '-',
        time: question.at === null ? '-' : dates.dateTime(question.at),
        question: question.question ?? '-',
      });
    const answered = answeredQuestion(attendance);
    return answered === undefined ? null : text('approvals.answeredWith', { answer: answered.answer ?? '-' });
  };
}
