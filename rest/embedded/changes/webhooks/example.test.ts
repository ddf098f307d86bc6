/** Runs the receiver of docs/gateway.md, exactly as on the page, against the sender's signatures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { testWebhookRules } from '../../testing/test-server.ts';
import { createAttempts } from './attempt.ts';
import { createWebhookSecret } from './signature.ts';

test('the receiver of the page accepts each message once, and refuses a wrong signature', async () => {
  const section = readFileSync('docs/gateway.md', 'utf8').split('\n## Webhooks\n')[1] ?? '';
  const [, program = ''] = /^```js\n(.*?)^```/ms.exec(section) ?? [];
  // Inside the repository, so that Node.js finds the library.
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync(path.resolve('dist', 'webhook-'));
  writeFileSync(path.join(folder, 'receiver.mjs'), program);
  const [secret, other] = [createWebhookSecret(), createWebhookSecret()];
  const child = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
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
    rmSync(folder, { recursive: true });
  }
});
