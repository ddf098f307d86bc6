/** Renders a map that needs no key and no network: a coordinate grid with markers and straight lines. */
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type LucideIcon, Maximize, Minus, Plus } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { creditShare } from './grid.ts';
import { useGround } from './ground/use-ground.ts';
import { InfoWindow } from './InfoWindow.tsx';
import { MapTiles } from './MapTiles.tsx';
import type { MapProps, MapSurface } from './map-props.ts';
import type { MapName } from './marker.ts';
import type { Place } from './place.ts';
import { fitted, isInside, moved, type Point, type Size, toPlace, toScreen, type View, zoomed } from './projection.ts';
import { SchematicGrid, SchematicGround } from './SchematicGround.tsx';
import { SchematicMarkers } from './SchematicMarkers.tsx';
import { SchematicNames } from './SchematicNames.tsx';
import { SchematicRoute } from './SchematicRoute.tsx';
import { mapTones } from './Swatch.tsx';
import { mapsTexts } from './texts/texts.ts';
import { leastMapHeight, useSize } from './use-size.ts';

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

export function SchematicMap(map: SchematicMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, map.leastHeight ?? leastMapHeight);
  const { mapTiles, basemap } = map.surface;
  // Tiles already contain names and lines.
  const ground = useGround(mapTiles === null, basemap);
  return (
    <chakra.div ref={frame} aria-busy={ground === undefined} position="relative" maxW="930px" overflow="hidden" css={mapTones}>
      {size && <DrawnMap {...map} frame={frame} size={size} ground={ground} />}
    </chakra.div>
  );
}

interface DrawnProps extends SchematicMapProps {
  frame: RefObject<HTMLDivElement | null>;
  size: Size;
  ground: ReturnType<typeof useGround>;
}

function DrawnMap({ surface, label, markers, links, names = noNames, townName, route, extent, chosen, onChoose, onRoute, frame, size, ground }: DrawnProps) {
  const text = useText(mapsTexts);
  const { view, handlers, dragged, zoom, fit, reveal } = useView(extent, size);
  const { mapTiles } = surface;
  const towns = useMemo(() => ground?.towns.map((town) => ({ ...town, name: townName(town.name) })), [ground, townName]);
  const marker = markers.find(({ key }) => key === chosen);
  const revealChosen = useEffectEvent(() => {
    if (marker !== undefined) reveal(marker.place);
  });
  useEffect(() => {
    if (chosen !== null) revealChosen();
  }, [chosen]);

  const chooseOnRoute = useCallback(
    (event: MouseEvent) => {
      event.stopPropagation();
      const box = frame.current?.getBoundingClientRect();
      if (!dragged() && box !== undefined) onRoute?.(toPlace({ x: event.clientX - box.left, y: event.clientY - box.top }, view, size));
    },
    [onRoute, dragged, frame, view, size],
  );
  const credit = mapTiles?.attribution ?? ground?.credit;
  const button = (name: string, Icon: LucideIcon, onClick: () => void) => (
    <MapButton type="button" aria-label={name} title={name} onClick={onClick}>
      <Icon />
    </MapButton>
  );
  return (
    <>
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
        <SchematicRoute route={route} links={links} view={view} size={size} onRoute={onRoute && chooseOnRoute} />
        <SchematicNames
          names={names}
          towns={towns}
          markers={markers}
          view={view}
          size={size}
          credit={credit}
          hasNote={route !== undefined || links !== undefined}
        />
        <SchematicMarkers markers={markers} view={view} size={size} chosen={chosen} onChoose={onChoose} />
      </chakra.svg>
      {marker !== undefined && <InfoWindow marker={marker} at={toScreen(marker.place, view, size)} size={size} />}
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
    </>
  );
}

/** Maximum movement of a click in pixels. A pointer that moves further drags. */
const clickSlack = 4;

/** A chosen marker closer to the edge than this, in pixels, is moved to the centre. */
const edge = 24;

/** Returns the view, which shows all places until the person moves or zooms the map. @param extent stable while the places are equal, so the view is stable too */
function useView(extent: readonly Place[], size: Size) {
  const [own, setOwn] = useState<View | null>(null);
  const whole = useMemo(() => fitted(extent, size), [extent, size]);
  const view = own ?? whole;
  const drag = useRef<{ point: Point; view: View; isDown: boolean; moved: boolean }>(undefined);
  const release = () => {
    if (drag.current !== undefined) drag.current.isDown = false;
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (event.button === 0) drag.current = { point: { x: event.clientX, y: event.clientY }, view, isDown: true, moved: false };
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const start = drag.current;
      if (!start?.isDown) return;
      const by = { x: start.point.x - event.clientX, y: start.point.y - event.clientY };
      if (!start.moved && Math.hypot(by.x, by.y) < clickSlack) return;
      if (!start.moved) event.currentTarget.setPointerCapture(event.pointerId);
      start.moved = true;
      setOwn(moved(start.view, by, size));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
  return {
    view,
    /** Handlers of the draggable element. */
    handlers,
    /** True when the current click ends a drag. */
    dragged: useCallback(() => drag.current?.moved === true, []),
    /** Zooms. The fixed place keeps its position on the screen while it is visible. */
    zoom: (steps: number, fixed?: Place) =>
      setOwn(zoomed(view, steps, size, fixed !== undefined && isInside(toScreen(fixed, view, size), size, 0) ? fixed : undefined)),
    fit: () => setOwn(null),
    /** Moves the map only when the place is not visible. */
    reveal: (place: Place) => {
      if (!isInside(toScreen(place, view, size), size, edge)) setOwn({ ...view, centre: place });
    },
  };
}
