import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createEngine } from '#mocks/engine.ts';
import { createSteppedClock } from '#mocks/stepped-clock.ts';
import { createMemoryStorage } from '#src/lib/storage.ts';
import { printSaved } from '#workbench/tabs/save/print-saved.ts';
import { copyProject } from './processes/project-copy.ts';
import { binOf } from './processes/servers.ts';

const { folder, run, remove } = copyProject();
afterAll(remove);

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Changes a row in the workbench, and prints the world as the tab Save does. */
async function saveChangedOffer(details: string) {
  const engine = await createEngine({
    baseUrl: 'http://app.test',
    path: '/?scenario=offers-loaded',
    serial: undefined,
    clock: createSteppedClock(),
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  });
  await engine.change('Edit', (world) => world.offers.update(24, { offer_details: details }));
  const { shared, clock } = engine.opening();
  const world = {
    state: engine.state(),
    rows: (await engine.rows()).snapshot(),
    seededAt: shared.seededAt,
    now: clock.now(),
    path: '/offers',
  };
  return printSaved({ id: 'offers-pasted', title: 'Offers, pasted' }, world, true);
}

/** Adds the scenario's lines to the registry, as the tab Save says. */
function register(name: string, file: string): void {
  const registry = 'mocks/scenarios/registry.ts';
  const text = `import { ${name} } from './${file}';\n${read(registry)}`;
  write(registry, text.replace('  demo,\n', `  demo,\n  ${name},\n`));
}

/** The packages are outside of the copy, and its prepared dependencies must not replace the project's. */
function serveLinkedPackages(): void {
  renameSync(join(folder, 'vite.config.ts'), join(folder, 'vite.project.config.ts'));
  write(
    'vite.config.ts',
    `import { mergeConfig } from 'vite';
import project from './vite.project.config.ts';

export default (env) =>
  mergeConfig(project(env), { cacheDir: '.vite', server: { fs: { strict: false } } });
`,
  );
}

it('a saved scenario and its story run once they are pasted', async () => {
  const { scenario, story } = await saveChangedOffer('Bring the long ladder.');
  if (!scenario) throw new Error('There is no scenario, although a row has changed.');
  write(`mocks/scenarios/${scenario.file}`, scenario.code);
  register(scenario.name, scenario.file);
  // As pasted, with a look at what was changed.
  const look = `  play: async ({ canvas }) => {
    await canvas.findAllByText('Bring the long ladder.');
  },
});`;
  const code = story.code.replace(/\}\);\n$/, look);
  expect(code).toContain(look);
  write(story.file, code);
  serveLinkedPackages();

  const command = [binOf('vitest'), 'run', '--project=stories', story.file];
  const { status, output } = run(command, { PICTURES: 'off', NO_COLOR: '1' });
  expect(output).toMatch(/Tests\s+1 passed \(1\)/);
  expect(status, output).toBe(0);
});
