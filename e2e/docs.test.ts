/** The documents match the programs: environment, codes, limits, and working links. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../gateway/config.ts';
import { maxSize } from '../gateway/graphql/connection.ts';
import { errorCodes, toolReasons } from '../gateway/graphql/errors.ts';
import { maxBodyBytes, maxTokens, operationLimits } from '../gateway/graphql/limits.ts';
import { openLimits } from '../gateway/graphql/open-limits.ts';
import { streamLimits } from '../gateway/server/open-streams.ts';
import { apolloCodes } from '../gateway/server/visible-error.ts';
import { defaultBulkheads } from '../gateway/upstream/bulkheads.ts';
import { callBudget } from '../gateway/upstream/operation.ts';
import { maxWebhooks } from '../rest/contract/webhooks.ts';
import { longestAttemptMs, maxBodyBytes as maxWebhookBytes } from '../rest/embedded/changes/webhooks/attempt.ts';
import { readConfig } from '../rest/embedded/config.ts';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/examples/README.md'],
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const textOf = (page: string) => readFileSync(page, 'utf8');
const section = (page: string, title: string) => textOf(page).split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
/** Returns the cells of the rows of tables. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|--'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const quoted = (text: string) => [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, word = '']) => word);

/** Returns the names that are accessed while an environment is read. */
function namesRead(read: (environment: Record<string, string | undefined>) => unknown, given: Readonly<Record<string, string>> = {}): Set<string> {
  const names = new Set<string>();
  read(
    new Proxy(given, {
      get(known, name) {
        names.add(String(name));
        return Reflect.get(known, name);
      },
    }),
  );
  return names;
}

const variables = rowsOf(section('docs/operations.md', 'Environment'))
  .slice(1)
  .flatMap(([names = '']) => quoted(names));

test('docs/operations.md names exactly the variables that are read', () => {
  const read = new Set([...namesRead(loadConfig), ...namesRead(readConfig, { SECRET: 'x'.repeat(32) })]);
  expect([...variables].sort()).toEqual([...read].sort());
});

/** Names that programs, tests and examples read from the environment. */
const readDirectly = ['gateway', 'rest', 'web', 'e2e', 'bench', '.ci', 'docs']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
  .filter((file) => /\.(ts|tsx|mjs|md)$/.test(file))
  .flatMap((file) => [...textOf(file).matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)].map(([, name = '']) => ({ file, name })));

test('variables that the servers read anywhere are documented', () => {
  // Passed unchanged to the embedded REST API, or set by the caller.
  const machine = ['PATH', 'NODE_ENV', 'TMPDIR'];
  const isServer = ({ file }: { file: string }) => /^(gateway|rest)\//.test(file) && !/^gateway\/playground|\.test\.ts$|\/testing\//.test(file);
  expect(readDirectly.filter(isServer).filter(({ name }) => !variables.includes(name) && !machine.includes(name))).toEqual([]);
});

/** Names that OpenTelemetry reads itself. */
const readByOpenTelemetry = ['sdk-trace-base', 'resources', 'otlp-exporter-base']
  .map((name) => `node_modules/@opentelemetry/${name}/build/src`)
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => [...textOf(file).matchAll(/'(OTEL_[A-Z_]+)'/g)].map(([, name = '']) => name));

test.each(pages)('%s names no unused variable', (page) => {
  const enumValues = [...textOf('schema.graphql').matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, name = '']) => name);
  const known = [
    ...variables,
    ...readDirectly.map(({ name }) => name),
    ...readByOpenTelemetry,
    ...enumValues,
    ...errorCodes,
    ...toolReasons,
    ...apolloCodes,
    // Reasons in the extensions of errors.
    'TOOL_TOKEN_ENDED',
    'NOT_FOR_TOOLS',
    'POSTGRES_PASSWORD',
    'PRODUCT_PASSWORD',
    'P',
  ];
  expect(quoted(textOf(page)).filter((word) => !known.includes(word))).toEqual([]);
});

