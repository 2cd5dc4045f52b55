import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareWithCommit, type ComparisonOptions } from './compare-with-commit.ts';
import { MOST_DIFFERENT } from './picture-mode.ts';
import type { WantedPicture } from './render-commit.ts';
import { pngFile, type TakenPicture } from './run-result.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function draw(file: string, gray: number): void {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(gray);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(png));
}

/** Pictures of the working tree, all in one gray. */
function pictures(count: number): TakenPicture[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `ui-button/story-${index}.desktop-light`;
    draw(pngFile(folder, name), 100);
    return { name, reference: name, file: 'stories/ui/Button.stories.tsx', hash: 'here' };
  });
}

/** Compares with a base commit whose pictures have another gray, on a machine that differs from the references. */
async function compare(count: number, grayOfBase: number, isAll = false) {
  const taken = pictures(count);
  const references = new Map(taken.map(({ name }) => [name, 'reference']));
  const batches: number[] = [];
  const options: ComparisonOptions = {
    references,
    isPinned: true,
    folder,
    isAll,
    render(_commit, wanted: readonly WantedPicture[], target) {
      batches.push(wanted.length);
      for (const { name } of wanted) draw(pngFile(target, name), grayOfBase);
      return Promise.resolve(new Map(wanted.map(({ name }) => [name, 'elsewhere'])));
    },
  };
  const compared = await compareWithCommit({ commit: 'base', references }, taken, options);
  return { batches, compared };
}

it('excuses a machine that renders the base commit with the same pixels', async () => {
  const { compared } = await compare(1, 100);
  expect(compared).toMatchObject([{ verdict: 'machine', difference: undefined }]);
});

it('shows what differs from the base commit', async () => {
  const name = 'ui-button/story-0.desktop-light';
  const { compared } = await compare(1, 101);
  expect(compared).toEqual([
    {
      name,
      file: 'stories/ui/Button.stories.tsx',
      verdict: 'changed',
      before: `${name}.before.png`,
      after: `${name}.png`,
      difference: `${name}.difference.png`,
    },
  ]);
});

it('stops after the first batch if one of it fails, unless all are asked for', async () => {
  expect((await compare(MOST_DIFFERENT + 5, 101)).batches).toEqual([MOST_DIFFERENT]);
  expect((await compare(MOST_DIFFERENT + 5, 101, true)).batches).toEqual([MOST_DIFFERENT + 5]);
});

it('compares the rest if the first batch is only the machine', async () => {
  const { batches, compared } = await compare(MOST_DIFFERENT + 5, 100);
  expect(batches).toEqual([MOST_DIFFERENT, 5]);
  expect(compared).toHaveLength(MOST_DIFFERENT + 5);
});
