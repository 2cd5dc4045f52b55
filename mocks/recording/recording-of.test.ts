import { array, assert, constantFrom, property, record, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { people } from '../fixtures/accounts.ts';
import { scenarioOf } from '../scenarios/registry.ts';
import { recordedCall } from '../testing/recorded-call.ts';
import { servedState } from '../testing/served-state.ts';
import { findDrift } from './drift.ts';
import type { Exchange } from './exchange.ts';
import { viewerOf } from './recorded-people.ts';
import { recordingOf } from './recording-of.ts';

const call = (path: string, answer: unknown, given: Partial<Exchange> = {}) =>
  recordedCall({ path, answer, ...given });
const seat = people.client;
/** The bodies of a recording. */
const recorded = (...exchanges: readonly Exchange[]) =>
  recordingOf({ exchanges }, seat).recording.answers.map(({ body }) => body);

const user = (id: number | string, first_name: string, last_name: string, email: string) => {
  const contact = { email, phone: '+1 503 555 7788', city: 'Gresham' };
  return { id, first_name, last_name, ...contact };
};
const anna = user(831, 'Anneliese', 'Brandt', 'a.brandt77@posteo.example');
const joe = { id: 977, name: 'Joe Pellegrino' };
const signIn = (person: ReturnType<typeof user>, token = 'eyJhbGciOi.J9.secret') => {
  const body = { email: person.email, password: 'Hunter22!' };
  const answer = { message: `Hi ${person.first_name}!`, data: { user: person, token } };
  return call('/auth/login', answer, { method: 'POST', body });
};
const chat = (worker: { id: number; name: string }, message: string) => {
  const client = { id: 831, name: 'Anneliese Brandt' };
  const conversation = { id: 831, other_participant: worker, client, worker };
  const messages = [{ id: 901, sender: worker, message, message_type: 'text' }];
  return call('/messages/conversations/31', { conversation, messages });
};

it('gives a person the same name everywhere, and the viewer that of the seat', () => {
  const [login, messages] = recorded(signIn(anna), chat(joe, 'Hi Anneliese, Joe here.'));
  expect(login).toEqual({
    message: 'Hi Clara!',
    data: { token: 'recorded-token', user: { ...seat, phone: '503-555-0100' } },
  });
  const worker = { id: 977, name: 'Person1 Person2' };
  const client = { id: 1, name: 'Clara Novak' };
  expect(messages).toMatchObject({
    conversation: { id: 831, client, worker, other_participant: worker },
    messages: [{ sender: worker, message: 'Hi Clara, Person1 here.' }],
  });
});

it('keeps the ids of people, but for the one that the viewer gets', () => {
  const [, messages] = recorded(signIn(anna), chat({ id: 1, name: 'Joe Pellegrino' }, 'Hi'));
  expect(messages).toHaveProperty('conversation.worker.id', 831);
  const [login] = recorded(signIn({ ...anna, id: '831' }));
  expect(login).toHaveProperty('data.user.id', '1');
});

it('follows people in paths, queries and the page', () => {
  const query = { user_id: '831', search: 'Brandt', token: 'x' };
  const profile = call('/reviews/user/831/profile', {});
  const exchanges = [signIn(anna), profile, call('/reviews', {}, { query })];
  const page = '/user/831?from=Anneliese&code=918273';
  const { recording, at } = recordingOf({ exchanges, page }, seat);
  expect(recording.answers.slice(1).map((answer) => answer.call)).toEqual([
    'GET /reviews/user/1/profile',
    'GET /reviews?search=Novak&token=recorded-token&user_id=1',
  ]);
  expect(at).toBe('/user/1?from=Clara&code=recorded-token');
});

it.each([
  ['/auth', '/dashboard'],
  ['/no-such-page', '/dashboard'],
])('opens the page %s at %s', (page, at) => {
  for (const exchange of [chat(joe, 'Hi'), call('/tasks/categories', [], { token: 'x' })]) {
    const session = { exchanges: [exchange], page };
    expect(recordingOf(session, seat)).toMatchObject({ at, isSignedIn: true });
  }
});

it.each([
  ["ANNELIESE, is it Brandt's garden?", "Clara, is it Novak's garden?"],
  ['Ask a.brandt77@posteo.example or a.brandt77', `Ask ${seat.email} or clara`],
  ['Write to other@mail.example', 'Write to person@nearhand.example'],
  ['Call +49 (30) 901820 44', 'Call +1 (555) 010-0000'],
  ['Due 2026-03-14 10:00, 14.03.2026 10:00', 'Due 2026-03-14 10:00, 14.03.2026 10:00'],
  ['https://x.test/reset?token=abc&to=me', 'https://x.test/reset?token=recorded-token&to=me'],
  ['My key: 12|Zb4mT9rQx1VvWc7kLp0sYdNf', 'My key: recorded-token'],
  ['Hunter22! is my password', 'recorded-token is my password'],
  ['Jo can plan it for $1,250.00', 'Jo can plan it for $1,250.00'],
])('in free text, "%s" becomes "%s"', (text, expected) => {
  const [, messages] = recorded(signIn(anna), chat(joe, text));
  expect(messages).toHaveProperty('messages.0.message', expected);
});

it.each([
  ['/tasks/categories', [{ id: 1, name: 'Home Maintenance' }]],
  ['/tasks/7', { id: 7, title: 'Mow', payment_offer: '1000000.00', views: '3' }],
  ['/offers', { data: [{ id: '41', payment_amount: '95.00' }], meta: { last_page: 4 } }],
  ['/offers', { results: [{ id: 41, created_at: '2026-03-01 10:00:00' }], next: null, count: 1 }],
  ['/offers', { offers: { 0: { id: 41 }, 2: { id: 43 } }, pagination: [] }],
])('keeps the form of %s: %j', (path, answer) => {
  expect(recorded(call(path, answer))).toEqual([answer]);
});

it('removes fields that the contract does not have, and in errors those for developers', () => {
  const offer = { id: 41, address: { title: 'Elm Street 5' }, task: { id: 7, card: '4111' } };
  expect(recorded(call('/offers', { offers: [offer], internal: { user: 'jane' } }))).toEqual([
    { offers: [{ id: 41, task: { id: 7 } }] },
  ]);
  const errors = { email: ['a.brandt77@posteo.example is taken.'], name: 'Too long.' };
  const answer = { detail: 'No.', errors, trace: [{ file: '/home/jane/app.php' }] };
  const refused = call('/auth/register', answer, { method: 'POST', status: 422 });
  const page = call('/offers', '<pre>/home/jane</pre>', { status: 500 });
  expect(recorded(signIn(anna), refused, page).slice(1)).toEqual([
    { detail: 'No.', errors: { email: [`${seat.email} is taken.`], name: 'Too long.' } },
    '<!doctype html><title>Not JSON</title>',
  ]);
});

const READS =
  '/dashboard /dashboard/client /dashboard/worker /messages/conversations /messages/conversations/1441 /offers /offers/1211 /tasks /tasks/my-tasks /tasks/my-assigned-tasks /tasks/categories /reviews/pending /reviews/user-stats /public/reviews';

it.each(READS.split(' '))('keeps what the mock server answers to %s', async (path) => {
  const answer = await servedState({ ...scenarioOf('demo'), as: 'worker' }).ask(path);
  const [body] = recorded(call(path, answer));
  expect(findDrift(call(path, body))).toEqual([]);
});

const word = string({
  unit: constantFrom(...'b d f g j k m p q v w x y z ä ø ż ß'.split(' ')),
  minLength: 4,
  maxLength: 9,
});
const glue = constantFrom(' ', '', '-', "'s ", '.', '@');
const person = record({ first: word, last: word, mailbox: word, token: word, glue });

it('lets no name, email address or token survive anywhere', () => {
  assert(
    property(array(tuple(person, person), { minLength: 1, maxLength: 3 }), (pairs) => {
      const [me] = pairs[0]!;
      const viewer = user(831, me.first, me.last, `${me.mailbox}@mail.example`);
      const exchanges = pairs.flatMap(([one, two], index) => {
        const text = [two.first, two.last, me.first, viewer.email, one.token].join(one.glue);
        const errors = { name: [text, `${one.mailbox}@${one.last}.example`] };
        return [
          signIn(viewer, one.token),
          chat({ id: 200 + index, name: `${two.first} ${two.last}` }, text),
          call('/offers', { message: text, errors }, { status: 422, query: { search: text } }),
        ];
      });
      const originals = pairs.flatMap(([{ token }, { first, last }]) => [token, first, last]);
      const output = recordingOf({ exchanges, page: `/offers?search=${originals[0]}` }, seat);
      const text = JSON.stringify(output).toLowerCase();
      const all = [...originals, me.first, me.last, me.mailbox];
      expect(all.filter((original) => text.includes(original.toLowerCase()))).toEqual([]);
    }),
  );
});

const failed = { method: 'POST', status: 500 };
const acceptance = call('/offers/12/accept', {}, failed);
const offerBody = { message_type: 'offer' };
const sides = { client: people.client, worker: people.worker };
const talk = { conversations: [{ ...sides, other_participant: people.worker }] };

it.each([
  ['an acceptance that failed', 'worker', acceptance],
  ['a cancelation', 'client', call('/offers/12/cancel', {}, { ...failed, status: 0 })],
  ['an offer', 'client', call('/messages/conversations/1', {}, { ...failed, body: offerBody })],
  ['own tasks', 'worker', call('/tasks/my-assigned-tasks', { assigned_worker: people.worker })],
  ['a conversation', 'client', call('/messages/conversations', talk)],
] as const)(
  'takes the viewer from %s, with one offer and no sign-in',
  async (_what, side, told) => {
    const { ask } = servedState({ ...scenarioOf('offers-between-two'), as: side });
    const offers = call('/offers', await ask('/offers'));
    const refused = { ...acceptance, status: 403 };
    expect(viewerOf([offers, refused])).toMatchObject({ id: undefined, isUnclear: true });
    expect(viewerOf([offers, refused, told])).toMatchObject({ id: people[side].id, side });
  },
);

it('lets nobody else have the id of the seat', () => {
  const tasks = recorded(call('/tasks', { tasks: [{ client: { id: seat.id } }] }));
  expect(tasks).toEqual([{ tasks: [{ client: { id: 999_999_999 } }] }]);
});
