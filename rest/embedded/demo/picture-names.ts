/** File names of the demo data's pictures. No other names are drawn. */

export type SceneKind = 'field' | 'shop' | 'gathering';

const fourDigits = (number: number) => String(number).padStart(4, '0');

/**
 * Returns the file name of a portrait.
 * @param number variant from 0 to 9999
 */
export function portraitName(gender: 'Male' | 'Female', number: number): string {
  return `portrait-${gender === 'Male' ? 'man' : 'woman'}-${fourDigits(number)}.svg`;
}

/**
 * Returns the file name of a scene.
 * @param number variant from 0 to 9999
 */
export function sceneName(scene: SceneKind, number: number): string {
  return `scene-${scene}-${fourDigits(number)}.svg`;
}
