/** Lets only so many exports be written at once: each takes a whole core for seconds. */
import { Refusal } from '../calls/refusal.ts';

export interface Turns {
  /** Waits for a turn and works. @throws Refusal (429) when too many wait, (499) when nobody waits for this one any more */
  take<Result>(gone: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

const retryAfterSeconds = 30;

/** @param atOnce how many work, @param waiting how many more may wait */
export function createTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  let working = 0;
  const line: (() => void)[] = [];

  async function wait(gone: AbortSignal): Promise<void> {
    if (line.length >= waiting) throw new Refusal(429, 'Too many exports are being made, try again in a moment', retryAfterSeconds);
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(begin), 1);
        reject(nobodyWaits());
      };
      const begin = () => {
        gone.removeEventListener('abort', leave);
        resolve();
      };
      line.push(begin);
      gone.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async take(gone, work) {
      if (gone.aborted) throw nobodyWaits();
      // Whoever ends hands its place over, so the number of those who work stays.
      if (working < atOnce) working += 1;
      else await wait(gone);
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next === undefined) working -= 1;
        else next();
      }
    },
  };
}

/** Answered to nobody: the connection is gone. */
export function nobodyWaits(): Refusal {
  return new Refusal(499, 'Nobody waits for this export any more');
}
