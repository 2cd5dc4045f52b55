import { expect, it } from 'vitest';
import { parseLoadArguments } from './arguments.ts';

it('reads the commit, the rounds and whether bounds are enforced', () => {
  expect(parseLoadArguments(['--against', 'main~1', '--rounds', '7', '--check'])).toEqual({
    against: 'main~1',
    rounds: 7,
    isCheck: true,
  });
});

it('compares with the commit of the bounds in five rounds by default', () => {
  expect(parseLoadArguments([])).toEqual({ against: '36752e0', rounds: 5, isCheck: false });
});

it.each(['4', '5.5', 'many'])('rejects "%s" rounds', (rounds) => {
  expect(() => parseLoadArguments(['--rounds', rounds])).toThrow(/from 5 on, not "/);
});
