/** Renders the info window of a marker. The window is above the marker, or below it near the map's upper edge. */
import { chakra } from '@chakra-ui/react';
import { MarkerFacts } from './MarkerFacts.tsx';
import type { MapMarker } from './marker.ts';
import type { Point, Size } from './projection.ts';

const width = 210;

interface Props {
  marker: MapMarker;
  at: Point;
  size: Size;
}

export function InfoWindow({ marker, at, size }: Props) {
  const left = Math.min(Math.max(at.x - 32, 8), size.width - width - 8);
  const below = at.y < 110;
  return (
    <chakra.div
      role="status"
      position="absolute"
      w={`${width}px`}
      px="3"
      pt="2"
      pb="2.5"
      borderRadius="l3"
      layerStyle="floating"
      fontSize="13px"
      lineHeight="1.4"
      overflowWrap="anywhere"
      zIndex="raised"
      style={{ left, top: at.y, transform: below ? 'translateY(22px)' : 'translateY(calc(-100% - 30px))' }}
    >
      <MarkerFacts marker={marker} />
    </chakra.div>
  );
}
