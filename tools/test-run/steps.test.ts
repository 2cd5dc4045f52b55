import { expect, it } from 'vitest';
import { stepsFor } from './steps.ts';

const names = (args: Parameters<typeof stepsFor>[0]) => stepsFor(args).map(({ name }) => name);

it('runs static checks in the first shard only, and passes the shard on to tests only', () => {
  expect(names({ isQuick: false, shard: { index: 1, count: 2 } })).toContain('types');
  const second = stepsFor({ isQuick: false, shard: { index: 2, count: 2 } });
  expect(second.map(({ name }) => name)).not.toContain('types');
  expect(second.length).toBeGreaterThan(0);
  expect(second.every(({ args }) => args.includes('--shard=2/2'))).toBe(true);
  const [types] = stepsFor({ isQuick: false, shard: { index: 1, count: 2 } });
  expect(types?.args).not.toContain('--shard=1/2');
});

it('needs no browser when it has to be quick', () => {
  expect(names({ isQuick: true, shard: undefined })).toContain('unit');
  expect(stepsFor({ isQuick: true, shard: undefined }).some((step) => step.needsBrowser)).toBe(
    false,
  );
});
