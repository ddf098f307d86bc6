/** The grid of coordinates and the scale bar of the schematic map. */
import { metresBetween } from './place.ts';
import { type Size, toPlace, toScreen, type View } from './projection.ts';

export interface GridLine {
  /** Degrees as they are written: `18.75° N`. */
  readonly label: string;
  /** Pixels from the upper or the left edge. */
  readonly at: number;
}

/** Least distance of two lines in pixels. */
const leastGap = 90;

const steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];

function linesBetween(from: number, to: number, pixels: number, [positive, negative]: readonly [string, string], at: (degrees: number) => number): GridLine[] {
  const least = ((to - from) / pixels) * leastGap;
  const step = steps.find((width) => width >= least) ?? 30;
  const decimals = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const degrees = (first + index) * step;
    return { label: `${Math.abs(degrees).toFixed(decimals)}° ${degrees < 0 ? negative : positive}`, at: at(degrees) };
  });
}

/** Lines of equal latitude, from the south, and of equal longitude, from the west. */
export function gridOf(view: View, size: Size): { latitudes: GridLine[]; longitudes: GridLine[] } {
  const northWest = toPlace({ x: 0, y: 0 }, view, size);
  const southEast = toPlace({ x: size.width, y: size.height }, view, size);
  const { centre } = view;
  return {
    latitudes: linesBetween(southEast.latitude, northWest.latitude, size.height, ['N', 'S'], (latitude) => toScreen({ ...centre, latitude }, view, size).y),
    longitudes: linesBetween(northWest.longitude, southEast.longitude, size.width, ['E', 'W'], (longitude) => toScreen({ ...centre, longitude }, view, size).x),
  };
}

export interface ScaleBar {
  /** Metres that the bar stands for. */
  readonly metres: number;
  /** Its length in pixels. */
  readonly pixels: number;
}

const lengths = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];

/** The longest round distance that takes at most 120 pixels at the map's middle. */
export function scaleBar(view: View, size: Size): ScaleBar {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const metresPerPixel = metresBetween(toPlace(middle, view, size), toPlace({ ...middle, x: middle.x + 100 }, view, size)) / 100;
  const metres = lengths.findLast((length) => length / metresPerPixel <= 120) ?? 10;
  return { metres, pixels: metres / metresPerPixel };
}
