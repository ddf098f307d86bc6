/** Passes a file on and ends it when its reader stalls, because a download without a reader would hold its connection forever. */
import { pipeline, type Readable, Transform } from 'node:stream';

/** Minimum number of bytes that must be read in a window if they are available: a kilobyte a second. */
export const leastBytes = 16 * 1024;
const windowMs = 15_000;

/** @param everyMs milliseconds between two checks */
export function guardSlowReader(source: Readable, everyMs: number = windowMs): Readable {
  let passed = 0;
  let deliveredBefore = 0;
  let waitedBefore = false;
  const passage = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    const delivered = passed - passage.readableLength;
    const waits = passage.readableLength > 0;
    if (waits && waitedBefore && delivered - deliveredBefore < leastBytes) passage.destroy(new Error('the reader is too slow'));
    deliveredBefore = delivered;
    waitedBefore = waits;
  }, everyMs);
  timer.unref();
  // When either stream ends early, the other one is ended too.
  return pipeline(source, passage, () => clearInterval(timer));
}
