/** Renders a marker beside a label: in filters, in the legend and beside a person's name. */
import { chakra } from '@chakra-ui/react';
import { type MapMarker, type MarkerStyle, markerStyle } from './marker.ts';

/** CSS variables of the map's colours for its SVGs. Elements name their tone, because styled components would be too slow for many markers. */
export const mapTones = {
  '& [data-tone]': { stroke: 'map.halo', strokeWidth: '1.5', strokeLinejoin: 'round' },
  '& [data-dot]': { strokeWidth: '0.75' },
  '& [data-tone=red]': { fill: 'map.red' },
  '& [data-tone=blue]': { fill: 'map.blue' },
  '& [data-tone=green]': { fill: 'map.green' },
  '& [data-tone=yellow]': { fill: 'map.yellow' },
  '& [data-tone=purple]': { fill: 'map.purple' },
  '& [data-tone=orange]': { fill: 'map.orange' },
  '& [data-tone=pink]': { fill: 'map.pink' },
  '& [data-tone=person]': { fill: 'bg.panel', stroke: 'fg' },
  '& [data-tone=oddPerson]': { fill: 'bg.panel', stroke: 'wait', strokeWidth: '3' },
  '& [data-letter]': { fontWeight: '700', textAnchor: 'middle', pointerEvents: 'none' },
  '& [data-letter=dark]': { fill: 'map.ink' },
  '& [data-letter=light]': { fill: 'white' },
  '& [data-tone=person] + [data-letter], & [data-tone=oddPerson] + [data-letter]': { fill: 'fg' },
  '& [data-ring=ink]': { fill: 'none', stroke: 'fg', strokeWidth: '2.5' },
  '& [data-ring=halo]': { fill: 'none', stroke: 'map.halo', strokeWidth: '1.5' },
  '& [data-route]': { fill: 'none', stroke: 'map.route', strokeWidth: '2', strokeLinejoin: 'round' },
  '& [data-route=gap]': { strokeDasharray: '8 6' },
  '& [data-arrow]': { fill: 'map.route', stroke: 'map.ground', strokeWidth: '1' },
  '& [data-link]': { stroke: 'map.purple', strokeWidth: '2', strokeDasharray: '3 4' },
} as const;

/** Renders a marker's shape and letter around 0,0, inside an SVG with the map's tones. */
export function MarkerShape({ look: { tone, outline, letter, letterY, letterSize, darkLetter } }: { look: MarkerStyle }) {
  return (
    <>
      <path d={outline} data-tone={tone} />
      <text y={letterY} style={{ fontSize: letterSize }} data-letter={darkLetter ? 'dark' : 'light'} aria-hidden>
        {letter}
      </text>
    </>
  );
}

interface Props extends Pick<MapMarker, 'kind' | 'number' | 'dot'> {
  /** Name whose initials the marker shows. */
  title?: string;
  /** Height and width. */
  size?: string;
}

export function Swatch({ size = '16px', ...marker }: Props) {
  const look = markerStyle(marker);
  return (
    <chakra.svg viewBox={look.box.join(' ')} boxSize={size} flexShrink="0" aria-hidden css={mapTones}>
      <MarkerShape look={look} />
    </chakra.svg>
  );
}
