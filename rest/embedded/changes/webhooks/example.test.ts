/** Runs the receiver of docs/examples against the sender's signatures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { testWebhookRules } from '../../testing/test-server.ts';
import { createAttempts } from './attempt.ts';
import { createWebhookSecret } from './signature.ts';

test('the receiver of the docs accepts each message once, and refuses a wrong signature', async () => {
  const [secret, other] = [createWebhookSecret(), createWebhookSecret()];
  const child = spawn(process.execPath, ['docs/examples/12-receive-webhook.mjs'], {
    env: { ...process.env, WEBHOOK_SECRET: secret, RECEIVER_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const attempts = createAttempts(testWebhookRules);
  try {
    const lines: string[] = [];
    const output = createInterface(child.stdout).on('line', (line) => void lines.push(line));
    await once(output, 'line');
    const message = {
      url: `http://127.0.0.1:${lines[0]?.split(' ')[1]}/`,
      id: 'msg_1',
      body: JSON.stringify({ type: 'farmer.created', timestamp: '2026-11-20T10:00:00+05:30', data: { id: '5' } }),
    };
    const statusOf = async (secrets: readonly string[]) => (await attempts.send({ ...message, secrets }, new Date())).responseStatus;
    expect([await statusOf([other, secret]), await statusOf([secret]), await statusOf([other])]).toEqual([204, 204, 400]);
    expect(lines.slice(1)).toEqual(['farmer.created 5']);
  } finally {
    await attempts.close();
    child.kill();
  }
});
