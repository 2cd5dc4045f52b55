import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scenarios, type ScenarioId } from '#mocks/scenarios/registry.ts';
import { demo } from '#mocks/scenarios/demo.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { stateAddress } from '#mocks/scenarios/state-address.ts';
import { parseStates, type State } from '#states/parse-states.ts';
import { textFaults, withSingleSpaces } from '#states/state-texts.ts';
import { readStories } from '#states/reader/read-stories.ts';
import { at } from './steps.ts';
import { expect, test } from './test.ts';

const root = join(import.meta.dirname, '..');
const stories = readStories(root);

const states = parseStates(readFileSync(join(root, 'states/states.tsv'), 'utf8'));

/** The states that a scenario's stories show without another viewer, page, time or fault. */
function statesOf(scenario: ScenarioId): State[] {
  const ids = new Set(
    stories
      .filter((story) => story.scenario === scenario && story.overrides.length === 0)
      .flatMap((story) => story.states),
  );
  return states.filter(({ id, texts }) => ids.has(id) && texts.length > 0);
}

/** What a reader sees, fields included. */
async function textOf(page: Page): Promise<string> {
  const texts = await page.evaluate(() => [
    document.body.innerText,
    ...[...document.querySelectorAll('input')].map((field) => field.value),
  ]);
  return withSingleSpaces(texts.join('\n'));
}

/** The scenarios that show their states only after a step of their stories. */
const AFTER_STEPS: ReadonlySet<string> = new Set<ScenarioId>(['chat-without-offer']);

async function opens(page: Page, { id, title, at: path }: Scenario<ScenarioId>): Promise<void> {
  await page.goto(stateAddress({ scenario: id }), { waitUntil: 'commit' });
  await expect(page, id).toHaveURL(at(path));
  const ribbon = page.getByRole('region', { name: 'Workbench' });
  if (id !== demo.id) await expect(ribbon, id).toContainText(title);
  const shown = statesOf(id);
  if (shown.length === 0 || AFTER_STEPS.has(id)) {
    await expect(page.getByRole('main'), id).toBeVisible();
    return;
  }
  await expect(async () => {
    const text = await textOf(page);
    const isShown = shown.some((state) => textFaults(state, text).length === 0);
    const names = shown.map((state) => state.id).join(', ');
    expect(isShown, `${id} shows none of ${names}: ${text}`).toBe(true);
  }).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
}

/** The first scenario of each list that a file of scenarios exports. */
async function firstOfEachFile(): Promise<ReadonlySet<Scenario<ScenarioId>>> {
  const files = globSync('mocks/scenarios/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(
    files.map(async (file) => (await import(`../${file}`)) as Record<string, unknown>),
  );
  const lists = modules.flatMap((module) => Object.values(module)).map((value) => [value].flat());
  // A scenario may be in several lists.
  return new Set(
    lists.flatMap((list) => scenarios.find((scenario) => list.includes(scenario)) ?? []),
  );
}

// Stories show the states of the others, and registry.test.ts opens the world of each: this is about the links.
test('a scenario of each file opens from its link and shows a state', async ({ page }) => {
  const chosen = await firstOfEachFile();
  expect(chosen.size).toBeGreaterThan(10);
  for (const scenario of chosen) await opens(page, scenario);
});
