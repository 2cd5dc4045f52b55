import { launch } from 'puppeteer-core';
import { WINDOW, type Engine, type Session, type Tab } from './engine.ts';

/**
 * Starts Firefox, over WebDriver BiDi. Playwright 1.65 has BiDi, too (`channel: 'moz-firefox'`), but opens no page in
 * Firefox 153, which doesn't know `emulation.setMediaFeaturesOverride`.
 */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    defaultViewport: WINDOW,
    executablePath,
  });
  async function open(): Promise<Session> {
    const context = await browser.createBrowserContext();
    return {
      close: () => context.close(),
      async newTab(): Promise<Tab> {
        const page = await context.newPage({ type: 'window' });
        page.on('dialog', (dialog) => void dialog.accept());
        return {
          goto: async (url) => void (await page.goto(url)),
          // Puppeteer's types know no arguments that are read-only.
          evaluate: (run, ...args) => page.evaluate(run as never, ...args),
          click: ({ x, y }) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          pressEnter: () => page.keyboard.press('Enter'),
        };
      },
    };
  }
  return { title: (await browser.version()).replace('/', ' '), open, close: () => browser.close() };
}
