/** Loads a screen's script. Times out after 120 seconds, and reports 'Loading chunk failed' with the type. While offline, waits and continues on its own. */
import { untilOnline } from './network.ts';
import { newerBuild } from './newer-build.ts';

/** Time limit of a script, in milliseconds. */
const limit = 120_000;

/** Milliseconds between retries after the network returns. A browser reports a network before it necessarily leads anywhere. */
const pauses = [500, 2_000, 8_000];

export class ChunkError extends Error {
  readonly type: 'timeout' | 'missing';

  constructor(type: 'timeout' | 'missing', options?: ErrorOptions) {
    super(`Loading chunk failed (${type})`, options);
    this.name = 'ChunkError';
    this.type = type;
  }
}

/** Loads a module. @param pausesLeft remaining retries before a failure is thrown */
export async function loadChunk<Module>(load: () => Promise<Module>, pausesLeft: readonly number[] = []): Promise<Module> {
  try {
    return await loadInTime(load);
  } catch (error) {
    // A script in the browser's cache loads even offline, so only a failed load waits.
    if (!navigator.onLine) {
      await untilOnline();
      return loadChunk(load, pauses);
    }
    const [pause, ...later] = pausesLeft;
    if (pause === undefined) {
      await newerBuild.ask();
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadChunk(load, later);
  }
}

function loadInTime<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('timeout')), limit);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkError('missing', { cause })))
      .finally(() => clearTimeout(timer));
  });
}
