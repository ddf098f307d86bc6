/** Renders the raster tiles of streets below the schematic map, within the view. */
import { chakra } from '@chakra-ui/react';
import { type Size, type View, worldOrigin, worldPixels } from './projection.ts';

interface Props {
  template: string;
  view: View;
  size: Size;
}

export function MapTiles({ template, view, size }: Props) {
  return (
    <chakra.g aria-hidden data-tiles="" _dark={{ filter: 'brightness(0.7)' }}>
      {tilesOn(template, view, size).map(({ href, x, y, side }) => (
        // Slightly larger, so no gap is visible between two tiles.
        <image key={href} href={href} x={x} y={y} width={side + 0.5} height={side + 0.5} preserveAspectRatio="none" />
      ))}
    </chakra.g>
  );
}

/** Selects the raster tiles of a view: 256 pixels each, numbered from the north-west as on all web maps. */
interface Tile {
  readonly href: string;
  /** Distance in pixels from the map's left edge. */
  readonly x: number;
  readonly y: number;
  /** Width and height in pixels. Tiles of the nearest whole zoom are scaled. */
  readonly side: number;
}

/** Maximum zoom of common tile servers. */
const maxTileZoom = 19;

/** Returns the tiles of a view. @param template URL with `{z}`, `{x}` and `{y}` */
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
