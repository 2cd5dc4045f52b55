import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig, type PluginOption } from 'vite';
import { refusedScript } from '../tools/build/mocked-page.ts';
import { iconsInUse } from './icons-in-use.ts';
import { signOffEndpoint } from './sign-off-endpoint.ts';
import { withSearchTerms, type IndexGenerator } from './search-terms.ts';
import { themeValues } from './theme.ts';

const root = join(import.meta.dirname, '..');
/** Whether Vitest runs the stories, which needs nothing of their docs. */
const isTest = process.env['VITEST'] !== undefined;
/** What many stories share, in few files; a story loads the rest of what it shows by itself. */
const groups = [
  { name: 'ui', test: /[\\/](src[\\/]ui|lucide-react)[\\/]/, minShareCount: 20, priority: 1 },
  { name: 'product', test: /[\\/]src[\\/]/, minShareCount: 20 },
  { name: 'mocks', test: /[\\/]mocks[\\/]/, minShareCount: 20 },
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Its server runs in development only; a build would write a manifest that nothing reads.
    ...(process.env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : []),
  ],
  managerHead: (head = '') => `<script>${refusedScript}</script>${head}`,
  previewHead: (head = '') => `<script>${refusedScript}</script>${head}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A checklist for those who are new to Storybook, not to the product.
  features: { sidebarOnboardingChecklist: false },
  env: (variables, { configType }) => ({
    ...variables,
    // A test run writes nothing into the repository.
    ...(configType === 'DEVELOPMENT' && !process.env['VITEST'] && { STORYBOOK_SIGN_OFF: 'on' }),
    // For the manager, which cannot read tokens.css itself.
    STORYBOOK_THEMES: JSON.stringify(themes()),
  }),
  viteFinal: ({ plugins = [], ...config }) =>
    mergeConfig(config, {
      // The workbench brings its own copy, for tours. Two on a page lose what is typed.
      resolve: { alias: { '@testing-library/user-event': 'storybook/test' } },
      // Besides the app's chunks: a story that loads a hundred small files takes a second longer.
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
      // The app's config brings `msw()` for `virtual:msw`; Storybook starts the worker itself and
      // only needs its script in the dev server and in the static build.
      plugins: [
        ...plugins.filter((plugin) => !isTest || !isForDocs(plugin)),
        msw({ mode: 'worker-only' }),
        iconsInUse(root),
        signOffEndpoint(root, join(root, 'test-results/pictures')),
      ],
    }),
  storyIndexGenerator: (generator: IndexGenerator) => withSearchTerms(generator, root),
});

/** Whether a plugin adds source text to stories or props to components. After it, a failing story has wrong lines. */
function isForDocs(plugin: PluginOption): boolean {
  const isNamed = typeof plugin === 'object' && plugin !== null && 'name' in plugin;
  return isNamed && ['plugin-csf', 'storybook:react-docgen-plugin'].includes(plugin.name);
}

function themes() {
  const css = readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8');
  return { light: themeValues(css, 'light'), dark: themeValues(css, 'dark') };
}
