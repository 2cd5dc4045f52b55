import type { Plugin, Rolldown } from 'vite';

/** The fonts of an English page. Those for other letters load when a page has such letters. */
const FONTS = ['figtree-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal'];

/**
 * Preloads the fonts of the app's page, which a browser otherwise requests only after the stylesheet.
 *
 * @throws Error when a build of the page has no such font
 */
export function fontPreload(): Plugin {
  let base = '/';
  return {
    name: 'font-preload',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path }) =>
        bundle && path === '/index.html'
          ? FONTS.map((font) => ({
              tag: 'link',
              injectTo: 'head' as const,
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                crossorigin: true,
                href: base + fileOf(font, bundle),
              },
            }))
          : undefined,
    },
  };
}

function fileOf(font: string, bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find(
    (asset) => asset.type === 'asset' && asset.names.includes(`${font}.woff2`),
  );
  if (!file) throw new Error(`The build has no font ${font}. src/ui/styles/fonts.css names them.`);
  return file.fileName;
}
