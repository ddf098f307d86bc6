/** Renders the land below the schematic map: coast, waters, borders and roads, as far as there is data. */
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { type GroundLines, worldUnits } from './ground/ground.ts';
import { overlap } from './labels.ts';
import { type Size, type View, worldOrigin, worldPixels } from './projection.ts';

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
