import { beforeEach, describe, expect, it } from 'vitest';
import {
  acceptOffer,
  cancelOffer,
  declineOffer,
  getOffer,
  startOffer,
  TRANSITION_CALLS,
} from '#src/contract/offers.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { canTransition, OFFER_PROCESS, OFFER_TRANSITIONS } from '#src/domain/offer-process.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { TASK_STATUSES, type TaskStatus } from '#src/domain/task.ts';
import {
  CLIENT,
  NOBODY,
  OTHER,
  smallWorld,
  WORKER,
  type SmallWorld,
} from '../testing/small-world.ts';

/** The status of the task for each status of an offer. */
const TASK_OF = {
  pending: 'available',
  accepted: 'booked',
  declined: 'available',
  in_progress: 'in_progress',
  completed: 'completed',
  paid: 'completed',
  cancelled: 'available',
} as const;
const NOW = '2026-03-14T10:00:00.000Z';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

function offerIn(status: (typeof OFFER_STATUSES)[number], task: TaskStatus = TASK_OF[status]) {
  const { id } = small.task({ status: task });
  return small.offer({ task_id: id, status });
}

const messagesOf = () =>
  small.world.messages
    .all()
    .map(({ message, message_type, sender_id, recipient_id, read_at, offer_id }) => ({
      message,
      message_type,
      sender_id,
      recipient_id,
      read_at,
      offer_id,
    }));

