import { chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';

/** Starts the browser once and says what it is. */
async function check(): Promise<string> {
  const { executablePath, args, env, pinned, version } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    // An input is what crashes a Chromium that has found no font.
    await page.setContent('<input value="ready">');
    const note = pinned ? 'pinned' : `not pinned, ${version}: pictures are not compared`;
    return `Chromium ${browser.version()} (${note})`;
  } finally {
    await browser.close();
  }
}

try {
  console.log(await check());
} catch (error) {
  // Playwright appends its whole log to the message; the first lines say what is wrong.
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.split('\n').slice(0, 3).join('\n'));
  process.exit(1);
}