test.each(['Dockerfile', 'compose.yaml'])('%s sets known variables only', (file) => {
  const own = ['NODE_ENV', 'NODE_OPTIONS', 'POSTGRES_DB', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_INITDB_ARGS', 'PRODUCT_PASSWORD'];
  const text = file === 'Dockerfile' ? (/^ENV .*$/m.exec(textOf(file))?.[0] ?? '') : textOf(file);
  const set = [...text.matchAll(file === 'Dockerfile' ? /([A-Z_]+)=/g : /^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(set.length).toBeGreaterThan(3);
  expect(set.filter((name) => !variables.includes(name) && !own.includes(name))).toEqual([]);
});

test('docs/gateway.md explains what to do for every code', () => {
  const codes = rowsOf(section('docs/gateway.md', 'Errors')).flatMap(([codesOfRow = '']) => quoted(codesOfRow));
  expect(codes.sort()).toEqual([...new Set([...errorCodes, ...apolloCodes])].sort());
});

test('docs/gateway.md names the enforced limits', () => {
  const { depth, rootFields, fields, aliases, directives, signIns, introspections } = operationLimits;
  expect(rowsOf(section('docs/gateway.md', 'Limits')).slice(1)).toEqual([
    ['request body', `${maxBodyBytes / 1024} KiB`],
    ['tokens in the document', String(maxTokens)],
    ['levels of fields', String(depth)],
    ['top-level fields', String(rootFields)],
    ['fields in all', String(fields)],
    ['aliases', String(aliases)],
    ['directives', String(directives)],
    ['`signIn`', String(signIns)],
    ['`__schema` and `__type`', `${introspections}, without aliases below`],
    ['REST calls', String(callBudget)],
    ['rows of a page', String(maxSize)],
  ]);
});

test('docs/gateway.md names the limit of a token, and the omitted features with their reasons', () => {
  expect(section('docs/gateway.md', 'Limits')).toContain(`\`RateLimit-Policy: "token";q=${loadConfig({}).requestsPerMinute};w=60\``);
  const rows = rowsOf(section('docs/gateway.md', 'What is left out')).slice(1);
  const words = rows.map(([what = '', why = '']) => [/Federation|Node|Batches|@defer/.exec(what)?.[0], why.length > 40]);
  expect(words).toEqual(['Federation', 'Node', 'Batches', '@defer'].map((what) => [what, true]));
});

test('docs/gateway.md names the limits of streams and webhooks', () => {
  expect(section('docs/gateway.md', 'Hear of changes')).toContain(`${streamLimits.perToken} streams per token and ${streamLimits.perInstance} per instance`);
  expect(section('docs/gateway.md', 'Webhooks')).toContain(
    `An attempt takes up to ${longestAttemptMs / 1_000} s, a body has up to ${maxWebhookBytes / 1024} KiB, and there are up to ${maxWebhooks} webhooks.`,
  );
});

test('docs/operations.md names the limits of anonymous requests and of the bulkheads', () => {
  const rows = rowsOf(section('docs/operations.md', 'What is limited'));
  const fields = Object.entries(openLimits).map(([field, { name, address, all, slowed }]) => [
    `\`${field}\``,
    name.points,
    address.points,
    all.points,
    slowed,
    `${all.duration / 60} minutes`,
  ]);
  const bulkheads = Object.entries(defaultBulkheads).map(([bulkhead, { inFlight, waiting }]) => [
    bulkhead,
    inFlight.all,
    inFlight.perCall,
    inFlight.perCaller,
    waiting.all,
    waiting.perCaller,
  ]);
  const stated = rows.filter(([first = '']) => !['Field', 'Bulkhead'].includes(first)).map(([first = '', ...others]) => [first.split(':')[0], ...others]);
  expect(stated).toEqual([...fields, ...bulkheads].map((row) => row.map(String)));
});

test.each(pages)('links of %s lead to existing files', (page) => {
  const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => path.join(path.dirname(page), link));
  expect(links.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(pages)('files and folders that %s names exist', (page) => {
  const named = [...textOf(page).matchAll(/`((?:gateway|rest|web|e2e|bench|\.ci|docs)\/[\w./-]+)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !existsSync(name) && !name.startsWith('e2e/results'))).toEqual([]);
});

test.each(pages)('scripts that %s mentions exist', (page) => {
  const scripts = Object.keys(JSON.parse(textOf('package.json')).scripts);
  const named = [...textOf(page).matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test('docs/tests.md names the projects of the tests, and the checks before a commit', () => {
  const [, projectsOfConfig = ''] = textOf('vitest.config.ts').split('projects: [');
  const projects = [...projectsOfConfig.matchAll(/ name: '([\w-]+)'/g)].map(([, name]) => `\`${name}\``);
  const heights = rowsOf(textOf('docs/tests.md')).map(([project]) => project);
  expect(heights.filter((project) => project?.startsWith('`')).toSorted()).toEqual(projects.toSorted());
  const checks = [...textOf('.ci/checks.ts').matchAll(/ name: '(\w+)'/g)].map(([, name]) => name);
  const [, quick = ''] = /^tsx \.ci\/checks\.ts (.*)$/.exec(JSON.parse(textOf('package.json')).scripts.check) ?? [];
  expect(textOf('docs/tests.md')).toContain(`\`npm run check\` runs the checks \`${quick}\``);
  expect(quick.split(' ').filter((check) => !checks.includes(check))).toEqual([]);
});

test('every decision that a comment cites is in docs/decisions.md, and no number is used twice', () => {
  const decided = [...textOf('docs/decisions.md').matchAll(/^### (\d+)\. /gm)].map(([, number]) => Number(number));
  expect(decided).toEqual([...new Set(decided)].sort((one, other) => one - other));
  const cited = sources.flatMap((file) =>
    [...textOf(file).matchAll(/\bdecisions? (\d+)(?: and (\d+))?/g)].flatMap(([, ...numbers]) => numbers.filter(Boolean)),
  );
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.map(Number).filter((number) => !decided.includes(number))).toEqual([]);
});

test('every decision has a status, and a replaced one names an existing decision', () => {
  const sections = textOf('docs/decisions.md').split(/^### /m).slice(1);
  expect(sections.length).toBeGreaterThan(20);
  const wrong = sections.filter((text) => {
    const [, replacement] = /\nStatus: (?:in force|replaced by (\d+))\. /.exec(text) ?? ['', 'none'];
    return replacement !== undefined && !sections.some((other) => other.startsWith(`${replacement}. `));
  });
  expect(wrong).toEqual([]);
});

test('docs/reliability.md has every attack of the list, and names existing tests', () => {
  const rows = rowsOf(textOf('docs/reliability.md')).filter(([, ...cells]) => cells.some((cell) => cell.startsWith('`')));
  const attacks = rows.map(([attack]) => attack).join('\n');
  const floods = section('docs/reliability.md', 'What is tried once').split('\n| ')[0] ?? '';
  const missing = Array.from({ length: 23 }, (_, at) => `S${at + 1}`).filter((name) => !new RegExp(`\\b${name}\\b`).test(attacks + floods));
  expect(missing).toEqual([]);
  const tests = rows.map((cells) => cells.at(-1)?.replaceAll('`', '') ?? '');
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});
