/** Resolvers of webhooks: extensions for administrators. */
import { webhooks } from '../../../rest/contract/webhooks.ts';
import { connect } from '../../graphql/connection.ts';
import { mutation } from '../../graphql/mutation.ts';
import type {
  CreateWebhookInput,
  CreateWebhookPayload,
  DeleteWebhookInput,
  RedeliverWebhookInput,
  TestWebhookInput,
  TestWebhookPayload,
  UpdateWebhookInput,
  UpdateWebhookPayload,
} from '../../graphql/types.generated.ts';
import { text } from '../../upstream/decode.ts';
import type { RowOf } from '../../upstream/page.ts';
import { pageQuery } from '../people/lists.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { webhook, webhookDelivery } from './webhook.ts';

type Row = RowOf<typeof webhooks.fetchWebhooks>;
type DeliveryRow = RowOf<typeof webhooks.fetchWebhookDeliveries>;
type WithWebhook = Pick<CreateWebhookPayload | UpdateWebhookPayload, 'secret' | 'webhook'>;
type WithDelivery = Pick<TestWebhookPayload, 'delivery'>;

const withWebhook = ({ secret, webhook: wire }: { readonly secret?: unknown; readonly webhook?: Row | null }): WithWebhook => ({
  secret: text(secret),
  webhook: wire ? webhook(wire) : null,
});

const withDelivery = ({ delivery }: { readonly delivery?: DeliveryRow | null }): WithDelivery => ({
  delivery: delivery ? webhookDelivery(delivery) : null,
});

export const webhookResolvers: Resolvers = {
  Query: {
    async webhooks(_root, _args, { calls }) {
      return (await calls.send(webhooks.fetchWebhooks, {})).payload.map(webhook);
    },
    webhookDeliveries(_root, { webhookId, ...args }, context) {
      const list = { field: 'webhookDeliveries', filters: { webhookId } };
      return connect(args, { list, call: webhooks.fetchWebhookDeliveries, request: pageQuery({ webhookId }), node: webhookDelivery }, context);
    },
  },
  Mutation: {
    createWebhook: mutation<CreateWebhookInput, WithWebhook>('createWebhook', { secret: null, webhook: null }, async ({ url, types }, { calls }) => {
      const { message, payload } = await calls.send(webhooks.createWebhook, { body: { url, types: [...types] } });
      return { message, result: withWebhook(payload) };
    }),
    updateWebhook: mutation<UpdateWebhookInput, WithWebhook>(
      'updateWebhook',
      { secret: null, webhook: null },
      async ({ webhookId, url, types, active, rotateSecret }, { calls }) => {
        const body = {
          webhookId,
          ...(url != null && { url }),
          ...(types != null && { types: [...types] }),
          ...(active != null && { active }),
          ...(rotateSecret != null && { rotateSecret }),
        };
        const { message, payload } = await calls.send(webhooks.updateWebhook, { body });
        return { message, result: withWebhook(payload) };
      },
    ),
    deleteWebhook: mutation<DeleteWebhookInput, object>('deleteWebhook', {}, async ({ webhookId }, { calls }) => {
      const { message } = await calls.send(webhooks.deleteWebhook, { body: { webhookId } });
      return { message, result: {} };
    }),
    testWebhook: mutation<TestWebhookInput, WithDelivery>('testWebhook', { delivery: null }, async ({ webhookId }, { calls }) => {
      const { message, payload } = await calls.send(webhooks.testWebhook, { body: { webhookId } });
      return { message, result: withDelivery(payload) };
    }),
    redeliverWebhook: mutation<RedeliverWebhookInput, WithDelivery>('redeliverWebhook', { delivery: null }, async ({ deliveryId }, { calls }) => {
      const { message, payload } = await calls.send(webhooks.redeliverWebhook, { body: { deliveryId } });
      return { message, result: withDelivery(payload) };
    }),
  },
};
