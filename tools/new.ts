import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { findBrowser } from './browser/find-browser.ts';
import { newArguments, type Request } from './new/arguments.ts';
import { planComponent } from './new/component.ts';
import { Draft } from './new/draft.ts';
import { planEndpoint } from './new/endpoint.ts';
import { planFeature, type Ask } from './new/feature.ts';
import { planFlow } from './new/flow.ts';
import { planScenario } from './new/scenario.ts';
import { planScreen } from './new/screen.ts';
import { planTable } from './new/table.ts';
import { binOf } from './processes/servers.ts';

/** Generates what people add to the workbench, so that it passes `npm run check`. `--help` lists the kinds. */

const root = join(import.meta.dirname, '..');

async function plan(draft: Draft, request: Request): Promise<void> {
  switch (request.kind) {
    case 'feature':
      return planFeature(draft, request, request.takesDefaults ? takeDefault : ask);
    case 'table':
      return planTable(draft, request);
    case 'flow':
      return planFlow(draft, request);
    case 'screen':
    case 'list-screen':
      return planScreen(draft, request);
    case 'endpoint':
      return planEndpoint(draft, request);
    case 'scenario':
      return planScenario(draft, request);
    case 'component':
      return planComponent(draft, request);
  }
}

const takeDefault: Ask = (_question, byDefault) => Promise.resolve(byDefault);

const ask: Ask = async (question, byDefault) => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (${byDefault}): `);
  terminal.close();
  return answer.trim() || byDefault;
};

/**
 * Runs a script, and prints its output if it fails.
 *
 * @throws Error when it fails
 */
function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new Error(
    `${stdout}${stderr}\nThe files were written, but this failed: node ${args.join(' ')}`,
  );
}

const STATES = 'Describe its states in states/states.tsv';

const NEXT: Readonly<Record<Request['kind'], readonly string[]>> = {
  feature: [
    'Write what the page shows, its texts in copy.ts, and the steps of the flow: docs/how-to/add-a-feature.md',
    STATES,
  ],
  screen: ['Write what the screen shows, and its texts in copy.ts', STATES],
  'list-screen': ['Write what an item shows, and the texts in copy.ts', STATES],
  endpoint: [
    'Write its input and answer in the contract, and the handler: docs/how-to/add-an-endpoint.md',
    'Then update the document: npm run openapi',
  ],
  table: ['Add the columns to the schema, and rows to a scenario: docs/how-to/add-a-feature.md'],
  scenario: ['Write its rows, and a story: docs/how-to/add-a-state.md'],
  flow: ['Write its steps: docs/how-to/add-a-flow.md'],
  component: ['Write what it shows, and a story for each of its states: docs/design.md'],
};

/** Takes the pictures of new stories in the browser that takes references. Returns what is left to do. */
async function takePictures(files: readonly string[], isWanted: boolean): Promise<string[]> {
  const command = `npm run visual -- --update ${files.join(' ')}`;
  if (files.length === 0) return [];
  if (isWanted && (await findBrowser()).pinned) {
    console.log('\nTaking the pictures of the new stories.');
    run('tools/visual.ts', '--update', ...files);
    return [`Look at test-results/pictures/index.html. After a change: ${command}`];
  }
  return [`Take the pictures, without which npm run check fails: ${command}`];
}

async function main(): Promise<void> {
  const { request, help, takesPictures } = newArguments(process.argv.slice(2));
  if (request === undefined) {
    console.log(help);
    return;
  }
  const draft = new Draft(root);
  await plan(draft, request);
  draft.write();
  const sources = [...draft.created, ...draft.edited].filter((path) => /\.tsx?$/.test(path));
  run(binOf('oxfmt'), ...sources);
  if (/^(endpoint|feature)$/.test(request.kind)) run('tools/openapi.ts');
  for (const path of draft.created) console.log(`new      ${path}`);
  for (const path of draft.edited) console.log(`changed  ${path}`);
  const stories = draft.created.filter((path) => path.endsWith('.stories.tsx'));
  const pictures = await takePictures(stories, takesPictures);
  console.log('\nNext:');
  for (const step of [...NEXT[request.kind], ...pictures]) console.log(`- ${step}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
