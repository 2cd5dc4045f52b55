import { expect, it } from 'vitest';
import { selectChanged } from './select-changed.ts';

it('does not select anything for a commit that does not exist', () => {
  expect(() => selectChanged('no-such-commit', [])).toThrow('There is no commit "no-such-commit"');
});
