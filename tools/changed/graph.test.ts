import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenarios } from '#mocks/scenarios/registry.ts';
import {
  isInBrowser,
  readModules,
  reachedBy,
  REGISTRY,
  ROUTES,
  scenarioFiles,
  screensIn,
  usersInBrowser,
  usersInNode,
} from './graph.ts';
import { parseRecord, RECORD_FILE, type Opened } from './record.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const modules = readModules();
const screens = screensIn(read(ROUTES));

/** The stories and browser tests that a change reaches when one of them opens something. */
function reaching(changed: string, test: string, opened: Opened | undefined): boolean {
  const nothing: Opened = { screens: [], scenarios: [] };
  const others = [...modules.keys()].filter(isInBrowser);
  const record = new Map(others.map((file) => [file, nothing]));
  if (opened) record.set(test, opened);
  else record.delete(test);
  return reachedBy([changed], usersInBrowser(modules, record)).has(test);
}

it('finds every file that another one needs', () => {
  const missing = [...modules.values()].flatMap(({ path, needs, loads }) =>
    [...needs, ...loads]
      .map((need) => need.replace('?raw', ''))
      .filter((need) => !existsSync(join(root, need)))
      // Not every story has pictures.
      .filter((need) => !need.startsWith('stories/references/'))
      .map((need) => `${path} needs ${need}`),
  );
  expect(missing).toEqual([]);
});

it('knows every screen by its name, and the files of every scenario', () => {
  expect([...screens.values()].toSorted()).toEqual(
    [...(modules.get(ROUTES)?.loads ?? [])].toSorted(),
  );
  const filesOf = scenarioFiles(modules);
  expect(scenarios.filter(({ id }) => filesOf(id).length === 0)).toEqual([]);
});

describe('a story', () => {
  const story = 'stories/screens/offers/List.stories.tsx';
  const screen = 'src/screens/offers/OffersScreen.tsx';

  it('reaches the screens and scenarios that it opens', () => {
    expect(reaching(screen, story, { screens: ['offers'], scenarios: ['home'] })).toBe(true);
    expect(reaching(screen, story, { screens: ['pendingReviews'], scenarios: ['home'] })).toBe(
      false,
    );
    const reviews = 'mocks/scenarios/pending-reviews.ts';
    expect(reaching(reviews, story, { screens: [], scenarios: ['pending-reviews-one'] })).toBe(
      true,
    );
    expect(reaching(reviews, story, { screens: [], scenarios: ['offers-loaded'] })).toBe(false);
  });

  it('may open anything without a record, and with a screen that is gone', () => {
    expect(reaching(screen, story, undefined)).toBe(true);
    expect(reaching('mocks/scenarios/pending-reviews.ts', story, undefined)).toBe(true);
    expect(reaching(screen, story, { screens: ['gone'], scenarios: [] })).toBe(true);
  });

  it('reaches the mock server only if it opens a scenario', () => {
    const button = 'stories/ui/Button.stories.tsx';
    const handler = 'mocks/handlers/offers.ts';
    expect(reaching(handler, button, { screens: [], scenarios: [] })).toBe(false);
    expect(reaching(handler, button, { screens: [], scenarios: ['own'] })).toBe(true);
  });

  it('of the workbench may open any scenario, without a stage', () => {
    const tab = 'stories/workbench/ClockTab.stories.tsx';
    const nothing = { screens: [], scenarios: [] };
    expect(reaching('mocks/scenarios/pending-reviews.ts', tab, nothing)).toBe(true);
  });
});

it('follows every screen and scenario in Node', () => {
  const users = usersInNode(modules);
  expect(reachedBy(['src/screens/offers/OffersScreen.tsx'], users)).toContain(
    'tests/public-screens.test.ts',
  );
  expect(reachedBy(['mocks/scenarios/offers.ts'], users)).toContain(
    'mocks/scenarios/registry.test.ts',
  );
  expect(reachedBy([REGISTRY], users)).toContain('mocks/scenarios/registry.test.ts');
});

it('has a record of files and screens that exist', () => {
  const record = [...parseRecord(read(RECORD_FILE))];
  expect(record.filter(([file]) => !isInBrowser(file) || !existsSync(join(root, file)))).toEqual(
    [],
  );
  const names = new Set(record.flatMap(([, opened]) => opened.screens));
  expect(names.size).toBeGreaterThan(10);
});
