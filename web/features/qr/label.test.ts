/** The path of a QR code is read back by an independent reader. */
import fc from 'fast-check';
import readQr from 'jsqr';
import { expect, it } from 'vitest';
import { qrPath } from './Label.tsx';

/** Returns the path as a grey picture with the given pixels per module. */
function picture({ size, path }: ReturnType<typeof qrPath>, scale: number): Uint8ClampedArray {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return pixels;
}

const read = (code: string): string | undefined => {
  const drawn = qrPath(code);
  return readQr(picture(drawn, 4), drawn.size * 4, drawn.size * 4)?.data;
};

const crockford = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), minLength: 16, maxLength: 16 });

it('every code is read back unchanged', () => {
  fc.assert(
    fc.property(crockford, (code) => {
      expect(read(code)).toBe(code);
    }),
  );
});

it("reads another provider's codes too", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcXYZ019-_/:.?='), minLength: 1, maxLength: 60 }), (code) => {
      expect(read(code)).toBe(code);
    }),
  );
});

it('leaves four clear modules on every side', () => {
  const { size, path } = qrPath('ABCDEFGH01234567');
  expect(size).toBe(21 + 2 * 4);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(4);
    expect(Number(y)).toBeGreaterThanOrEqual(4);
    expect(Number(x) + Number(length)).toBeLessThanOrEqual(size - 4);
    expect(Number(y) + 1).toBeLessThanOrEqual(size - 4);
  }
});
