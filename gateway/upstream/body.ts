/**
 * Reads the body of an answer whole, up to a limit. A large one takes memory, and parsing it holds everybody else up: few are read at once,
 * and they are parsed one at a time. Not in a thread of their own: what comes back from one is copied, which takes as long as parsing.
 */
import { isAscii, isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate as round, setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { decoded, isDamaged, isEncoded } from './content-encoding.ts';
import { charsetOf } from './header-values.ts';
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
   * @param body decompressed while it is read, so its limits are those of any other body
   * @param understand is part of the turn, since checking a large answer costs as much as parsing it
   * @param signal aborted when nobody waits for it any more: what still waits for a turn is then left out
   */
  read<Result>(
    body: AsyncIterable<Buffer>,
    headers: BodyHeaders,
    understand: (read: ReadBody) => Result,
    entrant: Entrant,
    signal: AbortSignal,
  ): Promise<Result>;
}

export function createBodies(turns = createTurns()): Bodies {
  const inFlight = { all: largeAtOnce, perCall: largeAtOnce, perAsker: 1 };
  const waiting = { all: Number.POSITIVE_INFINITY, perCall: Number.POSITIVE_INFINITY, perAsker: Number.POSITIVE_INFINITY };
  const large = createShare({ inFlight, waiting });

  async function collected<Result>(
    body: AsyncIterable<Buffer>,
    understand: (parts: readonly Buffer[]) => Result,
    fail: (unreadable: string) => Result,
    entrant: Entrant,
    signal: AbortSignal,
  ) {
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
        if (size > maxAnswerBytes) return fail(`larger than ${maxAnswerBytes} bytes`);
        if (values > maxValues) return fail(`larger than ${maxValues} values`);
        leave ??= await large.enter(entrant, signal);
      }
      // Its parts are let go before it is parsed: several large ones take as much memory as everything else.
      const work = () => understand(chunks.splice(0));
      return await (size > largeBytes ? turns(work, signal) : work());
    } finally {
      leave?.();
    }
  }

  return {
    async read(body, headers, understand, entrant, signal) {
      const fail = (unreadable: string) => understand({ unreadable, text: '' });
      const encoding = headers['content-encoding'];
      try {
        const plain = isEncoded(encoding) ? await decoded(Readable.from(body), encoding) : body;
        return await collected(plain, (parts) => understand(readWhole(parts, headers)), fail, entrant, signal);
      } catch (error) {
        if (isDamaged(error)) return fail(error.message);
        throw error;
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

/** Header fields that say how the bytes of a body are to be read. */
export interface BodyHeaders {
  readonly 'content-type'?: string | string[] | undefined;
  readonly 'content-encoding'?: string | string[] | undefined;
}

/** Character sets by their byte order mark. */
const marks: readonly (readonly [mark: Buffer, charset: string])[] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
];

/**
 * Decodes the parts of a whole body. A byte order mark decides before the declared character set, and UTF-8 is the default.
 * @throws TypeError when the bytes are not of that character set, RangeError when nobody knows it
 */
export function textOf(parts: readonly Buffer[], charset: string | null = null): string {
  const [first] = parts;
  const whole = parts.length === 1 && first ? first : Buffer.concat(parts);
  // Copying is three times as fast as decoding, and a large body holds everybody else up.
  if (isAscii(whole) && (charset === null || charset === 'utf-8')) return whole.toString('latin1');
  const marked = marks.find(([mark]) => whole.subarray(0, mark.length).equals(mark));
  const known = marked?.[1] ?? charset ?? 'utf-8';
  if (known !== 'utf-8') return new TextDecoder(known, { fatal: true }).decode(whole);
  if (!isUtf8(whole)) throw new TypeError('not UTF-8');
  return whole.toString('utf8', marked ? marked[0].length : 0);
}

/** Decodes and parses the parts of a whole body that is not compressed. */
export function readWhole(parts: readonly Buffer[], headers: BodyHeaders): ReadBody {
  const charset = charsetOf(headers['content-type']);
  let text: string;
  try {
    text = textOf(parts, charset);
  } catch {
    return { unreadable: `not ${charset ?? 'UTF-8'}`, text: '' };
  }
  return parsed(text);
}

function parsed(text: string): ReadBody {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { unreadable: text.trim() === '' ? 'empty' : 'not JSON', text };
  }
}

/** Content of the body: the parsed JSON, otherwise the text. */
export const contentOf = (body: ReadBody): unknown => ('json' in body ? body.json : body.text);
