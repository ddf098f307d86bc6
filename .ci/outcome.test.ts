import { describe, expect, it } from 'vitest';
import { failuresOf, ofVitest, single, sum, type VitestReport, withoutPassed } from './outcome.ts';

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
      { name: 'a.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      { name: 'b.test.ts', status: 'passed', message: '', assertionResults: [{ fullName: 'adds', status: 'passed', failureMessages: [] }] },
    ];
    expect(ofVitest(report({ testResults }), 1).failed).toBe(1);
    expect(failuresOf(report({ testResults }))).toEqual(['a.test.ts\nSyntaxError']);
  });

  it('tells what failed, with file and reason, and nothing of the others', () => {
    const assertionResults = [
      { fullName: 'adds', status: 'passed', failureMessages: [] },
      { fullName: 'divides by zero', status: 'failed', failureMessages: ['expected 1 to be 2'] },
    ];
    const ended = report({ testResults: [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }] });
    expect(failuresOf(ended)).toEqual(['a.test.ts > divides by zero\nexpected 1 to be 2']);
    expect(failuresOf(null)).toEqual([]);
  });

  it('leaves out what passed of what was printed, so that an error outside of tests is seen', () => {
    expect(withoutPassed(' ✓ |rules| a.test.ts (3 tests) 4ms\n     ✓ adds 3ms\n\nUnhandled Rejection\nError: late')).toBe('\nUnhandled Rejection\nError: late');
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
