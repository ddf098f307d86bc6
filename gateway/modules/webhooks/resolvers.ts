/** Resolvers of webhooks: extensions for administrators. */
import type { Call } from '../../../rest/contract/call.ts';
import { webhooks } from '../../../rest/contract/webhooks.ts';
import { connect } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
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
import { unsupported } from '../../upstream/fault.ts';
import type { RowOf } from '../../upstream/page.ts';
import { pageQuery } from '../people/lists.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { webhook, webhookDelivery } from './webhook.ts';

type Row = RowOf<typeof webhooks.fetchWebhooks>;
type DeliveryRow = RowOf<typeof webhooks.fetchWebhookDeliveries>;
type WithWebhook = Pick<CreateWebhookPayload | UpdateWebhookPayload, 'secret' | 'webhook'>;
type WithDelivery = Pick<TestWebhookPayload, 'delivery'>;

/** @throws UserError NOT_SUPPORTED without extensions */
function requireExtensions({ calls }: Pick<Context, 'calls'>, call: Call): void {
  if (!calls.extensions) throw unsupported(call, 'webhooks');
}

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
      if (!calls.extensions) return null;
      return (await calls.send(webhooks.fetchWebhooks, {})).payload.map(webhook);
    },
    async webhookDeliveries(_root, { webhookId, ...args }, context) {
      if (!context.calls.extensions) return null;
      const list = { field: 'webhookDeliveries', filters: { webhookId } };
      return connect(args, { list, call: webhooks.fetchWebhookDeliveries, request: pageQuery({ webhookId }), node: webhookDelivery }, context);
    },
  },
  Mutation: {
    createWebhook: mutation<CreateWebhookInput, WithWebhook>('createWebhook', { secret: null, webhook: null }, async ({ url, types }, { calls }) => {
      requireExtensions({ calls }, webhooks.createWebhook);
      const { message, payload } = await calls.send(webhooks.createWebhook, { body: { url, types: [...types] } });
      return { message, result: withWebhook(payload) };
    }),
    updateWebhook: mutation<UpdateWebhookInput, WithWebhook>(
      'updateWebhook',
      { secret: null, webhook: null },
      async ({ webhookId, url, types, active, rotateSecret }, { calls }) => {
        requireExtensions({ calls }, webhooks.updateWebhook);
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
      requireExtensions({ calls }, webhooks.deleteWebhook);
      const { message } = await calls.send(webhooks.deleteWebhook, { body: { webhookId } });
      return { message, result: {} };
    }),
    testWebhook: mutation<TestWebhookInput, WithDelivery>('testWebhook', { delivery: null }, async ({ webhookId }, { calls }) => {
      requireExtensions({ calls }, webhooks.testWebhook);
      const { message, payload } = await calls.send(webhooks.testWebhook, { body: { webhookId } });
      return { message, result: withDelivery(payload) };
    }),
    redeliverWebhook: mutation<RedeliverWebhookInput, WithDelivery>('redeliverWebhook', { delivery: null }, async ({ deliveryId }, { calls }) => {
      requireExtensions({ calls }, webhooks.redeliverWebhook);
      const { message, payload } = await calls.send(webhooks.redeliverWebhook, { body: { deliveryId } });
      return { message, result: withDelivery(payload) };
    }),
  },
};
