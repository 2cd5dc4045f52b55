import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { findBrowser } from '/tmp/wt/landing/tools/browser/find-browser.ts';
const jobs = process.argv.slice(2).map((j) => j.split(','));
const f = await findBrowser();
const browser = await chromium.launch({
  executablePath: f.executablePath,
  args: f.args,
  env: f.env,
});
for (const [out, h, ...files] of jobs) {
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
  const items = await Promise.all(
    files.map(async (spec) => {
      const [p, y, w] = spec.split(':');
      return `<div style="width:${w}px;height:${h}px;background:url(data:image/png;base64,${(await readFile(p)).toString('base64')}) 0 -${y}px no-repeat;flex:none"></div>`;
    }),
  );
  await page.setContent(
    `<body style="margin:0;background:#555;display:inline-flex;gap:8px">${items.join('')}</body>`,
  );
  await page.locator('body').screenshot({ path: out });
  await page.close();
}
await browser.close();
