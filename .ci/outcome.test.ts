import { describe, expect, it } from 'vitest';
import { ofVitest, single, sum, type VitestReport } from './outcome.ts';

const report = (changes: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});

describe('counting', () => {
  it('counts the tests of a run', () => {
    expect(ofVitest(report({ numFailedTests: 2, numPendingTests: 1 }), 1)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  it('counts a file that broke before its first test as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(ofVitest(report({ testResults }), 1).failed).toBe(1);
  });

  it('never calls a run good that was not', () => {
    expect(ofVitest(report({}), 1).failed).toBe(1);
    expect(ofVitest(null, 0).failed).toBe(1);
    expect(ofVitest(report({ numPassedTests: 0 }), 0).failed).toBe(1);
  });

  it('counts any other check as one', () => {
    expect(sum(single(0), single(2))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});
