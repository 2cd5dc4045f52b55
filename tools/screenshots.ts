import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { findBrowser, launchBrowser } from './browser/find-browser.ts';
import { buildDemo } from './build-demo.ts';
import { command } from './command-line/command.ts';
import { serveApp } from './processes/built-app.ts';

interface Screenshot {
  readonly name: string;
  /** The address within the app, or within Storybook. */
  readonly app?: string;
  readonly storybook?: string;
  /** A text that is visible once the page has loaded. */
  readonly waitFor: string;
  /** 1280x800 by default. */
  readonly viewport?: { width: number; height: number };
  readonly theme?: 'dark';
  /** What to press, in this order, before it is taken. */
  readonly press?: readonly { role: 'button' | 'tab'; name: string | RegExp }[];
}

const phone = { width: 375, height: 812 };
const workbench = { role: 'button', name: 'Workbench' } as const;

const SCREENSHOTS: readonly Screenshot[] = [
  {
    name: 'workbench',
    app: 'offers?scenario=offers-loaded',
    waitFor: 'Mount a 55-inch TV',
    press: [workbench, { role: 'tab', name: 'Scenario' }],
  },
  {
    name: 'requests',
    app: 'offers?scenario=offers-loaded&fault=offers.list:500',
    waitFor: 'Workbench',
    press: [
      workbench,
      { role: 'tab', name: 'Requests' },
      { role: 'button', name: /offers\.list.*500/ },
    ],
  },
  {
    name: 'demo',
    app: 'demo?scenario=offers-between-two&at=/offers',
    waitFor: 'Two people, one world',
  },
  {
    name: 'sign-in',
    app: '?scenario=home&at=/auth',
    waitFor: 'Keep me signed in',
    viewport: phone,
  },
  { name: 'dashboard', app: '?scenario=dashboard-loaded', waitFor: 'Waiting for you' },
  {
    name: 'dashboard-dark',
    app: '?scenario=dashboard-loaded',
    waitFor: 'Waiting for you',
    viewport: phone,
    theme: 'dark',
  },
  {
    name: 'storybook-screen',
    storybook: '?path=/story/screens-dashboard--server-error&panel=false',
    waitFor: 'Failed to fetch dashboard data',
  },
  {
    name: 'storybook-states',
    storybook: '?path=/story/docs-states--all&panel=false',
    waitFor: 'Find by id, text, story or scenario',
  },
];

const LIMIT_BYTES = 200_000;
const OUT = 'node_modules/.cache/screenshots';
const folder = join(import.meta.dirname, '../docs/screenshots');

async function take(browser: Browser, site: string, screenshot: Screenshot): Promise<void> {
  const { name, app, storybook, waitFor, viewport, theme = 'light', press = [] } = screenshot;
  const context = await browser.newContext({
    viewport: viewport ?? { width: 1280, height: 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  // The app uses the real time. Fix it to the stories' time, so screenshots do not change.
  await page.clock.setFixedTime(STORY_NOW);
  await page.goto(`${site}/${app ?? `storybook/${storybook}`}`);
  const root = storybook === undefined ? page : page.frameLocator('#storybook-preview-iframe');
  await root.getByText(waitFor).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const { role, name: label } of press) {
    await root.getByRole(role, { name: label }).first().click();
  }
  const path = join(folder, `${name}.png`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  await context.close();
  const { size } = await stat(path);
  console.log(`${name}.png  ${(size / 1000).toFixed(0)} kB`);
  if (size > LIMIT_BYTES) throw new Error(`${name}.png is larger than ${LIMIT_BYTES / 1000} kB`);
}

export const screenshots = command({
  help: `npm run visual -- screenshots
Retakes the screenshots of the README and the guides, in docs/screenshots.`,
  async run() {
    // Uses the built site: in dev mode, Storybook's frame depends on recent changes and test runs.
    await buildDemo('/', OUT);
    const { pinned, version } = await findBrowser();
    if (!pinned) console.log(`Not the pinned browser, so pixels may differ: ${version}`);
    await mkdir(folder, { recursive: true });
    const server = await serveApp(OUT, 4173);
    const browser = await launchBrowser();
    try {
      for (const screenshot of SCREENSHOTS) await take(browser, server.url, screenshot);
    } finally {
      await browser.close();
      await server.close();
    }
  },
});
