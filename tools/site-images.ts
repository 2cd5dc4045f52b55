import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { createServer } from 'vite';
import { findBrowser } from './browser/find-browser.ts';
import { SOCIAL_CARD } from './build/social-card.ts';
import { APP_ICONS, iconPage } from './site-images/app-icons.ts';

/** Retakes the social card and the app's icons, in public. The icons come from favicon.svg. */

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public');

const server = await createServer({
  root,
  logLevel: 'error',
  server: { port: 0, strictPort: false },
});
await server.listen();
const site = server.resolvedUrls?.local[0];
if (site === undefined) throw new Error('The dev server has no local address.');
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  await takeCard(browser, `${site}tools/site-images/social-card.html`);
  const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
  for (const icon of APP_ICONS) {
    const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
    await page.setContent(iconPage(svg, icon));
    await save(page, icon.file);
  }
} finally {
  await browser.close();
  await server.close();
}

async function takeCard(from: Browser, url: string): Promise<void> {
  const { file, width, height } = SOCIAL_CARD;
  const page = await from.newPage({ viewport: { width, height } });
  await page.goto(url);
  await page.locator('#scene svg').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await save(page, file);
}

async function save(page: Page, file: string): Promise<void> {
  const path = join(folder, file);
  await writeFile(path, await page.screenshot({ animations: 'disabled' }));
  await page.close();
  console.log(`${file}  ${((await stat(path)).size / 1000).toFixed(0)} kB`);
}
