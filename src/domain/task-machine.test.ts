import { describe, expect, it } from 'vitest';
import { anOffer } from '#mocks/factories/offers.ts';
import { aTask } from '#mocks/factories/tasks.ts';
import { offerTimeline } from './offer-machine.ts';
import { OFFER_STATUSES } from './offer.ts';
import {
  canChangeTask,
  TASK_STATES,
  taskStatusAfter,
  taskTimeline,
  type TaskAction,
} from './task-machine.ts';

const ACTIONS: readonly TaskAction[] = ['edit', 'cancel', 'delete'];

describe('a task', () => {
  it.each([
    ['available', 'Available', true, ['edit', 'cancel', 'delete']],
    ['booked', 'Booked', true, ['edit', 'cancel']],
    ['in_progress', 'In Progress', true, ['edit']],
    ['completed', 'Completed', false, ['delete']],
    ['cancelled', 'Cancelled', false, ['delete']],
    ['inactive', 'Inactive', false, ['edit', 'cancel', 'delete']],
    ['unknown', 'Unknown', false, []],
  ] as const)('%s has the label "%s", active: %j, and its client can %j', (status, ...state) => {
    const [label, isActive, actions] = state;
    expect(TASK_STATES[status]).toMatchObject({ label, isActive });
    expect(ACTIONS.filter((action) => canChangeTask(status, action))).toEqual(actions);
  });
});

describe('an offer that changes status', () => {
  it.each([
    ['pending', null],
    ['accepted', 'booked'],
    ['declined', null],
    ['in_progress', 'in_progress'],
    ['completed', 'completed'],
    ['paid', null],
    ['cancelled', 'available'],
  ] as const)('to %s moves its task to %s', (offer, status) => {
    expect(taskStatusAfter(offer, true)).toBe(status);
  });

  it('makes the task available again only if it had been accepted', () => {
    expect(taskStatusAfter('cancelled', false)).toBeNull();
    for (const offer of OFFER_STATUSES.filter((status) => status !== 'cancelled')) {
      expect(taskStatusAfter(offer, false)).toBe(taskStatusAfter(offer, true));
    }
  });
});

describe('the timeline of a task', () => {
  it.each([
    ['available', ['Task Posted', 'Awaiting Offers']],
    ['inactive', ['Task Posted']],
    ['cancelled', ['Task Posted', 'Task Cancelled']],
  ] as const)('without an accepted offer, %s: %j', (status, titles) => {
    const task = aTask({ status, accepted_offer: null });
    expect(taskTimeline(task).map(({ title }) => title)).toEqual(titles);
  });

  it('continues with the steps of the accepted offer', () => {
    const accepted_offer = anOffer({ status: 'accepted' });
    const task = aTask({ status: 'booked', accepted_offer });
    const posted = { title: 'Task Posted', at: task.created_at };
    expect(taskTimeline(task)).toEqual([posted, ...offerTimeline(accepted_offer)]);
  });
});
