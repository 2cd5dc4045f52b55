import type { StoryLink } from 'virtual:story-index';
import type { Flow } from '#flows/flow.ts';
import type { TableName } from '#mocks/db/tables.ts';
import { scenarioOf, scenarios, type ScenarioId } from '#mocks/scenarios/registry.ts';
import { states } from '#states/state-list.ts';
import type { Listed } from '#workbench/palette/palette-entries.ts';

// What the workbench lists of the product, in a fixed selection: a new flow, table or scenario changes no picture of
// the workbench.

const flowOf = (title: string, length: number, scenario: ScenarioId): Flow => ({
  id: 'flow.sample',
  title,
  scenario: scenarioOf(scenario),
  endsAt: /^/,
  steps: Array.from({ length }, (_, index) => ({
    name: `step ${index + 1}`,
    caption: `This is step ${index + 1}.`,
    run: () => Promise.resolve(),
  })),
});

export const sampleFlows: Readonly<Record<string, Flow>> = {
  'whole-way': flowOf('From a task to two reviews', 13, 'tasks-between-two'),
  'register-to-dashboard': flowOf('From sign-up to the dashboard', 5, 'demo'),
  'client-sends-offer': flowOf('A second offer in the chat', 9, 'messages-two-people'),
};

export const sampleTables: readonly TableName[] = [
  'users',
  'tokens',
  'codes',
  'tasks',
  'offers',
  'conversations',
  'messages',
  'reviews',
];

const story = (id: string, name: string, scenario: string, ...states: string[]): StoryLink => ({
  id,
  name,
  title: 'Screens/Sample',
  file: 'stories/screens/Sample.stories.tsx',
  scenario,
  overrides: [],
  states,
});

const SHOWN: readonly ScenarioId[] = [
  'demo',
  'home',
  'dashboard-loaded',
  'offers-loaded',
  'offers-empty',
  'messages-two-people',
  'reviews-loaded',
  'profile-loaded',
];

const SHOWN_STATES = [
  'dashboard.error',
  'offers.list.empty',
  'offers.list.empty-filtered',
  'offers.list.error',
  'shell.toast.success',
];

export const sampleListed: Listed = {
  states: states.filter(({ id }) => SHOWN_STATES.includes(id)),
  scenarios: scenarios.filter(({ id }) => SHOWN.includes(id)),
  flows: sampleFlows,
};

export const sampleStories: readonly StoryLink[] = [
  story('screens-sample--loaded', 'Loaded', 'profile-loaded', 'user.loaded'),
  story('screens-sample--error', 'Server Error', 'profile-loaded', 'user.error'),
  story('screens-sample--offers', 'Loaded', 'offers-loaded', 'offers.list.loaded'),
];

/** More stories of one scenario than a list shows at first. */
export const manySampleStories = Array.from({ length: 7 }, (_, index) =>
  story(`screens-sample--offers-${index + 1}`, `Offers ${index + 1}`, 'offers-loaded'),
);
