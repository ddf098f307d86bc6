/** Loading a screen's script: given up after 120 seconds, and told as 'Loading chunk failed' with its type. Offline it waits, and goes on by itself. */
import { untilOnline } from './network.ts';
import { newerBuild } from './newer-build.ts';

/** How long a script may take, in milliseconds. */
const limit = 120_000;

/** Milliseconds between tries after the network was away: a browser says that it is back as soon as there is a network, and that may lead nowhere yet. */
const pauses = [500, 2_000, 8_000];

export class ChunkError extends Error {
  readonly type: 'timeout' | 'missing';

  constructor(type: 'timeout' | 'missing', options?: ErrorOptions) {
    super(`Loading chunk failed (${type})`, options);
    this.name = 'ChunkError';
    this.type = type;
  }
}

/** @param pausesLeft before a failure is told */
export async function loadChunk<Module>(load: () => Promise<Module>, pausesLeft: readonly number[] = []): Promise<Module> {
  try {
    return await loadInTime(load);
  } catch (error) {
    // A script that the browser holds comes offline too; only one that does not is waited for.
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
