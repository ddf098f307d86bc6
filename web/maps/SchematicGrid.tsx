/** Renders the coordinates, the scale bar and the north arrow of the schematic map. */
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useText } from '../i18n/text-context.ts';
import { edgesOf, gridOf, northArrow, scaleBar, writeMetres } from './grid.ts';
import type { Size, View } from './projection.ts';
import { mapsTexts } from './texts/texts.ts';

interface Props {
  /** True over street tiles. Grid lines would look like streets there, and labels need to be legible on any colour. */
  overStreets: boolean;
  view: View;
  size: Size;
  /** Attribution of the map data at the lower edge. */
  credit: string | undefined;
}

export const SchematicGrid = memo(function SchematicGrid({ overStreets, view, size, credit }: Props) {
  const text = useText(mapsTexts);
  const { width, height } = size;
  const { latitudes, longitudes } = gridOf(view, size);
  const { metres, pixels } = scaleBar(view, size);
  const arrow = northArrow(size);
  const { rows, columns } = edgesOf(view, size, credit);
  return (
    <chakra.g aria-hidden css={{ '& text': { fill: 'map.text', fontSize: '10px', stroke: 'map.ground', strokeWidth: '3', paintOrder: 'stroke' } }}>
      <chakra.g stroke="map.grid" shapeRendering="crispEdges" display={overStreets ? 'none' : undefined}>
        {latitudes.map(({ label, at }) => (
          <path key={label} d={`M0 ${at}H${width}`} />
        ))}
        {longitudes.map(({ label, at }) => (
          <path key={label} d={`M${at} 0V${height}`} />
        ))}
      </chakra.g>
      {rows.map(({ label, at }) => (
        <text key={label} x={width - 6} y={at - 4} textAnchor="end">
          {label}
        </text>
      ))}
      {columns.map(({ label, at }) => (
        <text key={label} x={at + 4} y={height - 7}>
          {label}
        </text>
      ))}
      <g transform={`translate(14 ${height - 16})`}>
        <chakra.path d={`M0-5V0H${pixels}V-5`} fill="none" stroke="map.text" strokeWidth="1.5" />
        <text x={pixels / 2} y="-5" textAnchor="middle">
          {writeMetres(metres, text)}
        </text>
      </g>
      <g transform={`translate(${arrow.x} ${arrow.y})`}>
        <chakra.path d="M0-14L6 6 0 2-6 6z" fill="map.text" />
        <text y="19" textAnchor="middle">
          {text('maps.north')}
        </text>
      </g>
    </chakra.g>
  );
});
