/** Renders the markers of the schematic map. They are a single tab stop: arrow keys move between them, and Escape clears the choice. */
import { type KeyboardEvent, type MouseEvent, memo, type SyntheticEvent, useMemo, useRef } from 'react';
import { drawOrder, type MapMarker, markerStyle, nameOf } from './marker.ts';
import { type Point, type Size, toScreen, type View } from './projection.ts';
import { MarkerShape } from './Swatch.tsx';

/** Radius of the touch target in pixels, for a diameter of 24 (WCAG 2.2, 2.5.8). */
const reach = 12;

/** SVG has no button, so a group acts as one. */
const Target = 'g';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Props {
  /** Stable while the markers are unchanged, so each marker renders once. */
  markers: readonly MapMarker[];
  view: View;
  size: Size;
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

export const SchematicMarkers = memo(function SchematicMarkers({ markers, view, size, chosen, onChoose }: Props) {
  const group = useRef<SVGGElement>(null);
  const points = useMemo(() => markers.map(({ place }) => toScreen(place, view, size)), [markers, view, size]);
  const chosenAt = markers.findIndex(({ key }) => key === chosen);
  const tabStop = Math.max(0, chosenAt);
  const others = markers.flatMap(({ kind }, at) => (kind === 'travel' ? [] : [at]));
  const whole = uncrowded(points, [...others, ...(chosenAt === -1 || others.includes(chosenAt) ? [] : [chosenAt])]);
  const rankOf = (at: number) => (whole.has(at) ? rank(markers[at], chosen) : -1);
  const order = [...markers.keys()].sort((one, other) => rankOf(one) - rankOf(other));

  // One listener for all markers, so each re-renders only when it changes.
  const heard = ({ target }: SyntheticEvent) => {
    const key = target instanceof Element ? target.closest<SVGGElement>('[data-key]')?.dataset['key'] : undefined;
    return markers.findIndex((marker) => marker.key === key);
  };
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    onChoose(markers[heard(event)]?.key ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const at = heard(event);
    const step = steps[event.key];
    const next = step === undefined ? undefined : markers[at + step];
    if (next !== undefined) {
      group.current?.querySelector<SVGGElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
      onChoose(next.key);
    } else if (event.key === 'Enter' || event.key === ' ') onChoose(markers[at]?.key ?? null);
    else if (event.key === 'Escape') onChoose(null);
    if (step !== undefined || event.key === ' ') event.preventDefault();
  };
  return (
    <Target ref={group} onClick={onClick} onKeyDown={onKeyDown}>
      {order.map((at) => {
        const [marker, point] = [markers[at], points[at]];
        if (marker === undefined || point === undefined) return null;
        return <Marker key={marker.key} marker={marker} point={point} isWhole={whole.has(at)} isChosen={at === chosenAt} isTabStop={at === tabStop} />;
      })}
    </Target>
  );
});

interface MarkerProps {
  marker: MapMarker;
  point: Point;
  /** True when there is room for the whole marker and not only a dot. */
  isWhole: boolean;
  isChosen: boolean;
  isTabStop: boolean;
}

const Marker = memo(function Marker({ marker, point, isWhole, isChosen, isTabStop }: MarkerProps) {
  const look = markerStyle(marker);
  const [left, top, width, height] = look.box;
  const middle = top + height / 2;
  return (
    <Target
      role="button"
      aria-label={nameOf(marker)}
      aria-pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}
      data-marker={marker.kind}
      data-key={marker.key}
    >
      <circle cy={middle} r={Math.max(reach, width / 2, left)} fill="transparent" />
      {isChosen && (
        <>
          <circle cy={middle} r={height / 2 + 3.5} data-ring="ink" />
          <circle cy={middle} r={height / 2 + 1.7} data-ring="halo" />
        </>
      )}
      {isWhole ? <MarkerShape look={look} /> : <circle r="3" data-tone={look.tone} data-dot="" />}
    </Target>
  );
});

/** Later markers are above earlier ones, dots are lowest, and the chosen marker is on top. */
const rank = (marker: MapMarker | undefined, chosen: string | null): number =>
  marker === undefined ? -1 : marker.key === chosen ? drawOrder.length : drawOrder.indexOf(marker.kind);

/** Minimum distance in pixels between two points that are both drawn whole. */
export const elbowRoom = 18;

const cellOf = ({ x, y }: Point): readonly [number, number] => [Math.floor(x / elbowRoom), Math.floor(y / elbowRoom)];

/** Returns the indexes of the points to draw whole. The others of a crowd are dots, so the route stays visible. @param first indexes that are whole regardless of their neighbours */
export function uncrowded(points: readonly Point[], first: readonly number[]): ReadonlySet<number> {
  const whole = new Set<number>();
  const cells = new Map<string, Point[]>();
  const isFree = (point: Point): boolean => {
    const [column, row] = cellOf(point);
    return [-1, 0, 1].every((right) =>
      [-1, 0, 1].every((down) =>
        (cells.get(`${column + right} ${row + down}`) ?? []).every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= elbowRoom),
      ),
    );
  };
  const take = (index: number, point: Point) => {
    const cell = cellOf(point).join(' ');
    cells.set(cell, [...(cells.get(cell) ?? []), point]);
    whole.add(index);
  };
  for (const index of first) {
    const point = points[index];
    if (point !== undefined) take(index, point);
  }
  for (const [index, point] of points.entries()) if (!whole.has(index) && isFree(point)) take(index, point);
  return whole;
}
