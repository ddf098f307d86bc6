/** /?panel=webhooks: the webhooks of other systems, for administrators. */
import type { Unmasked } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CreateWebhookDocument,
  type CreateWebhookMutation,
  DeleteWebhookDocument,
  type DeleteWebhookMutation,
  RedeliverWebhookDocument,
  type RedeliverWebhookMutation,
  TestWebhookDocument,
  type TestWebhookMutation,
  UpdateWebhookDocument,
  type UpdateWebhookMutation,
  WebhookDeliveriesDocument,
  type WebhookDeliveriesQuery,
  WebhooksDocument,
  type WebhooksQuery,
} from '../../features/webhooks/webhooks.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { field, fill } from '../../testing/forms.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';

const address = '/?panel=webhooks';
type Webhook = NonNullable<Unmasked<WebhooksQuery>['webhooks']>[number];
const webhook = (fields: Partial<Webhook> = {}): Webhook => ({
  __typename: 'Webhook',
  id: '1',
  url: 'https://hooks.example/farmers',
  types: ['FARMER', 'MEETING'],
  active: true,
  disabledReason: null,
  previousSecretUntil: null,
  waitingCount: 0,
  ...fields,
});
const button = (name: string) => screen.getByRole('button', { name });

describe('webhooks', () => {
  beforeEach(() => void answerConfig(true));

  it('are not available to a moderator', async () => {
    const requests = answer(WebhooksDocument, () => ({ data: { webhooks: [] } }));
    await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: "You don't have access" });
    expect(requests).toEqual([]);
  });

  it('are created with a secret that is shown once', async () => {
    answer(WebhooksDocument, () => ({ data: { webhooks: [] } }));
    const sent = answer(
      CreateWebhookDocument,
      (): Answer<CreateWebhookMutation> => ({
        data: { createWebhook: { __typename: 'CreateWebhookPayload', message: 'The webhook is created', userErrors: [], secret: 'whsec_shown' } },
      }),
    );
    const { user } = await renderRoute(address, { as: 'ADMIN' });
    await screen.findByText('No webhooks');
    await user.click(button('New webhook'));
    const dialog = await screen.findByRole('dialog');
    fill('URL', 'ftp://x');
    await user.click(screen.getByRole('checkbox', { name: 'Meetings' }));
    await user.click(within(dialog).getByRole('button', { name: 'New webhook' }));
    expect(field('URL').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    fill('URL', 'https://hooks.example/farmers');
    await user.click(within(dialog).getByRole('button', { name: 'New webhook' }));
    await screen.findByDisplayValue('whsec_shown');
    expect(sent).toMatchObject([{ variables: { input: { url: 'https://hooks.example/farmers', types: ['FARMER', 'MEETING'] } } }]);
  });

  it('show why the server disabled them, and are enabled again', async () => {
    answer(WebhooksDocument, () => ({ data: { webhooks: [webhook({ active: false, disabledReason: 'FAILED_THREE_DAYS', waitingCount: 7 })] } }));
    const sent = answer(
      UpdateWebhookDocument,
      (): Answer<UpdateWebhookMutation> => ({ data: { updateWebhook: { __typename: 'UpdateWebhookPayload', message: null, userErrors: [], secret: null } } }),
    );
    const { user } = await renderRoute(address, { as: 'ADMIN' });
    await screen.findByText(/have failed for three days/);
    screen.getByText(/7 waiting/);
    await user.click(button('Enable'));
    expect(sent).toMatchObject([{ variables: { input: { webhookId: '1', active: true } } }]);
  });

  it('show until when the previous secret is valid', async () => {
    answer(WebhooksDocument, () => ({ data: { webhooks: [webhook({ waitingCount: 1_200, previousSecretUntil: '2026-11-21T04:30:00Z' })] } }));
    await renderRoute(address, { as: 'ADMIN' });
    await screen.findByText('Farmers, Meetings · 1,200 waiting · Also signed with the previous secret until 21 Nov 2026, 10:00');
  });

  it('are changed in their URL and types', async () => {
    answer(WebhooksDocument, () => ({ data: { webhooks: [webhook()] } }));
    const refusal = { __typename: 'UserError' as const, message: 'url must not lead to a private or local address', code: 'INVALID' as const };
    let refusals = [refusal];
    const sent = answer(
      UpdateWebhookDocument,
      (): Answer<UpdateWebhookMutation> => ({
        data: { updateWebhook: { __typename: 'UpdateWebhookPayload', message: null, userErrors: refusals, secret: null } },
      }),
    );
    const { user } = await renderRoute(address, { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit webhook' });
    expect(field('URL')).toHaveProperty('value', 'https://hooks.example/farmers');
    fill('URL', 'https://10.0.0.1/');
    await user.click(screen.getByRole('checkbox', { name: 'Farmers' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText(/private or local address/);
    refusals = [];
    fill('URL', 'https://hooks.example/all');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ variables }) => variables)).toMatchObject([
      { input: { webhookId: '1', url: 'https://10.0.0.1/', types: ['MEETING'] } },
      { input: { webhookId: '1', url: 'https://hooks.example/all', types: ['MEETING'] } },
    ]);
  });

  it('are tested, get a new secret that is shown once, and are deleted, the last two after a confirmation', async () => {
    answer(WebhooksDocument, () => ({ data: { webhooks: [webhook()] } }));
    const done = { message: null, userErrors: [] };
    const tests = answer(
      TestWebhookDocument,
      (): Answer<TestWebhookMutation> => ({ data: { testWebhook: { ...done, __typename: 'TestWebhookPayload', message: 'A test delivery is sent' } } }),
    );
    const updates = answer(
      UpdateWebhookDocument,
      (): Answer<UpdateWebhookMutation> => ({ data: { updateWebhook: { ...done, __typename: 'UpdateWebhookPayload', secret: 'whsec_second' } } }),
    );
    const deletions = answer(
      DeleteWebhookDocument,
      (): Answer<DeleteWebhookMutation> => ({ data: { deleteWebhook: { ...done, __typename: 'DeleteWebhookPayload' } } }),
    );
    const { user } = await renderRoute(address, { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    await screen.findByText('A test delivery is sent');
    await user.click(button('New secret'));
    const question = await screen.findByRole('dialog', { name: 'Confirmation' });
    within(question).getByText('Create a new secret?');
    expect(updates).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'New secret' }));
    await screen.findByDisplayValue('whsec_second');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Delete'));
    const last = await screen.findByRole('dialog', { name: 'Confirmation' });
    within(last).getByText('Delete the webhook to https://hooks.example/farmers?');
    expect(deletions).toEqual([]);
    await user.click(within(last).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deletions).toMatchObject([{ variables: { input: { webhookId: '1' } } }]));
    expect([tests, updates]).toMatchObject([
      [{ variables: { input: { webhookId: '1' } } }],
      [{ variables: { input: { webhookId: '1', rotateSecret: true } } }],
    ]);
  });

  it('list their deliveries, each of which can be sent again', async () => {
    answer(WebhooksDocument, () => ({ data: { webhooks: [webhook()] } }));
    answer(
      WebhookDeliveriesDocument,
      (): Answer<WebhookDeliveriesQuery> => ({
        data: {
          webhookDeliveries: {
            __typename: 'WebhookDeliveryConnection',
            totalCount: 1,
            nodes: [
              {
                __typename: 'WebhookDelivery',
                id: '9',
                event: 'farmer.created',
                status: 'WAITING',
                attempts: 2,
                responseStatus: 503,
                fault: null,
                durationMs: 12,
                responseExcerpt: 'Not now',
                createdAt: '2026-11-20T10:00:00+05:30',
              },
            ],
          },
        },
      }),
    );
    const sent = answer(
      RedeliverWebhookDocument,
      (): Answer<RedeliverWebhookMutation> => ({
        data: { redeliverWebhook: { __typename: 'RedeliverWebhookPayload', message: 'The delivery is repeated', userErrors: [] } },
      }),
    );
    const { user } = await renderRoute(address, { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'Deliveries' }));
    await screen.findByText('503 Not now');
    await user.click(button('Send again'));
    await screen.findByText('The delivery is repeated');
    expect(sent).toMatchObject([{ variables: { input: { deliveryId: '9' } } }]);
    await user.click(button('Webhooks'));
    await screen.findByText('https://hooks.example/farmers');
  });
});
