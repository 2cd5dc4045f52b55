import { messageOf } from '#mocks/server/message-of.ts';
import { findBrowser, launchBrowser } from './find-browser.ts';

/** Starts the browser once and returns its name and version. */
async function check(): Promise<string> {
  const { pinned, version } = await findBrowser();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    // Chromium without fonts crashes on the first input.
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
  // Playwright appends its whole log to the message. The first lines hold the reason.
  const message = messageOf(error);
  console.error(message.split('\n').slice(0, 3).join('\n'));
  process.exit(1);
}
