import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { unpackPinnedChromium } from './pinned-chromium.ts';

export type FoundBrowser = {
  executablePath: string;
  args: string[];
  /** The whole environment to start the browser with, not only what differs from ours. */
  env: Record<string, string>;
  /** Screenshots are compared only in the pinned browser: another one draws other pixels. */
  pinned: boolean;
  version: string;
};

const PINNED_ARGS = [
  // Containers and root have none.
  '--no-sandbox',
  // So that pictures come out the same whenever and wherever they are drawn: glyphs without hints, a
  // page that is drawn whole rather than only where it has changed, and no path of the rasterizer
  // that only some processors take.
  '--font-render-hinting=none',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/**
 * Finds the Chromium that everything here runs in.
 *
 * On Linux x64 it is the one that the lock file pins. Elsewhere it is the one that `CHROMIUM`
 * names, or else the one that `npx playwright install chromium` has put there.
 *
 * @example const { executablePath, args, env } = await findBrowser()
 *          await chromium.launch({ executablePath, args, env })
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names a file that is not there: ${named}`);
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

function unpinned(executablePath: string, version: string): FoundBrowser {
  // `linux` has no sandbox in containers; elsewhere the browser's own is in order.
  const args = process.platform === 'linux' ? ['--no-sandbox'] : [];
  return { executablePath, args, env: inherited(), pinned: false, version };
}

/** Our environment, less what would let the machine's fonts or its time zone in. */
function inherited(): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && name !== 'FONTCONFIG_FILE') env[name] = value;
  }
  return { ...env, TZ: 'UTC' };
}
