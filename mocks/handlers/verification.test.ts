import { beforeEach, describe, expect, it } from 'vitest';
import { AuthAnswer } from '#src/contract/auth.ts';
import { MOCK_CODE } from '../db/codes.ts';
import type { World } from '../db/world.ts';
import { createMockServer } from '../server/mock-server.ts';
import { people } from '../fixtures/accounts.ts';
import { demo } from '../scenarios/demo.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock, type SteppedClock } from '../clock/stepped-clock.ts';

const { id, email } = people.unverified;

let clock: SteppedClock;
let world: World;
let post: (path: string, body: unknown) => Promise<Response>;

beforeEach(() => {
  clock = createSteppedClock();
  ({ world } = openScenario(demo, clock));
  const server = createMockServer({ world, clock, baseUrl: 'http://mock.test' });
  post = (path, body) =>
    server.handle(
      new Request(`http://mock.test/api/auth${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      }),
    );
});

const verify = (otp: string, address: string = email) =>
  post('/verify-email-otp', { email: address, otp });
const resend = (address: string = email) => post('/resend-otp', { email: address });

describe('verifying', () => {
  it('signs the account in and works once', async () => {
    const { data } = AuthAnswer.parse(
      await (await verify(MOCK_CODE, ' UMA@nearhand.example ')).json(),
    );
    expect(data.user.email_verified_at).toBe(world.now());
    expect(world.users.findOrThrow(id).email_verified_at).toBe(world.now());
    expect(world.viewerOf(data.token ?? '')?.id).toBe(id);
    expect((await verify(MOCK_CODE)).status).toBe(409);
  });

  it.each([
    ['', 'Please enter the complete 6-digit verification code.'],
    ['12345', 'Please enter the complete 6-digit verification code.'],
    ['000000', "This code isn't correct. Check it and try again."],
  ])('with "%s" gets a 422 on the code', async (otp, text) => {
    const response = await verify(otp);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: text, errors: { otp: [text] } });
    expect(world.users.findOrThrow(id).email_verified_at).toBeNull();
  });

  it.each([
    [9 * 60_000 + 59_999, 200],
    [10 * 60_000, 422],
  ])('%i ms after the code was sent gets a %i', async (milliseconds, status) => {
    clock.advance(milliseconds);
    expect((await verify(MOCK_CODE)).status).toBe(status);
  });

  it('with a resent code restarts the ten minutes', async () => {
    clock.advance(9 * 60_000);
    expect((await resend()).status).toBe(200);
    clock.advance(9 * 60_000);
    expect((await verify(MOCK_CODE)).status).toBe(200);
  });
});

describe('resending', () => {
  it.each([
    [59_999, 429],
    [60_000, 200],
  ])('%i ms after the last time gets a %i', async (milliseconds, status) => {
    clock.advance(milliseconds);
    expect((await resend()).status).toBe(status);
  });

  it('says how many seconds to wait', async () => {
    clock.advance(14_500);
    expect((await resend()).headers.get('Retry-After')).toBe('46');
    clock.advance(46_000);
    expect((await resend()).headers.has('Retry-After')).toBe(false);
  });

  it('keeps one code per account', async () => {
    clock.advance(60_000);
    await resend();
    expect(world.codes.by('user_id', id)).toHaveLength(1);
  });
});

describe.each([
  ['verifying', (address: string) => verify(MOCK_CODE, address)],
  ['resending', (address: string) => resend(address)],
])('%s', (_, act) => {
  it('gets a 422 on an unknown email', async () => {
    const response = await act('nobody@nearhand.example');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { email: ["We couldn't find an account with this email."] },
    });
  });

  it('gets a 409 for a verified account', async () => {
    expect((await act(people.client.email)).status).toBe(409);
  });
});

it('signing up counts as sending the code', async () => {
  const nora = 'nora@nearhand.example';
  const name = { first_name: 'Nora', last_name: 'Berg', city: 'Portland', phone: '5550100123' };
  const password = 'long enough';
  await post('/register', { ...name, email: nora, password, password_confirmation: password });
  expect((await resend(nora)).status).toBe(429);
  expect((await verify(MOCK_CODE, nora)).status).toBe(200);
});
