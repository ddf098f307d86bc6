/**
 * Tests at four heights: `rules` (pure), `unit` (servers in process), `web` (screens in a DOM), `browser` (the started product, in Chromium and
 * as processes); and what only the gate runs, `outages` and `matrix`.
 */
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { groundPlugin } from './web/maps/ground/plugin.ts';

/** `npm run test:long`: many more runs of every property, many more rounds of every crash. */
const isLong = Boolean(process.env['TEST_LONG']);
/** In milliseconds: only what hangs takes that long, also beside many busy processes. */
const patience = { testTimeout: isLong ? 3_600_000 : 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
const longRuns = isLong ? ['.ci/property-runs.ts'] : [];
/** The servers as they ship, for tests that start one. */
const globalSetup = ['rest/embedded/testing/programs.ts'];
/** One copy of graphql: the servers' packages load its main file, and its instanceof checks do not cross copies. */
const resolve = { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } };
/** Files that put something in the place of a module, of the environment or of what the whole process has, or that count what all of it did: these have a process each. */
const alone = [
  'gateway/{embedded-rest,processes,playground/program,server/{basemap,health,metrics,soak,traces}}.test.ts',
  'rest/embedded/{calls/export-thread,database/open-store,session/{password,passwords,session,sign-up}}.test.ts',
];
/** Screens that put something in the place of a module. */
const aloneOnWeb = ['web/app/shell/FindButton.test.tsx', 'web/screens/customers/EditCustomer.test.tsx'];
/** Servers that are killed, with others beside them; real PostgreSQL servers. */
const outages = ['rest/embedded/{crashes,failover,races,database/migrate-postgres}.test.ts'];
/** Every screen in every look and zone, before a provider and before every failure, marked values in every field, kills at random moments, several gateways and instances at one Redis. */
const matrix = 'appearance|canary|crashes|faults|gateways|instances|narrow|provider-screens|time-zones';
/** Pure files: threads that share one copy of everything they import. */
const rules = ['{.ci,web}/**/*.test.ts', 'e2e/!(tools).test.ts', 'rest/contract/**/*.test.ts', 'rest/embedded/demo/!(load|bulk-load).test.ts'];
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
          include: ['{gateway,rest}/**/*.test.ts', 'e2e/tools.test.ts'],
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
      { plugins: [groundPlugin()], test: { name: 'web', include: ['web/**/*.test.tsx'], exclude: aloneOnWeb, isolate: false, ...web } },
      { plugins: [groundPlugin()], test: { name: 'web-alone', include: aloneOnWeb, ...web } },
      { test: { name: 'browser', include: [`e2e/!(${matrix}).spec.ts`], isolate: false, ...product } },
      {
        resolve,
        test: {
          name: 'outages',
          globalSetup,
          include: outages,
          ...patience,
          maxWorkers: '100%',
        },
      },
      { test: { name: 'matrix', include: [`e2e/@(${matrix}).spec.ts`], ...product } },
    ],
  },
});
