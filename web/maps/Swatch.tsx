/** Renders a marker beside a label: in filters, in the legend and beside a person's name. */
import { chakra } from '@chakra-ui/react';
import { MarkerShape } from './MarkerShape.tsx';
import { lookOf, type MapMarker } from './marker.ts';
import { mapTones } from './tones.ts';

interface Props extends Pick<MapMarker, 'kind' | 'number' | 'dot'> {
  /** Name whose initials the marker shows. */
  title?: string;
  /** Height and width. */
  size?: string;
}

export function Swatch({ size = '16px', ...marker }: Props) {
  const look = lookOf(marker);
  return (
    <chakra.svg viewBox={look.box.join(' ')} boxSize={size} flexShrink="0" aria-hidden css={mapTones}>
      <MarkerShape look={look} />
    </chakra.svg>
  );
}
