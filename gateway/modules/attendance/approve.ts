/** Approves several days. */
import { attendance } from '../../../rest/contract/attendance.ts';
import { inTurn } from '../../graphql/in-turn.ts';
import type { ApprovalOutcome, DayToApproveInput } from '../../graphql/types.generated.ts';
import { unsupported } from '../../upstream/fault.ts';
import type { Calls } from '../../upstream/operation.ts';

/** Returns an outcome for each day. @throws UpstreamFault like `inTurn` */
export async function approveDays(days: readonly DayToApproveInput[], calls: Calls): Promise<ApprovalOutcome[]> {
  const outcomes = await inTurn(days, { calls, name: 'day' }, sendApproval);
  return outcomes.map(({ part: { userId, date }, response, failure }) => ({
    userId,
    date,
    ...(failure ?? { code: 'APPROVED', message: response?.message ?? null }),
  }));
}

/** @throws UpstreamFault */
export async function sendApproval({ userId, date, note }: DayToApproveInput, calls: Calls) {
  if (note && !calls.extensions) throw unsupported(attendance.approveAttendance, 'a note with an approval');
  return calls.send(attendance.approveAttendance, { body: { userId, date, ...(note && { note }) } });
}
