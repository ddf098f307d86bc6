/**
 * Reads the body of an answer whole, up to a limit. A large one takes memory, and parsing it holds everybody else up: few are read at once,
 * and they are parsed one at a time. Not in a thread of their own: what comes back from one is copied, which takes as long as parsing.
 */
import { isAscii } from 'node:buffer';
import { setImmediate as round, setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { createShare, type Entrant } from './share.ts';

/** Largest answer that is held in memory, in bytes; a page of 100 rows is under 100 kB. */
export const maxAnswerBytes = 8 * 1024 * 1024;

/** Answers above these bytes are large. */
export const largeBytes = 1024 * 1024;

/**
 * Most values in a large answer, since the time that it takes follows from them and not from its bytes: about as many as farmers with all
 * their fields have in so many bytes, and a day with a travel point every three seconds.
 */
export const maxValues = 250_000;

/** Large answers that are read and wait for being parsed at the same time; the others wait with what they have, and their connections with the rest. */
const largeAtOnce = 4;

/** A body as far as it could be read; `text` is what it says when it is no JSON. */
export type ReadBody = { readonly json: unknown } | { readonly unreadable: string; readonly text: string };

/** Runs one piece of work at a time, and leaves the event loop to others for as long as it took: once before the result is handed on, and once after that. */
export type Turns = <Result>(work: () => Result, signal: AbortSignal) => Promise<Result>;

function createTurns(): Turns {
  const queue = new PQueue({ concurrency: 1 });
  /** Leaves the event loop to others for as long as it took from the start to the next round. */
  async function pause(start: number): Promise<void> {
    await round();
    await wait(performance.now() - start);
  }
  return (work, signal) =>
    queue.add(
      async () => {
        const start = performance.now();
        try {
          return work();
        } finally {
          // Whoever waits for the result goes on with it at once, as by completing thousands of rows.
          void queue.add(() => pause(performance.now()), { priority: 1 });
          await pause(start);
        }
      },
      { signal },
    );
}

export interface Bodies {
  /**
   * @param understand is part of the turn, since checking a large answer costs as much as parsing it
   * @param signal aborted when nobody waits for it any more: what still waits for a turn is then left out
   */
  read<Result>(body: AsyncIterable<Buffer>, understand: (read: ReadBody) => Result, entrant: Entrant, signal: AbortSignal): Promise<Result>;
}

export function createBodies(turns = createTurns()): Bodies {
  const inFlight = { all: largeAtOnce, perCall: largeAtOnce, perAsker: 1 };
  const waiting = { all: Number.POSITIVE_INFINITY, perCall: Number.POSITIVE_INFINITY, perAsker: Number.POSITIVE_INFINITY };
  const large = createShare({ inFlight, waiting });

  return {
    async read(body, understand, entrant, signal) {
      const chunks: Buffer[] = [];
      let size = 0;
      let values = 0;
      let leave: (() => void) | null = null;
      try {
        for await (const chunk of body) {
          size += chunk.length;
          chunks.push(chunk);
          if (size <= largeBytes) continue;
          values += (leave === null ? chunks : [chunk]).reduce((sum, bytes) => sum + valuesIn(bytes), 0);
          // Leaving the loop destroys the body and with it the connection.
          if (size > maxAnswerBytes) return understand({ unreadable: `larger than ${maxAnswerBytes} bytes`, text: '' });
          if (values > maxValues) return understand({ unreadable: `larger than ${maxValues} values`, text: '' });
          leave ??= await large.enter(entrant, signal);
        }
        // Its parts are let go before it is parsed: several large ones take as much memory as everything else.
        const work = () => understand(parsed(textOf(chunks.splice(0))));
        return await (size > largeBytes ? turns(work, signal) : work());
      } finally {
        leave?.();
      }
    },
  };
}

const [comma, list, object] = Buffer.from(',[{');
/** How many values a part of a JSON text has, as far as can be told without parsing it: signs within texts count too. */
function valuesIn(bytes: Buffer): number {
  let count = 0;
  // Ten times as quick as iterating, and it is done to every byte.
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === comma || byte === list || byte === object) count += 1;
  }
  return count;
}

/** @param parts of the whole body */
export function textOf(parts: readonly Buffer[]): string {
  const [first] = parts;
  const whole = parts.length === 1 && first ? first : Buffer.concat(parts);
  // Copied and not decoded, in a third of the time; of 7 MB that is a good part of what holds everybody else up.
  return whole.toString(isAscii(whole) ? 'latin1' : 'utf8');
}

export function parsed(text: string): ReadBody {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { unreadable: text === '' ? 'empty' : 'not JSON', text };
  }
}

/** What it says: the JSON, else the text. */
export const contentOf = (body: ReadBody): unknown => ('json' in body ? body.json : body.text);
