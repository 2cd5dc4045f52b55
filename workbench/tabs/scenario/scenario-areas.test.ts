import type { StoryLink } from 'virtual:story-index';
import { expect, it } from 'vitest';
import { scenarios } from '#mocks/scenarios/registry.ts';
import { scenarioAreas } from './scenario-areas.ts';

function story(name: string, ...states: string[]): StoryLink {
  const [id, file] = [`offers--${name}`, 'stories/Offers.stories.tsx'];
  return { id, title: 'Offers', name, file, scenario: 'offers-loaded', overrides: [], states };
}

const areas = scenarioAreas(scenarios, [
  story('Loading', 'offers.loading'),
  story('Refresh Fails', 'offers.loading'),
]);

it('puts each scenario into one area', () => {
  const ids = areas.flatMap(({ entries }) => entries.map(({ scenario }) => scenario.id));
  expect(ids.toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted());
  expect(areas.find(({ title }) => title === 'Job offers')?.entries.length).toBeGreaterThan(10);
});

it('collects the stories and the states of a scenario, each state once', () => {
  const loaded = areas
    .flatMap(({ entries }) => entries)
    .find(({ scenario }) => scenario.id === 'offers-loaded');
  expect(loaded?.stories.map(({ name }) => name)).toEqual(['Loading', 'Refresh Fails']);
  expect(loaded?.states).toEqual(['offers.loading']);
});
