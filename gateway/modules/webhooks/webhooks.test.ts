/** Webhooks through the gateway: the REST calls. */
import { afterEach, expect, test } from 'vitest';
import { webhooks } from '../../../rest/contract/webhooks.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway[Symbol.asyncDispose]());

const wire = {
  id: 5,
  url: 'https://example.com/hook',
  types: ['FARMER', 'TRACTOR'],
  active: false,
  disabledReason: 'GONE',
  createdAt: '2026-11-20T04:30:00Z',
  previousSecretUntil: null,
  waiting: 7,
};
const fields = 'id url types active disabledReason createdAt previousSecretUntil waitingCount';
const mapped = {
  id: '5',
  url: 'https://example.com/hook',
  types: ['FARMER'],
  active: false,
  disabledReason: 'GONE',
  createdAt: '2026-11-20T10:00:00.000+05:30',
  previousSecretUntil: null,
  waitingCount: 7,
};
const wireDelivery = { id: 9, webhookId: 5, messageId: 'msg_1', event: 'farmer.created', status: 'WAITING', attempts: 2, responseStatus: 503, durationMs: 12 };
const deliveryFields = 'id messageId event status attempts responseStatus fault durationMs responseExcerpt createdAt attemptedAt nextAttemptAt';
const mappedDelivery = {
  id: '9',
  messageId: 'msg_1',
  event: 'farmer.created',
  status: 'WAITING',
  attempts: 2,
  responseStatus: 503,
  fault: null,
  durationMs: 12,
  responseExcerpt: null,
  createdAt: null,
  attemptedAt: null,
  nextAttemptAt: null,
};

const mutations: Readonly<Record<string, string>> = {
  createWebhook: `mutation { createWebhook(input: { url: "https://example.com/hook", types: [FARMER] }) { message secret webhook { ${fields} } userErrors { code } } }`,
  updateWebhook: `mutation { updateWebhook(input: { webhookId: "5", active: true, rotateSecret: true }) { secret webhook { id } userErrors { code } } }`,
  deleteWebhook: 'mutation { deleteWebhook(input: { webhookId: "5" }) { message userErrors { code } } }',
  testWebhook: `mutation { testWebhook(input: { webhookId: "5" }) { delivery { ${deliveryFields} } userErrors { code } } }`,
  redeliverWebhook: 'mutation { redeliverWebhook(input: { deliveryId: "9" }) { delivery { id } userErrors { code } } }',
};
const requests = () => gateway.rest.log.map(({ call, query, body }) => ({ call, query, body }));

test('are created, listed, changed, tested and deleted with one call each', async () => {
  gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(webhooks.createWebhook, { payload: { message: 'Created', secret: 'whsec_hidden', webhook: wire } });
  gateway.rest.answer(webhooks.updateWebhook, { payload: { message: 'Changed', secret: 'whsec_other', webhook: wire } });
  gateway.rest.answer(webhooks.deleteWebhook, { payload: { message: 'Deleted' } });
  gateway.rest.answer(webhooks.testWebhook, { payload: { message: 'Sent', delivery: wireDelivery } });
  gateway.rest.answer(webhooks.redeliverWebhook, { payload: { message: 'Repeated', delivery: wireDelivery } });
  gateway.rest.answer(webhooks.fetchWebhooks, { payload: [wire] });
  gateway.rest.answer(webhooks.fetchWebhookDeliveries, { payload: [wireDelivery] });
  const ask = async (document: string) => (await gateway.ask(document, {}, 'admin')).result.data;
  expect(await ask(mutations['createWebhook'] ?? '')).toEqual({
    createWebhook: { message: 'Created', secret: 'whsec_hidden', webhook: mapped, userErrors: [] },
  });
  expect(await ask(mutations['updateWebhook'] ?? '')).toEqual({ updateWebhook: { secret: 'whsec_other', webhook: { id: '5' }, userErrors: [] } });
  expect(await ask(mutations['testWebhook'] ?? '')).toEqual({ testWebhook: { delivery: mappedDelivery, userErrors: [] } });
  expect(await ask(mutations['redeliverWebhook'] ?? '')).toEqual({ redeliverWebhook: { delivery: { id: '9' }, userErrors: [] } });
  expect(await ask(`{ webhooks { ${fields} } webhookDeliveries(webhookId: "5", first: 2) { nodes { ${deliveryFields} } } }`)).toEqual({
    webhooks: [mapped],
    webhookDeliveries: { nodes: [mappedDelivery] },
  });
  expect(await ask(mutations['deleteWebhook'] ?? '')).toEqual({ deleteWebhook: { message: 'Deleted', userErrors: [] } });
  expect(requests()).toMatchObject([
    { call: 'userDetails' },
    { call: 'createWebhook', body: { url: 'https://example.com/hook', types: ['FARMER'] } },
    { call: 'updateWebhook', body: { webhookId: '5', active: true, rotateSecret: true } },
    { call: 'testWebhook', body: { webhookId: '5' } },
    { call: 'redeliverWebhook', body: { deliveryId: '9' } },
    { call: 'fetchWebhooks' },
    { call: 'fetchWebhookDeliveries', query: { webhookId: '5', pageNumber: '0', pageSize: '2' } },
    { call: 'deleteWebhook', body: { webhookId: '5' } },
  ]);
  expect(gateway.logged.join('')).not.toContain('whsec_');
});
