import { beforeEach, expect, it } from 'vitest';
import { acceptOffer, cancelOffer, getOffer, TRANSITION_CALLS } from '#src/contract/offers.ts';
import { CLIENT, OTHER, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

it.each([
  ['pending', 'accept', 'Gladly, see you then.', 'Gladly, see you then.'],
  ['pending', 'accept', '  Yes  ', 'Yes'],
  ['pending', 'accept', '   ', 'Happy to help. See you then!'],
  ['pending', 'accept', null, 'Happy to help. See you then!'],
  ['pending', 'decline', undefined, "Thanks, but I can't take this on."],
  ['pending', 'decline', 'Too far away.', 'Too far away.'],
  ['accepted', 'start', undefined, "I've started the work."],
  ['in_progress', 'complete', undefined, 'The work is done.'],
] as const)('%s: %s with the message %j posts %j', async (status, transition, given, message) => {
  const { id: task_id } = small.task({ status: status === 'pending' ? 'available' : 'booked' });
  const { id } = small.offer({ task_id, status });
  const conversation = small.conversation(task_id);
  const body = { response_message: given };
  await small.ok(WORKER, TRANSITION_CALLS[transition], { params: { id }, body });
  expect(small.world.messages.by('conversation_id', conversation.id)).toMatchObject([
    { message, read_at: null },
  ]);
});

it('an offer stays pending while another worker has the task, and can be accepted after', async () => {
  const { id: task_id } = small.task();
  const [mine, others] = [small.offer({ task_id }), small.offer({ task_id, worker_id: OTHER })];
  await small.ok(WORKER, acceptOffer, { params: { id: mine.id } });
  expect(small.world.offers.findOrThrow(others.id)).toEqual(others);
  await small.ok(CLIENT, cancelOffer, { params: { id: mine.id } });
  await small.ok(OTHER, acceptOffer, { params: { id: others.id } });
});

it.each(['x', 0])('an offer with the id %j is not found', async (id) => {
  expect((await small.error(CLIENT, getOffer, { params: { id } })).status).toBe(404);
});
