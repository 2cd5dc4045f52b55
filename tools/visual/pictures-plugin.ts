import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { TestProject, Vitest } from 'vitest/node';
import {
  differenceFile,
  differenceFolder,
  picturesIn,
  referenceFile,
  referenceFolder,
} from './picture-files.ts';
import { gatherDifferences, writeReport } from './report.ts';

/** The references that this run has asked for, relative to their folder. */
const asked = new Set<string>();

/**
 * How `toMatchScreenshot` compares. The browser, its fonts and its rasteriser are pinned, so that
 * nothing has to be forgiven but the last bit of a blended colour.
 */
export const screenshotOptions = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 0 },
  resolveScreenshotPath({ arg }: { arg: string }): string {
    const file = referenceFile(arg);
    asked.add(file);
    return file;
  },
  // The name ends with `-reference`, `-actual` or `-diff`.
  resolveDiffPath({ arg }: { arg: string }): string {
    const [, name = arg, part = 'actual'] = /^(.*)-(reference|actual|diff)$/.exec(arg) ?? [];
    return differenceFile(name, part as 'reference' | 'actual' | 'diff');
  },
};

/**
 * Writes the report of a run with pictures, and finds references that no story asks for any more:
 * an update takes them away, any other complete run fails.
 */
export function picturesPlugin(): Plugin {
  return {
    name: 'nearhand:pictures',
    configureVitest({ vitest, project }: { vitest: Vitest; project: TestProject }) {
      rmSync(differenceFolder, { recursive: true, force: true });
      vitest.onClose(() => finish(vitest, project));
    },
  } as Plugin;
}

async function finish(vitest: Vitest, project: TestProject): Promise<void> {
  const differences = gatherDifferences();
  if (differences.length > 0) {
    console.error(`\n${differences.length} pictures differ: ${writeReport(differences)}`);
  }
  if (!(await isComplete(vitest, project))) return;
  const orphans = picturesIn(referenceFolder).filter(
    (file) => !asked.has(join(referenceFolder, file)),
  );
  if (orphans.length === 0) return;
  if (vitest.config.snapshotOptions.updateSnapshot === 'all') {
    for (const file of orphans) rmSync(join(referenceFolder, file));
    console.log(`Taken away, since no story shows them: ${orphans.join(', ')}`);
    return;
  }
  console.error(`No story shows these pictures, "npm run visual -- --update" takes them away:`);
  console.error(orphans.join('\n'));
  process.exitCode = 1;
}

/** Whether every story was played: only then is a picture that nobody asked for one too many. */
async function isComplete(vitest: Vitest, project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const played = new Set(
    vitest.state
      .getTestModules()
      .filter((module) => module.project.name.startsWith(project.name))
      .filter((module) => module.ok())
      .map(({ moduleId }) => moduleId),
  );
  const isFiltered = vitest.config.testNamePattern !== undefined;
  return !isFiltered && testFiles.length > 0 && testFiles.every((file) => played.has(file));
}
