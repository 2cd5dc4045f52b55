import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { TestProject, Vitest } from 'vitest/node';
import { orphansAmong, storyFolders } from './asked-pictures.ts';
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
import { writeHashes } from './picture-hashes.ts';
import { unpack } from './reference-cache.ts';
import { gatherDifferences, writeReport } from './report.ts';
import { loadDecoder, type Decode } from './webp.ts';

const root = join(import.meta.dirname, '../..');

/** Loaded when pictures are compared with the references. */
let decode: Decode | undefined;

/**
 * How `toMatchScreenshot` compares. The browser, its fonts and its rasterizer are pinned, so only the
 * last bit of a blended color is tolerated.
 */
export const screenshotOptions = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 0 },
  resolveScreenshotPath({ arg }: { arg: string }): string {
    const name = pictureName(arg);
    const files = referenceFiles(name);
    // One by one: a run unpacks only what it compares pixel by pixel.
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
 * those that no story asks for any more: an update removes them, any other run fails.
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

function finish(vitest: Vitest, project: TestProject): void {
  const differences = gatherDifferences();
  if (differences.length > 0) {
    console.error(`\n${differences.length} pictures differ: ${writeReport(differences)}`);
  }
  if (!comparesReferences) return;
  const isUpdate = vitest.config.snapshotOptions.updateSnapshot === 'all';
  const played = playedFiles(vitest, project);
  const orphans = orphansAmong(picturesIn(referenceFolder), played, storyFolders(root));
  if (isUpdate) {
    for (const name of orphans) rmSync(referenceFiles(name).webp);
    writeHashes(orphans);
    if (orphans.length > 0)
      console.log(`Removed, since no story shows them: ${orphans.join(', ')}`);
  } else if (orphans.length > 0) {
    console.error('No story shows these pictures. `npm run visual -- --update` removes them:');
    console.error(orphans.join('\n'));
    process.exitCode = 1;
  }
}

/** The files of which every story was played, and none failed. */
function playedFiles(vitest: Vitest, project: TestProject): Set<string> {
  if (vitest.config.testNamePattern !== undefined) return new Set();
  const modules = vitest.state
    .getTestModules()
    .filter((module) => module.project.name.startsWith(project.name) && module.ok());
  return new Set(modules.map(({ moduleId }) => moduleId));
}
