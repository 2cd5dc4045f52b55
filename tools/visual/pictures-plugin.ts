import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { TestProject, Vitest } from 'vitest/node';
import { root } from '../processes/root.ts';
import { taken } from './picture-commands.ts';
import { RESULT_FOLDER, writeRun } from './run-result.ts';

/** Writes down which pictures a run has taken. */
export function picturesPlugin(): Plugin {
  return {
    name: 'nearhand:pictures',
    configureVitest({ vitest, project }: { vitest: Vitest; project: TestProject }) {
      rmSync(RESULT_FOLDER, { recursive: true, force: true });
      vitest.onClose(() => writeRun({ pictures: taken, played: playedFiles(vitest, project) }));
    },
  } as Plugin;
}

/** The files of which every story was played, and none failed. */
function playedFiles(vitest: Vitest, project: TestProject): string[] {
  if (vitest.config.testNamePattern !== undefined) return [];
  return vitest.state
    .getTestModules()
    .filter((module) => module.project.name.startsWith(project.name) && module.ok())
    .map(({ moduleId }) => relative(root, moduleId).replaceAll('\\', '/'));
}
