import { METHODS } from '#src/contract/endpoint.ts';
import type { Input, Options } from '../command-line/command.ts';
import { planComponent } from './component.ts';
import type { Draft } from './draft.ts';
import { planEndpoint } from './endpoint.ts';
import { planFeature } from './feature.ts';
import { planFlow } from './flow.ts';
import { planScenario } from './scenario.ts';
import { planScreen } from './screen.ts';
import { planTable } from './table.ts';

/** Something that can be generated. */
export interface Kind {
  readonly name: string;
  readonly summary: string;
  readonly options: Options;
  /** What is left to do afterwards. */
  readonly next: readonly string[];
  /** Plans it from its name and options. @throws Error when one is invalid, or a name is taken */
  plan(draft: Draft, name: string, values: Input<Options>['values']): void;
}

function kind<const Given extends Options>(
  given: Omit<Kind, 'plan' | 'options'> & {
    readonly options: Given;
    plan(draft: Draft, name: string, values: Input<Given>['values']): void;
  },
): Kind {
  return given;
}

const text = (value: string, description: string) =>
  ({ type: 'string', value, description }) as const;
const flag = (description: string) => ({ type: 'boolean', description }) as const;

const STATES = 'Describe its states in states/states.tsv';
const screen = (name: 'screen' | 'list-screen', summary: string) =>
  kind({
    name,
    summary,
    options: {
      path: text('/bills/:id', 'its path; by default the name'),
      call: text('offers.list', 'the GET call that it loads'),
      guarded: flag('only for signed-in viewers'),
    },
    next: ['Write what it shows, and its texts in copy.ts', STATES],
    plan: (draft, given, { path, call, guarded: isGuarded }) =>
      planScreen(draft, { kind: name, name: given, path, call, isGuarded }),
  });

/** What `npm run new` can generate. */
export const kinds: readonly Kind[] = [
  kind({
    name: 'feature',
    summary: 'a table, its calls, a page that lists its rows, and a flow',
    options: {
      of: {
        ...text('tasks', 'the table that each row refers to'),
        choices: ['tasks', 'offers'],
        default: 'tasks',
      },
    },
    next: [
      'Write what the page shows, its texts in copy.ts, and the steps of the flow: docs/how-to/add-a-feature.md',
      'Put its button on cards and dialogs, and its page into src/app/layout/nav-links.ts',
      STATES,
    ],
    plan: (draft, name, { of }) => planFeature(draft, { name, of }),
  }),
  screen('screen', 'a screen with its route, copy, scenario, states and stories'),
  screen('list-screen', 'a screen that lists what a call answers in `data`, with its empty state'),
  kind({
    name: 'endpoint',
    summary: 'a call of the contract, such as bills.list, with its handler and its test',
    options: {
      method: { ...text('POST', 'by default by its name'), choices: METHODS },
      path: text('/bills', 'its path, without /api; by default by its name'),
      'no-body': flag('a POST or PUT without a body'),
    },
    next: [
      'Write its input and answer in the contract, and the handler: docs/how-to/add-an-endpoint.md',
      'Then update the document: npm run openapi',
    ],
    plan: (draft, name, { method, path, 'no-body': hasNoBody }) =>
      planEndpoint(draft, { name, method, path, hasBody: !hasNoBody }),
  }),
  kind({
    name: 'table',
    summary: 'a table of the mock world: rows of a user',
    options: { of: text('tasks', 'the table that each row refers to, besides the user') },
    next: ['Add the columns to the schema, and rows to a scenario: docs/how-to/add-a-feature.md'],
    plan: (draft, name, { of }) => planTable(draft, { name, of }),
  }),
  kind({
    name: 'scenario',
    summary: 'a world of rows',
    options: {
      from: text('offers-loaded', 'with the rows of another scenario and more'),
      title: text('"Bills, late"', 'its title in lists; by default from its id'),
    },
    next: ['Write its rows, and a story: docs/how-to/add-a-state.md'],
    plan: (draft, name, { from, title }) => planScenario(draft, { name, from, title }),
  }),
  kind({
    name: 'flow',
    summary: 'a user journey: a story, an end-to-end test and a tour',
    options: {},
    next: ['Write its steps: docs/how-to/add-a-flow.md'],
    plan: (draft, name) => planFlow(draft, { name }),
  }),
  kind({
    name: 'component',
    summary: 'a component with its page in Storybook',
    options: { in: { ...text('features/bills', 'ui or features/X'), default: 'ui' } },
    next: ['Write what it shows, and a story for each of its states: docs/design.md'],
    plan: (draft, name, { in: folder }) => planComponent(draft, { name, folder }),
  }),
];
