import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export const engineNames = ['firefox', 'webkit'];

/** How to start an engine, or what this machine lacks for it. */
type Found = { start(): Promise<Engine> } | { missing: string };

/** Looks for an engine on this machine. */
export function findEngine(name: string): Found {
  if (!engineNames.includes(name))
    throw new Error(`--engine is "${name}"; allowed: ${engineNames.join(', ')}.`);
  if (name === 'webkit') {
    const isThere = programOf('WebKitWebDriver') && programOf('xvfb-run');
    if (!isThere) return { missing: 'On Debian and Ubuntu: apt install webkit2gtk-driver xvfb' };
    return { start: startWebKit };
  }
  const executablePath = process.env['FIREFOX'] || programOf('firefox') || programOf('firefox-esr');
  if (!executablePath) return { missing: 'Install Firefox, or set FIREFOX=/path/to/firefox.' };
  return { start: () => startFirefox(executablePath) };
}

function programOf(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
