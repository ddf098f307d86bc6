/** The committed ground: present names without duplicates, and the coast. */
import { describe, expect, it } from 'vitest';
import { metresBetween } from '../place.ts';
import { packedGround } from './ground.generated.ts';
import { unpackGround } from './ground.ts';
import { townsOn } from './towns.ts';

const ground = unpackGround(packedGround);
const size = { width: 930, height: 500 };
const pune = { latitude: 18.5204, longitude: 73.8567 };

describe('towns', () => {
  it('are large cities of India and more than a thousand places of Maharashtra and its borders', () => {
    const names = new Set(ground.towns.map(({ name }) => name));
    const home = ground.towns.filter(({ place: { latitude, longitude } }) => latitude > 15.5 && latitude < 22.2 && longitude > 72.5 && longitude < 81);
    expect(home.length).toBeGreaterThan(1000);
    for (const name of ['Mumbai', 'Delhi', 'Bengaluru', 'Pune', 'Shirur', 'Baramati', 'Nashik', 'Kolhapur', 'Karad']) expect(names.has(name), name).toBe(true);
  });

  it('have their present names, without diacritics', () => {
    const names = new Set(ground.towns.map(({ name }) => name));
    for (const present of ['Chhatrapati Sambhajinagar', 'Ahilyanagar', 'Dharashiv']) expect(names.has(present), present).toBe(true);
    for (const former of ['Ahmadnagar', 'Osmanabad', 'Sholapur', 'Bombay', 'Poona']) expect(names.has(former), former).toBe(false);
    expect([...names].filter((name) => /[^\x20-\x7e]/.test(name))).toEqual([]);
  });

  it('are at their places, the larger ones first, without duplicates', () => {
    const at = ground.towns.find(({ name }) => name === 'Pune');
    expect(at && metresBetween(at.place, pune)).toBeLessThan(5_000);
    expect(ground.towns.map(({ rank }) => rank)).toEqual(ground.towns.map(({ rank }) => rank).sort());
    const near = ground.towns.filter((one, index) =>
      ground.towns.slice(index + 1).some((other) => other.name === one.name && metresBetween(one.place, other.place) < 8_000),
    );
    expect(near).toEqual([]);
  });

  it('are named by size: few when zoomed out, villages when zoomed in', () => {
    const namesAt = (zoom: number) => townsOn(ground.towns, { centre: pune, zoom }, size).map(({ text }) => text);
    expect(namesAt(6)).toContain('Mumbai');
    expect(namesAt(6)).not.toContain('Baramati');
    expect(namesAt(10)).not.toContain('Mumbai');
    for (const zoom of [5, 6, 7, 8, 9, 10, 11, 12]) expect(namesAt(zoom).length, `zoom ${zoom}`).toBeLessThan(130);
  });
});

it('the coast is a path of relative steps', () => {
  expect(packedGround.coast).toMatch(/^(M\d+ \d+l(-?\d+ -?\d+ ?)+)+$/);
});
