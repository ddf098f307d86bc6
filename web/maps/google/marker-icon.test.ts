/** Markers of Google's map are SVG in an address: a letter must not break it. */
import { expect, it, vi } from 'vitest';
import { markerIcon } from './marker-icon.ts';

it('writes signs of XML as letters', () => {
  class Part {}
  vi.stubGlobal('google', { maps: { Point: Part, Size: Part } });
  const { url } = markerIcon({ kind: 'person', title: '& <Kale', dot: false }, false);
  vi.unstubAllGlobals();
  const svg = decodeURIComponent(url.slice(url.indexOf(',') + 1));
  expect(svg).not.toMatch(/&(?!#\d+;)|<K/);
});
