import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { API_BASE_PATH } from './src/contract/endpoint.ts';
import { readConfig } from './src/lib/app/config.ts';
import { chunkLoader } from './tools/build/chunk-loader.ts';
import { cutNames } from './tools/build/cut-names.ts';
import { minifyBoot } from './tools/build/minify-boot.ts';
import { mockedPage } from './tools/build/mocked-page.ts';
import { prerender } from './tools/build/prerender.ts';
import { socialCard } from './tools/build/social-card.ts';
import { storyIndex } from './tools/build/story-index.ts';

/** What calls are made of: schemas, rules and queries. The mocks need it, too. */
const DATA =
  /node_modules[\\/](zod|@tanstack[\\/](query-core|react-query))[\\/]|[\\/]src[\\/](contract|domain)[\\/]/;

/** Code of the product, without the mocks and what they need. */
const PRODUCT =
  /[\\/](src|lucide-react|@?radix-ui|@floating-ui|react-hook-form|@hookform|react-virtual|virtual-core)[\\/]/;

// `--base /path/` serves a build below a path; `--mode demo` builds the mocked site.
export default defineConfig(({ mode, command }) => {
  // A wrong variable stops the build, not only the page that was built with it.
  const variables = loadEnv(mode, process.cwd(), 'VITE_');
  if (command === 'build' && (mode === 'production' || mode === 'demo')) readConfig(variables);
  return {
    plugins: [
      react(),
      mockedPage(variables['VITE_API_MODE'] === 'mock'),
      tailwindcss(),
      msw(),
      chunkLoader(),
      cutNames(),
      storyIndex(import.meta.dirname),
      socialCard(variables['VITE_SITE_URL']),
      prerender(),
      minifyBoot(),
    ],
    resolve: {
      alias: [
        // No style elements at run time: a strict content security policy refuses them.
        {
          find: /^react-remove-scroll-bar$/,
          replacement: join(import.meta.dirname, 'src/ui/scroll-lock.ts'),
        },
        {
          find: /^tldts$/,
          replacement: join(import.meta.dirname, 'mocks/engine/public-suffixes.ts'),
        },
      ],
    },
    build: {
      target: manifest.browserslist.map((query) => query.replace(' >= ', '')),
      sourcemap: false,
      // All the browsers above know it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // On purpose: the landing page is part of the first file (src/app/start.tsx).
        checks: { ineffectiveDynamicImport: false },
        output: {
          codeSplitting: {
            // What every page starts with, what the mocked app starts with, then what pages share, in few files:
            // by default, each set of pages with common code has a file of its own, so a page takes dozens of
            // requests.
            groups: [
              { name: 'app', tags: ['$initial'], priority: 4 },
              { name: 'mocked', test: /[\\/]workbench[\\/]start\.tsx$/, priority: 3 },
              { name: 'data', test: DATA, priority: 2 },
              { name: 'shared', test: PRODUCT, minShareCount: 6, priority: 1 },
              { name: 'small', test: PRODUCT, minShareCount: 2, maxModuleSize: 2_000 },
            ],
          },
        },
      },
    },
    server: {
      port: 5173,
      // Where calls go that pass the mocks.
      proxy: {
        [API_BASE_PATH]: {
          target: variables['VITE_API_BASE_URL'] || 'http://localhost:4010',
          changeOrigin: true,
        },
      },
    },
    // Known from the start: found only when the mocks load, they would reload the page once.
    optimizeDeps: {
      include: [
        'msw',
        'msw/browser',
        'msw/experimental',
        'match-sorter',
        '@testing-library/dom',
        '@testing-library/user-event',
      ],
    },
    preview: { port: 4173 },
  };
});
