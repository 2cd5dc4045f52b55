import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDemo } from '../build-demo.ts';
import { serveApp } from '../processes/built-app.ts';
import { mockedContentSecurityPolicy } from '../processes/content-security-policy.ts';

const RECORDER = 'record-errors.js';

/** The addresses of a demo site, whose pages record their errors. */
export interface Site {
  readonly app: string;
  readonly storybook: string;
}

/** Builds the demo into a folder, and serves it until this process ends, the app under its policy. */
export async function serveSite(folder: string): Promise<Site> {
  await buildDemo('/', folder);
  const storybook = join(folder, 'storybook');
  for (const page of globSync(`${folder}/**/*.html`)) {
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace('<head>', `<head><script src="/${RECORDER}"></script>`));
  }
  for (const origin of [folder, storybook]) {
    copyFileSync(join(import.meta.dirname, RECORDER), join(origin, RECORDER));
  }
  const headers = { 'Content-Security-Policy': mockedContentSecurityPolicy };
  return {
    app: (await serveApp(folder, 4600, { headers })).url,
    storybook: (await serveApp(storybook, 4700)).url,
  };
}
