import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModules } from './graph.ts';
import { parseRecord, RECORD_FILE } from './record.ts';
import { select, type Selection } from './select.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const modules = readModules();
const record = parseRecord(read(RECORD_FILE));

const steps = ['types', 'lint', 'unit', 'slow', 'sizes', 'stories', 'e2e'];
const selected = (...changed: string[]) => select(changed, modules, record, 'main', steps);
const filesOf = (selection: Selection, step: string) => selection.files.get(step);

/** Whether a selection runs a test file. */
function runs({ files, leftOut }: Selection, test: string): boolean {
  const step = /^stories\/|\.browser\.test/.test(test) ? 'stories' : 'unit';
  return !leftOut.has(step) && files.get(step)?.includes(test) !== false;
}

it.each([
  ['src/features/reviews/ReviewFiltersForm.tsx', 'stories/screens/reviews/Filters.stories.tsx'],
  ['src/features/reviews/copy.ts', 'stories/screens/reviews/Filters.stories.tsx'],
  ['src/features/review/review-patches.ts', 'tests/reviews/own-reviews.browser.test.tsx'],
  ['src/contract/offers.ts', 'mocks/handlers/offer-lists.test.ts'],
  ['mocks/handlers/reviews.ts', 'tests/reviews/own-reviews.browser.test.tsx'],
  ['mocks/scenarios/client-seeds.ts', 'stories/screens/client/Dashboard.stories.tsx'],
  ['src/ui/styles/tokens.css', 'tests/docs/tokens.test.ts'],
  ['src/lib/lists/use-url-filters.ts', 'tests/lib/url-filters.browser.test.tsx'],
  ['flows/both-review.flow.ts', 'stories/Flows.stories.tsx'],
  ['tools/new/names.ts', 'tools/new/names.test.ts'],
])('a change of %s runs %s', (file, test) => {
  expect([file, test].map((path) => read(path) !== '')).toEqual([true, true]);
  expect(runs(selected(file), test)).toBe(true);
});

describe('everything runs', () => {
  it.each([
    ['package-lock.json', 'the packages'],
    ['vitest.config.ts', 'configuration'],
    ['src/ui/styles/tokens.css', 'part of every page'],
    ['states/states.tsv', 'list that stories are checked with'],
    ['stories/checks/looks.ts', 'what every story runs on'],
    ['states/state-texts.ts', 'imported by what runs every test'],
    ['tools/visual/picture-commands.ts', 'imported by what runs every test'],
    ['some.file', 'no rule knows some.file'],
  ])('when %s changes', (file, why) => {
    const selection = selected('README.md', file);
    expect(selection.files.size + selection.leftOut.size).toBe(0);
    expect(selection.summary).toMatch(/^Everything runs: .*\.$/);
    expect(selection.summary).toContain(why);
  });
});

it('runs everything for the files of the product that stand in for packages', () => {
  const named = [...read('vite.config.ts').matchAll(/'(src\/[^']+)'/g)].map(
    ([, path = '']) => path,
  );
  expect(named).not.toEqual([]);
  for (const path of named) expect(selected(path).summary).toMatch(/^Everything runs/);
});

it('does not run everything in a worktree, where the packages are a link', () => {
  expect(selected('node_modules').summary).toMatch(/^Left out/);
});

it('does not run everything after a run that updated the record', () => {
  const selection = selected('tests/opened.tsv');
  expect(filesOf(selection, 'stories')).toEqual([]);
  expect(filesOf(selection, 'unit')).toContain('tools/changed/select.test.ts');
});

it('runs nothing but the quick checks when nothing has changed, and says so', () => {
  const selection = selected();
  expect([...selection.files.values()].flat()).toEqual([]);
  expect(selection.leftOut).toEqual(new Set(['types', 'lint', 'sizes']));
  expect(selection.summary).toContain('Nothing has changed since main');
});

it('runs for documentation only what reads the files of the project', () => {
  const selection = selected('docs/how-to/add-a-flow.md', 'README.md');
  expect(selection.leftOut).toEqual(new Set(['types', 'lint', 'sizes']));
  expect(filesOf(selection, 'unit')).toContain('tests/feature-pages.test.ts');
  expect(filesOf(selection, 'unit')).not.toContain('src/domain/price-guide.test.ts');
  for (const step of ['slow', 'stories', 'e2e']) expect(filesOf(selection, step)).toEqual([]);
  expect(selection.summary).toMatch(/the 2 changed files don't reach it: .*types, lint, sizes/);
});

it('speaks only of the steps of the run', () => {
  const { summary } = select(['docs/design.md'], modules, record, 'main', ['types', 'unit']);
  expect(summary).toMatch(/: types, \d+ of \d+ unit files\.$/);
});

it.each(['tools/bench.ts', 'tools/benchmarks/bounds.ts', 'tools/sizes/measure.ts'])(
  'measures sizes after a change of %s',
  (file) => expect(selected(file).leftOut).not.toContain('sizes'),
);

it('runs the flows after any change of code', () => {
  const flows = [...modules.keys()].filter((path) => path === 'stories/Flows.stories.tsx');
  expect(filesOf(selected('src/domain/percent.ts'), 'stories')).toEqual(
    expect.arrayContaining(flows),
  );
});

it('leaves out what a component does not reach', () => {
  const selection = selected('src/features/offer/OfferCard.tsx');
  expect(selection.leftOut).toEqual(new Set(['sizes']));
  expect(filesOf(selection, 'unit')).toContain('tests/feature-pages.test.ts');
  expect(filesOf(selection, 'stories')).toContain('stories/features/offers/OfferCard.stories.tsx');
  expect(filesOf(selection, 'stories')).not.toContain('stories/ui/Button.stories.tsx');
  expect(filesOf(selection, 'stories')).not.toContain('stories/screens/reviews/List.stories.tsx');
  expect(filesOf(selection, 'e2e')).toEqual([]);
});

it('runs the end-to-end tests for what breaks in built output only', () => {
  const everyTest = [
    'src/app/start.tsx',
    'workbench/start.tsx',
    'mocks/engine/engine.ts',
    'tools/e2e.ts',
  ];
  for (const file of everyTest) expect(filesOf(selected(file), 'e2e'), file).toBeUndefined();
  expect(filesOf(selected('e2e/csp.spec.ts'), 'e2e')).toEqual(['e2e/csp.spec.ts']);
  expect(filesOf(selected('flows/both-review.flow.ts'), 'e2e')).toContain('e2e/flows.spec.ts');
  expect(filesOf(selected('mocks/handlers/offers.ts'), 'e2e')).toEqual([]);
  expect(filesOf(selected('src/lib/lists/paging.test.ts'), 'e2e')).toEqual([]);
  expect(selected('src/app/start.tsx').leftOut).toEqual(new Set());
});

it('runs the stories whose references changed', () => {
  const files = filesOf(selected('stories/references/ui-button.txt'), 'stories');
  expect(files).toContain('stories/ui/Button.stories.tsx');
  expect(files).not.toContain('stories/ui/Badge.stories.tsx');
});
