/** Sending rows: each once, a few at a time, with the delays that the server requests. A lost connection keeps the remaining rows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, atOnce, sendRows } from './send-rows.ts';

const done: Answer = { kind: 'settled', outcome: { kind: 'done', message: null, payload: null } };
const busy = (seconds?: number): Answer => ({ kind: 'wait', failure: 'failure.busy', seconds, lost: undefined });
const lost: Answer = { kind: 'wait', failure: 'failure.unknown', seconds: 0, lost: { kind: 'lost', failure: 'failure.unknown' } };
const broken: Answer = { kind: 'broken', failure: 'failure.network' };

/** Sends rows and returns the given results in turn. The last result repeats. */
async function run(
  answers: readonly (readonly Answer[])[],
  { signal = new AbortController().signal, onSent = () => {} }: { signal?: AbortSignal; onSent?: (row: number) => void } = {},
) {
  const sent: number[] = [];
  const settled: [number, string][] = [];
  const waits: number[] = [];
  let underWay = 0;
  let most = 0;
  const end = await sendRows(
    answers.map((_, row) => row),
    {
      send: async (row) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await Promise.resolve();
        underWay -= 1;
        const times = sent.filter((each) => each === row).length;
        sent.push(row);
        onSent(row);
        return answers[row]?.[times] ?? answers[row]?.at(-1) ?? done;
      },
      onSettled: (row, outcome) => settled.push([row, outcome.kind]),
      signal,
      pause: async (seconds) => void waits.push(seconds),
    },
  );
  return { end, sent, settled, waits, most };
}

describe('sending', () => {
  it('sends each row once, in order, and a few at a time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 40 }), async (count) => {
        const { end, sent, settled, most } = await run(Array.from({ length: count }, () => [done]));
        expect(end).toBeUndefined();
        expect(sent).toEqual(Array.from({ length: count }, (_, row) => row));
        expect(settled).toHaveLength(count);
        expect(most).toBe(Math.min(count, atOnce));
      }),
    );
  });

  it('settles every row at most once, for any results', async () => {
    const answer = fc.constantFrom(done, busy(), busy(3), lost, broken);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(answer, { minLength: 1, maxLength: 8 }), { maxLength: 12 }), async (answers) => {
        const { end, settled } = await run(answers);
        expect(new Set(settled.map(([row]) => row)).size).toBe(settled.length);
        if (end === undefined) expect(settled).toHaveLength(answers.length);
      }),
    );
  });

  it('waits as long as the server requests, up to a minute, and with growing delays without a request', async () => {
    expect((await run([[busy(7), busy(900), done]])).waits).toEqual([7, 60]);
    expect((await run([[busy(), busy(), busy(), done]])).waits).toEqual([2, 4, 8]);
  });

  it('stops for a server that stays busy, and keeps the row', async () => {
    expect(await run([[busy(1)]])).toMatchObject({ end: 'failure.busy', settled: [] });
  });

  it('retries once after a lost response, then leaves the row to the person', async () => {
    expect(await run([[lost, done]])).toMatchObject({ sent: [0, 0], settled: [[0, 'done']] });
    expect(await run([[lost], [done]])).toMatchObject({
      end: undefined,
      settled: expect.arrayContaining([
        [0, 'lost'],
        [1, 'done'],
      ]),
    });
  });

  it('stops after a lost connection, and lets pending rows finish', async () => {
    const { end, sent, settled } = await run([[done], [broken], [done], [done], [done], [done]]);
    expect(end).toBe('failure.network');
    expect(settled.map(([row]) => row)).toEqual(sent.filter((row) => row !== 1));
    expect(sent.length).toBeLessThan(6);
  });

  it('stops on request, and lets pending rows finish', async () => {
    const stop = new AbortController();
    const { end, sent, settled } = await run(
      Array.from({ length: 10 }, () => [done]),
      { signal: stop.signal, onSent: (row) => row === 1 && stop.abort() },
    );
    expect(end).toBeUndefined();
    expect(settled.map(([row]) => row)).toEqual(sent);
    expect(sent.length).toBeLessThan(10);
  });
});
