import { rmSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { TestProject, Vitest } from 'vitest/node';
import {
  comparesReferences,
  differenceFile,
  differenceFolder,
  pictureName,
  picturesIn,
  referenceFiles,
  referenceFolder,
  type Part,
} from './picture-files.ts';
import { unpack } from './reference-cache.ts';
import { gatherDifferences, writeReport } from './report.ts';
import { loadDecoder, type Decode } from './webp.ts';

/** The names of the pictures that this run has asked for. */
const asked = new Set<string>();

/** There as soon as pictures are compared with the references. */
let decode: Decode | undefined;

/**
 * How `toMatchScreenshot` compares. The browser, its fonts and its rasteriser are pinned, so that
 * nothing has to be forgiven but the last bit of a blended colour.
 */
export const screenshotOptions = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 0 },
  resolveScreenshotPath({ arg }: { arg: string }): string {
    const name = pictureName(arg);
    const files = referenceFiles(name);
    asked.add(name);
    // Here, one by one: a run of some files, or of a shard, unpacks what it compares and no more.
    if (decode !== undefined) unpack(files, decode);
    return files.png;
  },
  // The name ends with `-reference`, `-actual` or `-diff`.
  resolveDiffPath({ arg }: { arg: string }): string {
    const [, name = arg, part = 'actual'] = /^(.*)-(reference|actual|diff)$/.exec(arg) ?? [];
    return differenceFile(pictureName(name), part as Part);
  },
};

/**
 * Unpacks the references that a run asks for, writes the report about those that differ, and finds
 * those that no story asks for any more: an update takes them away, any other complete run fails.
 */
export async function picturesPlugin(): Promise<Plugin> {
  if (comparesReferences) decode = await loadDecoder();
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
  if (!comparesReferences || !(await isComplete(vitest, project))) return;
  const orphans = picturesIn(referenceFolder).filter((name) => !asked.has(name));
  if (orphans.length === 0) return;
  if (vitest.config.snapshotOptions.updateSnapshot === 'all') {
    for (const name of orphans) rmSync(referenceFiles(name).webp);
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
