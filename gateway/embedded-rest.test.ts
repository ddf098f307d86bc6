/** Supervision of the embedded REST API's process, with a small program in its place. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type EmbeddedRestApi, RefusedToStart, startEmbeddedRest } from './embedded-rest.ts';

/**
 * Program that answers with its process id and environment. The file BEHAVIOUR, read at start, changes it:
 * `refuse` reports why it will not run, `crash` exits at once, `stubborn` ignores SIGTERM, `slow` never becomes ready.
 * `GET /die` makes it crash.
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
const file = (name: string) => path.join(folder, name);
const behave = (behaviour: string) => writeFile(file('behaviour'), behaviour);
/** Returns the process ids of all starts in order. */
const starts = async () => (await readFile(file('starts'), 'utf8')).trim().split('\n').map(Number);

const folder = await mkdtemp(path.join(tmpdir(), 'embedded-rest-'));
await writeFile(file('program.mjs'), standIn);
afterAll(() => rm(folder, { recursive: true }));

let rest: EmbeddedRestApi | null = null;
afterEach(async () => {
  await rest?.stop();
  rest = null;
});

/** Collects messages about ended processes, and waits for the next one. */
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
    // A program that handles SIGTERM ends within milliseconds. Only a stubborn one takes this long.
    stopWithinMs: behaviour === 'stubborn' ? 100 : 10_000,
  });
  return rest;
}

const ask = async ({ url }: EmbeddedRestApi, at = '/'): Promise<{ pid: number; environment: Record<string, string>; arguments: string[] }> =>
  (await fetch(new URL(at, url))).json();

/** Sends requests until one is answered again. */
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
  test('answers at its address and returns its demo accounts when it is ready', async () => {
    const started = await start();
    expect(started.demoAccounts).toEqual([{ role: 'admin', username: 'admin', password: 'x' }]);
    expect((await ask(started)).pid).toBe((await starts())[0]);
  });

  test('passes on only the given environment, not the gateway’s', async () => {
    process.env['CANARY_OF_THE_GATEWAY'] = 'secret';
    const { environment, arguments: given } = await ask(await start());
    delete process.env['CANARY_OF_THE_GATEWAY'];
    expect(Object.keys(environment).filter((name) => !name.startsWith('NODE_'))).toEqual(['BEHAVIOUR', 'STARTS', 'GIVEN', 'PORT']);
    expect([environment['GIVEN'], environment['PORT'], given]).toEqual(['yes', '0', []]);
  });

  test('reports a refusal with the program’s own message', async () => {
    await expect(start({ behaviour: 'refuse' })).rejects.toThrow(new RefusedToStart('The folder is in use.'));
  });

  test('reports an exit before readiness as a refusal with its cause', async () => {
    await expect(start({ behaviour: 'crash' })).rejects.toThrow(new RefusedToStart('The embedded REST API ended before it was ready (exit code 3)'));
  });
});

describe('crash', () => {
  test('is reported, and the program restarts at the same address', async () => {
    const { said, onDeath } = listener();
    const started = await start({ onDeath });
    const { pid } = await ask(started);
    await ask(started, '/die').catch(() => {});
    const again = await askAgain(started);
    expect(again.pid).not.toBe(pid);
    expect(again.environment['PORT']).toBe(started.url.port);
    expect(said).toEqual(['The embedded REST API ended (SIGKILL) and is started again']);
  });

  test('restarts the program every time', async () => {
    const { said, onDeath } = listener();
    const started = await start({ onDeath });
    for (let time = 0; time < 3; time += 1) {
      await ask(started, '/die').catch(() => {});
      await askAgain(started);
    }
    expect(said).toHaveLength(3);
    expect(await starts()).toHaveLength(4);
  });

  test('reports a failed restart and tries again', async () => {
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

  test('ends the program without a restart', async () => {
    const { said, onDeath } = listener();
    const started = await start({ onDeath });
    await started.stop();
    expect(await left()).toEqual([]);
    expect(said).toEqual([]);
    await expect(ask(started)).rejects.toThrow();
  });

  test('may be called twice, also concurrently', async () => {
    const started = await start();
    await Promise.all([started.stop(), started.stop()]);
    await started.stop();
    expect(await left()).toEqual([]);
  });

  test('prevents the next start after a crash', async () => {
    const { onDeath, until } = listener();
    const started = await start({ onDeath });
    await ask(started, '/die').catch(() => {});
    await until(1);
    await started.stop();
    expect(await starts()).toHaveLength(1);
  });

  test('leaves no process during a restart', async () => {
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

  test('kills a program that ignores SIGTERM', async () => {
    const started = await start({ behaviour: 'stubborn' });
    await started.stop();
    expect(await left()).toEqual([]);
  });
});
