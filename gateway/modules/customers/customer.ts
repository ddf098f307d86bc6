/** Maps the common fields of farmers and dealers. Pure. */
import { historyKinds } from '../../../rest/contract/customers.ts';
import type { farmers } from '../../../rest/contract/farmers.ts';
import type { CustomerRecord, Visit } from '../../graphql/types.generated.ts';
import { date, integer, number, oneOfWords, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { gender } from '../people/person.ts';

export const historyKind = oneOfWords('history kind', historyKinds);

interface WireVisit {
  readonly at?: unknown;
  readonly employeeId?: unknown;
  readonly employeeName?: unknown;
  readonly meetingId?: unknown;
}

/** Maps the last visit. Null without extensions, and when there was none. */
export function lastVisit(wire: WireVisit | null | undefined): Visit | null {
  const at = dateTime(wire?.at);
  return at === null ? null : { at, employeeId: text(wire?.employeeId), employeeName: personName(wire?.employeeName), meetingId: text(wire?.meetingId) };
}

type WireRecord = Omit<LooseResponse<typeof farmers.fetchFarmerById>, 'farmerId' | 'crops'>;

/** Returns the fields of a record. Null when the REST API returns no version, because the record could not be changed then. */
export function record(wire: WireRecord): CustomerRecord | null {
  const version = integer(wire.version);
  if (version === null) return null;
  return {
    middleName: text(wire.middleName),
    email: text(wire.email),
    dateOfBirth: date(wire.dob),
    gender: gender(wire.gender),
    whatsAppMobile: text(wire.whatsAppMobile),
    version,
    history: (wire.history ?? []).flatMap((each) => {
      const [kind, count] = [historyKind(each.kind), integer(each.count)];
      return kind === null || count === null ? [] : [{ kind, count }];
    }),
    lastSeenAt: dateTime(wire.lastSeen?.at),
    lastSeenBy: personName(wire.lastSeen?.name),
    points: integer(wire.points),
    totalPoints: number(wire.points),
  };
}
