/** Formats the question, answer or refusal of a day in one line. */
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { answeredQuestion, type DecidedAttendance, refusalInForce } from './deeds.ts';
import { approvalsTexts } from './texts/texts.ts';

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
