import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { TestProject, Vitest } from 'vitest/node';
import { root } from '../processes/root.ts';
import { mismatches, missingPictures } from './mismatches.ts';
import { run } from './picture-commands.ts';
import { pictureMode } from './picture-mode.ts';
import { readReferences } from './references.ts';
import { RESULT_FOLDER, resultFile, type RunResult } from './run-result.ts';

/** Writes down which pictures a run has taken, and reports those that differ from their references. */
export function picturesPlugin(): Plugin {
  return {
    name: 'nearhand:pictures',
    configureVitest({ vitest, project }: { vitest: Vitest; project: TestProject }) {
      rmSync(RESULT_FOLDER, { recursive: true, force: true });
      vitest.onClose(() => finish(vitest, project));
    },
  } as Plugin;
}

function finish(vitest: Vitest, project: TestProject): void {
  const result: RunResult = {
    pictures: run.taken,
    played: playedFiles(vitest, project),
    isCut: run.isCut,
  };
  mkdirSync(RESULT_FOLDER, { recursive: true });
  writeFileSync(resultFile(RESULT_FOLDER), JSON.stringify(result));
  if (pictureMode !== 'compare') return;
  const references = readReferences();
  const different = mismatches(run.taken, references).map(({ name }) => name);
  if (different.length > 0) {
    console.error(
      `\nNot as their pictures: ${different.join(', ')}\nSee before, after and difference: npm run visual -- --last`,
    );
    process.exitCode = 1;
  }
  const files = new Set(missingPictures(run.taken, references).map(({ file }) => file));
  if (files.size > 0) {
    console.log(`\nNew, without a picture: npm run visual -- --update ${[...files].join(' ')}`);
  }
}

/** The files of which every story was played, and none failed. */
function playedFiles(vitest: Vitest, project: TestProject): string[] {
  if (vitest.config.testNamePattern !== undefined) return [];
  return vitest.state
    .getTestModules()
    .filter((module) => module.project.name.startsWith(project.name) && module.ok())
    .map(({ moduleId }) => relative(root, moduleId).replaceAll('\\', '/'));
}
