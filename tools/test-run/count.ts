import { z } from 'zod';

export type Count = { passed: number; failed: number };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

export type Reporter = 'vitest' | 'playwright';

/**
 * Counts a test run from its JSON report.
 *
 * A failure outside a test counts as one failed test, so a failed run never reads "0 failed": a file
 * that fails to load, an error outside any test, a missing report, a run without tests unless it may be empty.
 */
export function countRun(
  reporter: Reporter,
  report: unknown,
  exitCode: number,
  mayBeEmpty = false,
): Count {
  const count = readReport(reporter, report);
  if (count === undefined) return { passed: 0, failed: 1 };
  const isSilentFailure =
    count.failed === 0 && (exitCode !== 0 || (count.passed === 0 && !mayBeEmpty));
  return isSilentFailure ? { ...count, failed: 1 } : count;
}

function readReport(reporter: Reporter, report: unknown): Count | undefined {
  switch (reporter) {
    case 'vitest': {
      const parsed = VitestReport.safeParse(report).data;
      if (parsed === undefined) return undefined;
      const brokenFiles = parsed.testResults.filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
      );
      return {
        passed: parsed.numPassedTests,
        failed: parsed.numFailedTests + brokenFiles.length,
      };
    }
    case 'playwright': {
      const parsed = PlaywrightReport.safeParse(report).data;
      if (parsed === undefined) return undefined;
      const { expected, unexpected, flaky } = parsed.stats;
      // A flaky test failed at least once, which counts as a failure.
      return { passed: expected, failed: unexpected + flaky + parsed.errors.length };
    }
    default:
      return reporter satisfies never;
  }
}
