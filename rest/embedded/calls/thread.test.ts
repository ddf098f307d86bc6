import { expect, test } from 'vitest';
import { createThread } from './thread.ts';

const program = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, order }) => {
  if (order === 'die') process.exit(1);
  if (order !== null) parentPort.postMessage({ id, bytes: new Uint8Array([7]) });
});`;

test('rejects the further orders of each work when the thread has died, and starts another for new work', async () => {
  const thread = createThread<'answer' | 'die'>(new URL(`data:text/javascript,${encodeURIComponent(program)}`));
  const [one, other] = [thread.begin(), thread.begin()];
  expect(await one.ask('answer')).toEqual(new Uint8Array([7]));
  await expect(other.ask('die')).rejects.toThrow('The thread ended');
  await expect(one.ask('answer')).rejects.toThrow('The thread ended');
  for (const work of [one, other]) work.end();
  const next = thread.begin();
  expect(await next.ask('answer')).toEqual(new Uint8Array([7]));
  next.end();
  await thread.close();
});
