import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { unpackPinnedChromium } from './pinned-chromium.ts';

export type FoundBrowser = {
  executablePath: string;
  args: string[];
  /** The complete environment of the browser process. */
  env: Record<string, string>;
  /** Screenshots are compared in the pinned browser only: others render different pixels. */
  pinned: boolean;
  version: string;
};

const PINNED_ARGS = [
  // The sandbox works neither in containers nor as root.
  '--no-sandbox',
  // Deterministic pixels: no glyph hinting, full instead of partial repaints, and no CPU-specific
  // rasterizer code.
  '--font-render-hinting=none',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/**
 * Finds the Chromium for stories, tests and flows.
 *
 * `CHROMIUM` wins if set. On Linux x64 the default is the browser that the lock file pins, elsewhere
 * the one installed by `npx playwright install chromium`.
 *
 * @throws Error when there is no browser, with what to do
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named))
      throw new Error(`CHROMIUM points to a file that does not exist: ${named}`);
    return unpinned(named, `from CHROMIUM=${named}`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, env, version } = await unpackPinnedChromium();
    return {
      executablePath,
      args: PINNED_ARGS,
      env: { ...inherited(), ...env },
      pinned: true,
      version,
    };
  }
  const own = chromium.executablePath();
  if (own !== '' && existsSync(own)) return unpinned(own, "Playwright's own");
  throw new Error(
    `No Chromium for ${process.platform}-${process.arch}. The pinned browser runs on linux-x64 only: ` +
      'run "npx playwright install chromium", or set CHROMIUM=/path/to/chrome.',
  );
}

/** Starts that browser, with further arguments. */
export async function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args, ...more], env });
}

function unpinned(executablePath: string, version: string): FoundBrowser {
  // The sandbox does not work in Linux containers.
  const args = process.platform === 'linux' ? ['--no-sandbox'] : [];
  return { executablePath, args, env: inherited(), pinned: false, version };
}

/** This process's environment, without the machine's font configuration and time zone. */
function inherited(): Record<string, string> {
  const { FONTCONFIG_FILE: _, ...env } = process.env as Record<string, string>;
  return { ...env, TZ: 'UTC' };
}
