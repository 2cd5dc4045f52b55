import { describe, expect, it } from 'vitest';
import { taskTimeline } from './task-machine.ts';
import type { Offer } from './offer.ts';
import type { Task, TaskStatus } from './task.ts';

const at = (hour: number) => `2026-03-14T0${hour}:00:00Z`;

function taskIn(status: TaskStatus, accepted_offer: Offer | null = null): Task {
  return {
    id: 1,
    title: 'Mount a TV',
    description: 'On a brick wall.',
    payment_offer: 60,
    status,
    created_at: at(1),
    updated_at: at(4),
    views: 0,
    applications: 0,
    inquiries: 0,
    client: { id: 1, first_name: 'Clara', last_name: 'Novak' },
    accepted_offer,
  };
}

const accepted: Offer = {
  id: 1,
  status: 'accepted',
  payment_amount: 60,
  created_at: at(2),
  updated_at: at(3),
  accepted_at: at(3),
  task: { title: 'Mount a TV' },
  client: { id: 1, name: 'Clara Novak' },
  worker: { id: 2, name: 'Wes Okafor' },
};

describe('the timeline of a task', () => {
  it.each([
    ['available', ['Task Posted', 'Awaiting Offers']],
    ['inactive', ['Task Posted']],
    ['cancelled', ['Task Posted', 'Task Cancelled']],
  ] as const)('without an accepted offer, %s: %j', (status, titles) => {
    expect(taskTimeline(taskIn(status)).map(({ title }) => title)).toEqual(titles);
  });

  it('continues with the steps of the accepted offer', () => {
    expect(taskTimeline(taskIn('booked', accepted))).toEqual([
      { title: 'Task Posted', at: at(1) },
      { title: 'Offer Created', at: at(2) },
      { title: 'Accepted', at: at(3) },
      { title: 'Awaiting Work Start', at: null },
    ]);
  });
});
