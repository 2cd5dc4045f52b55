import { beforeEach, expect, it } from 'vitest';
import { resendOtp } from '#src/contract/auth.ts';
import { listMessages } from '#src/contract/messages.ts';
import { acceptOffer, listUpcomingOffers } from '#src/contract/offers.ts';
import { createReview, listPendingReviews, listReviews } from '#src/contract/reviews.ts';
import { createTask, listTasks, myAssignedTasks } from '#src/contract/tasks.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { sendCode } from '../db/codes.ts';
import { messageFixture } from '../fixtures/messages.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
import { createMockServer } from '../server/mock-server.ts';
import { CLIENT, OTHER, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';

// What `npm run conformance` can't check of a server: texts and headers of the mocks, times of day, and rows that no call
// makes.

const HOUR_MS = 3_600_000;
const NOW = '2026-03-14T10:00:00.000Z';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

it('tells how many seconds to wait for another code', async () => {
  const account = small.world.users.update(OTHER, { email_verified_at: null });
  sendCode(small.world, OTHER);
  small.clock.advance(14_500);
  const url = `http://mock.test/api${resendOtp.path}`;
  const body = JSON.stringify({ email: account.email });
  const request = new Request(url, { method: 'POST', body });
  const response = await createMockServer({ ...small }).handle(request);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '46']);
});

it("lists a task until the end of its deadline's day, and takes no deadline before tomorrow", async () => {
  const form = { ...small.task({ deadline: '2026-03-14' }), deadline: '2026-03-15' };
  const listed = async () => (await small.ok(WORKER, listTasks)).tasks.length;
  small.clock.advance(14 * HOUR_MS - 1);
  expect(await listed()).toBe(1);
  await small.ok(CLIENT, createTask, { body: form });
  small.clock.advance(1);
  expect(await listed()).toBe(1);
  const { errors } = await small.error(CLIENT, createTask, { body: form });
  expect(Object.keys(errors ?? {})).toEqual(['deadline']);
});

it.each(['   ', null])('answers for the worker who accepts with the message %j', async (given) => {
  const { id: task_id } = small.task();
  const { id } = small.offer({ task_id });
  await small.ok(WORKER, acceptOffer, { params: { id }, body: { response_message: given } });
  const [message] = small.world.messages.all();
  expect(message?.message).toBe('Happy to help. See you then!');
});

it('counts a paid offer as work that is done and can be reviewed', async () => {
  for (const status of OFFER_STATUSES) small.offer({ task_id: small.task().id, status });
  const statusOf = (id: number) => small.world.offers.findOrThrow(id).status;
  const { offers } = await small.ok(WORKER, listUpcomingOffers);
  expect(offers.map(({ status }) => status).toSorted()).toEqual(['accepted', 'in_progress']);
  const { tasks } = await small.ok(WORKER, myAssignedTasks);
  const assigned = tasks.map(({ accepted_offer }) => accepted_offer?.status ?? '');
  expect(assigned.toSorted()).toEqual(['accepted', 'completed', 'in_progress', 'paid']);
  const { data } = await small.ok(CLIENT, listPendingReviews);
  const pending = data.map(({ task_offer_id }) => statusOf(task_offer_id));
  expect(pending.toSorted()).toEqual(['completed', 'paid']);
  for (const { task_offer_id } of data) {
    await small.ok(CLIENT, createReview, { body: { task_offer_id, rating: 4 } });
  }
});

it('keeps the time at which a message was first read', async () => {
  const { id } = small.conversation(small.task().id);
  const row = { id: 1, conversation_id: id, recipient_id: CLIENT };
  small.world.messages.insert(messageFixture(small.world, row));
  for (const later of [0, HOUR_MS]) {
    small.clock.advance(later);
    await small.ok(CLIENT, listMessages, { params: { id } });
  }
  expect(small.world.messages.findOrThrow(1).read_at).toBe(NOW);
});

it('lists at most a hundred reviews a page, and searches no titles of tasks', async () => {
  const { id: task_id } = small.task({ title: 'Mow the lawn' });
  for (let id = 1; id <= 101; id += 1) {
    const { id: task_offer_id } = small.offer({ task_id, status: 'completed' });
    const row = { id, task_offer_id, reviewer_id: CLIENT, review_text: null };
    small.world.reviews.insert(reviewFixture(small.world, row));
  }
  const found = async (query: Record<string, string | number>) =>
    (await small.ok(OTHER, listReviews, { query })).data;
  const page = await found({ per_page: 1000 });
  expect([page.data.length, page.last_page]).toEqual([100, 2]);
  expect((await found({ search: 'Mow' })).data).toEqual([]);
});
