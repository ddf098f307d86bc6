/** The map that needs no key and no network: the data's own grid with its markers and straight lines. */
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type LucideIcon, Maximize, Minus, Plus } from 'lucide-react';
import { Fragment, type MouseEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useText } from '../i18n/text-context.ts';
import { creditShare, edgesOf } from './grid.ts';
import { townsOn } from './ground/towns.ts';
import { useGround } from './ground/use-ground.ts';
import { InfoWindow } from './InfoWindow.tsx';
import { type Box, placeLabels } from './labels.ts';
import { MapTiles } from './MapTiles.tsx';
import type { MapProps, MapSurface } from './map-props.ts';
import { lookOf, type MapMarker, type MapName } from './marker.ts';
import type { Place } from './place.ts';
import { type Point, toPlace, toScreen } from './projection.ts';
import { SchematicGrid } from './SchematicGrid.tsx';
import { SchematicGround } from './SchematicGround.tsx';
import { SchematicMarkers } from './SchematicMarkers.tsx';
import { mapsTexts } from './texts/texts.ts';
import { mapTones } from './tones.ts';
import { leastMapHeight, useSize } from './use-size.ts';
import { useView } from './use-view.ts';
import { arrowEvery, arrowsAlong, aside, toTheLeft } from './way.ts';

/** A wide invisible line over the route, for the pointer only: the keyboard has the markers on it. */
const RouteTarget = chakra('path', { base: { fill: 'none', stroke: 'transparent', strokeWidth: '14', cursor: 'pointer' } });

const MapButton = chakra('button', {
  base: {
    boxSize: { base: '36px', md: '30px' },
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    borderRadius: 'l2',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
    '&:not(:first-of-type)': { borderTopWidth: '1px' },
  },
});

const noNames: readonly MapName[] = [];

export interface SchematicMapProps extends MapProps {
  surface: MapSurface;
}

