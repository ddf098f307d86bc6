/** Maps webhooks and their deliveries. Pure. */
import { changeTypes } from '../../../rest/contract/changes.ts';
import { deliveryFaults, deliveryStates, disabledReasons, type webhooks } from '../../../rest/contract/webhooks.ts';
import type { Webhook, WebhookDelivery } from '../../graphql/types.generated.ts';
import { flag, id, integer, oneOfWords, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';

const type = oneOfWords('changeType', changeTypes);
const reason = oneOfWords('disabledReason', disabledReasons);
const status = oneOfWords('deliveryStatus', deliveryStates);
const fault = oneOfWords('deliveryFault', deliveryFaults);

export const webhook = (wire: RowOf<typeof webhooks.fetchWebhooks>): Webhook => ({
  id: id(wire.id),
  url: text(wire.url),
  types: (wire.types ?? []).flatMap((each) => type(each) ?? []),
  active: flag(wire.active),
  disabledReason: reason(wire.disabledReason),
  createdAt: dateTime(wire.createdAt),
  previousSecretUntil: dateTime(wire.previousSecretUntil),
  waitingCount: integer(wire.waiting),
});

export const webhookDelivery = (wire: RowOf<typeof webhooks.fetchWebhookDeliveries>): WebhookDelivery => ({
  id: id(wire.id),
  messageId: text(wire.messageId),
  event: text(wire.event),
  status: status(wire.status),
  attempts: integer(wire.attempts),
  responseStatus: integer(wire.responseStatus),
  fault: fault(wire.fault),
  durationMs: integer(wire.durationMs),
  responseExcerpt: text(wire.responseExcerpt),
  createdAt: dateTime(wire.createdAt),
  attemptedAt: dateTime(wire.attemptedAt),
  nextAttemptAt: dateTime(wire.nextAttemptAt),
});
