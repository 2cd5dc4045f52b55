import { expect, it } from 'vitest';
import { offerDeadline } from './offer-deadline.ts';

const TODAY = '2026-03-14';

it.each([
  ['2026-03-01', { urgency: 'overdue', days: -13 }],
  ['2026-03-13', { urgency: 'overdue', days: -1 }],
  ['2026-03-14', { urgency: 'today', days: 0 }],
  ['2026-03-15', { urgency: 'soon', days: 1 }],
  ['2026-03-17', { urgency: 'soon', days: 3 }],
  ['2026-03-18', { urgency: 'later', days: 4 }],
])('a deadline on %s is %j', (deadline_date, state) => {
  expect(offerDeadline({ status: 'accepted', deadline_date }, TODAY)).toEqual(state);
});

it.each(['declined', 'completed', 'paid', 'cancelled', 'unknown'] as const)(
  'is ignored when the offer is %s',
  (status) => {
    expect(offerDeadline({ status, deadline_date: '2026-03-01' }, TODAY)).toBeNull();
  },
);

it('is null without a deadline', () => {
  expect(offerDeadline({ status: 'pending', deadline_date: null }, TODAY)).toBeNull();
});
