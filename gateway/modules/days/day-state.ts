/** One rule for whether a day is ready to approve, for every screen (decision 177). Pure. */
import { indiaDate } from '../../../rest/contract/clock.ts';
import type { AttendanceDay, DayState, Oddity } from '../../graphql/types.generated.ts';
import type { Fixes } from './fixes.ts';
import { odditiesOf } from './oddities.ts';

/** The part of an attendance day that its state depends on. */
export type DecidedDay = Pick<AttendanceDay, 'punchInAt' | 'punchOutAt' | 'workMinutes' | 'approved' | 'refusals' | 'questions'>;

interface DayToJudge {
  readonly date: string;
  readonly attendance: DecidedDay;
  /** Null while the travel of the day has not been read. */
  readonly fixes: Fixes | null;
  readonly now: Date;
}

export function dayStateOf(day: DayToJudge): DayState {
  const reasons = [...odditiesOf(day), ...answered(day.attendance)];
  return { code: codeOf(day, reasons), reasons };
}

const isRefused = ({ refusals }: DecidedDay): boolean => refusals.some(({ withdrawnAt }) => !withdrawnAt);

/** The latest answer to a question about an undecided day: a person reads it before the day is decided. */
function answered(attendance: DecidedDay): Oddity[] {
  const [latest] = attendance.questions;
  if (!latest?.answeredAt || attendance.approved || isRefused(attendance)) return [];
  return [{ kind: 'QUESTION_ANSWERED', fromAt: latest.at ?? null, untilAt: latest.answeredAt }];
}

/** A decision stands, whatever is found later, and an open question is waited for. A day that goes on can have findings, but only a day that is over can need a check. */
function codeOf({ date, attendance, fixes, now }: DayToJudge, reasons: readonly Oddity[]): DayState['code'] {
  if (attendance.approved) return 'APPROVED';
  if (isRefused(attendance)) return 'REFUSED';
  if (attendance.questions.some(({ answeredAt }) => !answeredAt)) return 'ASKED';
  if (attendance.punchInAt && !attendance.punchOutAt && date >= indiaDate(now)) return 'OPEN';
  if (reasons.length > 0) return 'NEEDS_CHECK';
  return fixes === null ? 'UNCHECKED' : 'READY';
}
