import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser/find-browser.ts';
import { newArguments, USAGE, type Request } from './new/arguments.ts';
import { planComponent } from './new/component.ts';
import { Draft } from './new/draft.ts';
import { planEndpoint } from './new/endpoint.ts';
import { planScenario } from './new/scenario.ts';
import { planScreen } from './new/screen.ts';
import { binOf } from './processes/servers.ts';

/** Generates a screen, an endpoint, a scenario or a component that passes `npm run check`. */

const root = join(import.meta.dirname, '..');

function plan(draft: Draft, request: Request): void {
  switch (request.kind) {
    case 'screen':
      return planScreen(draft, request);
    case 'endpoint':
      return planEndpoint(draft, request);
    case 'scenario':
      return planScenario(draft, request);
    case 'component':
      return planComponent(draft, request);
  }
}

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

const NEXT: Readonly<Record<Request['kind'], readonly string[]>> = {
  screen: [
    'Write what the screen shows, and its texts in copy.ts: docs/how-to/add-a-screen.md',
    'Describe its states in states/states.tsv',
  ],
  endpoint: [
    'Write its input and answer in the contract, and the handler: docs/how-to/add-an-endpoint.md',
    'Then update the document: npm run openapi',
  ],
  scenario: ['Write its rows, and a story: docs/how-to/add-a-state.md'],
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
  const { request, takesPictures } = newArguments(process.argv.slice(2));
  if (request === undefined) {
    console.log(USAGE);
    return;
  }
  const draft = new Draft(root);
  plan(draft, request);
  draft.write();
  const sources = [...draft.created, ...draft.edited].filter((path) => /\.tsx?$/.test(path));
  run(binOf('oxfmt'), ...sources);
  if (request.kind === 'endpoint') run('tools/openapi.ts');
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
