import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reportRatio } from './benchmarks/bounds.ts';
import { against, checkRatio, rounds } from './benchmarks/options.ts';
import { command } from './command-line/command.ts';
import { root } from './processes/root.ts';
import { withWorktree } from './processes/worktree.ts';
import { playAndCount } from './visual/play-stories.ts';

/** Plays the stories of a checkout as `npm test` does. Returns milliseconds per story. @throws Error when one fails */
function play(checkout: string, files: readonly string[]): number {
  const wanted = files.filter((path) => existsSync(join(checkout, path)));
  if (files.length > 0 && wanted.length === 0) {
    throw new Error(`${checkout} has none of the files.`);
  }
  const start = performance.now();
  const { passed, failed, output } = playAndCount({ checkout, files: wanted });
  if (failed > 0) throw new Error(`Stories fail in ${checkout}:\n${output}`);
  return (performance.now() - start) / passed;
}

/**
 * Compares what the story step of `npm test` costs per story, pictures included. A worktree of the other commit
 * plays its own stories, by turns with this one. The fastest run counts: whatever else a machine does only adds.
 */
export const stories = command({
  name: 'stories',
  summary: 'Compares the cost of a story test with another commit.',
  positionals: ['[FILE...]', 'story files or folders; all by default'],
  options: { against, rounds: { ...rounds, min: 1, default: 1 }, check: checkRatio },
  async run({ positionals: files, values }) {
    const before: number[] = [];
    const now: number[] = [];
    const measure = (checkout: string): void => {
      for (let round = 1; round <= values.rounds; round += 1) {
        before.push(play(checkout, files));
        now.push(play(root, files));
        const [was, is] = [before, now].map((times) => times.at(-1)?.toFixed(0));
        console.log(`Round ${round}: ${was} ms per story, now ${is} ms`);
      }
    };
    await withWorktree(values.against, measure, { hasOwnPackages: true });
    return reportRatio('A story', Math.min(...before), Math.min(...now), values.check);
  },
});
