import { spawnSync } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { findBrowser } from './browser/find-browser.ts';
import { freePort } from './processes/free-port.ts';
import { binOf, startServers } from './processes/servers.ts';

/** Retakes the screenshots of the README and the guides, in docs/screenshots. */

type Screenshot = {
  name: string;
  /** The part of the site, and the address within it. */
  of: 'app' | 'storybook';
  at: string;
  /** A text that is visible once the page has loaded. */
  waitFor: string;
  width: number;
  height: number;
  theme?: 'dark';
  /** What to press, in this order, before it is taken. */
  press?: readonly { role: 'button' | 'tab'; name: string | RegExp }[];
};

const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 812 };

const screenshots: Screenshot[] = [
  {
    name: 'workbench',
    of: 'app',
    at: 'offers?scenario=offers-loaded',
    waitFor: 'Mount a 55-inch TV',
    press: [{ role: 'button', name: 'Workbench' }],
    ...desktop,
  },
  {
    name: 'requests',
    of: 'app',
    at: 'offers?scenario=offers-loaded&fault=offers.list:500',
    waitFor: 'Workbench',
    press: [
      { role: 'button', name: 'Workbench' },
      { role: 'tab', name: 'Requests' },
      { role: 'button', name: /offers\.list.*500/ },
    ],
    ...desktop,
  },
  {
    name: 'demo',
    of: 'app',
    at: 'demo?scenario=offers-between-two&at=/offers',
    waitFor: 'Two people, one world',
    ...desktop,
  },
  {
    name: 'sign-in',
    of: 'app',
    at: '?scenario=home&at=/auth',
    waitFor: 'Keep me signed in',
    ...phone,
  },
  {
    name: 'dashboard',
    of: 'app',
    at: '?scenario=dashboard-loaded',
    waitFor: 'Unread messages',
    ...desktop,
  },
  {
    name: 'dashboard-dark',
    of: 'app',
    at: '?scenario=dashboard-loaded',
    waitFor: 'Unread messages',
    ...phone,
    theme: 'dark',
  },
  {
    name: 'storybook-screen',
    of: 'storybook',
    at: '?path=/story/screens-dashboard--server-error&panel=false',
    waitFor: 'Failed to fetch dashboard data',
    ...desktop,
  },
  {
    name: 'storybook-states',
    of: 'storybook',
    at: '?path=/story/docs-states--all&panel=false',
    waitFor: 'Find by id, expectation or scenario',
    ...desktop,
  },
];

const LIMIT_BYTES = 200_000;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/screenshots');

const port = await freePort(4173);
const site = `http://localhost:${port}/`;
const urls = { app: site, storybook: `${site}storybook/` };

// Uses the built site: in dev mode, Storybook's frame depends on recent changes and test runs.
const out = 'node_modules/.cache/screenshots';
const built = spawnSync(process.execPath, ['tools/build-demo.ts', '--out', out], {
  cwd: root,
  encoding: 'utf8',
});
if (built.status !== 0) {
  console.error(built.stdout + built.stderr);
  process.exit(1);
}
const servers = startServers([
  {
    name: 'site',
    args: [binOf('vite'), 'preview', `--outDir=${out}`, `--port=${port}`, '--strictPort'],
    url: site,
  },
]);

try {
  const { executablePath, args, env, pinned, version } = await findBrowser();
  if (!pinned) console.log(`Not the pinned browser, so pixels may differ: ${version}`);
  await servers.ready();
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args, env });
  for (const screenshot of screenshots) await take(browser, screenshot);
  await browser.close();
  await servers.stop(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await servers.stop(1);
  process.exitCode = 1;
}

async function take(browser: Browser, screenshot: Screenshot): Promise<void> {
  const { name, of, at, waitFor, width, height, theme = 'light', press = [] } = screenshot;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  // The app uses the real time. Fix it to the stories' time, so screenshots do not change.
  await page.clock.setFixedTime(STORY_NOW);
  await page.goto(urls[of] + at);
  const root = of === 'app' ? page : page.frameLocator('#storybook-preview-iframe');
  await root.getByText(waitFor).filter({ visible: true }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  for (const { role, name: label } of press) {
    await root.getByRole(role, { name: label }).first().click();
  }
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  await context.close();
  const { size } = await stat(path);
  console.log(`${name}.png  ${(size / 1000).toFixed(0)} kB`);
  if (size > LIMIT_BYTES) throw new Error(`${path} is larger than ${LIMIT_BYTES / 1000} kB`);
}
