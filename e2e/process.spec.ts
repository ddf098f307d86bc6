/** The product as processes: it starts and ends without leaving anything behind. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { demoAccounts } from '../rest/embedded/demo/accounts.ts';
import { signal, within } from './processes.ts';
import { type Product, startInVain, startProduct } from './product.ts';
import { ask, signIn } from './session.ts';
import { newStore, type Store } from './store.ts';

let store: Store;
beforeEach(async () => {
  store = await newStore(inject('template'));
});
afterEach(() => store.remove());

describe('a started product', () => {
  let product: Product;
  beforeEach(async () => {
    product = await startProduct({ store });
  });
  afterEach(async () => {
    if (product.isLeft()) await product.stop();
  });

  /** Interrupts the product and checks its end. @param id of its first process, or of the whole group */
  async function endsOnInterrupt(id: number): Promise<void> {
    signal(id, 'SIGINT');
    expect(await within(product.ended, 'the product ends')).toEqual({ code: 0, signal: null });
    expect(product.isLeft()).toBe(false);
  }

  it('prints the demo accounts, then the ready line, and nothing else; logs are JSON on standard error; SIGTERM ends it with 0 and leaves no process', async () => {
    const said = product.output.slice(0, -1).join('\n');
    for (const { username, password } of demoAccounts) expect(said).toMatch(new RegExp(`${username}.*${password}`));
    expect(product.output.at(-1)).toBe(`ready ${product.url}`);
    await signIn(product.url, 'admin');
    await product.stop();
    for (const line of product.logs) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('ends in order when the whole group is signalled, as by Ctrl+C', () => endsOnInterrupt(-product.pid));

  if (inject('template').database === null) {
    it('refuses a second start on the same data with a sentence and keeps running; SIGINT ends it with 0 and leaves no process', async () => {
      const { code, logs, output } = await startInVain({ store });
      expect(code).toBe(1);
      expect(output).toEqual([]);
      expect(logs.join('\n')).toMatch(/The data folder .* is in use by another process/);
      await signIn(product.url, 'admin');
      await endsOnInterrupt(product.pid);
    });
  } else {
    it('works beside another on a PostgreSQL server; SIGINT ends it with 0 and leaves no process', async () => {
      const second = await startProduct({ store });
      const { token } = await signIn(product.url, 'admin');
      const answer = await ask<{ me: { id: string } | null }>(second.url, '{ me { id } }', {}, token);
      expect(answer.data?.me?.id).toBeTruthy();
      await second.stop();
      await endsOnInterrupt(product.pid);
    });
  }
});

it('an occupied port is reported in a sentence', async () => {
  const { port } = new URL(inject('shared').url);
  const provider = { REST_API_URL: 'http://127.0.0.1:9', DATABASE_URL: '', DEMO_DATA: 'off', PORT: port };
  const { code, logs } = await startInVain({ store, environment: provider });
  expect([code, logs]).toEqual([1, [`Port ${port} is in use on 127.0.0.1: set PORT to another one`]]);
});

it('npm start is one process tree that SIGTERM ends', async () => {
  const npm = spawn('npm', ['start'], { detached: true, stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...store.environment, PORT: '0' } });
  const group = -Number(npm.pid);
  const ended = new Promise<void>((resolve) => {
    npm.once('close', () => resolve());
  });
  await within(
    new Promise<void>((resolve) => {
      createInterface(npm.stdout).on('line', (line) => line.startsWith('ready ') && resolve());
    }),
    'npm start is ready',
  );
  npm.kill('SIGTERM');
  await within(ended, 'npm start ends');
  expect(signal(group, 0)).toBe(false);
});

it('reports all errors of the environment at once, and does not start', { tags: 'smoke' }, async () => {
  const { code, logs, output } = await startInVain({ store, environment: { PORT: 'many', LOG_LEVEL: 'loud' } });
  expect(code).toBe(1);
  expect(output).toEqual([]);
  expect(logs.join('\n')).toMatch(/PORT/);
  expect(logs.join('\n')).toMatch(/LOG_LEVEL/);
});
