/** Approves several days. */
import { attendance } from '../../../rest/contract/attendance.ts';
import { faultCodes } from '../../graphql/errors.ts';
import { userErrorOf } from '../../graphql/mutation.ts';
import type { ApprovalOutcome, DayToApproveInput } from '../../graphql/types.generated.ts';
import { type FaultKind, UpstreamFault } from '../../upstream/fault.ts';
import type { Calls } from '../../upstream/operation.ts';

/** Faults that every later day would meet too, before anything is written. */
const endings: ReadonlySet<FaultKind> = new Set(['unauthenticated', 'budget', 'cancelled']);

/**
 * Approves the days one after the other and returns an outcome for each, so a day that fails hides no other outcome. After the session or
 * the budget has ended no call is made, and each remaining day has the code of the end.
 * @throws UpstreamFault when the first day meets such an end, because then there is no outcome to keep
 */
export async function approveDays(days: readonly DayToApproveInput[], calls: Calls): Promise<ApprovalOutcome[]> {
  const outcomes: ApprovalOutcome[] = [];
  let end: UpstreamFault | null = null;
  for (const [at, day] of days.entries()) {
    const result: string | null | UpstreamFault = end ?? (await approveDay(day, calls.part(`day ${at}`)));
    if (result instanceof UpstreamFault && endings.has(result.kind)) {
      if (outcomes.length === 0) throw result;
      end = result;
    }
    const { userId, date } = day;
    outcomes.push({ userId, date, ...(result instanceof UpstreamFault ? failureOf(result, day) : { code: 'APPROVED', message: result }) });
  }
  return outcomes;
}

/** Returns the REST API's message, or the fault that kept the day from being approved. */
async function approveDay({ userId, date }: DayToApproveInput, calls: Calls): Promise<string | null | UpstreamFault> {
  try {
    return (await calls.send(attendance.approveAttendance, { body: { userId, date } })).message;
  } catch (error) {
    if (error instanceof UpstreamFault) return error;
    throw error;
  }
}

function failureOf(fault: UpstreamFault, day: DayToApproveInput): Pick<ApprovalOutcome, 'code' | 'message'> {
  const { kind, serverMessage: message } = fault;
  return { code: kind === 'refused' || kind === 'invalid' ? userErrorOf(fault, day).code : faultCodes[kind], message };
}
