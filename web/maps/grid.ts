/** Coordinate grid and scale bar of the schematic map. */
import { formatNumber } from '../i18n/formats.ts';
import type { TextFunction } from '../i18n/text-context.ts';
import type { Box } from './labels.ts';
import { metresBetween } from './place.ts';
import { type Point, type Size, toPlace, toScreen, type View } from './projection.ts';
import type { mapsTexts } from './texts/texts.ts';

export interface GridLine {
  /** Formatted degrees: `18.75° N`. */
  readonly label: string;
  /** Distance in pixels from the upper or the left edge. */
  readonly at: number;
}

/** Minimum distance between two lines in pixels. */
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

/** Returns lines of latitude from the south, and lines of longitude from the west. */
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
  /** Distance in metres that the bar represents. */
  readonly metres: number;
  readonly pixels: number;
}

const lengths = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];

/** Returns the longest round distance that takes up to 120 pixels at the centre of the map. */
export function scaleBar(view: View, size: Size): ScaleBar {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const metresPerPixel = metresBetween(toPlace(middle, view, size), toPlace({ ...middle, x: middle.x + 100 }, view, size)) / 100;
  const metres = lengths.findLast((length) => length / metresPerPixel <= 120) ?? 10;
  return { metres, pixels: metres / metresPerPixel };
}

/** Formats a distance in metres, or in kilometres from one kilometre on. */
export const writeMetres = (metres: number, text: TextFunction<(typeof mapsTexts)['en']>): string =>
  metres < 1000 ? text('maps.metres', { count: formatNumber(metres) }) : text('maps.kilometres', { count: formatNumber(metres / 1000) });

export const northArrow = ({ width }: Size): Point => ({ x: width - 26, y: 66 });

/** Maximum width of the attribution, as a part of the map's width. It uses as many lines as needed. */
export const creditShare = 0.58;

function creditBox(credit: string, { width, height }: Size): Box {
  const length = credit.length * 5.8;
  const most = width * creditShare - 12;
  return { left: width - Math.min(length, most) - 12, right: width, top: height - Math.ceil(length / most) * 16 - 2, bottom: height };
}

/** Returns the texts at the edges of the map and the areas that place names must not use. */
export function edgesOf(view: View, size: Size, credit = ''): { rows: GridLine[]; columns: GridLine[]; boxes: Box[] } {
  const { width, height } = size;
  const { latitudes, longitudes } = gridOf(view, size);
  const scale = { left: 0, right: scaleBar(view, size).pixels + 24, top: height - 36, bottom: height };
  const source = creditBox(credit, size);
  const buttons = { left: 0, right: 56, top: 0, bottom: 128 };
  const arrow = { left: width - 40, right: width - 12, top: 48, bottom: 90 };
  // Labels below the arrow, the scale, the attribution or the labels of the lower edge are left out.
  const rows = latitudes.filter(({ at }) => at > 104 && at < Math.min(source.top, height - 18) - 4);
  const columns = longitudes.filter(({ at }) => at > scale.right && at < source.left - 56);
  return {
    rows,
    columns,
    boxes: [
      scale,
      source,
      buttons,
      arrow,
      ...rows.map(({ at }) => ({ left: width - 56, right: width, top: at - 15, bottom: at })),
      ...columns.map(({ at }) => ({ left: at, right: at + 56, top: height - 20, bottom: height })),
    ],
  };
}
