/** Results of checks in numbers that can be summed. */

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

/** Counts a check without a test runner as one. */
export const single = (exitCode: number): Outcome => (exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });

/** Report that `reporter.ts` writes about a run of Vitest. */
export interface VitestReport {
  readonly passed: number;
  readonly skipped: number;
  /** Failures with their reasons, one text each: tests, hooks, files that could not be loaded, and errors outside all of these. */
  readonly failures: readonly string[];
}

/** Counts a run of Vitest. A run without a report or a test, or with a bad exit code but no failure, counts as one failure. */
export function ofVitest(report: VitestReport | null, exitCode: number): Outcome {
  if (report === null) return single(1);
  const { passed, skipped, failures } = report;
  return { passed, skipped, failed: failures.length || (exitCode !== 0 || passed === 0 ? 1 : 0) };
}

/** Returns the output of a run without the passed tests, for a failure that the report does not contain. */
export const withoutPassed = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('✓'))
    .join('\n');
