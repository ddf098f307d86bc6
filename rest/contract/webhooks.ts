import { Type } from 'typebox';
import { named, read, write } from './call.ts';
import { changeTypes } from './changes.ts';
import { Flag, Id, IdText, Instant, idMark, maybe, Numeric, pageQuery, QueryId, Text } from './fields.ts';

/** Maximum number of webhooks. Each one reads the feed of changes. */
export const maxWebhooks = 20;
/** Maximum number of characters of a webhook's URL. */
const maxWebhookUrl = 1_000;

export const deliveryStates = ['WAITING', 'DELIVERED'] as const;
/** Reasons for an attempt without a response. */
export const deliveryFaults = ['TIMEOUT', 'CONNECTION', 'ADDRESS_REFUSED', 'SECRET_UNREADABLE'] as const;
/** Reasons for which the server disables a webhook. */
export const disabledReasons = ['FAILED_THREE_DAYS', 'GONE'] as const;

const ChangeTypes = Type.Array(Type.Enum([...changeTypes]), { minItems: 1, maxItems: changeTypes.length });
const Url = Type.String({ minLength: 1, maxLength: maxWebhookUrl });

const Webhook = Type.Object(
  {
    id: Id(),
    url: Text(),
    types: maybe(ChangeTypes),
    /** False while sending is paused. Changes are kept until it resumes. */
    active: Flag(),
    /** Present when the server disabled the webhook, and absent when an administrator did. */
    disabledReason: maybe(Type.Enum([...disabledReasons])),
    createdAt: Instant(),
    /** End of the period in which deliveries are also signed with the previous secret. */
    previousSecretUntil: Instant(),
    /** Number of deliveries that wait for their first or next attempt. */
    waiting: maybe(Type.Integer()),
  },
  { title: 'Webhook' },
);

const WebhookDelivery = Type.Object(
  {
    id: Id(),
    webhookId: Id(),
    /** The `webhook-id` header, the same in every attempt. */
    messageId: Text(),
    /** The `type` of the payload, such as `farmer.created`. */
    event: Text(),
    status: maybe(Type.Enum([...deliveryStates])),
    attempts: maybe(Type.Integer()),
    responseStatus: maybe(Type.Integer()),
    fault: maybe(Type.Enum([...deliveryFaults])),
    durationMs: Numeric(),
    /** The first 1,000 characters of the response. */
    responseExcerpt: Text(),
    createdAt: Instant(),
    attemptedAt: Instant(),
    nextAttemptAt: Instant(),
  },
  { title: 'WebhookDelivery' },
);

const extension = { who: 'admin', extension: true } as const;
const WithDelivery = Type.Object({ message: Type.String(), delivery: WebhookDelivery });

/** Webhooks send changes to other systems. They follow the Standard Webhooks specification. */
export const webhooks = named({
  fetchWebhooks: read({
    summary: 'List webhooks',
    description: 'Oldest first, up to 20.',
    path: '/api/admin/fetchWebhooks',
    response: Type.Array(Webhook),
    ...extension,
  }),
  fetchWebhookDeliveries: read({
    summary: 'List the deliveries of a webhook',
    description: 'Newest first. Successful deliveries are kept for 14 days.',
    path: '/api/admin/fetchWebhookDeliveries',
    query: Type.Object({ webhookId: QueryId, ...pageQuery }),
    response: Type.Array(WebhookDelivery),
    ...extension,
  }),
  createWebhook: write({
    summary: 'Create a webhook',
    description: 'The webhook sends later changes. `secret` is returned only once. 409: there are 20 webhooks already.',
    refusals: [409],
    path: '/api/admin/createWebhook',
    body: Type.Object({ url: Url, types: ChangeTypes }),
    response: Type.Object({ message: Type.String(), secret: Type.String({ minLength: 1, [idMark]: true }), webhook: Webhook }),
    ...extension,
  }),
  updateWebhook: write({
    summary: 'Update a webhook',
    description:
      'An absent field is unchanged. With `active` true, sending continues after the last queued change. With `rotateSecret`, `secret` is the new secret, and deliveries have signatures of both secrets for 24 hours.',
    refusals: [404],
    path: '/api/admin/updateWebhook',
    body: Type.Object({
      webhookId: IdText,
      url: Type.Optional(Url),
      types: Type.Optional(ChangeTypes),
      active: Type.Optional(Type.Boolean()),
      rotateSecret: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({ message: Type.String(), secret: Text(), webhook: Webhook }),
    ...extension,
  }),
  deleteWebhook: write({
    summary: 'Delete a webhook with its deliveries',
    refusals: [404],
    path: '/api/admin/deleteWebhook',
    body: Type.Object({ webhookId: IdText }),
    response: Type.Object({ message: Type.String() }),
    ...extension,
  }),
  testWebhook: write({
    summary: 'Send a test delivery',
    description: 'Its `type` is `webhook.test`. 409: the webhook is disabled.',
    refusals: [404, 409],
    path: '/api/admin/testWebhook',
    body: Type.Object({ webhookId: IdText }),
    response: WithDelivery,
    ...extension,
  }),
  redeliverWebhook: write({
    summary: 'Resend a delivery',
    description: 'Uses the same `webhook-id`. 409: the webhook is disabled.',
    refusals: [404, 409],
    path: '/api/admin/redeliverWebhook',
    body: Type.Object({ deliveryId: IdText }),
    response: WithDelivery,
    ...extension,
  }),
});
