import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '#flows/flow.ts';
import { dialectNames } from '#mocks/server/dialects.ts';
import { play } from './play-flow.ts';
import { test } from './test.ts';

// On the production build. Stories play them on a stage, and tours.spec.ts plays one in the mocked app.

const cwd = join(import.meta.dirname, '../flows');
const flows: Flow[] = [];
for (const file of globSync('*.flow.ts', { cwd }).sort()) {
  flows.push(((await import(join(cwd, file))) as { flow: Flow }).flow);
}

for (const dialect of dialectNames) {
  test.describe(`a server like ${dialect}`, () => {
    test.use({ dialect });
    for (const flow of flows) test(flow.title, play(flow));
  });
}
