import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDemo } from '../build-demo.ts';
import { serveApp } from '../processes/built-app.ts';
import type { Tab } from './engine.ts';
import { mockedContentSecurityPolicy } from '../processes/content-security-policy.ts';

const RECORDER = 'record-errors.js';

/** A demo site that is served until this process ends, and tells the errors of its pages. */
export interface Site {
  readonly app: string;
  readonly storybook: string;
  /** The ids of all stories. */
  readonly stories: readonly string[];
}

/** Builds the demo into a folder, lets its pages record their errors, and serves it, the app under its policy. */
export async function serveSite(folder: string): Promise<Site> {
  await buildDemo('/', folder);
  for (const page of globSync(`${folder}/**/*.html`)) {
    const html = readFileSync(page, 'utf8');
    const isStorybook = page.includes('storybook');
    const source = isStorybook ? `./${RECORDER}` : `/${RECORDER}`;
    writeFileSync(page, html.replace('<head>', `<head><script src="${source}"></script>`));
  }
  for (const to of [folder, join(folder, 'storybook')]) {
    copyFileSync(join(import.meta.dirname, RECORDER), join(to, RECORDER));
  }
  const headers = { 'Content-Security-Policy': mockedContentSecurityPolicy };
  const app = await serveApp(folder, 4600, { headers });
  const storybook = await serveApp(join(folder, 'storybook'), 4700);
  const index = JSON.parse(readFileSync(join(folder, 'storybook/index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return {
    app: app.url,
    storybook: storybook.url,
    stories: Object.values(index.entries)
      .filter(({ type }) => type === 'story')
      .map(({ id }) => id),
  };
}

/** The errors that the pages of a tab had since it was opened, or asked the last time. */
export function takeErrors(tab: Tab): Promise<readonly string[]> {
  return tab.evaluate(() => {
    const kept = sessionStorage.getItem('engines.errors');
    sessionStorage.removeItem('engines.errors');
    return kept === null ? [] : [kept];
  });
}
