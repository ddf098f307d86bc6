/** Markers of Google's map are SVG in a URL, so their letters must be escaped. */
import { expect, it, vi } from 'vitest';
import { markerIcon } from './marker-icon.ts';

it('escapes XML characters in letters', () => {
  class Part {}
  vi.stubGlobal('google', { maps: { Point: Part, Size: Part } });
  const { url } = markerIcon({ kind: 'person', title: '& <Kale', dot: false }, false);
  vi.unstubAllGlobals();
  const svg = decodeURIComponent(url.slice(url.indexOf(',') + 1));
  expect(svg).not.toMatch(/&(?!#\d+;)|<K/);
});
