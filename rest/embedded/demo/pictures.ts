/** The demo data's pictures: drawn when they are asked for, the same each time, and kept nowhere. */
import { drawPortrait } from './portraits.ts';
import { drawScene } from './scenes.ts';

/** By the beginning of their file names, as `picture-names.ts` makes them; behind it stands which of 10,000 it is. */
const drawings = new Map<string | undefined, (number: number) => string>([
  ['portrait-man', (number) => drawPortrait('man', number)],
  ['portrait-woman', (number) => drawPortrait('woman', number)],
  ['scene-field', (number) => drawScene('field', number)],
  ['scene-shop', (number) => drawScene('shop', number)],
  ['scene-gathering', (number) => drawScene('gathering', number)],
]);

/** The picture of a file name as SVG without script and without references; null for every name that the demo data does not give out. */
export function drawPicture(fileName: string): string | null {
  const [, kind, digits] = /^(.+)-(\d{4})\.svg$/.exec(fileName) ?? [];
  return drawings.get(kind)?.(Number(digits)) ?? null;
}
