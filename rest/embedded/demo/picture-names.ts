/** The file names of the demo data's pictures. Only these are drawn. */

export type SceneKind = 'field' | 'shop' | 'gathering';

export type PictureName =
  | { readonly kind: 'portrait'; readonly person: 'man' | 'woman'; readonly number: number }
  | { readonly kind: 'scene'; readonly scene: SceneKind; readonly number: number };

const fourDigits = (number: number) => String(number).padStart(4, '0');

/** @param number from 0 to 9999: which man or woman. */
export function portraitName(gender: 'Male' | 'Female', number: number): string {
  return `portrait-${gender === 'Male' ? 'man' : 'woman'}-${fourDigits(number)}.svg`;
}

/** @param number from 0 to 9999: which of its kind. */
export function sceneName(scene: SceneKind, number: number): string {
  return `scene-${scene}-${fourDigits(number)}.svg`;
}

/** Null for every text that `portraitName` and `sceneName` do not give. */
export function readPictureName(fileName: string): PictureName | null {
  const [, kind, digits] = /^(portrait-man|portrait-woman|scene-field|scene-shop|scene-gathering)-(\d{4})\.svg$/.exec(fileName) ?? [];
  const number = Number(digits);
  switch (kind) {
    case 'portrait-man':
      return { kind: 'portrait', person: 'man', number };
    case 'portrait-woman':
      return { kind: 'portrait', person: 'woman', number };
    case 'scene-field':
      return { kind: 'scene', scene: 'field', number };
    case 'scene-shop':
      return { kind: 'scene', scene: 'shop', number };
    case 'scene-gathering':
      return { kind: 'scene', scene: 'gathering', number };
    default:
      return null;
  }
}
