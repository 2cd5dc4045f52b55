import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { launchBrowser } from '../browser/find-browser.ts';
import { notFoundPage } from '../build-demo.ts';
import { root } from '../processes/root.ts';

export const SITE = '/nearhand/';
/** The demo of a pull request. */
export const PREVIEW = `${SITE}pr/7/`;
const MAIN = '<!doctype html><title>Main</title><h1>The site of main</h1>';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** A host that works as GitHub Pages does, with the demo of a pull request and a browser. */
export interface StaticHost {
  readonly origin: string;
  readonly browser: Browser;
  /** The folder of the demo. */
  readonly preview: string;
  /**
   * A site with two previews, for which the server changes the paths in the build of the preview above. One that is
   * taken out is gone.
   */
  readonly copies: string[];
  /** The requests outside of the preview, and those for files that are missing. */
  readonly wrong: readonly string[];
  /** Gives the copies a newer version of msw's worker, or that of the build again. */
  deploy(isNewer: boolean): void;
  close(): Promise<void>;
}

/** Builds the demo, by itself or with Storybook, and serves it. */
export async function startStaticHost(content: 'app' | 'site'): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), 'nearhand-pages-'));
  const preview = join(folder, 'pr/7');
  const build = content === 'app' ? 'buildDemoApp' : 'buildDemo';
  // A build by itself: in the environment of a test, it would be one for development.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name));
  const code = `import { ${build} } from './tools/build-demo.ts'; await ${build}(...process.argv.slice(1));`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code, PREVIEW, preview], {
    cwd: root,
    env: Object.fromEntries(own),
    stdio: 'pipe',
  });
  writeFileSync(join(folder, 'app.html'), MAIN);
  writeFileSync(join(folder, '404.html'), notFoundPage(SITE));
  copyFileSync(join(preview, 'not-found.js'), join(folder, 'not-found.js'));

  const copies = ['/copies/pr/1/', '/copies/pr/2/', '/copies/'];
  const wrong: string[] = [];
  let isDeployed = false;
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://pages.test');
    if (pathname === '/wiki') {
      const frame = `<iframe sandbox="allow-scripts allow-forms" width="1200" height="700"`;
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html>${frame} src="${searchParams.get('src')}"></iframe>`);
      return;
    }
    if (pathname === '/other-app.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`onfetch = (event) => event.respondWith(new Response('Another app'))`);
      return;
    }
    const copy = copies.find((base) => pathname.startsWith(base));
    if (copy !== undefined) {
      sendCopy(copy, pathname.slice(copy.length), response);
      return;
    }
    const path = pathname.startsWith(SITE) ? pathname.slice(SITE.length) : '404.html';
    const files = [path, `${path}.html`, join(path, 'index.html')];
    const found = files.map((name) => join(folder, name)).find(isFile);
    const isOutside = !pathname.startsWith(PREVIEW) && pathname !== `${SITE}not-found.js`;
    if (isOutside || (found === undefined && extname(path) !== '')) wrong.push(pathname);
    // The only page for unknown addresses is that at the root.
    const file = found ?? join(folder, '404.html');
    response.writeHead(found === undefined ? 404 : 200, headersOf(file)).end(readFileSync(file));
  });

  /** Sends a file of a copy, or the page without content. */
  function sendCopy(base: string, path: string, response: ServerResponse): void {
    const files = [path, `${path}.html`, join(path, 'index.html')].map((name) =>
      join(preview, name),
    );
    const file = files.find(isFile) ?? join(preview, 'app.html');
    const isText = ['.html', '.js', '.css'].includes(extname(file));
    const text = readFileSync(file, isText ? 'utf8' : undefined);
    const changed =
      typeof text === 'string' ? text.replaceAll(PREVIEW.slice(0, -1), base.slice(0, -1)) : text;
    response.writeHead(200, headersOf(file)).write(changed);
    response.end(path === 'mockServiceWorker.js' && isDeployed ? '// Newer' : '');
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const browser = await launchBrowser('--host-resolver-rules=MAP nearhand.test localhost');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    browser,
    preview,
    copies,
    wrong,
    deploy: (isNewer) => (isDeployed = isNewer),
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

function headersOf(file: string): Record<string, string> {
  return {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    // A frame with an origin of its own gets no code without it.
    'Access-Control-Allow-Origin': '*',
  };
}

/** Waits for a heading. */
export const heading = (name: string | RegExp, place: Page | FrameLocator) =>
  place.getByRole('heading', { name }).first().waitFor();
