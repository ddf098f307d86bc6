/** Tests at four heights: `rules` (pure), `unit` (servers in process), `web` (screens in a DOM), `browser` (the started product, in Chromium and as processes). */
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { groundPlugin } from './web/maps/ground/plugin.ts';

/** `npm run test:long`: many more runs of every property, many more rounds of every crash. */
const isLong = Boolean(process.env['TEST_LONG']);
/** In milliseconds: only what hangs takes that long, also beside many busy processes. */
const patience = { testTimeout: isLong ? 3_600_000 : 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
const longRuns = isLong ? ['.ci/property-runs.ts'] : [];
/** One copy of graphql: the servers' packages load its main file, and its instanceof checks do not cross copies. */
const resolve = { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } };
/** Files whose tests keep no state in modules, so that all of them can share one copy of what they import. */
const rules = ['{.ci,e2e,web}/**/*.test.ts', 'rest/contract/**/*.test.ts', 'rest/embedded/demo/!(load|bulk-load).test.ts'];

export default defineConfig({
  test: {
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
          include: ['{gateway,rest}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...rules],
          setupFiles: longRuns,
          ...patience,
          maxWorkers: '100%',
        },
      },
      {
        plugins: [groundPlugin()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // The size that the screens are designed for.
          environmentOptions: { happyDOM: { width: 1366, height: 768 } },
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/testing/setup.ts', ...longRuns],
          ...patience,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/setup.ts'],
          ...patience,
          // Each spec runs a Chromium and two servers, which wait for each other most of the time.
          maxWorkers: 2,
        },
      },
    ],
  },
});
