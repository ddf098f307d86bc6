import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portraitName, type SceneKind, sceneName } from './picture-names.ts';
import { drawPicture } from './pictures.ts';

const scenes: readonly SceneKind[] = ['field', 'shop', 'gathering'];
const name = fc.oneof(
  fc.tuple(fc.constantFrom('Male' as const, 'Female' as const), fc.nat(9999)).map(([gender, number]) => portraitName(gender, number)),
  fc.tuple(fc.constantFrom(...scenes), fc.nat(9999)).map(([scene, number]) => sceneName(scene, number)),
);

describe('pictures', () => {
  it('are drawn for every name in use, the same each time', () => {
    fc.assert(
      fc.property(name, (fileName) => {
        const picture = drawPicture(fileName);
        expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*>.*<\/svg>$/);
        expect(drawPicture(fileName)).toBe(picture);
      }),
    );
  });

  it('contain only plain shapes: no script, style, reference or broken number', () => {
    const plain = /^(<(svg|rect|path|circle|ellipse)( [a-zA-Z-]+="[^"<>&]*")*\/?>|<\/svg>)+$/;
    fc.assert(
      fc.property(name, (fileName) => {
        const picture = drawPicture(fileName) ?? '';
        expect(picture).toMatch(plain);
        expect(picture).not.toMatch(/href|url\(| on\w+=|NaN|undefined/);
      }),
    );
  });

  it('differ between people', () => {
    const portraits = Array.from({ length: 50 }, (_, number) => drawPicture(portraitName('Female', number)));
    expect(new Set(portraits).size).toBeGreaterThan(45);
  });

  it.each([
    '',
    'portrait-man-1.svg',
    'portrait-man-00001.svg',
    'portrait-child-0001.svg',
    'portrait-man-0001.png',
    'portrait-man-0001.svg\n',
    '../portrait-man-0001.svg',
    'scene-portrait-0001.svg',
    'constructor',
  ])('are not drawn for %j', (fileName) => {
    expect(drawPicture(fileName)).toBeNull();
  });

  it('are not drawn for any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => drawPicture(text) === null));
  });
});
