/** The rules of the house, each proven on a seeded file: a rule that stops firing is a rule that nobody keeps. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const restrictedImports = 'lint/style/noRestrictedImports';
const plugin = 'plugin';

const imports = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;
const typeImports = (specifier: string) => `import type { X } from '${specifier}';\nexport type Y = X;\n`;

interface Seed {
  /** Path from the repository's root; one seed for each path. */
  readonly file: string;
  readonly text: string;
  /** The rule that has to speak; null: none may. */
  readonly rule: string | null;
}

/** The rooms of the web client, from the lowest layer up; a layer may import what stands below it. */
const webLayers = [
  ['i18n', 'calendar'],
  ['ui', 'maps'],
  ['session', 'data'],
  ['people'],
  ['features/employees', 'features/employees/parts'],
  ['screens/home'],
  ['app'],
];

const layers: readonly Seed[] = [
  { file: 'web/app/from-gateway.ts', text: typeImports('../../gateway/config.ts'), rule: restrictedImports },
  { file: 'web/main-from-rest.ts', text: imports('../rest/contract/call.ts'), rule: restrictedImports },
  { file: 'web/app/from-feature.ts', text: imports('../features/employees/rows.ts'), rule: null },
  ...webLayers.flatMap((rooms, at): Seed[] =>
    rooms.flatMap((room) => {
      const up = path.relative(`web/${room}`, 'web');
      const seed = (other: string, rule: string | null): Seed => ({
        file: `web/${room}/from-${path.basename(other)}.ts`,
        text: imports(`${up}/${other}/thing.ts`),
        rule,
      });
      return [
        ...webLayers.slice(at + 1).flatMap((higher) => higher.map((other) => seed(other, restrictedImports))),
        ...webLayers.slice(0, at).flatMap((lower) => lower.map((other) => seed(other, null))),
        { file: `web/${room}/from-rest.ts`, text: imports(`${up}/../rest/contract/call.ts`), rule: restrictedImports },
      ];
    }),
  ),
  { file: 'web/data/from-apollo.ts', text: imports('@apollo/client/react'), rule: null },
  { file: 'web/features/employees/from-feature.ts', text: imports('../customers/rows.ts'), rule: restrictedImports },
  { file: 'web/features/employees/type-from-feature.ts', text: typeImports('../customers/rows.ts'), rule: restrictedImports },
  { file: 'web/features/employees/parts/from-feature.ts', text: imports('../../customers/rows.ts'), rule: restrictedImports },
  { file: 'web/features/employees/parts/from-own.ts', text: imports('../rows.ts'), rule: null },
  { file: 'gateway/config-from-embedded.ts', text: typeImports('../rest/embedded/main.ts'), rule: restrictedImports },
  { file: 'gateway/config-from-contract.ts', text: imports('../rest/contract/call.ts'), rule: null },
  { file: 'gateway/server/from-web.ts', text: imports('../../web/ui/thing.ts'), rule: restrictedImports },
  { file: 'gateway/playground/from-session.ts', text: imports('../../web/session/session.ts'), rule: null },
  { file: 'gateway/playground/from-ui.ts', text: imports('../../web/ui/thing.ts'), rule: restrictedImports },
  { file: 'gateway/playground/from-rest.ts', text: imports('../../rest/contract/call.ts'), rule: restrictedImports },
  { file: 'gateway/playground/from-server.ts', text: imports('../upstream/token.ts'), rule: restrictedImports },
  { file: 'gateway/server/from-modules.ts', text: imports('../modules/resolvers.ts'), rule: null },
  ...['upstream', 'graphql', 'modules/employees'].flatMap((layer): Seed[] => {
    const up = layer
      .split('/')
      .map(() => '..')
      .join('/');
    return [
      { file: `gateway/${layer}/from-embedded.ts`, text: imports(`${up}/../rest/embedded/main.ts`), rule: restrictedImports },
      { file: `gateway/${layer}/from-contract.ts`, text: imports(`${up}/../rest/contract/call.ts`), rule: null },
      { file: `gateway/${layer}/from-web.ts`, text: imports(`${up}/../web/ui/thing.ts`), rule: restrictedImports },
      { file: `gateway/${layer}/from-server.ts`, text: typeImports(`${up}/server/graphql.ts`), rule: restrictedImports },
    ];
  }),
  { file: 'gateway/upstream/from-graphql.ts', text: imports('../graphql/context.ts'), rule: restrictedImports },
  { file: 'gateway/upstream/from-modules.ts', text: imports('../modules/resolvers.ts'), rule: restrictedImports },
  { file: 'gateway/upstream/from-graphql-package.ts', text: imports('graphql'), rule: restrictedImports },
  { file: 'gateway/graphql/from-modules.ts', text: imports('../modules/resolvers.ts'), rule: restrictedImports },
  { file: 'gateway/graphql/from-undici.ts', text: imports('undici'), rule: restrictedImports },
  { file: 'gateway/graphql/from-apollo.ts', text: imports('@apollo/server/plugin/disabled'), rule: null },
  { file: 'gateway/modules/employees/from-undici.ts', text: imports('undici'), rule: restrictedImports },
  { file: 'gateway/modules/employees/from-graphql.ts', text: imports('../../graphql/context.ts'), rule: null },
  { file: 'rest/embedded/from-gateway.ts', text: imports('../../gateway/config.ts'), rule: restrictedImports },
  { file: 'rest/embedded/from-web.ts', text: imports('../../web/ui/thing.ts'), rule: restrictedImports },
  { file: 'rest/embedded/from-contract.ts', text: imports('../contract/call.ts'), rule: null },
  ...Object.entries({ database: [], calls: ['database'], people: ['database', 'calls'], meetings: ['database', 'calls', 'people'] }).flatMap(
    ([layer, below]): Seed[] => [
      ...['database', 'calls', 'people', 'employees', 'customers', 'demo', 'tools', 'a-new-folder', 'testing']
        .filter((other) => other !== layer)
        .map((other) => ({
          file: `rest/embedded/${layer}/from-${other}.ts`,
          text: typeImports(`../${other}/thing.ts`),
          rule: [...below, 'testing'].includes(other) ? null : restrictedImports,
        })),
      ...['server', 'config', 'start', 'main'].map((program) => ({
        file: `rest/embedded/${layer}/from-${program}.ts`,
        text: typeImports(`../${program}.ts`),
        rule: restrictedImports,
      })),
      { file: `rest/embedded/${layer}/from-contract.ts`, text: typeImports('../../contract/call.ts'), rule: null },
      { file: `rest/embedded/${layer}/from-beside.ts`, text: typeImports('./thing.ts'), rule: null },
      { file: `rest/embedded/${layer}/from-gateway.ts`, text: typeImports('../../../gateway/config.ts'), rule: restrictedImports },
    ],
  ),
  // Every folder beside the layers is a domain, a new one too.
  ...['a-new-domain', 'session', 'employees', 'customers', 'attendance', 'days', 'qr', 'invoices', 'images'].map((domain) => ({
    file: `rest/embedded/${domain}/from-domain.ts`,
    text: typeImports('../meetings/meetings.ts'),
    rule: restrictedImports,
  })),
  { file: 'rest/embedded/demo/from-server.ts', text: typeImports('../server.ts'), rule: restrictedImports },
  { file: 'rest/embedded/demo/from-tools.ts', text: typeImports('../tools/admin.ts'), rule: restrictedImports },
  { file: 'rest/embedded/demo/from-domain.ts', text: typeImports('../session/password.ts'), rule: null },
  { file: 'rest/embedded/tools/from-config.ts', text: typeImports('../config.ts'), rule: null },
  { file: 'rest/embedded/tools/from-demo.ts', text: typeImports('../demo/load.ts'), rule: null },
  { file: 'rest/embedded/server.ts', text: typeImports('./demo/load.ts'), rule: restrictedImports },
  { file: 'rest/embedded/from-demo.ts', text: typeImports('./demo/load.ts'), rule: null },
  { file: 'rest/contract/from-embedded.ts', text: imports('../embedded/main.ts'), rule: restrictedImports },
  { file: 'rest/contract/from-gateway.ts', text: imports('../../gateway/config.ts'), rule: restrictedImports },
];

