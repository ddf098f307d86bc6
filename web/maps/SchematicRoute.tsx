/** Renders the route and the links of the schematic map. They re-render when the view changes, but not with the choice. */
import { chakra } from '@chakra-ui/react';
import { type MouseEvent, memo } from 'react';
import type { MapLink } from './marker.ts';
import { arrowSpacing, arrowsAlong, offsetLeft, pathOffset } from './path-drawing.ts';
import { type Point, type Size, toScreen, type View } from './projection.ts';
import type { Route } from './route.ts';

/** A wide invisible line over the route for the pointer. The keyboard uses the markers on the route. */
const RouteTarget = chakra('path', { base: { fill: 'none', stroke: 'transparent', strokeWidth: '14', cursor: 'pointer' } });

interface Props {
  route: Route | undefined;
  links: readonly MapLink[] | undefined;
  view: View;
  size: Size;
  /** Undefined when the route cannot be clicked. */
  onRoute: ((event: MouseEvent) => void) | undefined;
}

const draw = (points: readonly Point[]) => points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export const SchematicRoute = memo(function SchematicRoute({ route, links, view, size, onRoute }: Props) {
  return (
    <>
      {route?.lines.map(({ from, path, kind }) => {
        const way = offsetLeft(
          path.map((place) => toScreen(place, view, size)),
          pathOffset,
        );
        return (
          <g key={from}>
            <path d={draw(way)} data-route={kind} />
            {arrowsAlong(way, arrowSpacing).map(({ x, y, angle }) => (
              <path
                key={`${x} ${y}`}
                d="M5 0-4-4.500-4 4.500z"
                transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})`}
                data-arrow=""
              />
            ))}
            {onRoute !== undefined && <RouteTarget d={draw(way)} data-route-target="" onClick={onRoute} />}
          </g>
        );
      })}
      {links?.map(({ key, from, to }) => (
        <path key={key} d={draw([from, to].map((place) => toScreen(place, view, size)))} data-link="" />
      ))}
    </>
  );
});
