import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { keyPrefix } from '#mocks/engine/storage.ts';

const STYLESHEET = /\/src\/ui\/styles\/index\.css$/;

/**
 * Adds the place of the workbench to the page of the mocked app, where that keeps its records, and its styles to the
 * stylesheet. A build for the real API has none of these.
 *
 * @param isMocked whether the mode is one of the mocked app
 */
export function mockedPage(isMocked: boolean): Plugin | null {
  if (!isMocked) return null;
  const folder = normalizePath(join(import.meta.dirname, '../../workbench'));
  let attributes = '';
  return {
    name: 'mocked-page',
    configResolved({ base }) {
      attributes = `data-workbench data-keys="${keyPrefix(base)}"`;
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
      handler: (html, { path }) =>
        path === '/index.html'
          ? {
              html: html.replace('<html ', `<html ${attributes} `),
              tags: [{ tag: 'div', attrs: { id: 'workbench' }, injectTo: 'body' }],
            }
          : undefined,
    },
  };
}
