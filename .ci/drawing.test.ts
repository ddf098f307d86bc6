/** The drawing of the layers in docs/architecture.md is what the imports are. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Drawing {
  /** The folder whose rooms are drawn, with a slash at its end. */
  readonly root: string;
  /** From the highest layer down; the rooms of one layer may import each other. */
  readonly layers: readonly (readonly string[])[];
}

const drawings: readonly Drawing[] = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^ {4}(\S+\/) +(.+ ─▶ .+)$/gm)].map(
  ([, root = '', line = '']) => ({
    root,
    layers: line.split(' ─▶ ').map((layer) => layer.split(', ').map((room) => room.trim())),
  }),
);

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/\.(test|spec)\.tsx?$/.test(file) && !file.includes('/testing/'));

/** Files below `root` that stand in no room are the frame around all of them: main, configuration, build. */
function roomOf({ root, layers }: Drawing, file: string): string | undefined {
  if (!file.startsWith(root)) return undefined;
  const [first = '', ...rest] = file.slice(root.length).split('/');
  const rooms = layers.flat();
  if (rooms.includes(first)) return first;
  return rest.length > 0 && rooms.includes('domains') ? 'domains' : undefined;
}

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) => path.posix.join(path.posix.dirname(file), to));

it('draws the gateway, the embedded REST API and the web client', () => {
  expect(drawings.map(({ root }) => root)).toEqual(['gateway/', 'rest/embedded/', 'web/']);
});

describe.each(drawings)('$root', (drawing) => {
  const layerOf = (room: string) => drawing.layers.findIndex((layer) => layer.includes(room));
  const arrows = sources.flatMap((file) => {
    const from = roomOf(drawing, file);
    return importsOf(file).flatMap((imported) => {
      const to = roomOf(drawing, imported);
      return from === undefined || to === undefined || from === to ? [] : [{ file, from, to }];
    });
  });

  it('has no import against the arrows', () => {
    expect(arrows.filter(({ from, to }) => layerOf(from) > layerOf(to))).toEqual([]);
  });

  it('has every room that is drawn, and imports between them', () => {
    expect(drawing.layers.flat().filter((room) => !sources.some((file) => roomOf(drawing, file) === room))).toEqual([]);
    expect(arrows.length).toBeGreaterThan(drawing.layers.length);
  });

  it('draws every room that there is', () => {
    const folders = sources.filter((file) => file.startsWith(drawing.root)).map((file) => file.slice(drawing.root.length).split('/'));
    const missing = folders.filter(([first = '', ...rest]) => rest.length > 0 && roomOf(drawing, `${drawing.root}${first}/x/y.ts`) === undefined);
    expect([...new Set(missing.map(([first]) => first))].filter((folder) => folder !== 'playground' && folder !== 'migrations')).toEqual([]);
  });
});
