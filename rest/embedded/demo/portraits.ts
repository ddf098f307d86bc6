/** Flat portraits without faces, in the style of the back office's thumbnails: 40 by 40 units. */
import { type Random, stream } from './random.ts';

const grounds = ['#E6DCC9', '#DAD8CC', '#D3DDE3', '#D9E2D6', '#E3D5CE', '#E9E1D2'];
const skins = ['#A97551', '#B98762', '#8F6244', '#C89A76', '#9B6B4A'];
const hairs = ['#2B2622', '#2B2622', '#231F20', '#5A5650', '#8E8A83'];
const shirts = ['#5C7F9B', '#7A8F5A', '#8C6A4F', '#F0EBDD', '#6B6F86', '#A65B4B', '#4F7C78'];
const saris = ['#8A6FA3', '#3F6B5A', '#A65B4B', '#B7466B', '#2F6F8F', '#C46A2B', '#6D7F3C'];
const borders = ['#C8922F', '#D9B24A', '#7A2E3A', '#1F5A4A'];
const turbans = ['#D9772B', '#B23A48', '#C8922F'];

const shoulders = (colour: string) => `<path d="M5 40c1-8 7-11 15-11s14 3 15 11z" fill="${colour}"/>`;
const head = (skin: string) => `<path d="M17 25h6v5.5a3 3 0 0 1-6 0z" fill="${skin}"/><ellipse cx="20" cy="19.5" rx="6.3" ry="7.5" fill="${skin}"/>`;

function manHair(hair: string): string {
  return `<path d="M13.4 18c-.6-6 2.4-9 6.6-9s7.2 3 6.6 9c-.8-2.8-2-4.3-3.2-4.8-2.6.8-5 .8-7 .2-1.6.8-2.4 2.4-3 4.6z" fill="${hair}"/>`;
}

const cap =
  '<path d="M13 15.5c.4-3.8 3-6.5 7-6.5s6.6 2.7 7 6.5c-4-1.5-10-1.5-14 0z" fill="#F5F3EC"/><path d="M13 15.5c4-1.5 10-1.5 14 0v1.3c-4-1.4-10-1.4-14 0z" fill="#DAD6CA"/>';

function turban(draw: Random): string {
  const colour = draw.pick(turbans);
  return `<path d="M12.3 15.5c-.8-5 3-8.3 7.7-8.3s8.5 3.3 7.7 8.3c-4.8-2.2-10.6-2.2-15.4 0z" fill="${colour}"/><path d="M13 13.5c4-4 9-5 13.5-4.3M12.6 15c4.5-3.6 9.5-4.2 14.7-2.4" fill="none" stroke="#fff" stroke-opacity=".35"/>`;
}

function man(draw: Random): string {
  const hair = draw.pick(hairs);
  const cover = draw.pick(['none', 'none', 'none', 'cap', 'cap', 'turban']);
  const shirt = draw.pick(shirts);
  const top = cover === 'cap' ? cap : cover === 'turban' ? turban(draw) : manHair(hair);
  const moustache = draw.chance(0.5) ? `<path d="M16.8 23.3c1-.9 2.4-.9 3.2-.2.8-.7 2.2-.7 3.2.2-1.2.8-2.4.8-3.2.3-.8.5-2 .5-3.2-.3z" fill="${hair}"/>` : '';
  const collar = '<path d="M16.5 29.3l3.5 3.9 3.5-3.9 1.3.6-4.8 5.6-4.8-5.6z" fill="#000" fill-opacity=".13"/>';
  return shoulders(shirt) + head(draw.pick(skins)) + collar + top + moustache;
}

function woman(draw: Random): string {
  const hair = draw.pick(hairs);
  const sari = draw.pick(saris);
  const border = draw.pick(borders);
  const isCovered = draw.chance(0.3);
  const backOfHead = isCovered
    ? `<path d="M10 30c-1.5-14 3-22 10-22s11.5 8 10 22z" fill="${sari}"/>`
    : draw.chance(0.35)
      ? `<circle cx="26.5" cy="22" r="3.6" fill="${hair}"/><path d="M12.5 22c-.8-9 2.6-13 7.5-13s8.3 4 7.5 13z" fill="${hair}"/>`
      : `<path d="M11 27c-1-13 3-18 9-18s10 5 9 18z" fill="${hair}"/>`;
  const parting = `<path d="M13.6 19c0-6 3-8.5 6.4-8.5s6.4 2.5 6.4 8.5c-1-3.5-3.4-5.5-6.4-6-3 .5-5.4 2.5-6.4 6z" fill="${hair}"/>`;
  const hem = isCovered ? `<path d="M12.8 19c0-6.6 3-9.6 7.2-9.6s7.2 3 7.2 9.6" fill="none" stroke="${border}" stroke-width="1.2"/>` : '';
  const pallu = `<path d="M23 29c6 1 10 5 11.5 11H30c-.5-5-3-8-9-11z" fill="${border}"/>`;
  const bindi = draw.chance(0.7) ? '<circle cx="20" cy="16" r=".8" fill="#8C1C2C"/>' : '';
  return backOfHead + shoulders(sari) + pallu + head(draw.pick(skins)) + parting + hem + bindi;
}

/** @param number variant from 0 to 9999 */
export function drawPortrait(person: 'man' | 'woman', number: number): string {
  const draw = stream('portrait', person, number);
  const ground = `<rect width="40" height="40" fill="${draw.pick(grounds)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="320" height="320">${ground}${person === 'man' ? man(draw) : woman(draw)}</svg>`;
}
