/** The demo data's pictures: drawn when they are asked for, the same each time, and kept nowhere. */
import { readPictureName } from './picture-names.ts';
import { drawPortrait } from './portraits.ts';
import { drawScene } from './scenes.ts';

/** The picture of a file name as SVG without script and without references; null for every name that the demo data does not give out. */
export function drawPicture(fileName: string): string | null {
  const name = readPictureName(fileName);
  if (name === null) return null;
  return name.kind === 'portrait' ? drawPortrait(name.person, name.number) : drawScene(name.scene, name.number);
}
