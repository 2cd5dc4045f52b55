import { beforeEach, describe, expect, it } from 'vitest';
import { bookTask } from '#src/contract/tasks.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import { CLIENT, NOBODY, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';

const NOW = '2026-03-14T10:00:00.000Z';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

describe('booking a task', () => {
  it('creates an accepted offer at its price', async () => {
    const { id } = small.task({ payment_offer: 55, deadline: '2026-03-20' });
    const { task } = await small.ok(WORKER, bookTask, { params: { id } });
    expect(task).toMatchObject({
      status: 'booked',
      applications: 1,
      assigned_worker: { id: WORKER },
      accepted_offer: { status: 'accepted', payment_amount: 55, deadline_date: '2026-03-20' },
    });
    expect(small.world.offers.all()).toMatchObject([{ accepted_at: NOW, worker_id: WORKER }]);
    expect(small.world.messages.all()).toMatchObject([
      { message_type: 'offer_accepted', message: "I've booked your task.", recipient_id: CLIENT },
    ]);
  });

  it('accepts a pending offer at its own price', async () => {
    const { id } = small.task({ payment_offer: 55 });
    const offer = small.offer({ task_id: id, payment_amount: 70 });
    const { task } = await small.ok(WORKER, bookTask, { params: { id } });
    expect(task.accepted_offer).toMatchObject({ id: offer.id, payment_amount: 70 });
    expect(small.world.offers.size).toBe(1);
  });

  it.each(TASK_STATUSES.filter((status) => status !== 'available'))(
    'is rejected when it is %s',
    async (status) => {
      const { id } = small.task({ status });
      expect(await small.error(WORKER, bookTask, { params: { id } })).toEqual({
        status: 409,
        message: 'This task is no longer available.',
      });
      expect(small.world.offers.size).toBe(0);
    },
  );

  it.each([
    [CLIENT, 1, 403],
    [WORKER, NOBODY, 404],
  ])('as %i, id %i, gets a %i', async (viewer, id, status) => {
    small.task();
    expect((await small.error(viewer, bookTask, { params: { id } })).status).toBe(status);
  });
});
