/** Shrinks a picture for the upload, rotated as its EXIF says. Re-encoding removes the EXIF, which may contain the place. */

/** In pixels: fills a laptop's screen, and weighs a few hundred kilobytes. */
export const longestSide = 1600;

interface Size {
  width: number;
  height: number;
}

/** Smaller with the same proportions, never larger, at least one pixel each way. */
export function fitWithin({ width, height }: Size, longest = longestSide): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** @returns a JPEG. @throws when the file is no picture that this browser can read */
export async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = fitWithin(bitmap);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  // A JPEG has nothing that is transparent.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be written.')) : resolve(blob)), 'image/jpeg', 0.85);
  });
}
