/** Approves one of several days. */
import { attendance } from '../../../rest/contract/attendance.ts';
import { faultCodes } from '../../graphql/errors.ts';
import { userErrorOf } from '../../graphql/mutation.ts';
import type { ApprovalOutcome, DayToApproveInput } from '../../graphql/types.generated.ts';
import { UpstreamFault } from '../../upstream/fault.ts';
import type { Calls } from '../../upstream/operation.ts';

/**
 * What came of a day, so that a lost or refused one hides no other.
 * @throws UpstreamFault when the session has ended or whoever asked has gone: then no other day would go through
 */
export async function approveDay(day: DayToApproveInput, calls: Calls): Promise<ApprovalOutcome> {
  const { userId, date } = day;
  try {
    const { message } = await calls.send(attendance.approveAttendance, { body: { userId, date } });
    return { userId, date, code: 'APPROVED', message };
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    const { kind, serverMessage: message } = error;
    if (kind === 'unauthenticated' || kind === 'cancelled' || kind === 'budget') throw error;
    return { userId, date, code: kind === 'refused' || kind === 'invalid' ? userErrorOf(error, day).code : faultCodes[kind], message };
  }
}
