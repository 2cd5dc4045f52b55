import { spawnSync } from 'node:child_process';
import { command, runCommand, type Input, type Options } from './command-line/command.ts';
import { planComponent } from './new/component.ts';
import { Draft } from './new/draft.ts';
import { planEndpoint } from './new/endpoint.ts';
import { planFeature } from './new/feature.ts';
import { planFlow } from './new/flow.ts';
import { planScenario } from './new/scenario.ts';
import { callToLoad, planScreen } from './new/screen.ts';
import { binOf } from './processes/bin-of.ts';
import { root } from './processes/root.ts';

/** @throws Error when a script fails, with its output and the npm script that does the same */
function run(script: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new Error(
    `${stdout}${stderr}\nThe files were written, but this failed. Run it again: npm run ${script}`,
  );
}

/** Writes what a plan asks for, and says what is left to do. */
function generate(plan: (draft: Draft) => void, next: readonly string[]): void {
  const draft = new Draft();
  plan(draft);
  const written = draft.write();
  run('format', binOf('oxfmt'), ...written.filter((path) => /\.tsx?$/.test(path)));
  if (written.some((path) => path.startsWith('src/contract/'))) run('openapi', 'tools/openapi.ts');
  const stories = written.filter((path) => path.endsWith('.stories.tsx'));
  const pictures = `Take the pictures: npm run visual -- --update ${stories.join(' ')}`;
  console.log('\nNext:');
  for (const step of [...next, ...(stories.length > 0 ? [pictures] : [])]) console.log(`- ${step}`);
}

/** What is generated under a name: its command, how it is planned, and what is left to do then. */
function kind<const Given extends Options>(
  help: string,
  options: Given,
  plan: (draft: Draft, name: string, values: Input<Given>['values']) => void,
  next: readonly string[],
) {
  return command<Given>({
    help: `npm run new -- ${help}`,
    options,
    positionals: 'one',
    run: (input) =>
      generate((draft) => plan(draft, input.positionals[0] ?? '', input.values), next),
  });
}

const STATES = 'Describe its states in states/states.tsv';

const commands = {
  feature: kind(
    'feature NAME\nTasks that a user keeps: a table, its calls, a page that lists its rows, and a flow.',
    {},
    planFeature,
    [
      'Write what the page shows, its texts in copy.ts, and the steps of the flow: docs/how-to/add-a-feature.md',
      'Put its button on cards and dialogs, and its page into src/app/layout/signed-in-links.ts',
      STATES,
    ],
  ),
  screen: kind(
    'screen NAME --call CALL\nA screen that loads a call such as offers.list, with its route, copy, scenario, states and stories.',
    { call: { type: 'string', default: '' } },
    (draft, name, { call }) => planScreen(draft, name, callToLoad(call), false),
    ['Write what it shows, and its texts in copy.ts', STATES],
  ),
  endpoint: kind(
    `endpoint NAME [--method METHOD] [--path PATH]
A call of the contract, such as bills.list, with its handler and its test. Method and path (/bills, without /api)
follow from its name by default.`,
    { method: { type: 'string' }, path: { type: 'string' } },
    (draft, name, values) => planEndpoint(draft, { name, ...values }),
    [
      'Write its input and answer in the contract, and the handler: docs/how-to/add-an-endpoint.md',
      'Then update the document: npm run openapi',
    ],
  ),
  scenario: kind(
    'scenario NAME [--from SCENARIO]\nA world of rows, which are those of another scenario, or of the demo, and more.',
    { from: { type: 'string', default: 'demo' } },
    (draft, name, { from }) => planScenario(draft, name, from),
    ['Write its title and rows, and a story: docs/how-to/add-a-state.md'],
  ),
  flow: kind(
    'flow NAME\nA user journey: a story, an end-to-end test and a tour.',
    {},
    (draft, name) => planFlow(draft, name),
    ['Write its steps: docs/how-to/add-a-flow.md'],
  ),
  component: kind(
    'component NAME --in features/FEATURE\nA component of a feature with its page in Storybook.',
    { in: { type: 'string', default: '' } },
    (draft, name, { in: folder }) => planComponent(draft, name, folder),
    ['Write what it shows, and a story for each of its states: docs/design.md'],
  ),
};

await runCommand(
  command({
    help: `npm run new -- KIND NAME
Generates what people add to the workbench, so that it passes npm run check. Names are in kebab case or Pascal case.`,
    commands,
  }),
);
