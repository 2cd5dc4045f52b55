import { describe, expect, it } from 'vitest';
import { countRun } from './count.ts';

const vitest = (passed: number, failed: number, testResults: unknown[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});
const playwright = (expected: number, unexpected = 0, flaky = 0, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky, skipped: 9 },
  errors,
});

describe('countRun', () => {
  it('counts tests', () => {
    expect(countRun('vitest', vitest(3, 0), 0)).toEqual({ passed: 3, failed: 0 });
    expect(countRun('vitest', vitest(3, 2), 1)).toEqual({ passed: 3, failed: 2 });
    expect(countRun('playwright', playwright(3), 0)).toEqual({ passed: 3, failed: 0 });
    expect(countRun('playwright', playwright(3, 1, 1), 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a file that fails to load as one failure', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countRun('vitest', vitest(1, 1, files), 1)).toEqual({ passed: 1, failed: 2 });
    expect(countRun('playwright', playwright(1, 0, 0, [{}]), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('never reports a failed run as passed', () => {
    expect(countRun('vitest', undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countRun('vitest', { other: 1 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countRun('vitest', vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countRun('vitest', vitest(0, 0), 0, true)).toEqual({ passed: 0, failed: 0 });
    expect(countRun('vitest', vitest(0, 0), 1, true)).toEqual({ passed: 0, failed: 1 });
    expect(countRun('vitest', vitest(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
    expect(countRun('playwright', playwright(0), 0)).toEqual({ passed: 0, failed: 1 });
  });
});
