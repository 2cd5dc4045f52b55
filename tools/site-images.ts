import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { launchBrowser } from './browser/find-browser.ts';
import { SOCIAL_CARD } from './build/social-card.ts';
import { command } from './command-line/command.ts';
import { root } from './processes/root.ts';
import { APP_ICONS, iconPage } from './site-images/app-icons.ts';
import { savePicture } from './site-images/save-picture.ts';

const folder = join(root, 'public');

export const siteImages = command({
  name: 'site-images',
  summary: "Retakes the social card, and the app's icons from favicon.svg, in public.",
  async run() {
    const server = await createServer({ root, logLevel: 'error', server: { port: 0 } });
    await server.listen();
    const browser = await launchBrowser();
    try {
      const { file, width, height } = SOCIAL_CARD;
      const card = await browser.newPage({ viewport: { width, height } });
      await card.goto(`${server.resolvedUrls?.local[0]}tools/site-images/social-card.html`);
      await card.locator('#scene svg').waitFor();
      await savePicture(card, folder, file);
      const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
      for (const icon of APP_ICONS) {
        const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
        await page.setContent(iconPage(svg, icon));
        await savePicture(page, folder, icon.file);
      }
    } finally {
      await browser.close();
      await server.close();
    }
  },
});
