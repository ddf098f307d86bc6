/** Decisions about a day and their keys. Pure. */
import type { DayStateCode, RefusedDayType } from '../../data/schema.generated.ts';
import type { DayState } from './day-states.ts';
import type { DayToApprove } from './use-approvals.ts';

export interface DayQuestion {
  readonly question: string | null;
  /** An instant. */
  readonly at: string | null;
  readonly by: string | null;
  readonly answer: string | null;
  readonly answeredAt: string | null;
  readonly answeredBy: string | null;
}

export interface DayRefusal {
  readonly reason: string | null;
  readonly at: string | null;
  readonly by: string | null;
  /** Null when the day counts by its day type. */
  readonly countsAs: RefusedDayType | null;
  readonly withdrawnAt: string | null;
}

/** The part of an attendance day that decisions depend on. */
export interface DecidedAttendance {
  readonly id: string;
  readonly state: DayState | null;
  readonly approvalNote: string | null;
  /** The latest first. */
  readonly refusals: readonly DayRefusal[];
  /** The latest first. */
  readonly questions: readonly DayQuestion[];
}

export interface DayToDecide extends DayToApprove {
  /** Name of the employee. */
  readonly employee: string;
  readonly attendance: DecidedAttendance;
}

export type DayAction = 'approve' | 'ask' | 'answer' | 'refuse';

const decided: readonly (DayStateCode | undefined)[] = ['APPROVED', 'REFUSED'];

/** Returns the possible decisions about a day; none about a decided day, whose decision must be withdrawn first. */
export function actionsOf({ attendance: { state } }: DayToDecide): readonly DayAction[] {
  if (decided.includes(state?.code)) return [];
  return state?.code === 'ASKED' ? ['answer', 'approve', 'refuse'] : ['ask', 'approve', 'refuse'];
}

/** Returns true for a day whose approval needs a note, because of findings or a person's question. */
export const needsNote = (state: DayState | null): boolean => (state?.code === 'NEEDS_CHECK' || state?.code === 'ASKED') && state.reasons.length > 0;

const keys: Readonly<Record<DayAction, string>> = { approve: 'a', ask: 'q', answer: 'q', refuse: 'x' };

/** Returns the decision of a single key on a day. `q` asks a question or enters the answer. Undefined for other keys and for unavailable decisions. */
export function actionByKey(key: string, day: DayToDecide): DayAction | undefined {
  return actionsOf(day).find((action) => keys[action] === key);
}

/** Returns the refusal in force. */
export const refusalInForce = ({ refusals }: Pick<DecidedAttendance, 'refusals'>): DayRefusal | undefined =>
  refusals.find(({ withdrawnAt }) => withdrawnAt === null);

/** Returns the latest answered question of an undecided day. */
export const answeredQuestion = ({ state, questions }: Pick<DecidedAttendance, 'state' | 'questions'>): DayQuestion | undefined =>
  state?.reasons.some(({ kind }) => kind === 'QUESTION_ANSWERED') ? questions[0] : undefined;
