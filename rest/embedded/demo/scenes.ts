/** Flat scenes of field work, for meetings and shops: 80 by 60 units. */
import type { SceneKind } from './picture-names.ts';
import { type Random, stream } from './random.ts';

interface Light {
  readonly sky: string;
  readonly land: string;
  readonly furrow: string;
}

const lights: readonly Light[] = [
  { sky: '#CFE0E6', land: '#8FA66A', furrow: '#6B8150' },
  { sky: '#E2DCC8', land: '#A3B07A', furrow: '#7E8E58' },
  { sky: '#D5E2DF', land: '#7F9B66', furrow: '#617C4C' },
  { sky: '#EADFCB', land: '#B29A6B', furrow: '#8E7850' },
];
const walls = ['#E4D6BE', '#D9C6A5', '#C9D3CC', '#E0C9B8'];
const awnings = ['#A65B4B', '#1B5E43', '#C8922F', '#2F6F8F'];
const clothes = ['#3B3A33', '#5C7F9B', '#8A6FA3', '#A65B4B', '#3F6B5A', '#F0EBDD', '#C46A2B'];

function land({ sky, land: ground, furrow }: Light): string {
  return `<rect width="80" height="60" fill="${sky}"/><path d="M0 26c14-6 24-3 36-5s28-4 44 2v40H0z" fill="${ground}"/><path d="M0 60c10-14 24-22 40-26M18 60c6-12 14-20 26-26M38 60c2-10 6-20 10-26M60 60c-2-10-5-20-8-26M84 60C74 48 64 40 56 34" stroke="${furrow}" stroke-width="1.5" fill="none"/>`;
}

/**
 * Draws a distant standing person.
 * @param x horizontal position of the feet
 * @param y vertical position of the feet
 */
function figure(draw: Random, x: number, y: number, height: number): string {
  const width = height * 0.3;
  const body = `<path d="M${x - width} ${y}c0-${height * 0.5} ${width * 0.4}-${height * 0.75} ${width}-${height * 0.75}s${width} ${height * 0.25} ${width} ${height * 0.75}z" fill="${draw.pick(clothes)}"/>`;
  return `${body}<circle cx="${x}" cy="${y - height * 0.88}" r="${height * 0.17}" fill="${draw.pick(['#5B4334', '#6E4E3A', '#4A372B'])}"/>`;
}

function tree(x: number, y: number): string {
  return `<path d="M${x - 1} ${y}v-14h2.4v14z" fill="#6B5138"/><circle cx="${x}" cy="${y - 18}" r="9" fill="#5E7F4B"/><circle cx="${x + 6}" cy="${y - 15}" r="6" fill="#6D9057"/>`;
}

function shed(x: number, colour: string): string {
  return `<path d="M${x} 58V40h20v18z" fill="${colour}"/><path d="M${x - 2} 40l12-8 12 8z" fill="#7A4A3E"/><rect x="${x + 7}" y="46" width="6" height="12" fill="#4A372B"/>`;
}

function field(draw: Random): string {
  const parts = [draw.chance(0.5) ? tree(draw.int(8, 22), 38) : '', draw.chance(0.35) ? shed(draw.int(4, 12), draw.pick(walls)) : ''];
  const people = Array.from({ length: draw.int(0, 2) }, (_, index) => figure(draw, 40 + index * 13 + draw.int(0, 4), 53 + draw.int(0, 3), 17));
  return land(draw.pick(lights)) + parts.join('') + people.join('');
}

function gathering(draw: Random): string {
  const back = Array.from({ length: 4 }, (_, index) => figure(draw, 18 + index * 13 + draw.int(-2, 2), 46, 13));
  const front = Array.from({ length: draw.int(3, 5) }, (_, index) => figure(draw, 12 + index * 14 + draw.int(-2, 2), 58, 16));
  return land(draw.pick(lights)) + tree(draw.int(56, 68), 40) + back.join('') + front.join('');
}

function shop(draw: Random): string {
  const colour = draw.pick(awnings);
  const stripes = Array.from({ length: 6 }, (_, index) => `<path d="M${10 + index * 10} 20h5l-1 9h-6z" fill="#fff" fill-opacity=".45"/>`);
  const packs = Array.from(
    { length: 7 },
    (_, index) => `<rect x="${20 + index * 6}" y="${39 - (index % 3)}" width="4.5" height="${6 + (index % 3)}" fill="${draw.pick(clothes)}"/>`,
  );
  const sacks = Array.from(
    { length: draw.int(2, 4) },
    (_, index) => `<rect x="${10 + index * 8}" y="50" width="7" height="7" rx="2" fill="#E9E1D2" stroke="#B7A98A" stroke-width=".6"/>`,
  );
  return `<rect width="80" height="60" fill="#CFE0E6"/><rect y="54" width="80" height="6" fill="#B9AC93"/><rect x="8" y="12" width="64" height="44" fill="${draw.pick(walls)}"/><rect x="12" y="13" width="56" height="6" rx="1" fill="${colour}"/><rect x="16" y="28" width="48" height="18" fill="#4A4238"/>${packs.join('')}<path d="M8 20h64l3 9H5z" fill="${colour}"/>${stripes.join('')}<rect x="14" y="45" width="52" height="4" fill="#8C6A4F"/>${sacks.join('')}${figure(draw, draw.int(54, 64), 57, 17)}`;
}

const scenes: Readonly<Record<SceneKind, (draw: Random) => string>> = { field, gathering, shop };

/** @param number variant from 0 to 9999 */
export function drawScene(kind: SceneKind, number: number): string {
  const draw = stream('scene', kind, number);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60" width="960" height="720">${scenes[kind](draw)}</svg>`;
}
