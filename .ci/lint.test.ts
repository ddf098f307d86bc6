/** Checks each lint rule with a seeded file, so no rule stops working unnoticed. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const plugin = 'plugin';

const imports = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;

interface Seed {
  /** Path from the repository's root. One seed for each path. */
  readonly file: string;
  readonly text: string;
  /** The rule that must report the file; null when none may. */
  readonly rule: string | null;
}

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
  { file: 'web/ui/waiting.test.ts', text: "import { vi } from 'vitest';\nawait vi.waitUntil(() => true);\n", rule: plugin },
  {
    file: 'web/ui/waiting-long.test.ts',
    text: "import { vi } from 'vitest';\nawait vi.waitUntil(() => true, { timeout: 60_000 });\n",
    rule: null,
  },
  { file: 'web/ui/refetch.ts', text: imports('./list.ts').replace('y = x', 'y = () => void x.refetch().catch(() => undefined)'), rule: plugin },
  { file: 'web/ui/refetch-result.ts', text: imports('./list.ts').replace('y = x', 'y = () => x.refetch().catch(() => undefined)'), rule: null },
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

describe('lint', () => {
  const heard = new Map<string, string[]>();

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lint-'));
    try {
      for (const file of ['biome.json', 'package.json', '.gitignore']) await cp(file, path.join(folder, file));
      await cp('.ci/lint', path.join(folder, '.ci/lint'), { recursive: true });
      for (const { file, text } of habits) {
        await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
        await writeFile(path.join(folder, file), text);
      }
      for (const { category, location } of await lint(folder)) heard.set(location.path, [...(heard.get(location.path) ?? []), category]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each(habits)('$file is reported by $rule', ({ file, rule }) => {
    const found = heard.get(file) ?? [];
    if (rule === null) expect(found).toEqual([]);
    else expect(found).toContain(rule);
  });
});
