/**
 * Test projects by height: `rules` (pure functions), `unit` (servers in process), `web` (screens in happy-dom) and `browser` (the started product).
 * `npm test` runs these without `outages` and the tests with the tag `slow`, and of `browser` only the tests with the tag `smoke`. docs/tests.md describes
 * the tiers.
 */
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { DurationSequencer } from './.ci/duration-sequencer.ts';

/** `npm run test:long`: many more runs of every property, many more rounds of every crash. */
const isLong = Boolean(process.env['TEST_LONG']);
/** In milliseconds: only what hangs takes that long, also beside many busy processes. */
const patience = { testTimeout: isLong ? 3_600_000 : 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
/** A random order of files (docs/tests.md) is Vitest's own, which a sequencer would replace. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));
const longRuns = isLong ? ['.ci/property-runs.ts'] : [];
/** The servers as they ship, for tests that start one. */
const globalSetup = ['rest/embedded/testing/programs.ts'];
/** One copy of graphql: the servers' packages load its main file, and its instanceof checks do not cross copies. */
const resolve = { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } };
/** Files that put something in the place of a module, of the environment or of what the whole process has, or that count what all of it did: these have a process each. */
const alone = [
  'gateway/{embedded-rest,playground/code-snippets,server/{basemap,health,metrics,purging,soak,traces}}.test.ts',
  'rest/embedded/{list-thread,database/open-store,session/{password,passwords,session,sign-up}}.test.ts',
];
/** Screens that put something in the place of a module. */
const aloneOnWeb = ['web/app/shell/FindButton.test.tsx', 'web/screens/crashes.test.tsx', 'web/data/live/use-changes.test.tsx'];
/** Servers that are killed, with others beside them; real PostgreSQL servers. */
const outages = [
  'e2e/webhooks.test.ts',
  'rest/embedded/changes/webhooks/crash.test.ts',
  'rest/embedded/{crashes,failover,full-disk,races,request-limits,database/migrate-postgres}.test.ts',
];
/** Pure files: threads that share one copy of everything they import. */
const rules = [
  '{.ci,web}/**/*.test.ts',
  'e2e/!(ids|tools|webhooks|written-text).test.ts',
  'rest/contract/**/*.test.ts',
  'rest/embedded/demo/!(figures|generate|load|qr).test.ts',
];
/** Screens in a DOM. */
const web = {
  environment: 'happy-dom',
  // The size that the screens are designed for.
  environmentOptions: { happyDOM: { width: 1366, height: 768 } },
  setupFiles: ['web/testing/late-effects.ts', 'web/testing/setup.ts', ...longRuns],
  ...patience,
  maxWorkers: '100%',
};
/** Each spec runs a Chromium and two servers, which wait for each other most of the time; other projects use the cores by themselves before. */
const product = { globalSetup: ['e2e/setup.ts'], ...patience, maxWorkers: 3, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    sequence: isShuffled ? {} : { sequencer: DurationSequencer },
    tags: [
      { name: 'smoke', description: 'A journey of the smoke run of `npm test`.' },
      { name: 'slow', description: 'A test in process that takes more than half a second on a quiet machine. Only the gate runs it.' },
    ],
    projects: [
      {
        resolve,
        test: {
          name: 'rules',
          include: rules,
          setupFiles: longRuns,
          ...patience,
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        resolve,
        test: {
          name: 'unit',
          globalSetup,
          include: ['{bench,gateway,rest}/**/*.test.ts', 'e2e/{ids,tools,written-text}.test.ts'],
          exclude: ['**/node_modules/**', ...rules, ...alone, ...outages],
          setupFiles: longRuns,
          ...patience,
          pool: 'forks',
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        resolve,
        test: {
          name: 'unit-alone',
          globalSetup,
          include: alone,
          setupFiles: longRuns,
          ...patience,
          maxWorkers: '100%',
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.tsx'], exclude: aloneOnWeb, isolate: false, ...web } },
      { test: { name: 'web-alone', include: aloneOnWeb, ...web } },
      { test: { name: 'browser', include: ['e2e/*.spec.ts'], isolate: false, ...product } },
      // Some limits are seconds of the clock, so no more files than cores.
      { resolve, test: { name: 'outages', include: outages, globalSetup, ...patience, maxWorkers: '100%' } },
    ],
  },
});
