/** Loading a screen's script: given up after 120 seconds, and told as 'Loading chunk failed' with its type. */

/** How long a script may take, in milliseconds (specification section 9). */
const limit = 120_000;

export class ChunkError extends Error {
  readonly type: 'timeout' | 'missing';

  constructor(type: 'timeout' | 'missing', options?: ErrorOptions) {
    super(`Loading chunk failed (${type})`, options);
    this.name = 'ChunkError';
    this.type = type;
  }
}

export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('timeout')), limit);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkError('missing', { cause })))
      .finally(() => clearTimeout(timer));
  });
}
