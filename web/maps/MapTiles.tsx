/** Raster tiles of streets under the schematic map, as far as the view shows them. */
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
        // A little larger than it is, so that no line shows between two.
        <image key={href} href={href} x={x} y={y} width={side + 0.5} height={side + 0.5} preserveAspectRatio="none" />
      ))}
    </chakra.g>
  );
}
