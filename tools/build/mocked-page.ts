import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { keyPrefix } from '#mocks/engine/storage.ts';

const STYLESHEET = /\/src\/ui\/styles\/index\.css$/;

const NO_SERVER = 'This demo needs a web server: npm run preview serves it, or any static host.';

/** A development server's styles come with the code, which takes a while on a busy machine. */
const LOADING = 'Loading the app';

const SCRIPT = 'refused.js';

/** The script that comes before all others of the mocked app and of Storybook. */
export const refusedScript = readFileSync(join(import.meta.dirname, SCRIPT), 'utf8');

/**
 * Adds the place of the workbench to the page of the mocked app, where that keeps its records, what browsers refuse, and
 * its styles to the stylesheet. A build for the real API has none of these.
 *
 * @param isMocked whether the mode is one of the mocked app
 */
export function mockedPage(isMocked: boolean): Plugin | null {
  if (!isMocked) return null;
  const folder = normalizePath(join(import.meta.dirname, '../../workbench'));
  let base = '/';
  return {
    name: 'mocked-page',
    configResolved(config) {
      ({ base } = config);
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName: SCRIPT, source: refusedScript });
    },
    configureServer({ middlewares }) {
      middlewares.use(base + SCRIPT, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(refusedScript);
      });
    },
    // Before Tailwind reads the stylesheet.
    enforce: 'pre',
    transform: {
      filter: { id: STYLESHEET },
      handler: (css) => `@import '${folder}/workbench.css';\n${css}\n@source '${folder}';\n`,
    },
    transformIndexHtml: {
      order: 'pre',
      // Storybook, which shares the configuration, has a page of its own.
      handler: (html, { path, server }) =>
        path === '/index.html'
          ? {
              html: html.replace('<html ', `<html data-workbench data-keys="${keyPrefix(base)}" `),
              tags: [
                { tag: 'script', attrs: { src: base + SCRIPT }, injectTo: 'head-prepend' },
                // Hidden by the styles, which a page that was opened from a folder doesn't get.
                {
                  tag: 'p',
                  attrs: { id: 'no-server' },
                  children: server ? LOADING : NO_SERVER,
                  injectTo: 'body-prepend',
                },
                { tag: 'div', attrs: { id: 'workbench' }, injectTo: 'body' },
              ],
            }
          : undefined,
    },
  };
}
