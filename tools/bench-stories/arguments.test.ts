import { describe, expect, it } from 'vitest';
import { parseBenchArguments } from './arguments.ts';
import { perStory } from './report.ts';

describe('the arguments of the bench', () => {
  it('name a commit, rounds, a limit and files', () => {
    expect(
      parseBenchArguments(['--against', 'v1', '--rounds', '3', '--check', '0.6', 'stories/ui']),
    ).toEqual({ against: 'v1', rounds: 3, limit: 0.6, files: ['stories/ui'] });
  });

  it('need only the commit', () => {
    expect(parseBenchArguments(['--against', 'v1'])).toEqual({
      against: 'v1',
      rounds: 1,
      limit: undefined,
      files: [],
    });
  });

  it.each([
    [[], 'Name a commit to compare with'],
    [['--against', 'v1', '--rounds', '0'], '--rounds is a whole number from 1 on, not "0"'],
    [['--against', 'v1', '--check', 'fast'], '--check is a ratio, such as 0.6, not "fast"'],
  ])('are refused: %j', (args, message) => {
    expect(() => parseBenchArguments(args)).toThrow(message);
  });
});

it('takes the fastest run, per story', () => {
  const runs = [
    { seconds: 10, stories: 100 },
    { seconds: 8, stories: 100 },
  ];
  expect(perStory(runs)).toBe(80);
});
