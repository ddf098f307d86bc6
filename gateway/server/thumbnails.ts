/** Renders thumbnails: a picture as a small WebP square. */
import { addAbortSignal, type Readable } from 'node:stream';
import type sharp from 'sharp';
import { maxPicturePixels } from '../../rest/contract/pictures.ts';
import type { OpenedFile } from '../upstream/files.ts';

/** Maximum size in bytes of a picture that gets a thumbnail. A larger one is not read to its end. */
export const maxSourceBytes = 10 * 1024 * 1024;

/** Side length in pixels. Lists show 48 pixels, doubled for screens of high density. */
export const thumbnailSide = 96;

/** Seconds allowed for loading a picture, and again for rendering it. */
const patienceSeconds = 5;

/** Loaders of the raster formats in libvips, from memory and not from files. */
const rasterLoaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
];
const svgLoader = 'VipsForeignLoadSvgBuffer';

/**
 * Renders one thumbnail.
 * @returns null when the picture is too large, takes too long, is broken or has an unsupported format
 * @throws Error when the body of the picture ends too early
 */
export type DrawThumbnail = (picture: Pick<OpenedFile, 'contentLength' | 'body'>) => Promise<Buffer | null>;

export interface ThumbnailsOptions {
  /** True when SVG is rendered too. The bytes of a picture decide its format, not its declared type. */
  readonly allowSvg: boolean;
  readonly log: { warn(facts: object, message: string): void };
  /** Time limit in whole seconds. */
  readonly patience?: number;
  readonly load?: () => Promise<{ readonly default: typeof sharp }>;
}

/** @returns a function that loads the renderer on its first call, and resolves to null when the library has no binary for this machine */
export function createThumbnails(options: ThumbnailsOptions): () => Promise<DrawThumbnail | null> {
  let drawing: Promise<DrawThumbnail | null> | undefined;
  return () => {
    drawing ??= loadDrawing(options);
    return drawing;
  };
}

async function loadDrawing({ allowSvg, log, patience = patienceSeconds, load = () => import('sharp') }: ThumbnailsOptions): Promise<DrawThumbnail | null> {
  try {
    const { default: library } = await load();
    // No caching, because no picture is rendered twice. One thread per picture, because two are rendered in parallel.
    library.cache(false);
    library.concurrency(1);
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({ operation: allowSvg ? [...rasterLoaders, svgLoader] : rasterLoaders });
    return async ({ contentLength, body }) => {
      const content = await readWhole(body, contentLength, patience);
      return content && draw(library, content, { allowSvg, patience });
    };
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'thumbnails cannot be drawn on this machine: whole pictures are sent instead');
    return null;
  }
}

/** @returns null for a body that is too large or too slow. @throws Error for a body that ends too early */
async function readWhole(body: Readable, contentLength: string | null, patience: number): Promise<Buffer | null> {
  if (Number(contentLength) > maxSourceBytes) {
    body.destroy();
    return null;
  }
  const ended = AbortSignal.timeout(patience * 1_000);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const timed: AsyncIterable<Buffer> = addAbortSignal(ended, body);
    for await (const chunk of timed) {
      size += chunk.length;
      // Leaving the loop destroys the body.
      if (size > maxSourceBytes) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    if (ended.aborted) return null;
    throw error;
  }
  return Buffer.concat(chunks);
}

async function draw(library: typeof sharp, content: Buffer, { allowSvg, patience }: { allowSvg: boolean; patience: number }): Promise<Buffer | null> {
  try {
    const picture = library(content, { limitInputPixels: maxPicturePixels, autoOrient: true });
    const { format, width, height } = await picture.metadata();
    const isDrawing = format === 'svg';
    // The allowed loaders are global to the process, so another gateway in it may have allowed this one.
    if (isDrawing && !allowSvg) return null;
    // A small picture keeps its size. SVG has no size of its own.
    const side = isDrawing ? thumbnailSide : Math.min(thumbnailSide, width, height);
    return await picture.resize(side, side, { fit: 'cover' }).webp().timeout({ seconds: patience }).toBuffer();
  } catch {
    return null;
  }
}