const habits: readonly Seed[] = [
  { file: 'gateway/server/from-testing.ts', text: imports('../testing/fake-rest.ts'), rule: plugin },
  { file: 'gateway/server/from-testing.test.ts', text: imports('../testing/fake-rest.ts'), rule: null },
  { file: 'web/ui/cast.ts', text: 'export const size = JSON.parse("1") as number;\n', rule: plugin },
  { file: 'web/ui/double-cast.test.ts', text: 'export const size = { a: 1 as const } as unknown;\n', rule: plugin },
  { file: 'web/ui/constant.ts', text: "export const sizes = ['small', 'large'] as const;\n", rule: null },
  { file: 'web/ui/constant-lines.ts', text: 'export const sizes = {\n  small: 1,\n} as const satisfies object;\n', rule: null },
  { file: 'gateway/upstream/decoder.ts', text: 'export const size = JSON.parse("1") as number;\n', rule: null },
  { file: 'web/ui/inline-import.ts', text: "export type Y = import('../app/routes.ts').X;\n", rule: plugin },
  { file: 'gateway/server/getter.ts', text: 'export const box = (size: number) => ({\n  get size() {\n    return size;\n  },\n});\n', rule: plugin },
  { file: 'gateway/server/getter-class.ts', text: 'export class Box {\n  get size() {\n    return 1;\n  }\n}\n', rule: null },
  { file: 'web/ui/riddle.ts', text: 'export const size = (of: number) => of;\n', rule: plugin },
  { file: 'web/ui/riddle.test.ts', text: 'export const size = (of: number) => of;\n', rule: null },
  { file: 'web/ui/any.ts', text: 'export const size: any = 1;\n', rule: 'lint/suspicious/noExplicitAny' },
  { file: 'web/ui/assertion.ts', text: 'export const first = (all: number[]) => all[0]!;\n', rule: 'lint/style/noNonNullAssertion' },
  { file: 'web/ui/unused.ts', text: "import { x } from './any.ts';\n", rule: 'lint/correctness/noUnusedImports' },
  { file: 'rest/embedded/floating.ts', text: 'const work = async (): Promise<void> => {};\nwork();\n', rule: 'lint/nursery/noFloatingPromises' },
  {
    file: 'rest/embedded/misused.ts',
    text: 'const work = async (): Promise<boolean> => true;\nexport const answer = () => (work() ? 1 : 2);\n',
    rule: 'lint/nursery/noMisusedPromises',
  },
  { file: 'web/ui/barrel.ts', text: "export { x } from './any.ts';\n", rule: 'lint/performance/noBarrelFile' },
  { file: 'web/ui/re-export.ts', text: "export * from './any.ts';\n", rule: 'lint/performance/noReExportAll' },
  { file: 'web/ui/badName.ts', text: 'export const x = 1;\n', rule: 'lint/style/useFilenamingConvention' },
  { file: 'web/ui/GoodName.tsx', text: 'export const x = 1;\n', rule: null },
  { file: 'rest/embedded/print.ts', text: "console.log('x');\n", rule: 'lint/suspicious/noConsole' },
  { file: 'web/ui/skipped.test.ts', text: "it.skip('x', () => {});\n", rule: 'lint/suspicious/noSkippedTests' },
  { file: 'gateway/cycle-one.ts', text: "import type { Two } from './cycle-two.ts';\nexport type One = Two;\n", rule: 'lint/suspicious/noImportCycles' },
  { file: 'gateway/cycle-two.ts', text: "import type { One } from './cycle-one.ts';\nexport type Two = One;\n", rule: 'lint/suspicious/noImportCycles' },
];