describe.each(OFFER_TRANSITIONS)('%s', (transition) => {
  const { actor } = OFFER_PROCESS[transition];
  const [self, wrong] = actor === 'client' ? [CLIENT, WORKER] : [WORKER, CLIENT];

  it.each(OFFER_STATUSES)('follows the state machine for an offer that is %s', async (status) => {
    const offer = offerIn(status);
    const params = { id: offer.id };
    if (canTransition(status, actor, transition)) {
      const answer = await small.ok(self, TRANSITION_CALLS[transition], { params });
      expect(answer.offer).toMatchObject({ id: offer.id, updated_at: NOW });
      return;
    }
    const before = small.world.snapshot();
    const { status: code, message } = await small.error(self, TRANSITION_CALLS[transition], {
      params,
    });
    expect(code).toBe(409);
    expect(message).toMatch(/^This offer is .+\.$/);
    expect(small.world.snapshot()).toEqual(before);
  });

  it.each([
    ['the other side', wrong, /^Only the (client|worker) can /],
    ['an outsider', OTHER, /^You don't have access/],
  ])('is forbidden to %s', async (_, viewer, text) => {
    const offer = offerIn('pending');
    const params = { id: offer.id };
    const answer = await small.error(viewer, TRANSITION_CALLS[transition], { params });
    expect(answer).toMatchObject({ status: 403, message: expect.stringMatching(text) as string });
    expect(small.world.offers.findOrThrow(offer.id)).toEqual(offer);
  });

  it('gets a 404 for an unknown offer', async () => {
    const answer = await small.error(self, TRANSITION_CALLS[transition], {
      params: { id: NOBODY },
    });
    expect(answer).toMatchObject({ status: 404, message: "We couldn't find offer 99." });
  });
});

it.each([
  ['pending', 'accept', WORKER, 'accepted', 'accepted_at', 'booked', "I've accepted your offer."],
  [
    'pending',
    'decline',
    WORKER,
    'declined',
    'declined_at',
    'available',
    "Thanks, but I can't take this on.",
  ],
  ['pending', 'cancel', CLIENT, 'cancelled', 'cancelled_at', 'available', null],
  ['accepted', 'cancel', CLIENT, 'cancelled', 'cancelled_at', 'available', null],
  [
    'accepted',
    'start',
    WORKER,
    'in_progress',
    'in_progress_at',
    'in_progress',
    "I've started the work.",
  ],
  [
    'in_progress',
    'complete',
    WORKER,
    'completed',
    'completed_at',
    'completed',
    'The work is done.',
  ],
] as const)(
  'an offer that is %s, then %s: sets the timestamp, updates the task, posts a message',
  async (from, transition, viewer, to, stamp, taskStatus, text) => {
    const offer = offerIn(from);
    small.clock.advance(5_000);
    const at = small.world.now();
    await small.ok(viewer, TRANSITION_CALLS[transition], { params: { id: offer.id } });
    expect(small.world.offers.findOrThrow(offer.id)).toEqual({
      ...offer,
      status: to,
      [stamp]: at,
      updated_at: at,
    });
    const task = small.world.tasks.findOrThrow(offer.task_id);
    expect(task.status).toBe(taskStatus);
    if (taskStatus !== TASK_OF[from]) expect(task.updated_at).toBe(at);
    const news = {
      message: text,
      message_type: `offer_${transition === 'start' ? 'started' : to}`,
      sender_id: WORKER,
      recipient_id: CLIENT,
      read_at: null,
      offer_id: offer.id,
    };
    expect(messagesOf()).toEqual(text === null ? [] : [news]);
    const { unread_count } = await small.ok(CLIENT, unreadCount);
    expect(unread_count).toBe(text === null ? 0 : 1);
    expect(small.world.conversations.size).toBe(text === null ? 0 : 1);
  },
);

it.each([
  ['accept', 'Gladly, see you then.', 'Gladly, see you then.'],
  ['accept', '  Yes  ', 'Yes'],
  ['accept', '', "I've accepted your offer."],
  ['accept', '   ', "I've accepted your offer."],
  ['accept', null, "I've accepted your offer."],
  ['decline', undefined, "Thanks, but I can't take this on."],
  ['decline', 'Too far away.', 'Too far away.'],
] as const)('%s with the message %j posts %j', async (transition, response_message, message) => {
  const { id, task_id } = offerIn('pending');
  const conversation = small.conversation(task_id);
  await small.ok(WORKER, TRANSITION_CALLS[transition], {
    params: { id },
    body: { response_message },
  });
  expect(small.world.messages.by('conversation_id', conversation.id)).toMatchObject([{ message }]);
  expect(small.world.conversations.size).toBe(1);
});

it.each(TASK_STATUSES.filter((status) => status !== 'available'))(
  'an offer whose task is %s cannot be accepted, but can be declined and cancelled',
  async (status) => {
    const offers = ['accept', 'decline', 'cancel'].map(() => offerIn('pending', status));
    const [first, second, third] = offers.map(({ id }) => ({ params: { id } }));
    expect(await small.error(WORKER, acceptOffer, first)).toEqual({
      status: 409,
      message: 'This task is no longer available.',
    });
    await small.ok(WORKER, declineOffer, second);
    await small.ok(CLIENT, cancelOffer, third);
    for (const { task_id } of offers) {
      expect(small.world.tasks.findOrThrow(task_id).status).toBe(status);
    }
  },
);

it('only one of two workers gets the task; the other offer stays pending', async () => {
  const { id: task_id } = small.task();
  const [mine, others] = [small.offer({ task_id }), small.offer({ task_id, worker_id: OTHER })];
  await small.ok(WORKER, acceptOffer, { params: { id: mine.id } });
  expect((await small.error(OTHER, acceptOffer, { params: { id: others.id } })).status).toBe(409);
  expect(small.world.offers.findOrThrow(others.id)).toEqual(others);
  await small.ok(CLIENT, cancelOffer, { params: { id: mine.id } });
  await small.ok(OTHER, acceptOffer, { params: { id: others.id } });
  expect(small.world.tasks.findOrThrow(task_id).status).toBe('booked');
});

it('timestamps stay ordered when the clock is set back', async () => {
  const offer = offerIn('pending');
  const params = { id: offer.id };
  await small.ok(WORKER, acceptOffer, { params });
  small.clock.advance(-3_600_000);
  await small.ok(WORKER, startOffer, { params });
  expect(small.world.offers.findOrThrow(offer.id)).toMatchObject({
    accepted_at: NOW,
    in_progress_at: NOW,
    updated_at: NOW,
  });
});

describe('one offer', () => {
  it.each([
    ['its client', CLIENT],
    ['its worker', WORKER],
  ])('is shown to %s', async (_, viewer) => {
    const { id } = offerIn('accepted');
    const { offer } = await small.ok(viewer, getOffer, { params: { id } });
    expect(offer).toMatchObject({
      id,
      status: 'accepted',
      client: { id: CLIENT },
      worker: { id: WORKER },
    });
  });

  it.each([
    [OTHER, 1, 403],
    [CLIENT, NOBODY, 404],
    [CLIENT, 'x', 404],
    [CLIENT, 0, 404],
  ])('requested by %i as %j gets a %i', async (viewer, id, status) => {
    offerIn('pending');
    expect((await small.error(viewer, getOffer, { params: { id } })).status).toBe(status);
  });
});
