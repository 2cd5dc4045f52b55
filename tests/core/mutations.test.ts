import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Sends calls by themselves until they use `useApiMutation`. Only ever remove entries. */
const NOT_YET = ['src/features/offers/use-offers.ts'];

it('sends every mutation through useApiMutation', () => {
  const users = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => /\buseMutation\b/.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
  expect(users).toEqual([...NOT_YET, 'src/lib/use-api-mutation.ts']);
});
