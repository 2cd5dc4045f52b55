import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './tab-lock.ts';

afterEach(() => vi.unstubAllGlobals());

const refusing = { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) };
const throwing = {
  request: () => {
    throw new TypeError('Illegal invocation');
  },
};

describe.each([
  ['has locks', navigator.locks],
  ['has none, as without HTTPS', undefined],
  ['refuses them', refusing],
  ['throws', throwing],
])('a browser that %s', (_, locks) => {
  it('runs tasks one by one, in their order', async () => {
    vi.stubGlobal('navigator', { locks });
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve));
      log.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([inTurn('test', task('a')), inTurn('test', task('b'))])).toEqual([
      'a',
      'b',
    ]);
    expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });

  it('reports what a task throws, once, and goes on', async () => {
    vi.stubGlobal('navigator', { locks });
    let runs = 0;
    const failing = () => {
      runs += 1;
      throw new Error('No');
    };
    await expect(inTurn('test', failing)).rejects.toThrow('No');
    expect(runs).toBe(1);
    expect(await inTurn('test', () => 'next')).toBe('next');
  });
});
