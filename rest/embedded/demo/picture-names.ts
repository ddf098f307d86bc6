/** The file names of the demo data's pictures. Only these are drawn. */

export type SceneKind = 'field' | 'shop' | 'gathering';

const fourDigits = (number: number) => String(number).padStart(4, '0');

/** @param number from 0 to 9999: which man or woman. */
export function portraitName(gender: 'Male' | 'Female', number: number): string {
  return `portrait-${gender === 'Male' ? 'man' : 'woman'}-${fourDigits(number)}.svg`;
}

/** @param number from 0 to 9999: which of its kind. */
export function sceneName(scene: SceneKind, number: number): string {
  return `scene-${scene}-${fourDigits(number)}.svg`;
}
