import { beforeEach, describe, expect, it } from 'vitest';
import { login, register, resendOtp, verifyEmail } from '#src/contract/auth.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { MOCK_CODE, sendCode } from '../db/codes.ts';
import { createMockServer } from '../server/mock-server.ts';
import { CLIENT, NOBODY, OTHER, smallWorld, type SmallWorld } from '../testing/small-world.ts';

const EMAIL = 'clara.novak@nearhand.example';
const UNVERIFIED = 'olga.quist@nearhand.example';
const MINUTE_MS = 60_000;

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
  small.world.users.update(OTHER, { email_verified_at: null });
  sendCode(small.world, OTHER);
});

const verify = (otp: string, email = UNVERIFIED) =>
  [NOBODY, verifyEmail, { body: { email, otp } }] as const;
const resend = (email = UNVERIFIED) => [NOBODY, resendOtp, { body: { email } }] as const;

describe('signing in', () => {
  const credentials = (email: string, password = MOCK_PASSWORD) =>
    [NOBODY, login, { body: { email, password, remember: false } }] as const;

  it('ignores case and spaces of the address, and issues a token of the account', async () => {
    const { data } = await small.ok(...credentials(' Clara.NOVAK@nearhand.example '));
    expect(small.world.viewerOf(data.token ?? '')?.id).toBe(CLIENT);
  });

  it.each([
    ['nobody@nearhand.example', MOCK_PASSWORD],
    [EMAIL, 'wrong password'],
    [EMAIL, MOCK_PASSWORD.toUpperCase()],
  ])('as %s with %s gets the same 401', async (email, password) => {
    const { size } = small.world.tokens;
    const message = "That email and password don't match.";
    expect(await small.error(...credentials(email, password))).toEqual({ status: 401, message });
    expect(small.world.tokens.size).toBe(size);
  });
});

describe('signing up', () => {
  const nora = {
    first_name: ' Nora ',
    last_name: 'Berg',
    email: 'Nora@Nearhand.example',
    phone: '+1 (555) 010-1234',
    city: 'Portland',
    password: 'long enough',
  };
  const form = (email: string) =>
    [NOBODY, register, { body: { ...nora, email, password_confirmation: nora.password } }] as const;

  it('creates an unverified account and signs it in', async () => {
    const { user, token, status } = (await small.ok(...form(nora.email))).data;
    expect(small.world.users.findOrThrow(user.id)).toEqual({
      ...nora,
      id: user.id,
      first_name: 'Nora',
      email: 'nora@nearhand.example',
      created_at: small.world.now(),
      email_verified_at: null,
    });
    expect(small.world.viewerOf(token ?? '')?.id).toBe(user.id);
    expect(status).toBe('unverified');
  });
});

describe('a one-time code', () => {
  it('signs its account in once', async () => {
    const { data } = await small.ok(...verify(MOCK_CODE, ` ${UNVERIFIED.toUpperCase()}`));
    expect(small.world.viewerOf(data.token ?? '')).toMatchObject({
      id: OTHER,
      email_verified_at: small.world.now(),
    });
    small.world.users.update(OTHER, { email_verified_at: null });
    expect((await small.error(...verify(MOCK_CODE))).status).toBe(422);
  });

  it('expires after ten minutes', async () => {
    small.clock.advance(10 * MINUTE_MS);
    const message = 'This code has expired. Request a new one.';
    const answer = await small.error(...verify(MOCK_CODE));
    expect(answer).toEqual({ status: 422, message, errors: { otp: [message] } });
    expect(small.world.users.findOrThrow(OTHER).email_verified_at).toBeNull();
  });

  it('can be resent after a minute, for another ten minutes', async () => {
    small.clock.advance(MINUTE_MS - 1);
    expect((await small.error(...resend())).status).toBe(429);
    small.clock.advance(1);
    await small.ok(...resend());
    expect(small.world.codes.by('user_id', OTHER)).toHaveLength(1);
    small.clock.advance(10 * MINUTE_MS - 1);
    await small.ok(...verify(MOCK_CODE));
  });

  it('tells how many seconds to wait for another one', async () => {
    small.clock.advance(14_500);
    const server = createMockServer({ ...small });
    const body = JSON.stringify({ email: UNVERIFIED });
    const url = 'http://mock.test/api/auth/resend-otp';
    const response = await server.handle(new Request(url, { method: 'POST', body }));
    expect(response.headers.get('Retry-After')).toBe('46');
  });
});
