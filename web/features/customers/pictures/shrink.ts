/** Shrinks a picture for the upload, rotated as its EXIF says. Re-encoding removes the EXIF, which may contain the place. */

/** Maximum side in pixels, which fills a laptop's screen with a file of a few hundred kilobytes. */
export const longestSide = 1600;

interface Size {
  width: number;
  height: number;
}

/** Returns a size that fits, with the same proportions, never larger, and at least one pixel per side. */
export function fitWithin({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Shrinks a picture. @returns a JPEG @throws when this browser cannot decode the file as a picture */
export async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = fitWithin(bitmap);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  // A JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be written.')) : resolve(blob)), 'image/jpeg', 0.85);
  });
}
