import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '#flows/flow.ts';
import { play } from './play-flow.ts';
import { test } from './test.ts';

// Over HTTP, on the production build: mocked-flows.spec.ts has those that the mocked app plays. See playwright.config.ts.

const cwd = join(import.meta.dirname, '../flows');
for (const file of globSync('*.flow.ts', { cwd }).sort()) {
  const { flow } = (await import(join(cwd, file))) as { flow: Flow };
  test(`[${flow.id}] ${flow.title}`, play(flow));
}
