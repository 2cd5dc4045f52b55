import { beforeEach, expect, it } from 'vitest';
import { login, register, resendOtp, verifyEmail } from '#src/contract/auth.ts';
import {
  listConversations,
  listMessages,
  sendMessage,
  startConversation,
} from '#src/contract/messages.ts';
import { acceptOffer, listUpcomingOffers } from '#src/contract/offers.ts';
import { createReview, listPendingReviews, listReviews } from '#src/contract/reviews.ts';
import {
  bookTask,
  cancelTask,
  createTask,
  deleteTask,
  listTasks,
  myAssignedTasks,
  updateTask,
} from '#src/contract/tasks.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { MOCK_CODE, sendCode } from '../db/codes.ts';
import { messageFixture } from '../fixtures/messages.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
import { createMockServer } from '../server/mock-server.ts';
import {
  CLIENT,
  NOBODY,
  OTHER,
  smallWorld,
  WORKER,
  type SmallWorld,
} from '../testing/small-world.ts';

// What `npm run conformance` can't check of a server: texts and headers of the mocks, times of day, which columns a call
// leaves alone, and rows that no call makes.

const HOUR_MS = 3_600_000;
const NOW = '2026-03-14T10:00:00.000Z';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

/** Inserts a message from the other side of a conversation. */
function received(conversation_id: number, recipient_id: number, created_at: string) {
  const id = small.world.messages.nextId;
  const row = { id, conversation_id, recipient_id, created_at };
  small.world.messages.insert(messageFixture(small.world, row));
}

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

it('sorts conversations by their latest message for both roles, empty ones last', async () => {
  for (const client_id of [CLIENT, CLIENT, CLIENT, WORKER]) {
    const worker = client_id === CLIENT ? WORKER : CLIENT;
    small.conversation(small.task({ client_id }).id, worker);
  }
  received(2, CLIENT, '2026-03-14T09:00:00Z');
  received(3, WORKER, '2026-03-14T09:30:00Z');
  received(4, CLIENT, '2026-03-14T09:10:00Z');
  const { conversations } = await small.ok(CLIENT, listConversations);
  expect(conversations.map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  expect(conversations[3]).toMatchObject({ latest_message: null, last_message_at: null });
});

it('keeps the time at which a message was first read', async () => {
  const { id } = small.conversation(small.task().id);
  received(id, CLIENT, '2026-03-14T09:00:00Z');
  await small.ok(CLIENT, listMessages, { params: { id } });
  small.clock.advance(HOUR_MS);
  await small.ok(CLIENT, listMessages, { params: { id } });
  expect(small.world.messages.findOrThrow(1).read_at).toBe(NOW);
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

it.each([
  ['nobody@nearhand.example', MOCK_PASSWORD],
  ['clara.novak@nearhand.example', 'wrong password'],
])('refuses %s with %s, as any other wrong sign-in', async (email, password) => {
  const { size } = small.world.tokens;
  const message = "That email and password don't match.";
  const refusal = await small.error(NOBODY, login, { body: { email, password, remember: false } });
  expect(refusal).toEqual({ status: 401, message });
  expect(small.world.tokens.size).toBe(size);
});

it('stores the email of a new account in lower case, and names without spaces around them', async () => {
  const password = 'long enough';
  const rest = { last_name: 'Berg', phone: '+1 (555) 010-1234', city: 'Portland', password };
  const nora = { first_name: ' Nora ', email: 'Nora@Nearhand.example', ...rest };
  const body = { ...nora, password_confirmation: password };
  const { user } = (await small.ok(NOBODY, register, { body })).data;
  expect(small.world.users.findOrThrow(user.id)).toEqual({
    ...rest,
    id: user.id,
    first_name: 'Nora',
    email: 'nora@nearhand.example',
    created_at: NOW,
    email_verified_at: null,
  });
});

it('takes a code once', async () => {
  const unverify = () => small.world.users.update(OTHER, { email_verified_at: null });
  const { email } = unverify();
  sendCode(small.world, OTHER);
  const body = { email, otp: MOCK_CODE };
  await small.ok(NOBODY, verifyEmail, { body });
  unverify();
  expect((await small.error(NOBODY, verifyEmail, { body })).status).toBe(422);
});

const FORM = {
  task_category_id: 2,
  title: 'Clean the oven',
  description: 'It is bad.',
  location: '12 Elm Street',
  payment_offer: 60.5,
  deadline: '2026-03-15',
};

it.each([
  ['edit', updateTask, FORM],
  ['cancel', cancelTask, { status: 'cancelled' }],
  ['delete', deleteTask, { deleted_at: NOW }],
] as const)(
  'changes nothing but a few columns of a task to %s it',
  async (action, endpoint, change) => {
    const task = small.task();
    const body = action === 'edit' && { body: FORM };
    await small.ok(CLIENT, endpoint, { params: { id: task.id }, ...body });
    expect(small.world.tasks.all()).toEqual([{ ...task, ...change, updated_at: NOW }]);
  },
);

it.each(TASK_STATUSES.filter((status) => status !== 'available'))(
  'takes no first message, offer or booking for a task that is %s',
  async (status) => {
    const { id: task_id } = small.task({ status });
    const { id } = small.conversation(task_id);
    const accepted = small.offer({ task_id, worker_id: OTHER });
    const before = small.world.snapshot();
    const first = { body: { task_id, message: 'Hi' } };
    const offer = { message: 'Can you do it?', message_type: 'offer', payment_amount: 60.25 };
    for (const answer of [
      await small.error(WORKER, startConversation, first),
      await small.error(OTHER, startConversation, first),
      await small.error(CLIENT, sendMessage, { params: { id }, body: offer }),
      await small.error(OTHER, acceptOffer, { params: { id: accepted.id } }),
      await small.error(WORKER, bookTask, { params: { id: task_id } }),
    ]) {
      expect(answer).toEqual({ status: 409, message: 'This task is no longer available.' });
    }
    expect(small.world.snapshot()).toEqual(before);
  },
);

it.each([
  [1, NOW],
  [2, null],
])('with page %i of a chat, received messages are read at %j', async (page, read_at) => {
  const { id } = small.conversation(small.task().id);
  for (const minute of [1, 2, 3]) received(id, CLIENT, `2026-03-14T09:0${minute}:00Z`);
  await small.ok(CLIENT, listMessages, { params: { id }, query: { per_page: 2, page } });
  const rows = small.world.messages.by('recipient_id', CLIENT);
  expect(rows.map((row) => row.read_at)).toEqual([read_at, read_at, read_at]);
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
