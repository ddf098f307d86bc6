/** A small marker beside a word: in filters and in the legend. */
import { chakra } from '@chakra-ui/react';
import { MarkerShape } from './MarkerShape.tsx';
import { lookOf, type MapMarker } from './marker.ts';
import { mapTones } from './tones.ts';

type Props = Pick<MapMarker, 'kind' | 'number' | 'dot'>;

export function Swatch(marker: Props) {
  const look = lookOf(marker);
  return (
    <chakra.svg viewBox={look.box.join(' ')} boxSize="16px" flexShrink="0" aria-hidden css={mapTones}>
      <MarkerShape look={look} />
    </chakra.svg>
  );
}
