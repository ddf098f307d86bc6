/** The rule for whether a day is ready to approve, shared by all screens (decision 177). Pure. */
import { indiaDate } from '../../../rest/contract/clock.ts';
import type { AttendanceDay, DayState, Oddity } from '../../graphql/types.generated.ts';
import type { Fixes } from './fixes.ts';
import { odditiesOf } from './oddities.ts';

/** The part of an attendance day that its state depends on. */
export type DecidedDay = Pick<AttendanceDay, 'punchInAt' | 'punchOutAt' | 'workMinutes' | 'approved' | 'refusals' | 'questions'>;

interface DayToJudge {
  readonly date: string;
  readonly attendance: DecidedDay;
  /** Positions of the day; null while its travel has not been read. */
  readonly fixes: Fixes | null;
  readonly now: Date;
}

export function dayStateOf(day: DayToJudge): DayState {
  const reasons = [...odditiesOf(day), ...answered(day.attendance)];
  return { code: codeOf(day, reasons), reasons };
}

const isRefused = ({ refusals }: DecidedDay): boolean => refusals.some(({ withdrawnAt }) => !withdrawnAt);

/** Returns the latest answer to a question about an undecided day, because a person reads it before deciding. */
function answered(attendance: DecidedDay): Oddity[] {
  const [latest] = attendance.questions;
  if (!latest?.answeredAt || attendance.approved || isRefused(attendance)) return [];
  return [{ kind: 'QUESTION_ANSWERED', fromAt: latest.at ?? null, untilAt: latest.answeredAt }];
}

/**
 * Returns the state code of a day. A decision applies despite later findings, and an open question has to be answered first. Only a day that is over
 * can need a check.
 */
function codeOf({ date, attendance, fixes, now }: DayToJudge, reasons: readonly Oddity[]): DayState['code'] {
  if (attendance.approved) return 'APPROVED';
  if (isRefused(attendance)) return 'REFUSED';
  if (attendance.questions.some(({ answeredAt }) => !answeredAt)) return 'ASKED';
  if (attendance.punchInAt && !attendance.punchOutAt && date >= indiaDate(now)) return 'OPEN';
  if (reasons.length > 0) return 'NEEDS_CHECK';
  return fixes === null ? 'UNCHECKED' : 'READY';
}
