/** The layers of the product, which decide what a folder may import. This file reads the drawings in docs/architecture.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Drawing {
  /** Folder that contains the boxes, with a trailing slash. */
  readonly root: string;
  /** Layers from the highest down. Boxes of one layer may import each other. */
  readonly layers: readonly (readonly string[])[];
}

export const drawings: readonly Drawing[] = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^ {4}(\S+\/) +(.+ ─▶ .+)$/gm)].map(
  ([, root = '', line = '']) => ({ root, layers: line.split(' ─▶ ').map((layer) => layer.split(', ').map((room) => room.trim())) }),
);

/** Folders outside the layers. The playground runs in a browser and has separate rules. */
const undrawn = ['playground', 'migrations', 'testing', 'build'];

/** Returns the box of a file; undefined for main, configuration and build. A folder of the embedded REST API without a box is a domain. */
function roomOf({ root, layers }: Drawing, file: string): string | undefined {
  if (!file.startsWith(root)) return undefined;
  const [first = '', ...others] = file.slice(root.length).split('/');
  const rooms = layers.flat();
  if (rooms.includes(first)) return first;
  if (others.length === 0 || undrawn.includes(first)) return undefined;
  return rooms.includes('domains') ? 'domains' : first;
}

const layerOf = ({ layers }: Drawing, room: string) => layers.findIndex((layer) => layer.includes(room));

interface Rule {
  readonly why: string;
  /** @param to a file of the repository, or the name of a package */
  forbids(from: string, to: string): boolean;
}

const rule = (why: string, from: RegExp, to: RegExp): Rule => ({ why, forbids: (file, imported) => from.test(file) && to.test(imported) });

/** Creates a rule against imports between folders of one kind. @param folder pattern with the name of the folder as its first group */
const siblings = (why: string, folder: RegExp): Rule => ({
  why,
  forbids(file, imported) {
    const [from, to] = [folder.exec(file)?.[1], folder.exec(imported)?.[1]];
    return from !== undefined && to !== undefined && from !== to;
  },
});

const rules: readonly Rule[] = [
  rule('The web client speaks GraphQL and nothing else.', /^web\//, /^(gateway|rest)\//),
  rule('The gateway imports the contract of the REST API and nothing else.', /^gateway\//, /^rest\/(?!contract\/)/),
  rule('The gateway sends the web client to browsers and shares no code with it.', /^gateway\/(?!playground\/)/, /^web\//),
  rule("The playground shares the web client's session and nothing else.", /^gateway\/playground\//, /^(web\/(?!session\/)|rest\/)/),
  rule('The playground runs in a browser and imports nothing of the server.', /^gateway\/playground\//, /^gateway\/(?!playground\/)[^/]+\//),
  rule('The REST API knows neither the gateway nor the web client.', /^rest\//, /^(gateway|web)\//),
  rule('The contract stands by itself.', /^rest\/contract\//, /^rest\/embedded\//),
  rule('Nothing below a resolver knows GraphQL.', /^gateway\/upstream\//, /^graphql$/),
  rule('Nothing above the upstream client knows HTTP.', /^gateway\/(graphql|modules)\//, /^(undici|fastify)$/),
  rule(
    'Only tools import what starts the process: server, start and configuration.',
    /^rest\/embedded\/(?!tools\/|testing\/)[^/]+\//,
    /^rest\/embedded\/[^/]+$/,
  ),
  rule('The server is below what starts the process.', /^rest\/embedded\/server\.ts$/, /^rest\/embedded\/(start|main|config)\.ts$/),
  siblings('Features do not import each other.', /^web\/features\/([^/]+)\//),
  siblings('Domains of the REST API do not import each other.', /^rest\/embedded\/(?!(?:tools|demo|people|calls|database|testing|migrations)\/)([^/]+)\//),
];

/** Returns the reason why a file may not import another file or a package; null when it may. */
export function violationOf(from: string, to: string): string | null {
  const broken = rules.find((each) => each.forbids(from, to));
  if (broken) return broken.why;
  for (const drawing of drawings) {
    const [lower, higher] = [roomOf(drawing, from), roomOf(drawing, to)];
    for (const room of [lower, higher])
      if (room !== undefined && layerOf(drawing, room) < 0) return `docs/architecture.md does not draw ${drawing.root}${room}.`;
    if (lower === undefined || higher === undefined) continue;
    if (layerOf(drawing, lower) > layerOf(drawing, higher)) return `In docs/architecture.md ${lower} is below ${higher} in ${drawing.root}`;
  }
  return null;
}

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Returns every import of the repository's TypeScript files, including those of types. */
export function allImports(): readonly { readonly from: string; readonly to: string }[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'gateway', 'rest', 'web'], { encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    .flatMap((from) =>
      [...readFileSync(from, 'utf8').matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g)].map(([, to = '']) => ({
        from,
        to: to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : packageOf(to),
      })),
    );
}
