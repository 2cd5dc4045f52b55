import { expect, it } from 'vitest';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { readRecent, saveRecent } from './recent.ts';

it('keeps the last six choices, each once and the latest first', () => {
  const storage = createMemoryStorage();
  for (const key of ['a', 'b', 'c', 'd', 'b', 'e', 'f', 'g']) saveRecent(storage, key);
  expect(readRecent(storage)).toEqual(['g', 'f', 'e', 'b', 'd', 'c']);
});
