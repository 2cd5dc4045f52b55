import { expect, it } from 'vitest';
import { deadlineState } from './deadline.ts';

it.each([
  ['2026-03-01', { urgency: 'overdue', days: -13 }],
  ['2026-03-13', { urgency: 'overdue', days: -1 }],
  ['2026-03-14', { urgency: 'today', days: 0 }],
  ['2026-03-15', { urgency: 'soon', days: 1 }],
  ['2026-03-17', { urgency: 'soon', days: 3 }],
  ['2026-03-18', { urgency: 'later', days: 4 }],
])('a deadline on %s is %j', (day, state) => {
  expect(deadlineState(day, '2026-03-14')).toEqual(state);
});
