import { array, assert, constantFrom, property, record, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordedCall } from '../testing/recorded-call.ts';
import { people } from '../fixtures/accounts.ts';
import type { Exchange } from './exchange.ts';
import { scrub } from './scrub.ts';

const call = (path: string, answer: unknown, given: Partial<Exchange> = {}) =>
  recordedCall({ path, answer, ...given });

const AT = '2026-03-01T10:00:00Z';
const user = (id: number, first_name: string, last_name: string, email: string) => ({
  id,
  first_name,
  last_name,
  email,
  phone: '+1 503 555 7788',
  city: 'Gresham',
  created_at: AT,
  email_verified_at: AT,
});

const anna = user(831, 'Anneliese', 'Brandt', 'a.brandt77@posteo.example');
const annaRef = { id: anna.id, name: 'Anneliese Brandt' };

const signIn = (person: ReturnType<typeof user>, token = 'eyJhbGciOi.J9.secret') =>
  call(
    '/auth/login',
    { message: `Hi ${person.first_name}!`, data: { user: person, token } },
    {
      method: 'POST',
      body: { email: person.email, password: 'Hunter22!', remember: true },
    },
  );

const chat = (worker: { id: number; name: string }, message: string, client = annaRef) =>
  call('/messages/conversations/31', {
    conversation: {
      id: 31,
      task_id: 7,
      other_participant: worker,
      client,
      worker,
      task: { id: 7, title: 'Mow the lawn' },
      unread_count: 0,
    },
    messages: [{ id: 901, sender: worker, message, message_type: 'text', created_at: AT }],
    has_more: false,
  });

const joe = { id: 977, name: 'Joe Pellegrino' };

function messageOf(text: string): string {
  const [, second] = scrub({
    exchanges: [signIn(anna), chat(joe, text)],
  }).exchanges;
  return (second!.answer as { messages: { message: string }[] }).messages[0]?.message ?? '';
}

describe('people', () => {
  it('become the same fixture everywhere, and the viewer a seeded account', () => {
    const session = [signIn(anna), chat(joe, 'Hi Anneliese, Joe here.')];
    const { exchanges, viewer, counts } = scrub({ exchanges: session });
    expect(viewer).toBe('client');
    expect(counts).toEqual({ people: 2, emails: 1, phones: 1, tokens: 1, passwords: 1 });
    const [login, messages] = exchanges.map(({ answer }) => answer) as [
      { data: { user: object } },
      {
        conversation: { client: object; worker: { id: number; name: string } };
        messages: { sender: object; message: string }[];
      },
    ];
    expect(login.data.user).toMatchObject({
      id: people.client.id,
      first_name: 'Clara',
      email: people.client.email,
    });
    const { worker } = messages.conversation;
    expect(messages.conversation.client).toEqual({ id: 1, name: 'Clara Novak' });
    expect(messages.messages[0]?.sender).toEqual(worker);
    expect(messages.messages[0]?.message).toBe(`Hi Clara, ${worker.name.split(' ')[0]} here.`);
  });

  it('keep their ids, unless the viewer becomes the account that has it', () => {
    const workerOf = (worker: { id: number; name: string }) => {
      const { exchanges } = scrub({
        exchanges: [signIn(anna), chat(worker, 'Hi')],
      });
      return (exchanges[1]!.answer as { conversation: { worker: { id: number } } }).conversation
        .worker.id;
    };
    expect(workerOf(joe)).toBe(977);
    expect(workerOf({ id: 1, name: 'Joe Pellegrino' })).toBe(anna.id);
    expect(workerOf({ id: 2, name: 'Wes Okafor' })).toBe(2);
  });

  it('get names of their own, however many there are', () => {
    const workers = Array.from({ length: 300 }, (_, index) => ({
      id: 1_000 + index,
      name: `Jo ${index}x An`,
    }));
    const { exchanges } = scrub({ exchanges: workers.map((worker) => chat(worker, 'Hi')) });
    const names = exchanges.map(
      ({ answer }) =>
        (answer as { conversation: { worker: { name: string } } }).conversation.worker.name,
    );
    expect(new Set(names).size).toBe(workers.length);
    expect(names.join()).not.toMatch(/\bJo\b|\bAn\b/);
  });

  it('are followed in paths, queries and the page', () => {
    const { exchanges, page } = scrub({
      exchanges: [
        signIn(anna),
        call('/reviews/user/831/profile', { data: null }),
        call('/reviews', {}, { query: { user_id: '831', search: 'Brandt' } }),
      ],
      page: '/user/831?from=Anneliese',
    });
    expect(exchanges[1]?.path).toBe('/reviews/user/1/profile');
    expect(exchanges[2]?.query).toEqual({ user_id: '1', search: 'Novak' });
    expect(page).toBe('/user/1?from=Clara');
  });
});

