/** Tests at four heights: `rules` (pure), `unit` (servers in process), `web` (screens in a DOM), `browser` (the started product, in Chromium and as processes). */
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

/** `npm run test:long`: many more runs of every property, many more rounds of every crash. */
const isLong = Boolean(process.env['TEST_LONG']);
const patience = isLong ? 60 : 1;
/** In the gate, on machines with other work, a screen that raced its test is tried once more and named; a rule never is. */
const retry = process.env['CI'] ? 1 : 0;
const longRuns = isLong ? ['.ci/property-runs.ts'] : [];
/** One copy of graphql: the servers' packages load its main file, and its instanceof checks do not cross copies. */
const resolve = { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } };
/** Files whose tests keep no state in modules, so that all of them can share one copy of what they import. */
const rules = ['{.ci,e2e,web}/**/*.test.ts', 'rest/contract/**/*.test.ts', 'rest/embedded/demo/!(load).test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'rules',
          include: rules,
          setupFiles: longRuns,
          testTimeout: 60_000 * patience,
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        resolve,
        test: {
          name: 'unit',
          include: ['{gateway,rest}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...rules],
          setupFiles: longRuns,
          testTimeout: 60_000 * patience,
          hookTimeout: 60_000,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          // The size that the screens are designed for.
          environmentOptions: { happyDOM: { width: 1366, height: 768 } },
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/testing/setup.ts', ...longRuns],
          testTimeout: 30_000,
          retry,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 60_000 * patience,
          hookTimeout: 120_000,
          retry,
          // Each spec runs a Chromium and two servers.
          maxWorkers: 1,
        },
      },
    ],
  },
});
