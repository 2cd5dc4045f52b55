import { expect, it } from 'vitest';
import { parseLoadArguments } from './arguments.ts';

it('reads the rounds and whether bounds are enforced', () => {
  expect(parseLoadArguments(['--rounds', '7', '--check'])).toEqual({ rounds: 7, isCheck: true });
  expect(parseLoadArguments([])).toEqual({ rounds: 5, isCheck: false });
});

it.each(['4', '5.5', 'many'])('rejects "%s" rounds', (rounds) => {
  expect(() => parseLoadArguments(['--rounds', rounds])).toThrow(/from 5 on, not "/);
});
