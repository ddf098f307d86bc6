/** Renders the raster tiles of streets below the schematic map, within the view. */
import { chakra } from '@chakra-ui/react';
import type { Size, View } from './projection.ts';
import { tilesOn } from './tiles.ts';

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
