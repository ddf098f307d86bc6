/** The supervision of the embedded REST API's process, with a small program in its place. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedRestApi, RefusedToStart, startEmbeddedRest } from './embedded-rest.ts';

/**
 * Answers with its process id and environment; what it does otherwise stands in the file BEHAVIOUR when it starts:
 * `refuse` says why it will not run, `crash` ends at once, `stubborn` does not hear SIGTERM, `slow` is never ready.
 * `GET /die` ends it, as a crash would.
 */
const standIn = `
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const { BEHAVIOUR, STARTS, PORT } = process.env;
const behaviour = readFileSync(BEHAVIOUR, 'utf8');
appendFileSync(STARTS, process.pid + '\\n');
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => { if (behaviour !== 'stubborn') process.exit(0); });
if (behaviour === 'crash') process.exit(3);
if (behaviour === 'refuse') process.send({ kind: 'refused', reason: 'The folder is in use.' }, () => process.exit(1));
else {
  const server = createServer((request, response) => {
    if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ pid: process.pid, environment: process.env, arguments: process.argv.slice(2) }));
  });
  server.listen(Number(PORT), '127.0.0.1', () => {
    if (behaviour !== 'slow') process.send({ kind: 'ready', port: server.address().port, demoAccounts: [{ role: 'admin', username: 'admin', password: 'x' }] });
  });
}
`;

let folder: string;
const file = (name: string) => path.join(folder, name);
const behave = (behaviour: string) => writeFile(file('behaviour'), behaviour);
/** Process ids of all starts, in order. */
const starts = async () => (await readFile(file('starts'), 'utf8')).trim().split('\n').map(Number);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'embedded-rest-'));
  await writeFile(file('program.mjs'), standIn);
});
afterAll(() => rm(folder, { recursive: true }));

let rest: EmbeddedRestApi | null = null;
afterEach(async () => {
  await rest?.stop();
  rest = null;
});

/** Messages about ended processes, and a wait for the next message. */
function listener() {
  const said: string[] = [];
  let heard = () => {};
  return {
    said,
    onDeath(reason: string) {
      said.push(reason);
      heard();
    },
    async until(count: number) {
      while (said.length < count) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    },
  };
}

async function start({ behaviour = '', onDeath = () => {} }: { behaviour?: string; onDeath?: (reason: string) => void } = {}) {
  await behave(behaviour);
  await writeFile(file('starts'), '');
  rest = await startEmbeddedRest({
    program: file('program.mjs'),
    environment: { BEHAVIOUR: file('behaviour'), STARTS: file('starts'), GIVEN: 'yes' },
    onDeath,
    // A program that hears ends within milliseconds; only one that does not is waited for so long.
    stopWithinMs: behaviour === 'stubborn' ? 100 : 10_000,
  });
  return rest;
}

const ask = async ({ url }: EmbeddedRestApi, at = '/'): Promise<{ pid: number; environment: Record<string, string>; arguments: string[] }> =>
  (await fetch(new URL(at, url))).json();

/** Asks until it answers again. */
async function askAgain(asked: EmbeddedRestApi) {
  for (;;) {
    const answer = await ask(asked).catch(() => null);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('start', () => {
  test('once it is ready it answers at its address, and its demo accounts are known', async () => {
    const started = await start();
    expect(started.demoAccounts).toEqual([{ role: 'admin', username: 'admin', password: 'x' }]);
    expect((await ask(started)).pid).toBe((await starts())[0]);
  });

  test('nothing of the gateway’s environment is handed on but what is given', async () => {
    process.env['CANARY_OF_THE_GATEWAY'] = 'secret';
    const { environment, arguments: given } = await ask(await start());
    delete process.env['CANARY_OF_THE_GATEWAY'];
    expect(Object.keys(environment).filter((name) => !name.startsWith('NODE_'))).toEqual(['BEHAVIOUR', 'STARTS', 'GIVEN', 'PORT']);
    expect([environment['GIVEN'], environment['PORT'], given]).toEqual(['yes', '0', []]);
  });

  test('a refusal is its own sentence', async () => {
    await expect(start({ behaviour: 'refuse' })).rejects.toThrow(new RefusedToStart('The folder is in use.'));
  });

  test('an end before it is ready is a refusal that says how it ended', async () => {
    await expect(start({ behaviour: 'crash' })).rejects.toThrow(new RefusedToStart('The embedded REST API ended before it was ready (exit code 3)'));
  });
});

describe('death', () => {
  test('is said, and it is started again at the same address', async () => {
    const { said, onDeath } = listener();
    const started = await start({ onDeath });
    const { pid } = await ask(started);
    await ask(started, '/die').catch(() => {});
    const again = await askAgain(started);
    expect(again.pid).not.toBe(pid);
    expect(again.environment['PORT']).toBe(started.url.port);
    expect(said).toEqual(['The embedded REST API ended (SIGKILL) and is started again']);
  });

  test('again and again', async () => {
    const { said, onDeath } = listener();
    const started = await start({ onDeath });
    for (let time = 0; time < 3; time += 1) {
      await ask(started, '/die').catch(() => {});
      await askAgain(started);
    }
    expect(said).toHaveLength(3);
    expect(await starts()).toHaveLength(4);
  });

  test('a start that fails is said and tried again', async () => {
    const { said, onDeath, until } = listener();
    const started = await start({ onDeath });
    await behave('refuse');
    await ask(started, '/die').catch(() => {});
    await until(2);
    await behave('crash');
    await until(4);
    await behave('');
    await askAgain(started);
    expect(said.slice(0, 2)).toEqual([
      'The embedded REST API ended (SIGKILL) and is started again',
      'The embedded REST API could not be started again: The folder is in use.',
    ]);
    expect(said.at(-1)).toBe('The embedded REST API could not be started again: The embedded REST API ended before it was ready (exit code 3)');
  });
});

describe('stop', () => {
  const left = async () => (await starts()).filter(isAlive);

  test('ends it, and it is not started again', async () => {
    const { said, onDeath } = listener();
    const started = await start({ onDeath });
    await started.stop();
    expect(await left()).toEqual([]);
    expect(said).toEqual([]);
    await expect(ask(started)).rejects.toThrow();
  });

  test('may be asked for twice, also at once', async () => {
    const started = await start();
    await Promise.all([started.stop(), started.stop()]);
    await started.stop();
    expect(await left()).toEqual([]);
  });

  test('between a death and the next start, there is no next start', async () => {
    const { onDeath, until } = listener();
    const started = await start({ onDeath });
    await ask(started, '/die').catch(() => {});
    await until(1);
    await started.stop();
    expect(await starts()).toHaveLength(1);
  });

  test('while it is being started again, leaves no process', async () => {
    const { said, onDeath } = listener();
    const started = await start({ onDeath });
    await behave('slow');
    await ask(started, '/die').catch(() => {});
    await askAgain(started);
    await started.stop();
    expect(await starts()).toHaveLength(2);
    expect(await left()).toEqual([]);
    expect(said).toEqual(['The embedded REST API ended (SIGKILL) and is started again']);
  });

  test('one that does not hear is ended by force', async () => {
    const started = await start({ behaviour: 'stubborn' });
    await started.stop();
    expect(await left()).toEqual([]);
  });
});