interface Finding {
  readonly category: string;
  readonly location: { readonly path: string };
}

/** Lints the folder with the repository's own configuration. */
function lint(folder: string): Promise<readonly Finding[]> {
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: folder, maxBuffer: 64e6 },
      (_error, stdout, stderr) => {
        const json = stdout.slice(stdout.indexOf('{'));
        if (json === '') return reject(new Error(stderr));
        const report: { diagnostics: Finding[] } = JSON.parse(json);
        resolve(report.diagnostics);
      },
    );
  });
}

describe('rules of the house', () => {
  const heard = new Map<string, string[]>();

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'layers-'));
    try {
      for (const file of ['biome.json', 'package.json', '.gitignore']) await cp(file, path.join(folder, file));
      await cp('.ci/lint', path.join(folder, '.ci/lint'), { recursive: true });
      for (const { file, text } of [...layers, ...habits]) {
        await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
        await writeFile(path.join(folder, file), text);
      }
      for (const { category, location } of await lint(folder)) heard.set(location.path, [...(heard.get(location.path) ?? []), category]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each(layers)('layers: $file is $rule', ({ file, rule }) => {
    const found = (heard.get(file) ?? []).filter((category) => category === restrictedImports);
    expect(found).toHaveLength(rule === null ? 0 : 1);
  });

  it.each(habits)('habits: $file is $rule', ({ file, rule }) => {
    const found = heard.get(file) ?? [];
    if (rule === null) expect(found).toEqual([]);
    else expect(found).toContain(rule);
  });
});
