/** Vitest's reporter for `checks.ts`: writes the results of a run and its failures to the file of `--outputFile`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { VitestReport } from './outcome.ts';

export default class OutcomeReporter implements Reporter {
  #file = '';
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    if (typeof config.outputFile !== 'string') throw new Error('--outputFile has to name a file');
    this.#file = config.outputFile;
    this.#isFiltered = config.tagsFilter !== undefined && config.tagsFilter.length > 0;
  }

  async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const report: VitestReport = {
      passed: count('passed'),
      // Vitest counts the tests of another tier as skipped.
      skipped: this.#isFiltered ? 0 : count('skipped'),
      failures: [...modules.flatMap(failuresOf), ...errors.map(outside), ...(errors.length > 0 ? modules.filter(isOpen).map(lost) : [])],
    };
    await writeFile(this.#file, JSON.stringify(report));
  }
}

/** Returns the failures of a module, with failed hooks before the tests because `afterAll` may fail when every test has passed. */
function failuresOf(module: TestModule): readonly string[] {
  const title = `${module.project.name} ${module.relativeModuleId}`;
  const failure = (name: string, errors: readonly SerializedError[] = []) => [[title, name].filter(Boolean).join(' > '), ...errors.map(reasonOf)].join('\n');
  return [
    ...(module.errors().length > 0 ? [failure('', module.errors())] : []),
    ...[...module.children.allSuites()].filter((suite) => suite.errors().length > 0).map((suite) => failure(suite.fullName, suite.errors())),
    ...[...module.children.allTests('failed')].map((test) => failure(test.fullName, test.result().errors)),
  ];
}

/** Formats an unhandled error of a promise or a timer. The test that runs at that moment may be another one, in another file. */
function outside(error: SerializedError): string {
  const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test, type } = error;
  const during = [file && path.relative('.', String(file)), test].filter(Boolean).join(' > ');
  return `${type ?? 'Error'} outside of tests${during && `, during ${during}`}\n${reasonOf(error)}`;
}

/** True for a module without a result: its process or thread has ended. */
const isOpen = (module: TestModule) => ['queued', 'pending'].includes(module.state());

const lost = (module: TestModule) => `${module.project.name} ${module.relativeModuleId}\nhas no result, because its worker ended`;

const reasonOf = ({ stack, message, cause }: SerializedError): string => [stack || message, ...(cause ? [`caused by ${reasonOf(cause)}`] : [])].join('\n');
