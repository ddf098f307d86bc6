/** Renders a marker's shape and letter around 0,0, inside an SVG with the map's tones. */
import type { MarkerLook } from './marker.ts';

export function MarkerShape({ look: { tone, outline, letter, letterY, letterSize, darkLetter } }: { look: MarkerLook }) {
  return (
    <>
      <path d={outline} data-tone={tone} />
      <text y={letterY} style={{ fontSize: letterSize }} data-letter={darkLetter ? 'dark' : 'light'} aria-hidden>
        {letter}
      </text>
    </>
  );
}
