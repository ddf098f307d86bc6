/** The map that needs no key and no network: the data's own grid with its markers and straight lines. */
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type LucideIcon, Maximize, Minus, Plus } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../i18n/text-context.ts';
import { InfoWindow } from './InfoWindow.tsx';
import { placeLabels } from './labels.ts';
import type { MapProps } from './map-props.ts';
import type { MapName } from './marker.ts';
import type { Place } from './place.ts';
import { toPlace, toScreen } from './projection.ts';
import { SchematicGrid } from './SchematicGrid.tsx';
import { SchematicMarkers } from './SchematicMarkers.tsx';
import { mapsTexts } from './texts/texts.ts';
import { mapTones } from './tones.ts';
import { useSize } from './use-size.ts';
import { useView } from './use-view.ts';

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

export function SchematicMap({ label, markers, links = [], names = noNames, route, extent, chosen, onChoose, onRoute }: MapProps) {
  const text = useText(mapsTexts);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { view, handlers, dragged, zoom, fit, reveal } = useView(extent, size);
  const marker = markers.find(({ key }) => key === chosen);
  const revealChosen = useEffectEvent(() => {
    if (marker !== undefined) reveal(marker.place);
  });
  useEffect(() => {
    if (chosen !== null) revealChosen();
  }, [chosen]);

  const point = (place: Place) => toScreen(place, view, size);
  const draw = (path: readonly Place[]) =>
    path
      .map(point)
      .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const chooseOnRoute = (event: MouseEvent) => {
    event.stopPropagation();
    const box = frame.current?.getBoundingClientRect();
    if (!dragged() && box !== undefined) onRoute?.(toPlace({ x: event.clientX - box.left, y: event.clientY - box.top }, view, size));
  };
  const labels = placeLabels(
    names,
    markers.map(({ place }) => point(place)),
    view,
    size,
  );
  const button = (name: string, Icon: LucideIcon, onClick: () => void) => (
    <MapButton type="button" aria-label={name} title={name} onClick={onClick}>
      <Icon />
    </MapButton>
  );
  return (
    <chakra.div ref={frame} position="relative" maxW="930px" overflow="hidden" css={mapTones}>
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
        <SchematicGrid view={view} size={size} />
        {route?.lines.map(({ from, path, kind }) => (
          <g key={from}>
            <path d={draw(path)} data-route={kind} />
            {onRoute !== undefined && <RouteTarget d={draw(path)} data-route-target="" onClick={chooseOnRoute} />}
          </g>
        ))}
        {links.map(({ key, from, to }) => (
          <path key={key} d={draw([from, to])} data-link="" />
        ))}
        <chakra.g
          aria-hidden
          css={{
            '& text': { fill: 'fg', fontSize: '11.5px', stroke: 'map.ground', strokeWidth: '3', paintOrder: 'stroke' },
            '& [data-name=taluka]': { fill: 'map.text', fontSize: '13px' },
          }}
        >
          {labels.map(({ text: name, kind, x, y, anchor }) => (
            <text key={name + kind} x={x} y={y} textAnchor={anchor} data-name={kind}>
              {name}
            </text>
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
        {button(text('maps.zoomIn'), Plus, () => zoom(1))}
        {button(text('maps.zoomOut'), Minus, () => zoom(-1))}
        {button(text('maps.fit'), Maximize, fit)}
      </chakra.div>
      <VisuallyHidden>{text('maps.schematic')}</VisuallyHidden>
    </chakra.div>
  );
}
