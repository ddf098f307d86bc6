/** The names on the schematic map, as far as they hide nothing: placed anew when the view or the markers change, not when another one is chosen. */
import { chakra } from '@chakra-ui/react';
import { Fragment, memo } from 'react';
import { edgesOf } from './grid.ts';
import type { Town } from './ground/ground.ts';
import { townsOn } from './ground/towns.ts';
import { type Box, placeLabels } from './labels.ts';
import { lookOf, type MapMarker, type MapName } from './marker.ts';
import { type Size, toScreen, type View } from './projection.ts';

interface Props {
  names: readonly MapName[];
  /** Undefined while the ground is on its way, or where there is none. */
  towns: readonly Town[] | undefined;
  markers: readonly MapMarker[];
  view: View;
  size: Size;
  /** Attribution of the ground at the lower edge. */
  credit: string | undefined;
  /** True when the map shows the note about straight lines in its upper corner, if there is room. */
  hasNote: boolean;
}

export const SchematicNames = memo(function SchematicNames({ names, towns, markers, view, size, credit, hasNote }: Props) {
  const boxOf = (marker: MapMarker): Box => {
    const [{ x, y }, [left, top, width, height]] = [toScreen(marker.place, view, size), lookOf(marker).box];
    return { left: x + left, right: x + left + width, top: y + top, bottom: y + top + height };
  };
  const note = hasNote && size.width >= 600 ? [{ left: size.width - 320, right: size.width, top: 0, bottom: 40 }] : [];
  const edges = [...edgesOf(view, size, credit).boxes, ...note];
  const isFree = ({ place }: MapName) => {
    const { x, y } = toScreen(place, view, size);
    return !edges.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  };
  const all = [...names, ...(towns ? townsOn(towns, view, size) : [])];
  const labels = placeLabels(all.filter(isFree), [...markers.map(boxOf), ...edges], view, size);
  return (
    <chakra.g
      aria-hidden
      css={{
        '& text': { fill: 'fg', fontSize: '11.5px', stroke: 'map.ground', strokeWidth: '3', paintOrder: 'stroke' },
        '& [data-name=taluka]': { fill: 'map.text', fontSize: '13px' },
        '& [data-name=town]': { fill: 'map.text' },
        '& circle': { fill: 'map.ground', stroke: 'map.text', strokeWidth: '1.5' },
      }}
    >
      {labels.map(({ text: name, kind, place, x, y, anchor }) => {
        const { x: cx, y: cy } = toScreen(place, view, size);
        return (
          <Fragment key={name + kind}>
            {kind === 'town' && <circle cx={cx} cy={cy} r="3" />}
            <text x={x} y={y} textAnchor={anchor} data-name={kind}>
              {name}
            </text>
          </Fragment>
        );
      })}
    </chakra.g>
  );
});
