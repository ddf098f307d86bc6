/** Cache of rendered thumbnails. Concurrent requests for one thumbnail share the work. */
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { createAsyncCache } from '../graphql/async-cache.ts';
import type { FileRequest, Files } from '../upstream/files.ts';
import type { DrawThumbnail } from './thumbnails.ts';

/** Maximum size of the cache, in bytes. The thumbnail of a photo has a few thousand. */
export const maxCacheBytes = 8 * 1024 * 1024;

/** Lifetime of an entry in milliseconds. A file name always means the same picture. */
export const ttlMs = 24 * 60 * 60 * 1000;

/** Milliseconds for which a failure to render a picture is cached. */
export const failureKeptMs = 60 * 1000;

/** Maximum number of parallel renderings. It leaves the other processor and Node's other pool threads to other work. */
const drawnAtOnce = 2;

/** Maximum number of thumbnails in progress. The bulkhead of pictures admits fewer. */
const maxShared = 512;

/** Approximate overhead of an entry beside its picture, in bytes. */
const entryBytes = 256;

/**
 * The thumbnail of a picture. It is null when the picture cannot be rendered, 'whole' when this machine can render none, 'missing' when there is
 * no such picture, 'busy' when the caller's address has reached its limit, and 'unavailable' when the REST API fails or cannot be reached.
 */
type Thumbnail = Buffer | 'whole' | 'missing' | 'busy' | 'unavailable' | null;

/** A thumbnail and the address whose share of the connections opened its picture. */
interface Shared {
  readonly thumbnail: Thumbnail;
  readonly address: string;
}

export interface ThumbnailCache {
  get(request: FileRequest): Promise<Thumbnail>;
}

export interface ThumbnailCacheOptions {
  readonly files: Files;
  /** Resolves to null when this machine cannot render thumbnails. */
  readonly drawing: () => Promise<DrawThumbnail | null>;
  /** Monotonic clock in milliseconds. The default is the machine's. */
  readonly now?: () => number;
}

export function createThumbnailCache({ files, drawing, now = () => performance.now() }: ThumbnailCacheOptions): ThumbnailCache {
  const thumbnails = new LRUCache<string, { readonly content: Buffer | null }>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ content }) => entryBytes + (content?.length ?? 0),
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });
  const beingDrawn = createAsyncCache<Shared>({ ageMs: ttlMs, maxEntries: maxShared, now });
  const queue = new PQueue({ concurrency: drawnAtOnce });

  async function make(request: FileRequest): Promise<Thumbnail> {
    const draw = await drawing();
    if (draw === null) return 'whole';
    const file = await files.open(request);
    if (file === null) return 'missing';
    if (file === 'busy' || file === 'unavailable') return file;
    // A fault of the body during the wait is detected when the body is read.
    file.body.on('error', () => {});
    try {
      // The file keeps its place in the bulkhead of pictures until it has been read, which bounds this queue.
      const content = await queue.add(() => draw(file));
      thumbnails.set(request.fileName, { content }, { ttl: content === null ? failureKeptMs : ttlMs });
      return content;
    } catch {
      return 'unavailable';
    }
  }

  async function get(request: FileRequest): Promise<Thumbnail> {
    const { fileName, address, signal } = request;
    const cached = thumbnails.get(fileName);
    if (cached) return cached.content;
    const shared = await beingDrawn.get(
      fileName,
      async (unwanted) => {
        const thumbnail = await make({ ...request, signal: unwanted });
        // An abandoned entry is already removed, and another one may have its key.
        if (!unwanted.aborted) beingDrawn.delete(fileName);
        return { thumbnail, address };
      },
      signal,
    );
    // The limit of another address does not apply to this one.
    if (shared.thumbnail === 'busy' && shared.address !== address && !signal.aborted) return get(request);
    return shared.thumbnail;
  }

  return { get };
}