it('replaces the name in rating stats, whose user may be in the address only', () => {
  const stats = { average_rating: 5, total_reviews: 1, rating_breakdown: {} };
  const answer = { data: { user_name: 'Joe Pellegrino', ...stats } };
  const own = call('/reviews/user-stats', answer);
  const { exchanges } = scrub({
    exchanges: [own, call('/public/reviews/user/977/stats', answer)],
  });
  expect(JSON.stringify(exchanges)).not.toMatch(/Joe|Pellegrino/);
});

describe('free text', () => {
  it.each([
    ['ANNELIESE, are you in?', 'Clara, are you in?'],
    ["Brandt's garden", "Novak's garden"],
    ['Write to a.brandt77@posteo.example', `Write to ${people.client.email}`],
    ['Write to other@mail.example', 'Write to person@nearhand.example'],
    ['Call +49 (30) 901820 44', 'Call +1 (555) 010-0000'],
    ['It is due 2026-03-14 10:00', 'It is due 2026-03-14 10:00'],
    ['Jo can plan it', 'Jo can plan it'],
  ])('"%s" becomes "%s"', (text, scrubbed) => {
    expect(messageOf(text)).toBe(scrubbed);
  });
});

it('replaces tokens, passwords and codes, and keeps what the server decided about them', () => {
  const refused = call(
    '/auth/login',
    { message: 'No.' },
    { method: 'POST', status: 401, body: { email: anna.email, password: 'guess-1' } },
  );
  const verified = call(
    '/auth/verify-email-otp',
    {},
    { method: 'POST', status: 422, body: { email: anna.email, otp: '918273' } },
  );
  const { exchanges } = scrub({ exchanges: [signIn(anna), refused, verified] });
  const bodies = exchanges.map(({ body }) => body);
  expect(bodies[0]).toMatchObject({ password: 'nearhand2026' });
  expect(bodies[1]).toMatchObject({ password: 'not-the-password' });
  expect(bodies[2]).toMatchObject({ otp: '000000' });
  expect(JSON.stringify(exchanges)).not.toMatch(/Hunter22|guess-1|918273|eyJ|secret/);
});

it('drops fields that the contract does not have', () => {
  const answer = { success: true, unread_count: 3, internal_note: 'Owes us money' };
  const { exchanges } = scrub({
    exchanges: [call('/messages/unread-count', answer)],
  });
  expect(exchanges[0]?.answer).toEqual({ success: true, unread_count: 3 });
});

const word = string({
  unit: constantFrom(...'b d f g j k m p q v w x y z ä ø ż ß'.split(' ')),
  minLength: 4,
  maxLength: 9,
});
const person = record({
  first: word,
  last: word,
  mailbox: word,
  token: word,
  glue: constantFrom(' ', '', '-', "'s ", '.', '@'),
});

it('lets no name, email address or token survive anywhere', () => {
  assert(
    property(array(tuple(person, person), { minLength: 1, maxLength: 3 }), (pairs) => {
      const originals: string[] = [];
      const exchanges = pairs.flatMap(([one, two], index) => {
        const email = `${one.mailbox}@${one.last}.example`;
        const viewer = user(
          100,
          pairs[0]![0].first,
          pairs[0]![0].last,
          `${pairs[0]![0].mailbox}@mail.example`,
        );
        const worker = { id: 200 + index, name: `${two.first} ${two.last}` };
        originals.push(one.token, two.first, two.last);
        if (index === 0) originals.push(one.first, one.last, one.mailbox);
        const text = [two.first, two.last, viewer.first_name, viewer.email, one.token].join(
          one.glue,
        );
        return [
          signIn(viewer, one.token),
          {
            ...chat(worker, text, { id: 100, name: `${viewer.first_name} ${viewer.last_name}` }),
            token: one.token,
          },
          call(
            '/offers',
            { message: `${text} ${email}`, errors: { name: [text] } },
            { status: 422, query: { search: text } },
          ),
        ];
      });
      const output = JSON.stringify(
        scrub({ exchanges, page: `/offers?search=${originals[0]}` }),
      ).toLowerCase();
      expect(originals.filter((original) => output.includes(original.toLowerCase()))).toEqual([]);
    }),
  );
});
