import type { Plugin } from 'vite';

/** The module of Vite whose function runs each dynamic import of a build. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Lets `src/ui/load-chunk.ts` run the dynamic imports of a build, in place of Vite's own helper,
 * after whose failures a browser does not fetch again. The preview lets browsers cache the files of a
 * build, as the server of a build has to.
 */
export function chunkLoader(): Plugin {
  let base = '/';
  return {
    name: 'chunk-loader',
    enforce: 'pre',
    // A response that varies by origin would be cached apart for a fetch and for an import.
    config: () => ({ preview: { cors: false } }),
    configResolved(config) {
      ({ base } = config);
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith(`${base}assets/`)) {
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        }
        next();
      });
    },
    load(id) {
      // Storybook's build is below a relative base; nobody retries there.
      if (id !== PRELOAD_HELPER || !base.startsWith('/')) return undefined;
      return `
        import { loadChunk } from '/src/ui/load-chunk.ts';
        export const __vitePreload = (run, files = []) =>
          loadChunk(run, files.map((file) => ${JSON.stringify(base)} + file));
      `;
    },
  };
}
