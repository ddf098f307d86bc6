/** Renders the names on the schematic map where they cover nothing. They are placed again when the view or the markers change, but not with the choice. */
import { chakra } from '@chakra-ui/react';
import { Fragment, memo } from 'react';
import { useText } from '../i18n/text-context.ts';
import { edgesOf, writeMetres } from './grid.ts';
import type { Town } from './ground/ground.ts';
import { roundMetres, townsBeyond, townsOn } from './ground/towns.ts';
import { type Box, overlap, placeLabels } from './labels.ts';
import { type MapMarker, type MapName, markerStyle } from './marker.ts';
import { type Size, toScreen, type View } from './projection.ts';
import { mapsTexts } from './texts/texts.ts';

interface Props {
  names: readonly MapName[];
  /** Undefined while the ground loads, or when there is none. */
  towns: readonly Town[] | undefined;
  markers: readonly MapMarker[];
  view: View;
  size: Size;
  /** Attribution of the ground at the lower edge. */
  credit: string | undefined;
  /** True when the map has the note about straight lines in its upper corner, if there is room. */
  hasNote: boolean;
}

export const SchematicNames = memo(function SchematicNames({ names, towns, markers, view, size, credit, hasNote }: Props) {
  const text = useText(mapsTexts);
  const boxOf = (marker: MapMarker): Box => {
    const [{ x, y }, [left, top, width, height]] = [toScreen(marker.place, view, size), markerStyle(marker).box];
    return { left: x + left, right: x + left + width, top: y + top, bottom: y + top + height };
  };
  const note = hasNote && size.width >= 600 ? [{ left: size.width - 320, right: size.width, top: 0, bottom: 40 }] : [];
  const edges = [...edgesOf(view, size, credit).boxes, ...note];
  const isFree = ({ place }: MapName) => {
    const { x, y } = toScreen(place, view, size);
    return !edges.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  };
  const seen = towns ? townsOn(towns, view, size) : [];
  const taken = [...markers.map(boxOf), ...edges];
  const labels = placeLabels([...names, ...seen].filter(isFree), taken, view, size);
  const beyond = towns === undefined || seen.length > 0 ? [] : townsBeyond(towns, view, size);
  return (
    <chakra.g
      aria-hidden
      css={{
        '& text': { fill: 'fg', fontSize: '11.5px', stroke: 'map.ground', strokeWidth: '3', paintOrder: 'stroke' },
        '& [data-name=taluka]': { fill: 'map.text', fontSize: '13px' },
        '& [data-name=town]': { fill: 'map.text' },
        '& path': { fill: 'map.text' },
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
      {beyond.map(({ name, metres, angle, places }) => {
        const at = places.find(({ x, y }) => !taken.some((box) => overlap(box, { left: x - 60, right: x + 60, top: y - 24, bottom: y + 16 })));
        return (
          at && (
            <g key={name} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
              <path d="M6 0-4-4.500-4 4.500z" transform={`translate(0 -14) rotate(${((angle * 180) / Math.PI).toFixed(0)})`} />
              <text y="4" textAnchor="middle" data-name="town">
                {`${name} ${writeMetres(roundMetres(metres), text)}`}
              </text>
            </g>
          )
        );
      })}
    </chakra.g>
  );
});
