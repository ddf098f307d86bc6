/** Thumbnails that were drawn, kept for a while; several who ask for one that is being drawn share the work (decision 104). */
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { createMemory } from '../graphql/memory.ts';
import type { FileRequest, Files } from '../upstream/files.ts';
import type { DrawThumbnail } from './thumbnails.ts';

/** Bytes of all that are kept; one of a photo has some thousand. */
export const maxKeptBytes = 8 * 1024 * 1024;

/** Milliseconds for which one is kept: a file name always means the same picture. */
export const keptMs = 24 * 60 * 60 * 1000;

/** Milliseconds for which it is kept that a picture cannot be drawn. */
export const failureKeptMs = 60 * 1000;

/** At once: the other processor and the other threads of Node's pool are left to everybody else. */
const drawnAtOnce = 2;

/** At most so many that are being drawn are known to be; the lane of pictures takes fewer. */
const maxShared = 512;

/** Bytes that an entry takes beside its picture, about. */
const entryBytes = 256;

export interface KeptThumbnails {
  /**
   * The thumbnail of a picture.
   * @returns null when it cannot be drawn, 'missing' when there is no such picture, 'busy' when too many are asked for at once, 'unavailable' when the REST API cannot give it now
   */
  get(request: FileRequest): Promise<Buffer | 'missing' | 'busy' | 'unavailable' | null>;
}

export interface KeptThumbnailsOptions {
  readonly files: Files;
  /** Null: none can be drawn on this machine. */
  readonly drawing: () => Promise<DrawThumbnail | null>;
  /** Milliseconds that only rise; the machine's by default. */
  readonly now?: () => number;
}

export function createKeptThumbnails({ files, drawing, now = () => performance.now() }: KeptThumbnailsOptions): KeptThumbnails {
  const kept = new LRUCache<string, { readonly content: Buffer | null }>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ content }) => entryBytes + (content?.length ?? 0),
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now },
  });
  const beingDrawn = createMemory<Buffer | 'missing' | 'busy' | 'unavailable' | null>({ ageMs: keptMs, maxEntries: maxShared, now });
  const queue = new PQueue({ concurrency: drawnAtOnce });

  async function make(request: FileRequest): Promise<Buffer | 'missing' | 'busy' | 'unavailable' | null> {
    const draw = await drawing();
    if (draw === null) return null;
    const file = await files.open(request);
    if (file === null) return 'missing';
    if (file === 'busy' || file === 'unavailable') return file;
    // What ends the body while it waits for its turn is seen when it is read.
    file.body.on('error', () => {});
    try {
      // It keeps its place in the lane of pictures until it has been read, so that those who wait here are as few as may wait there.
      const content = await queue.add(() => draw(file));
      kept.set(request.fileName, { content }, { ttl: content === null ? failureKeptMs : keptMs });
      return content;
    } catch {
      return 'unavailable';
    }
  }

  return {
    async get(request) {
      const { fileName, signal } = request;
      const known = kept.get(fileName);
      if (known) return known.content;
      return beingDrawn.recall(
        fileName,
        async (unwanted) => {
          const made = await make({ ...request, signal: unwanted });
          // One that nobody waits for any more is forgotten already, and another one may be in its place.
          if (!unwanted.aborted) beingDrawn.forget(fileName);
          return made;
        },
        signal,
      );
    },
  };
}
