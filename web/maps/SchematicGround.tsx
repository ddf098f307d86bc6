/** Renders the land below the schematic map: coast, waters, borders and roads, as far as there is data. */
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { type GroundLines, worldUnits } from './ground/ground.ts';
import { type Size, type View, worldOrigin, worldPixels } from './projection.ts';

interface Props {
  lines: readonly GroundLines[];
  view: View;
  size: Size;
}

/** Zoom above which the lines are coarser than the screen, and fade. */
const sharpUntil = 11;

const Lines = memo(({ lines }: Pick<Props, 'lines'>) => lines.map(({ kind, path }) => <path key={kind + path.length} d={path} data-ground={kind} />));

export function SchematicGround({ lines, view, size }: Props) {
  const { x, y } = worldOrigin(view, size);
  return (
    <chakra.g
      aria-hidden
      transform={`translate(${x} ${y}) scale(${worldPixels(view.zoom) / worldUnits})`}
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
      <Lines lines={lines} />
    </chakra.g>
  );
}
