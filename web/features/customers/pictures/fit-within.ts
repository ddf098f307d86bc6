/** How large a picture becomes whose longest side is bounded. Pure. */

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
