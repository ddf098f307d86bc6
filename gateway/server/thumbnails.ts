/** Draws thumbnails: a picture as a small square of WebP. */
import { addAbortSignal, type Readable } from 'node:stream';
import type sharp from 'sharp';
import { maxPicturePixels } from '../../rest/contract/pictures.ts';
import type { OpenedFile } from '../upstream/files.ts';

/** Most bytes of a picture that is drawn small; a larger one is not read to its end. */
export const maxSourceBytes = 10 * 1024 * 1024;

/** Pixels of a side: what a list shows at 48, on a screen with two for one. */
export const thumbnailSide = 96;

/** Seconds in which a picture has to come, and as many in which it has to be drawn. */
const patienceSeconds = 5;

/** Loaders of the raster formats, by their names in libvips, from memory and not from files. */
const rasterLoaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
];
const svgLoader = 'VipsForeignLoadSvgBuffer';

/**
 * Draws one thumbnail.
 * @returns null when the picture is too large, takes too long, is broken or of a format that is not drawn
 * @throws Error when the picture stops coming before it is whole
 */
export type DrawThumbnail = (picture: Pick<OpenedFile, 'contentLength' | 'body'>) => Promise<Buffer | null>;

export interface ThumbnailsOptions {
  /** True when vector drawings are rendered, too. The bytes of a picture decide its format, not its declared type. */
  readonly allowSvg: boolean;
  readonly log: { warn(facts: object, message: string): void };
  /** Seconds, whole ones. */
  readonly patience?: number;
  readonly load?: () => Promise<{ readonly default: typeof sharp }>;
}

/** @returns what gives the way to draw thumbnails, and null where the library has no program for this machine; it is loaded when that is first asked */
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
    // No picture is drawn twice, and two that are drawn beside each other have a thread each.
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

/** @returns null for what is too large or too slow. @throws Error for what ends too early */
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
      // To leave the loop ends the body.
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
    // The loaders that are let in are the whole process's, and so another gateway in it may have let this one in.
    if (isDrawing && !allowSvg) return null;
    // A small picture stays as it is; a drawing has no size of its own.
    const side = isDrawing ? thumbnailSide : Math.min(thumbnailSide, width, height);
    return await picture.resize(side, side, { fit: 'cover' }).webp().timeout({ seconds: patience }).toBuffer();
  } catch {
    return null;
  }
}
