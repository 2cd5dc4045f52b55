import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storySource } from '../../tests/story-source.ts';
import { storyIndex } from './story-index.ts';

const story = (name: string, scenario: string) =>
  storySource(
    `title: 'Screens/Offers', parameters: { scenario: ${scenario} }`,
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
  writeFileSync(file, story('Loaded', 'offersLoaded'));
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

const load = (name = 'virtual:story-index') =>
  server.ssrLoadModule(name) as Promise<{
    storyIndex: object[];
  }>;

/** What the plugin invalidates when a file has changed. */
async function changed(path = file): Promise<unknown> {
  const { ssr } = server.environments;
  const [plugin] = ssr.plugins.filter(({ name }) => name === 'story-index');
  const hook = plugin?.hotUpdate;
  if (typeof hook !== 'function') throw new Error('The plugin has no hook for changes.');
  const options = { type: 'update' as const, file: path, timestamp: 1, modules: [], server };
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
  writeFileSync(file, `${story('Loaded', 'offersLoaded')}\n// A comment.`);
  expect(await changed()).toBeUndefined();
  writeFileSync(file, story('Empty', 'offersEmpty'));
  expect(await changed()).toEqual([expect.objectContaining({ id: '\0virtual:story-index' })]);
});

it('keeps the index while a story file is half written, and leaves the file out of a fresh one', async () => {
  await load();
  writeFileSync(file, `${story('Loaded', 'offersLoaded')}\nexport const`);
  expect(await changed()).toBeUndefined();
  server.environments.ssr.moduleGraph.invalidateAll();
  expect((await load()).storyIndex).toEqual([]);
});

it('tells pages of Storybook which states tests show, and follows them', async () => {
  const test = join(root, 'tests/offers.test.ts');
  mkdirSync(join(root, 'tests'));
  writeFileSync(test, "it('clears [offers.cleared]', () => {});");
  expect(await load('virtual:story-facts')).toMatchObject({
    stories: [{ id: 'screens-offers--loaded', pictures: ['desktop-light'] }],
    testClaims: [{ state: 'offers.cleared', file: 'tests/offers.test.ts' }],
  });
  expect(await changed(test)).toBeUndefined();
  writeFileSync(test, "it.skip('clears [offers.cleared]', () => {});");
  expect(await changed(test)).toEqual([expect.objectContaining({ id: '\0virtual:story-facts' })]);
});
