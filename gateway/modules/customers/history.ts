/** Maps the history of a farmer or a dealer. */
import type { farmers } from '../../../rest/contract/farmers.ts';
import { type Connection, type ConnectionArgs, connect } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import type { CustomerField, HistoryEvent, HistoryKind, MeetingType } from '../../graphql/types.generated.ts';
import { id, integer, lastName, oneOf, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import { meetingStatus, meetingType } from '../meetings/meeting.ts';
import { pageQuery } from '../people/lists.ts';
import { historyKind } from './customer.ts';
import { prefixed, restIdOf } from './customer-ids.ts';

export type HistoryEventConnectionModel = Connection<HistoryEvent>;

interface HistoryArgs extends ConnectionArgs {
  readonly id: string;
  readonly kind?: HistoryKind | null;
}

type HistoryCall = typeof farmers.fetchFarmerHistory;

/** Creates the resolver of a history: an extension, null without it. */
export function historyList(type: MeetingType, field: string, call: HistoryCall) {
  return async ({ id, kind, ...args }: HistoryArgs, context: Context): Promise<HistoryEventConnectionModel | null> => {
    const whose = restIdOf(type, id, 'id');
    const filters = { id: whose, ...(kind && { kind }) };
    return connect(args, { list: { field, filters }, call, request: pageQuery(filters), node: historyEvent(prefixed(type, whose)) }, context);
  };
}

const customerField = oneOf<CustomerField>('customer field', {
  firstName: 'FIRST_NAME',
  middleName: 'MIDDLE_NAME',
  lastName: 'LAST_NAME',
  dob: 'DATE_OF_BIRTH',
  gender: 'GENDER',
  phoneNumber: 'PHONE_NUMBER',
  email: 'EMAIL',
  whatsAppMobile: 'WHATS_APP_MOBILE',
  state: 'STATE',
  district: 'DISTRICT',
  taluka: 'TALUKA',
  street: 'STREET',
  village: 'VILLAGE',
  pinCode: 'PIN_CODE',
  details: 'DETAILS',
  profilePicture: 'PICTURES',
  mergedFrom: 'MERGED_FROM',
  user: 'EMPLOYEE',
});

/** @param whose id that is unique over farmers and dealers, because event ids are unique within one history only */
const historyEvent =
  (whose: string) =>
  ({ employee, changes, meeting, invoice, use, ...event }: RowOf<HistoryCall>): HistoryEvent => ({
    id: `${whose}-${id(event.id)}`,
    kind: historyKind(event.kind),
    at: dateTime(event.at),
    employee: employee ? { id: id(employee.id), name: personName(employee.name) } : null,
    changes: (changes ?? []).map(({ field, before, after }) => ({
      field: customerField(field),
      ...(field === 'lastName' ? { before: lastName(before), after: lastName(after) } : { before: text(before), after: text(after) }),
    })),
    meeting: meeting
      ? { id: id(meeting.meetingId), type: meetingType(meeting.type), status: meetingStatus(meeting.status), endedAt: dateTime(meeting.endTime) }
      : null,
    invoice: invoice ? { id: id(invoice.invoiceId), warehouse: text(invoice.warehouse), productCount: integer(invoice.products) } : null,
    use: use
      ? { code: text(use.code), product: text(use.product), points: integer(use.points), person: personName(use.person), dealer: personName(use.dealer) }
      : null,
  });
