/** Which raster tiles a view needs: 256 pixels each, numbered from the north-west as all web maps number them. */
import { type Size, type View, worldOrigin, worldPixels } from './projection.ts';

export interface Tile {
  readonly href: string;
  /** Pixels from the map's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Width and height in pixels: tiles of the nearest whole zoom are drawn larger or smaller. */
  readonly side: number;
}

/** Servers of tiles have no closer ones. */
const maxTileZoom = 19;

/** @param template with `{z}`, `{x}` and `{y}` */
export function tilesOn(template: string, view: View, size: Size): Tile[] {
  const zoom = Math.min(maxTileZoom, Math.round(view.zoom));
  const count = 2 ** zoom;
  const side = worldPixels(view.zoom) / count;
  const origin = worldOrigin(view, size);
  const range = (from: number, length: number) => {
    const first = Math.max(0, Math.floor(-from / side));
    const last = Math.min(count - 1, Math.floor((length - from) / side));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  };
  return range(origin.y, size.height).flatMap((row) =>
    range(origin.x, size.width).map((column) => ({
      href: template.replaceAll('{z}', String(zoom)).replaceAll('{x}', String(column)).replaceAll('{y}', String(row)),
      x: origin.x + column * side,
      y: origin.y + row * side,
      side,
    })),
  );
}
