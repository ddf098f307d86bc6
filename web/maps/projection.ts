/** Converts places to screen points and back with the Mercator projection of web maps, and calculates views. */
import type { Place } from './place.ts';

/** A screen point in pixels, from the map's upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the earth that a map shows. */
export interface View {
  readonly centre: Place;
  /** Zoom level of web maps: at 0 the world is 256 pixels wide, and each level doubles it. */
  readonly zoom: number;
}

/** Zoom of a map without places to fit, which shows a district and its neighbours. */
export const startZoom = 10;

const maxZoom = 19;

/** The highest zoom that fitting chooses, so that a day spent at one place is not an empty map. */
const maxFittedZoom = 15;

const minZoom = 3;

/** The projection does not include the poles. */
const maxLatitude = 85;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the side of the square world in pixels. */
export const worldPixels = (zoom: number) => 256 * 2 ** zoom;

/** Returns the point in a unit square with its origin in the north-west. */
export function toWorld({ latitude, longitude }: Place): Point {
  const angle = (clamp(latitude, -maxLatitude, maxLatitude) * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}

const toEarth = ({ x, y }: Point): Place => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: x * 360 - 180,
});

export function toScreen(place: Place, { centre, zoom }: View, { width, height }: Size): Point {
  const [at, middle, scale] = [toWorld(place), toWorld(centre), worldPixels(zoom)];
  return { x: width / 2 + (at.x - middle.x) * scale, y: height / 2 + (at.y - middle.y) * scale };
}

/** Returns the screen point of the north-west corner of the world. */
export function worldOrigin({ centre, zoom }: View, { width, height }: Size): Point {
  const [middle, scale] = [toWorld(centre), worldPixels(zoom)];
  return { x: width / 2 - middle.x * scale, y: height / 2 - middle.y * scale };
}

export function toPlace(point: Point, { centre, zoom }: View, { width, height }: Size): Place {
  const [middle, scale] = [toWorld(centre), worldPixels(zoom)];
  return toEarth({ x: middle.x + (point.x - width / 2) / scale, y: middle.y + (point.y - height / 2) / scale });
}

/** Returns the view moved by pixels. The former centre is then that many pixels left of and above the new one. */
export const moved = (view: View, by: Point, size: Size): View => ({
  ...view,
  centre: toPlace({ x: size.width / 2 + by.x, y: size.height / 2 + by.y }, view, size),
});

/** Returns the zoomed view. The fixed place keeps its position on the screen. */
export function zoomed(view: View, steps: number, size: Size, fixed: Place = view.centre): View {
  const next = { ...view, zoom: clamp(view.zoom + steps, minZoom, maxZoom) };
  const [before, after] = [toScreen(fixed, view, size), toScreen(fixed, next, size)];
  return moved(next, { x: after.x - before.x, y: after.y - before.y }, size);
}

/** Distance in pixels between fitted places and the edges, so no marker is clipped or below the note at the top. */
const margin = 64;

/** Returns the view that shows all places; for no places, the centre of Maharashtra. */
export function fitted(places: readonly Place[], { width, height }: Size): View {
  const points = places.map(toWorld);
  const [first] = points;
  if (first === undefined) return { centre: { latitude: 19.1, longitude: 75.3 }, zoom: startZoom };
  const bounds = points.reduce(
    (box, { x, y }) => ({ left: Math.min(box.left, x), right: Math.max(box.right, x), top: Math.min(box.top, y), bottom: Math.max(box.bottom, y) }),
    { left: first.x, right: first.x, top: first.y, bottom: first.y },
  );
  const centre = toEarth({ x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 });
  if (bounds.left === bounds.right && bounds.top === bounds.bottom) return { centre, zoom: startZoom };
  const scale = Math.min((width - 2 * margin) / (bounds.right - bounds.left), (height - 2 * margin) / (bounds.bottom - bounds.top));
  return { centre, zoom: clamp(Math.log2(Math.max(scale, 1) / 256), minZoom, maxFittedZoom) };
}

/** Returns true when a point of the screen is on the map and at least `edge` pixels from its edges. */
export const isInside = ({ x, y }: Point, { width, height }: Size, edge: number): boolean => x >= edge && y >= edge && x <= width - edge && y <= height - edge;
