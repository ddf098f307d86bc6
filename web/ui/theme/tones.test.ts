/** Contrast of every colour pair in use, light and dark: at least 4.5 for text, at least 3 for lines and shapes (WCAG 2.2 AA). */
import { describe, expect, it } from 'vitest';
import { type Tone, tone } from './tones.ts';

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

type Pairs = readonly (readonly [front: Tone, backs: readonly Tone[]])[];

const text: Pairs = [
  [
    'fg',
    [
      'bg',
      'bg.canvas',
      'bg.subtle',
      'bg.muted',
      'bg.emphasized',
      'bg.panel',
      'bg.selected',
      'bg.weekend',
      'bg.error',
      'bg.warning',
      'bg.success',
      'bg.info',
      'map.ground',
    ],
  ],
  ['fg.muted', ['bg', 'bg.canvas', 'bg.subtle', 'bg.muted', 'bg.panel', 'bg.selected', 'bg.weekend', 'bg.error', 'bg.warning', 'bg.info']],
  ['fg.subtle', ['bg', 'bg.canvas', 'bg.subtle', 'bg.muted', 'bg.panel', 'bg.success']],
  ['fg.brand', ['bg', 'bg.canvas', 'bg.subtle', 'bg.muted', 'bg.panel', 'bg.selected']],
  ['fg.error', ['bg', 'bg.canvas', 'bg.panel', 'bg.error']],
  ['fg.warning', ['bg', 'bg.warning']],
  ['fg.success', ['bg', 'bg.panel', 'bg.success']],
  ['fg.info', ['bg', 'bg.info']],
  ['fg.bar', ['bg.bar', 'bg.barHover']],
  ['fg.barMuted', ['bg.bar', 'bg.barHover']],
  ['brand.contrast', ['brand.solid', 'brand.hover']],
  ['red.contrast', ['red.solid']],
  ['map.text', ['map.ground']],
  ['map.ink', ['map.yellow', 'map.orange']],
];

const shapes: Pairs = [
  ['border.control', ['bg', 'bg.canvas', 'bg.panel']],
  ['border.error', ['bg', 'bg.error']],
  ['border.success', ['bg', 'bg.panel']],
  ['brand.focusRing', ['bg', 'bg.canvas', 'bg.panel', 'bg.subtle']],
  ['focus.bar', ['bg.bar']],
  ['brand.solid', ['bg', 'bg.canvas']],
  ['wait', ['bg', 'bg.subtle']],
  ['map.route', ['map.ground']],
];

const cases = (pairs: Pairs) => pairs.flatMap(([front, backs]) => backs.map((back) => ({ front, back })));

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s', (_mode, at) => {
  it.each(cases(text))('text $front on $back', ({ front, back }) => {
    expect(contrast(tone[front][at], tone[back][at])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(shapes))('shape $front on $back', ({ front, back }) => {
    expect(contrast(tone[front][at], tone[back][at])).toBeGreaterThanOrEqual(3);
  });
});
