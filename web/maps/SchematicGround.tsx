/** Renders the land below the schematic map: coast, waters, borders and roads, as far as there is data. */
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useText } from '../i18n/text-context.ts';
import { edgesOf, gridOf, northArrow, scaleBar, writeMetres } from './grid.ts';
import { type GroundLines, worldUnits } from './ground/ground.ts';
import { overlap } from './labels.ts';
import { type Size, type View, worldOrigin, worldPixels } from './projection.ts';
import { mapsTexts } from './texts/texts.ts';

interface Props {
  lines: readonly GroundLines[];
  view: View;
  size: Size;
}

/** Zoom above which the lines are coarser than the screen, and fade. */
const sharpUntil = 11;

const Line = memo(({ kind, path }: GroundLines) => <path d={path} data-ground={kind} />);

export function SchematicGround({ lines, view, size }: Props) {
  const { x, y } = worldOrigin(view, size);
  const scale = worldPixels(view.zoom) / worldUnits;
  const seen = { left: -x / scale, right: (size.width - x) / scale, top: -y / scale, bottom: (size.height - y) / scale };
  return (
    <chakra.g
      aria-hidden
      transform={`translate(${x} ${y}) scale(${scale})`}
      opacity={view.zoom > sharpUntil ? 0.5 : undefined}
      css={{
        '& path': { fill: 'none', stroke: 'map.border', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' },
        '& [data-ground=water]': { stroke: 'map.water', strokeWidth: '1.5' },
        '& [data-ground=road]': { stroke: 'map.road', strokeWidth: '1.5' },
        '& [data-ground=taluka]': { strokeDasharray: '3 3' },
        '& [data-ground=district]': { strokeWidth: '1.5', strokeDasharray: '9 3 2 3' },
        '& [data-ground=state]': { strokeWidth: '2', strokeDasharray: '9 3 2 3' },
      }}
    >
      {lines.map((line) => (line.box === undefined || overlap(line.box, seen)) && <Line key={line.kind + line.path} {...line} />)}
    </chakra.g>
  );
}

interface SchematicGridProps {
  /** True over street tiles. Grid lines would look like streets there, and labels need to be legible on any colour. */
  overStreets: boolean;
  view: View;
  size: Size;
  /** Attribution of the map data at the lower edge. */
  credit: string | undefined;
}

/** Renders the coordinates, the scale bar and the north arrow of the schematic map. */
export const SchematicGrid = memo(function SchematicGrid({ overStreets, view, size, credit }: SchematicGridProps) {
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
