/** What a check came to, in numbers that can be summed. */

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0 };

export const sum = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** A check that is no test runner counts as one. */
export const single = (exitCode: number): Outcome => (exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });

/** The parts of Vitest's JSON report that count. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  /** Why the file itself failed. */
  readonly message: string;
  readonly assertionResults: readonly VitestTest[];
}

interface VitestTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

const isBroken = (file: VitestFile): boolean => file.status === 'failed' && file.assertionResults.length === 0;

/**
 * A file that failed before its first test counts as one failure; so does a run without a report,
 * without a test, or one that failed although every test passed (an error outside of tests).
 */
export function ofVitest(report: VitestReport | null, exitCode: number): Outcome {
  if (report === null) return single(1);
  const brokenFiles = report.testResults.filter(isBroken).length;
  const failed = report.numFailedTests + brokenFiles;
  const hidden = failed === 0 && (exitCode !== 0 || report.numPassedTests === 0) ? 1 : 0;
  return { passed: report.numPassedTests, failed: failed + hidden, skipped: report.numPendingTests + report.numTodoTests };
}

/** What failed and why, a text each: a run of thousands of tests has said too much else. Empty where the report does not know. */
export const failuresOf = (report: VitestReport | null): readonly string[] =>
  (report?.testResults ?? []).flatMap((file) => [
    ...(isBroken(file) ? [`${file.name}\n${file.message}`] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${file.name} > ${fullName}\n${failureMessages.join('\n')}`),
  ]);

/** What a run printed beside the tests that passed: errors outside of tests are in no report. */
export const withoutPassed = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('✓'))
    .join('\n');
