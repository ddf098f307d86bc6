/**
 * Reads the whole body of a response, up to a limit. A large body takes memory and its parsing blocks the event loop, so few are read at once
 * and they are parsed one at a time. A worker thread would not help, because copying its result takes as long as parsing.
 */
import { isAscii, isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate as round, setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { decoded, isDamaged, isEncoded } from './content-encoding.ts';
import { createFairLimiter, type Entrant } from './fair-limiter.ts';
import { charsetOf } from './header-values.ts';

/** Maximum size in bytes of a response in memory. A page of 100 rows is under 100 kB. */
export const maxResponseBytes = 8 * 1024 * 1024;

/** Size in bytes above which a response is large. */
export const largeBytes = 1024 * 1024;

/**
 * Maximum number of values in a large response, because parsing time depends on values and not on bytes. That is about as many as farmers with all
 * their fields have in `maxResponseBytes`, or a day with a travel point every three seconds.
 */
export const maxValues = 250_000;

/** Number of large responses that may be read or wait for parsing at once. The others pause with the bytes they have. */
const largeAtOnce = 4;

/** A body as far as it could be read. `text` is the content when it is not JSON. */
export type ReadBody = { readonly json: unknown } | { readonly unreadable: string; readonly text: string };

/** Runs one piece of work at a time. After each, the event loop is yielded for as long as the work took: before the result is returned, and again after. */
export type RunQueued = <Result>(work: () => Result, signal: AbortSignal) => Promise<Result>;

function createTurns(): RunQueued {
  const queue = new PQueue({ concurrency: 1 });
  /** Yields the event loop for the time from `start` to the next round. */
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
          // The caller continues with the result at once, for example by completing thousands of rows.
          void queue.add(() => pause(performance.now()), { priority: 1 });
          await pause(start);
        }
      },
      { signal },
    );
}

export interface Bodies {
  /**
   * @param body decompressed while it is read, so it has the limits of any other body
   * @param understand runs within the turn, because checking a large response costs as much as parsing it
   * @param signal aborted when the caller no longer waits, so the body is skipped if it still waits for a turn
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
  const inFlight = { all: largeAtOnce, perCall: largeAtOnce, perCaller: 1 };
  const waiting = { all: Number.POSITIVE_INFINITY, perCall: Number.POSITIVE_INFINITY, perCaller: Number.POSITIVE_INFINITY };
  const large = createFairLimiter({ inFlight, waiting });

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
        if (size > maxResponseBytes) return fail(`larger than ${maxResponseBytes} bytes`);
        if (values > maxValues) return fail(`larger than ${maxValues} values`);
        leave ??= await large.enter(entrant, signal);
      }
      // Drop the chunks before parsing, because several large bodies take as much memory as everything else.
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
/** Estimates the number of values in a part of a JSON text without parsing it. Delimiters inside strings are counted too. */
function valuesIn(bytes: Buffer): number {
  let count = 0;
  // An index loop is much faster than iterating, and every byte passes through it.
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === comma || byte === list || byte === object) count += 1;
  }
  return count;
}

/** Header fields that describe the encoding of a body. */
export interface BodyHeaders {
  readonly 'content-type'?: string | string[] | undefined;
  readonly 'content-encoding'?: string | string[] | undefined;
}

/** Byte order marks and their character sets. */
const marks: readonly (readonly [mark: Buffer, charset: string])[] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
];

/**
 * Decodes the parts of a whole body. A byte order mark decides before the declared character set, and UTF-8 is the default.
 * @throws TypeError when the bytes do not fit the character set, RangeError when the character set is unknown
 */
export function textOf(parts: readonly Buffer[], charset: string | null = null): string {
  const [first] = parts;
  const whole = parts.length === 1 && first ? first : Buffer.concat(parts);
  // Copying is faster than decoding, and a large body blocks the event loop.
  if (isAscii(whole) && (charset === null || charset === 'utf-8')) return whole.toString('latin1');
  const marked = marks.find(([mark]) => whole.subarray(0, mark.length).equals(mark));
  const encoding = marked?.[1] ?? charset ?? 'utf-8';
  if (encoding !== 'utf-8') return new TextDecoder(encoding, { fatal: true }).decode(whole);
  if (!isUtf8(whole)) throw new TypeError('not UTF-8');
  return whole.toString('utf8', marked ? marked[0].length : 0);
}

/** Decodes and parses the parts of a whole uncompressed body. */
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

/** Returns the parsed JSON of a body, or else its text. */
export const contentOf = (body: ReadBody): unknown => ('json' in body ? body.json : body.text);
