import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storySource } from '../../tests/story-source.ts';
import { storyIndex } from './story-index.ts';

const story = (name: string, scenario: string) =>
  storySource(
    `title: 'Screens/Offers', parameters: { scenario: '${scenario}' }`,
    `export const ${name} = meta.story({ parameters: { at: '/offers', states: ['offers.list'] } });`,
  );

let root = '';
let file = '';
let server: ViteDevServer;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'story-index-'));
  for (const folder of ['.storybook', 'stories']) mkdirSync(join(root, folder));
  writeFileSync(
    join(root, '.storybook/main.ts'),
    "export default { stories: ['../stories/*.stories.tsx'] };",
  );
  file = join(root, 'stories/Offers.stories.tsx');
  writeFileSync(file, story('Loaded', 'offers-loaded'));
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [storyIndex(root)],
  });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const load = () =>
  server.ssrLoadModule('virtual:story-index') as Promise<{
    storyIndex: object[];
  }>;

/** What the plugin invalidates when the story file has changed. */
async function changed(): Promise<unknown> {
  const { ssr } = server.environments;
  const [plugin] = ssr.plugins.filter(({ name }) => name === 'story-index');
  const hook = plugin?.hotUpdate;
  if (typeof hook !== 'function') throw new Error('The plugin has no hook for changes.');
  const options = { type: 'update' as const, file, timestamp: 1, modules: [], server };
  const read = () => '';
  return hook.call({ environment: ssr } as never, { ...options, read });
}

it('lists each story with what a link needs', async () => {
  const { storyIndex: links } = await load();
  expect(links).toEqual([
    {
      id: 'screens-offers--loaded',
      title: 'Screens/Offers',
      name: 'Loaded',
      file: 'stories/Offers.stories.tsx',
      scenario: 'offers-loaded',
      overrides: ['at'],
      states: ['offers.list'],
    },
  ]);
});

it('invalidates the index when a story file changes it, and only then', async () => {
  expect(await changed()).toBeUndefined();
  await load();
  writeFileSync(file, `${story('Loaded', 'offers-loaded')}\n// A comment.`);
  expect(await changed()).toBeUndefined();
  writeFileSync(file, story('Empty', 'offers-empty'));
  expect(await changed()).toEqual([expect.objectContaining({ id: '\0virtual:story-index' })]);
});
