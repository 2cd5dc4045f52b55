import { expect, it } from 'vitest';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { moment } from './moment.ts';
import { World } from './world.ts';

const NOW = '2026-03-14T10:00:00.000Z';

it.each([
  [[], NOW],
  [[null, undefined], NOW],
  [['2026-03-14T09:59:59Z'], NOW],
  [[NOW], NOW],
  [['2026-03-14T10:00:00.001Z', '2026-03-01T00:00:00Z'], '2026-03-14T10:00:00.001Z'],
  [['2026-03-14T14:00:00+02:00'], '2026-03-14T12:00:00.000Z'],
])('after %j is %s', (earlier, now) => {
  expect(moment(new World(createSteppedClock()), ...earlier)).toBe(now);
});