export function SchematicMap({ surface, label, markers, links, names = noNames, route, extent, leastHeight, chosen, onChoose, onRoute }: SchematicMapProps) {
  const text = useText(mapsTexts);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, leastHeight ?? leastMapHeight);
  const { view, handlers, dragged, zoom, fit, reveal } = useView(extent, size);
  const { mapTiles, basemap } = surface;
  // Tiles have names and lines of their own.
  const ground = useGround(mapTiles === null, basemap);
  const marker = markers.find(({ key }) => key === chosen);
  const revealChosen = useEffectEvent(() => {
    if (marker !== undefined) reveal(marker.place);
  });
  useEffect(() => {
    if (chosen !== null) revealChosen();
  }, [chosen]);

  const point = (place: Place) => toScreen(place, view, size);
  const draw = (points: readonly Point[]) => points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const chooseOnRoute = (event: MouseEvent) => {
    event.stopPropagation();
    const box = frame.current?.getBoundingClientRect();
    if (!dragged() && box !== undefined) onRoute?.(toPlace({ x: event.clientX - box.left, y: event.clientY - box.top }, view, size));
  };
  const towns = useMemo(() => (ground ? townsOn(ground.towns, view, size) : []), [ground, view, size]);
  const credit = mapTiles?.attribution ?? ground?.credit;
  const boxOf = (marker: MapMarker): Box => {
    const [{ x, y }, [left, top, width, height]] = [point(marker.place), lookOf(marker).box];
    return { left: x + left, right: x + left + width, top: y + top, bottom: y + top + height };
  };
  // Where a map has lines the note on them stands over its upper corner, if there is room.
  const note = route === undefined && links === undefined ? [] : [{ left: size.width - 320, right: size.width, top: 0, bottom: 40 }];
  const edges = [...edgesOf(view, size, credit).boxes, ...(size.width < 600 ? [] : note)];
  const isFree = ({ place }: MapName) => {
    const { x, y } = point(place);
    return !edges.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  };
  const labels = placeLabels([...names, ...towns].filter(isFree), [...markers.map(boxOf), ...edges], view, size);
  const button = (name: string, Icon: LucideIcon, onClick: () => void) => (
    <MapButton type="button" aria-label={name} title={name} onClick={onClick}>
      <Icon />
    </MapButton>
  );
  return (
    <chakra.div ref={frame} aria-busy={ground === undefined} position="relative" maxW="930px" overflow="hidden" css={mapTones}>
      <chakra.svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        display="block"
        w="full"
        h="auto"
        bg="map.ground"
        cursor="grab"
        touchAction="pan-y"
        userSelect="none"
        role="group"
        aria-label={label}
        onClick={() => {
          if (!dragged()) onChoose(null);
        }}
        css={{
          '& [role=button]': { cursor: 'pointer', outline: 'none' },
          '& [role=button]:focus-visible > circle:first-of-type': { stroke: 'brand.focusRing', strokeWidth: '2' },
        }}
        {...handlers}
      >
        {mapTiles !== null && <MapTiles template={mapTiles.url} view={view} size={size} />}
        <SchematicGrid overStreets={mapTiles !== null} view={view} size={size} credit={credit} />
        {ground && <SchematicGround lines={ground.lines} view={view} size={size} />}
        {route?.lines.map(({ from, path, kind }) => {
          const way = toTheLeft(path.map(point), aside);
          return (
            <g key={from}>
              <path d={draw(way)} data-route={kind} />
              {arrowsAlong(way, arrowEvery).map(({ x, y, angle }) => (
                <path
                  key={`${x} ${y}`}
                  d="M5 0-4-4.500-4 4.500z"
                  transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})`}
                  data-arrow=""
                />
              ))}
              {onRoute !== undefined && <RouteTarget d={draw(way)} data-route-target="" onClick={chooseOnRoute} />}
            </g>
          );
        })}
        {links?.map(({ key, from, to }) => (
          <path key={key} d={draw([point(from), point(to)])} data-link="" />
        ))}
        <chakra.g
          aria-hidden
          css={{
            '& text': { fill: 'fg', fontSize: '11.5px', stroke: 'map.ground', strokeWidth: '3', paintOrder: 'stroke' },
            '& [data-name=taluka]': { fill: 'map.text', fontSize: '13px' },
            '& [data-name=town]': { fill: 'map.text' },
            '& circle': { fill: 'map.ground', stroke: 'map.text', strokeWidth: '1.5' },
          }}
        >
          {labels.map(({ text: name, kind, place, x, y, anchor }) => (
            <Fragment key={name + kind}>
              {kind === 'town' && <circle cx={point(place).x} cy={point(place).y} r="3" />}
              <text x={x} y={y} textAnchor={anchor} data-name={kind}>
                {name}
              </text>
            </Fragment>
          ))}
        </chakra.g>
        <SchematicMarkers markers={markers} view={view} size={size} chosen={chosen} onChoose={onChoose} />
      </chakra.svg>
      {marker !== undefined && <InfoWindow marker={marker} at={point(marker.place)} size={size} />}
      <chakra.div
        position="absolute"
        insetStart="3"
        top="3"
        display="flex"
        flexDirection="column"
        borderRadius="l2"
        bg="bg.panel"
        boxShadow="0 0 0 1px {colors.border.emphasized}"
        _print={{ display: 'none' }}
      >
        {button(text('maps.zoomIn'), Plus, () => zoom(1, marker?.place))}
        {button(text('maps.zoomOut'), Minus, () => zoom(-1, marker?.place))}
        {button(text('maps.fit'), Maximize, fit)}
      </chakra.div>
      {credit !== undefined && (
        <chakra.p
          position="absolute"
          insetEnd="0"
          bottom="0"
          maxW={`${creditShare * 100}%`}
          px="1.5"
          bg="map.ground"
          color="map.text"
          fontSize="11px"
          lineHeight="16px"
          textAlign="end"
          borderStartStartRadius="l1"
        >
          {credit}
        </chakra.p>
      )}
      <VisuallyHidden>{text('maps.schematic')}</VisuallyHidden>
    </chakra.div>
  );
}
