import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '#flows/flow.ts';
import { play } from './play-flow.ts';
import { test } from './test.ts';

// On the production build. Stories play them on a stage, and tours.spec.ts plays two in the mocked app.

const cwd = join(import.meta.dirname, '../flows');
for (const file of globSync('*.flow.ts', { cwd }).sort()) {
  const { flow } = (await import(join(cwd, file))) as { flow: Flow };
  test(`[${flow.id}] ${flow.title}`, play(flow));
}
