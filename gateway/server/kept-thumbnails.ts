/** Thumbnails that were drawn, kept for a while; several who ask for one that is being drawn share the work. */
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

/** Maximum number of thumbnails in progress; the lane of pictures admits fewer. */
const maxShared = 512;

/** Bytes that an entry takes beside its picture, about. */
const entryBytes = 256;

/**
 * The thumbnail of a picture: null when the picture cannot be drawn, 'whole' when none can be drawn on this machine, 'missing' when there is
 * no such picture, 'busy' when the caller's address has as many requests as are allowed, 'unavailable' when the REST API fails or cannot be reached.
 */
type Thumbnail = Buffer | 'whole' | 'missing' | 'busy' | 'unavailable' | null;

/** A thumbnail and the address whose share of the connections opened its picture. */
interface Shared {
  readonly thumbnail: Thumbnail;
  readonly address: string;
}

export interface KeptThumbnails {
  get(request: FileRequest): Promise<Thumbnail>;
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
  const beingDrawn = createMemory<Shared>({ ageMs: keptMs, maxEntries: maxShared, now });
  const queue = new PQueue({ concurrency: drawnAtOnce });

  async function make(request: FileRequest): Promise<Thumbnail> {
    const draw = await drawing();
    if (draw === null) return 'whole';
    const file = await files.open(request);
    if (file === null) return 'missing';
    if (file === 'busy' || file === 'unavailable') return file;
    // A fault of the body while it waits for its turn is detected when the body is read.
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

  async function get(request: FileRequest): Promise<Thumbnail> {
    const { fileName, address, signal } = request;
    const known = kept.get(fileName);
    if (known) return known.content;
    const shared = await beingDrawn.recall(
      fileName,
      async (unwanted) => {
        const thumbnail = await make({ ...request, signal: unwanted });
        // One that nobody waits for any more is forgotten already, and another one may be in its place.
        if (!unwanted.aborted) beingDrawn.forget(fileName);
        return { thumbnail, address };
      },
      signal,
    );
    // The limit of another address says nothing about this one.
    if (shared.thumbnail === 'busy' && shared.address !== address && !signal.aborted) return get(request);
    return shared.thumbnail;
  }

  return { get };
}
