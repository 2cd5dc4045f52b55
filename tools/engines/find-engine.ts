import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import type { Engine } from './engine.ts';
import { startWithPuppeteer } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

export const engineNames = ['firefox', 'webkit', 'chromium'] as const;
type EngineName = (typeof engineNames)[number];

/** How to start an engine, or what this machine lacks for it. */
type Found = { start(): Promise<Engine> } | { missing: string };

/** Looks for an engine on this machine. */
export function findEngine(name: EngineName): Found {
  switch (name) {
    case 'firefox': {
      const executablePath =
        process.env['FIREFOX'] || programOf('firefox') || programOf('firefox-esr');
      if (!executablePath) return { missing: 'Install Firefox, or set FIREFOX=/path/to/firefox.' };
      return { start: () => startWithPuppeteer({ browser: 'firefox', executablePath }) };
    }
    case 'webkit': {
      const isThere = programOf('WebKitWebDriver') && programOf('xvfb-run');
      if (!isThere) return { missing: 'On Debian and Ubuntu: apt install webkit2gtk-driver xvfb' };
      return { start: startWebKit };
    }
    case 'chromium':
      return {
        async start() {
          const { executablePath, args, env } = await findBrowser();
          return startWithPuppeteer({ browser: 'chrome', executablePath, args, env });
        },
      };
    default:
      return name satisfies never;
  }
}

function programOf(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
