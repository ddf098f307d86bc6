import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ofVitest, single, sum, type VitestReport, withoutPassed } from './outcome.ts';

const report = (changes: Partial<VitestReport>): VitestReport => ({ passed: 3, skipped: 0, failures: [], ...changes });

/** Runs test files with the reporter. */
function reportOf(files: Readonly<Record<string, string>>): VitestReport {
  const folder = mkdtempSync(path.join(tmpdir(), 'reporter-'));
  const outputFile = path.join(folder, 'report.json');
  try {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const options = ['--root', folder, '--no-isolate', '--maxWorkers=1', `--reporter=${path.resolve('.ci/reporter.ts')}`, `--outputFile=${outputFile}`];
    spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options], { stdio: 'ignore' });
    return JSON.parse(readFileSync(outputFile, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('counting', () => {
  it('counts the tests of a run', () => {
    expect(ofVitest(report({ skipped: 1, failures: ['one', 'two'] }), 1)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  it('never reports a bad run as passed', () => {
    expect(ofVitest(report({}), 1).failed).toBe(1);
    expect(ofVitest(null, 0).failed).toBe(1);
    expect(ofVitest(report({ passed: 0 }), 0).failed).toBe(1);
  });

  it('counts any other check as one', () => {
    expect(sum(single(0), single(2))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});

describe('failures', () => {
  it('are reported with file and reason: a test, a hook after passed tests, a file, or an error outside these', { tags: 'slow' }, () => {
    const { passed, skipped, failures } = reportOf({
      'a.test.ts': `
import { afterAll, describe, it, expect } from 'vitest';
it('adds', () => {});
it.skip('waits', () => {});
it('divides by zero', () => expect(1).toBe(2));
describe('a server', () => {
  afterAll(() => { throw new Error('does not close'); });
  it('answers', () => {});
});
it('leaves a promise', () => void Promise.reject(new Error('late', { cause: new Error('cut') })));`,
      'b.test.ts': `throw new Error('cannot be loaded');`,
    });
    expect({ passed, skipped }).toEqual({ passed: 3, skipped: 1 });
    const [hook, test, file, outside, ...others] = failures;
    expect(hook).toMatch(/a\.test\.ts > a server\nError: does not close\n.+a\.test\.ts:7/);
    expect(test).toMatch(/a\.test\.ts > divides by zero\nAssertionError: expected 1 to be 2/);
    expect(file).toMatch(/b\.test\.ts\nError: cannot be loaded/);
    expect(outside).toMatch(/^Unhandled Rejection outside of tests, during .*a\.test\.ts.*\nError: late\n(.*\n)+caused by Error: cut/);
    expect(others).toEqual([]);
  });

  it('name the file whose process ended', { tags: 'slow' }, () => {
    const { failures } = reportOf({
      'a.test.ts': `import { it } from 'vitest'; it('ends', () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); });`,
    });
    expect(failures).toEqual([expect.stringContaining('Worker exited unexpectedly'), expect.stringMatching(/a\.test\.ts\nhas no result/)]);
  });

  it('are searched in the output, without passed tests, when the report lacks them', () => {
    expect(withoutPassed(' ✓ |rules| a.test.ts (3 tests) 4ms\n     ✓ adds 3ms\n\nUnhandled Rejection\nError: late')).toBe('\nUnhandled Rejection\nError: late');
  });
});
