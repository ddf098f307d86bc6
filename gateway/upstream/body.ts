/** Reads the body of an answer whole, up to a limit. Parsing holds everybody else up, so large ones take turns. */
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Largest answer that is held in memory, in bytes; a page of 100 rows is under 100 kB. */
const maxAnswerBytes = 8 * 1024 * 1024;

/** Answers above these bytes are parsed one at a time. */
const largeBytes = 1024 * 1024;

/** A body as far as it could be read; `text` is what it says when it is no JSON. */
export type ReadBody = { readonly json: unknown } | { readonly unreadable: string; readonly text: string };

/** Does one work at a time, and then leaves everybody else as long as it took. */
export type Turns = <Result>(work: () => Result) => Promise<Result>;

export function createTurns(): Turns {
  const queue = new PQueue({ concurrency: 1 });
  return (work) =>
    queue.add(() => {
      const start = performance.now();
      try {
        return work();
      } finally {
        const took = performance.now() - start;
        void queue.add(() => wait(took), { priority: 1 });
      }
    });
}

/** @param understand is part of the turn, since checking a large answer costs as much as parsing it */
export async function readBody<Result>(body: AsyncIterable<Buffer>, turns: Turns, understand: (read: ReadBody) => Result): Promise<Result> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop destroys the body and with it the connection.
    if (size > maxAnswerBytes) return understand({ unreadable: `larger than ${maxAnswerBytes} bytes`, text: '' });
    chunks.push(chunk);
  }
  const work = () => understand(parsed(Buffer.concat(chunks)));
  return size > largeBytes ? turns(work) : work();
}

function parsed(bytes: Buffer): ReadBody {
  const text = bytes.toString('utf8');
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { unreadable: bytes.length === 0 ? 'empty' : 'not JSON', text };
  }
}

/** What it says: the JSON, else the text. */
export const contentOf = (body: ReadBody): unknown => ('json' in body ? body.json : body.text);
