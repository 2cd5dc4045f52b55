import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { robotsTxt } from '#src/lib/navigation/paths.ts';
import { chunksFor } from './chunks.ts';

/** A page that is rendered at build time. */
interface Page {
  readonly path: string;
  readonly screen: string;
  readonly needsServices?: true;
  readonly isExact?: true;
}

/**
 * The public pages, with the module of their screens: their chunks load with the HTML. The first render of a page
 * depends on nothing but its path: not on the viewer, the query, the window or the time. `needsServices` if it has a
 * form or a call; `isExact` if its content depends on the query or the viewer. A new page also goes into
 * `tests/public-screens.test.ts` and `e2e/build.spec.ts`.
 */
const PAGES: readonly Page[] = [
  { path: '/', screen: 'src/screens/home/HomeScreen.tsx' },
  { path: '/about', screen: 'src/screens/placeholder/AboutScreen.tsx' },
  { path: '/services', screen: 'src/screens/placeholder/ServicesScreen.tsx' },
  { path: '/contact', screen: 'src/screens/contact/ContactScreen.tsx', needsServices: true },
  { path: '/payment', screen: 'src/screens/payment/PaymentScreen.tsx' },
  // Its content depends on the query, and on who is signed in.
  { path: '/auth', screen: 'src/screens/auth/AuthScreen.tsx', isExact: true, needsServices: true },
];

/** The page without content, for every other path. */
export const SHELL = 'app.html';

/** Pages that can be used without JavaScript don't say that they need it. */
const NO_SCRIPT = /<noscript>.*?<\/noscript>\s*/;

/** The title of the page without content. The first title of a document counts, so a page has one only. */
const OWN_TITLE = /<title>.*?<\/title>\s*/;

/**
 * The style attributes that Radix writes. A strict content security policy ignores them in HTML, so
 * `src/ui/styles/base.css` says the same, and they are left out.
 */
const KNOWN_STYLES: ReadonlySet<string> = new Set([
  'animation-duration:0s',
  'outline:none',
  'position:absolute;pointer-events:none;opacity:0;margin:0;transform:translateX(-100%)',
]);

/** What the pages of a signed-in viewer need besides their screen. */
const SERVICES = ['src/lib/app/ServicesProvider.tsx', 'src/app/page-queries.ts'];
const OUTLET = '<div id="root"></div>';

/**
 * Renders the public pages to HTML at the end of a build of the app, each into a file of its own, and
 * writes `robots.txt`.
 *
 * @throws Error when a page cannot be rendered, which fails the build
 */
export function prerender(): Plugin {
  let base = '/';
  let root = '';
  let mode = '';
  return {
    name: 'prerender',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved(config) {
      ({ base, root, mode } = config);
    },
    // The preview answers like a server that looks for PATH.html and then takes the shell.
    configurePreviewServer(server) {
      const { outDir } = server.config.build;
      const proxied = Object.keys(server.config.preview.proxy ?? {});
      server.middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(`http://preview${request.url ?? '/'}`);
        const path = pathname.slice(base.length - 1);
        const isPage = PAGES.some((page) => page.path === path);
        const isFile = existsSync(join(root, outDir, path)) || path.includes('.');
        const isProxied = proxied.some((prefix) => path.startsWith(prefix));
        const shell = join(root, outDir, SHELL);
        if (!isPage && !isFile && !isProxied && existsSync(shell)) {
          request.url = `${base}${SHELL}${search}`;
        }
        next();
      });
    },
    async writeBundle({ dir = '' }, bundle) {
      const index = join(dir, 'index.html');
      // Storybook has no such page.
      if (bundle['index.html'] === undefined) return;
      writeFileSync(join(dir, 'robots.txt'), robotsTxt());
      const template = stylesFirst(readFileSync(index, 'utf8'));
      const linksTo = (files: readonly string[]): string =>
        [...new Set(files)]
          .filter((file) => !template.includes(file))
          .map((file) =>
            file.endsWith('.css')
              ? `<link rel="stylesheet" crossorigin href="${base}${file}">`
              : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${file}">`,
          )
          .join('');
      writeFileSync(
        join(dir, SHELL),
        template.replace(
          '</head>',
          () => `${linksTo(SERVICES.flatMap((module) => filesOf(module, bundle)))}</head>`,
        ),
      );
      const render = await loadRenderer(root, mode);
      for (const page of PAGES) {
        const html = withBuiltAssets(await render.prerender(page.path, base), base, bundle);
        const exact = page.isExact ? ' data-exact' : '';
        const modules = [page.screen, ...(page.needsServices ? SERVICES.slice(0, 1) : [])];
        const links = linksTo(modules.flatMap((module) => filesOf(module, bundle)));
        writeFileSync(
          join(dir, page.path === '/' ? 'index.html' : `${page.path}.html`),
          template
            .replace(page.needsServices ? '' : NO_SCRIPT, '')
            .replace(OWN_TITLE, '')
            .replace('<html ', `<html data-page="${base.slice(0, -1)}${page.path}"${exact} `)
            .replace('</head>', () => `${markHead(html)}${links}</head>`)
            .replace(OUTLET, () => `<div id="root">${withoutStyles(html)}</div>`),
        );
      }
      await render.close();
    },
  };
}

/** A page is read before it is used: its styles are requested first, and its code after everything else. */
function stylesFirst(html: string): string {
  const styles = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
  return html
    .replace(styles, '')
    .replace('<meta charset="utf-8" />', (charset) => charset + styles)
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/** What `src/app/prerender.tsx` returns. */
interface PrerenderedPage {
  readonly head: string;
  readonly body: string;
}

/** Loads the code that renders, compiled for Node. */
async function loadRenderer(root: string, mode: string) {
  const server = await createServer({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const module = (await server.ssrLoadModule('/src/app/prerender.tsx')) as {
    prerender: (path: string, base: string) => Promise<PrerenderedPage>;
  };
  return { prerender: module.prerender, close: () => server.close() };
}

/** Replaces the addresses of assets, which are those of their sources, by those of their built files. */
function withBuiltAssets(
  { head, body }: PrerenderedPage,
  base: string,
  bundle: Rolldown.OutputBundle,
): PrerenderedPage {
  const replace = (html: string): string =>
    Object.values(bundle)
      .flatMap((file) =>
        file.type === 'asset'
          ? file.originalFileNames.map((from) => [from, file.fileName] as const)
          : [],
      )
      .reduce((text, [from, to]) => text.replaceAll(`"/${from}`, `"${base}${to}`), html);
  return { head: replace(head), body: replace(body) };
}

/** Marks what belongs to the page: the app removes it where it shows another one. */
function markHead({ head }: PrerenderedPage): string {
  return head.replace(/<(title|meta|link)\b/g, '<$1 data-prerendered');
}

/** @throws Error for a style attribute that the styles of the app don't cover */
function withoutStyles({ body }: PrerenderedPage): string {
  return body.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (KNOWN_STYLES.has(style)) return '';
    throw new Error(`A page may not have the attribute style="${style}": use a class.`);
  });
}

/** The chunk of a module with its static imports and styles. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  return chunksFor(Object.values(bundle), module).flatMap((chunk) => {
    const { viteMetadata } = chunk as { viteMetadata?: { importedCss: Set<string> } };
    return [chunk.fileName, ...(viteMetadata?.importedCss ?? [])];
  });
}
