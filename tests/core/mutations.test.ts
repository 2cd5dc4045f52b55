import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('sends every mutation through useApiMutation', () => {
  const users = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => /\buseMutation\b/.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
  expect(users).toEqual(['src/lib/calls/use-api-mutation.ts']);
});
