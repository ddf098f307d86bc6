/** Pictures of the demo data, drawn on request, deterministic and not stored. */
import { drawPortrait } from './portraits.ts';
import { drawScene } from './scenes.ts';

/** Drawings by the prefix of their file names, as `picture-names.ts` creates them. The number after the prefix selects one of 10,000. */
const drawings = new Map<string | undefined, (number: number) => string>([
  ['portrait-man', (number) => drawPortrait('man', number)],
  ['portrait-woman', (number) => drawPortrait('woman', number)],
  ['scene-field', (number) => drawScene('field', number)],
  ['scene-shop', (number) => drawScene('shop', number)],
  ['scene-gathering', (number) => drawScene('gathering', number)],
]);

/** Returns the picture of a file name as SVG without scripts and references, or null for a name that the demo data does not use. */
export function drawPicture(fileName: string): string | null {
  const [, kind, digits] = /^(.+)-(\d{4})\.svg$/.exec(fileName) ?? [];
  return drawings.get(kind)?.(Number(digits)) ?? null;
}
