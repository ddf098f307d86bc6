import { setImmediate as round } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestGateway } from '../testing/test-gateway.ts';
import { createQueue } from './queue.ts';

test('starts one per round of the event loop, in order of arrival', async () => {
  const turn = createQueue();
  const begun: number[] = [];
  for (let number = 0; number < 5; number += 1) void turn().then(() => begun.push(number));
  for (const expected of [[0], [0, 1], [0, 1, 2]]) {
    await round();
    expect(begun).toEqual(expected);
  }
  void turn().then(() => begun.push(5));
  for (let rounds = 0; rounds < 3; rounds += 1) await round();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  void turn().then(() => begun.push(6));
  await round();
  expect(begun).toHaveLength(7);
});

test.each([
  ['sign-ins with invented names', 'mutation { signIn(input: { username: "x", password: "x" }) { message } }', () => undefined],
  ['invented tokens', '{ employees { nodes { id } } }', (number: number) => `invented-${number}`],
])('answers a known caller while most of 300 concurrent %s still wait', { tags: 'slow' }, async (_name, query, tokenOf) => {
  await using gateway = await startTestGateway({ fromManyAddresses: true });
  const known = () => gateway.ask('{ employees { nodes { id } } }', {}, 'moderator');
  await known();
  let answered = 0;
  const strangers = Array.from({ length: 300 }, async (_, number) => {
    await gateway.ask(query, {}, tokenOf(number));
    answered += 1;
  });
  expect((await known()).result.errors).toBeUndefined();
  expect(answered).toBeLessThan(150);
  await Promise.all(strangers);
});
