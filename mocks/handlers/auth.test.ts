import { beforeEach, describe, expect, it } from 'vitest';
import { AuthAnswer } from '#src/contract/auth.ts';
import type { World } from '../db/world.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { createMockServer } from '../server/mock-server.ts';
import { people } from '../fixtures/accounts.ts';
import { demo } from '../scenarios/demo.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';

let world: World;
let post: (path: string, body?: unknown, token?: string) => Promise<Response>;

beforeEach(() => {
  const clock = createSteppedClock();
  ({ world } = openScenario(demo, clock));
  const server = createMockServer({ world, clock, baseUrl: 'http://mock.test' });
  post = (path, body, token) =>
    server.handle(
      new Request(`http://mock.test/api/auth${path}`, {
        method: 'POST',
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
});

const answerOf = async (response: Response) => AuthAnswer.parse(await response.json()).data;
const credentials = (email: string, password = MOCK_PASSWORD) => ({
  email,
  password,
  remember: false,
});

describe('login', () => {
  it.each(['clara@nearhand.example', ' Clara@Nearhand.example '])(
    'signs "%s" in with a valid token',
    async (email) => {
      const { user, token } = await answerOf(await post('/login', credentials(email)));
      expect(user.id).toBe(people.client.id);
      expect(world.viewerOf(token ?? '')?.id).toBe(people.client.id);
    },
  );

  it.each([
    ['an unknown address', credentials('nobody@nearhand.example')],
    ['a wrong password', credentials(people.client.email, 'wrong password')],
    ['a password in the wrong case', credentials(people.client.email, MOCK_PASSWORD.toUpperCase())],
  ])('rejects %s with a 401 and the same message', async (_, body) => {
    const response = await post('/login', body);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      message: "That email and password don't match.",
    });
    expect(world.tokens.size).toBe(0);
  });

  it('returns a user and a status, but no token, for an unverified account', async () => {
    const { user, token, status } = await answerOf(
      await post('/login', credentials(people.unverified.email)),
    );
    expect(user).toMatchObject({ id: people.unverified.id, email_verified_at: null });
    expect(status).toBe('unverified');
    expect(token).toBeUndefined();
    expect(world.tokens.size).toBe(0);
  });
});

describe('register', () => {
  const nora = {
    first_name: ' Nora ',
    last_name: 'Berg',
    email: 'Nora@Nearhand.example',
    phone: '+1 (555) 010-1234',
    city: 'Portland',
    password: 'long enough',
    password_confirmation: 'long enough',
  };

  it('creates an unverified account and signs it in', async () => {
    const { user, token, status } = await answerOf(await post('/register', nora));
    expect(world.users.findOrThrow(user.id)).toEqual({
      id: user.id,
      first_name: 'Nora',
      last_name: 'Berg',
      email: 'nora@nearhand.example',
      phone: '+1 (555) 010-1234',
      city: 'Portland',
      password: 'long enough',
      created_at: '2026-03-14T10:00:00.000Z',
      email_verified_at: null,
    });
    expect(world.viewerOf(token ?? '')?.id).toBe(user.id);
    expect(status).toBe('unverified');
  });

  it('rejects a taken email in any case', async () => {
    const before = world.users.size;
    const response = await post('/register', { ...nora, email: 'CLARA@nearhand.example' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: 'An account with this email already exists.',
      errors: { email: ['An account with this email already exists.'] },
    });
    expect(world.users.size).toBe(before);
  });
});

it('logout invalidates only this token of the user', async () => {
  const [here, elsewhere] = [world.issueToken(1), world.issueToken(1)];
  expect((await post('/logout', undefined, here)).status).toBe(200);
  expect([here, elsewhere].map((token) => world.viewerOf(token)?.id)).toEqual([undefined, 1]);
  expect((await post('/logout', undefined, here)).status).toBe(401);
});
