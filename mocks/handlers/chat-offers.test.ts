import { beforeEach, describe, expect, it } from 'vitest';
import { listConversations, sendMessage } from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { isLive } from '#src/domain/offer-machine.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import { CLIENT, OTHER, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';

const NOW = '2026-03-14T10:00:00.000Z';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

describe('an offer in the chat', () => {
  const OFFER = { message: 'Can you do it?', message_type: 'offer', payment_amount: 60.25 };
  const send = (viewer: number, id: number, change: Record<string, unknown> = {}) =>
    [viewer, sendMessage, { params: { id }, body: { ...OFFER, ...change } }] as const;

  it('is a pending offer to the worker, with its message', async () => {
    const { id: task_id } = small.task();
    const { id } = small.conversation(task_id);
    const terms = {
      deadline_date: '2026-03-01',
      offer_details: 'Both floors',
      terms_and_conditions: '',
    };
    const answer = await small.ok(...send(CLIENT, id, terms));
    expect(answer.message).toMatchObject({
      message_type: 'offer',
      message: 'Can you do it?',
      sender: { id: CLIENT },
      offer: { status: 'pending', payment_amount: 60.25, worker: { id: WORKER }, created_at: NOW },
    });
    expect(small.world.offers.all()).toMatchObject([
      { ...terms, terms_and_conditions: null, task_id, worker_id: WORKER, status: 'pending' },
    ]);
    expect((await small.ok(WORKER, unreadCount)).unread_count).toBe(1);
    const { conversations } = await small.ok(WORKER, listConversations);
    expect(conversations[0]).toMatchObject({ offer_status: 'pending', unread_count: 1 });
  });

  it.each([
    [{ payment_amount: 1 }],
    [{ payment_amount: 99_999.99 }],
    [{ deadline_date: null, offer_details: null, terms_and_conditions: null }],
  ])('can have %j', async (change) => {
    const { id } = small.conversation(small.task().id);
    expect((await small.ok(...send(CLIENT, id, change))).message.offer).toMatchObject(change);
  });

  it.each([
    [{ message: ' ' }, 'message', 'Please enter a message'],
    [{ message: undefined }, 'message', 'Please enter a message'],
    [{ payment_amount: undefined }, 'payment_amount', 'Please enter an amount'],
    [{ payment_amount: '60' }, 'payment_amount', 'Please enter an amount'],
    [{ payment_amount: 0.99 }, 'payment_amount', 'The amount must be at least $1'],
    [{ payment_amount: 100_000 }, 'payment_amount', "The amount can't exceed $99,999.99"],
    [{ payment_amount: 5.005 }, 'payment_amount', 'Please enter an amount in dollars and cents'],
    [{ deadline_date: '2026-02-30' }, 'deadline_date', 'Please enter a valid date'],
  ])('cannot have %j', async (change, field, text) => {
    const { id } = small.conversation(small.task().id);
    const answer = await small.error(...send(CLIENT, id, change));
    expect(answer).toEqual({ status: 422, message: text, errors: { [field]: [text] } });
    expect(small.world.offers.size + small.world.messages.size).toBe(0);
  });

  it.each([
    [WORKER, 'Only the client can send offers for this task.'],
    [OTHER, "You don't have access to this conversation."],
  ])('cannot be sent by %i', async (viewer, text) => {
    const { id } = small.conversation(small.task().id);
    expect(await small.error(...send(viewer, id))).toEqual({ status: 403, message: text });
    expect(small.world.offers.size).toBe(0);
  });

  it.each(OFFER_STATUSES)('can follow one that is %s unless that is live', async (status) => {
    const { id: task_id } = small.task();
    small.offer({ task_id, status });
    const { id } = small.conversation(task_id);
    if (!isLive(status)) {
      await small.ok(...send(CLIENT, id));
      expect(small.world.offers.size).toBe(2);
      return;
    }
    const message = 'This worker already has an open offer for this task.';
    expect(await small.error(...send(CLIENT, id))).toEqual({ status: 409, message });
    expect(small.world.offers.size).toBe(1);
  });

  it('can coexist with one to another worker', async () => {
    const { id: task_id } = small.task();
    small.offer({ task_id, worker_id: OTHER });
    await small.ok(...send(CLIENT, small.conversation(task_id).id));
    expect(small.world.offers.size).toBe(2);
  });

  it.each([
    ...TASK_STATUSES.filter((status) => status !== 'available').map((status) => ({ status })),
    { deleted_at: NOW },
  ])('is rejected when the task is %j', async (given) => {
    const { id } = small.conversation(small.task(given).id);
    const message = 'This task is no longer available.';
    expect(await small.error(...send(CLIENT, id))).toEqual({ status: 409, message });
  });
});
