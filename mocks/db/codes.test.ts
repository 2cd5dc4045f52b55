import { beforeEach, describe, expect, it } from 'vitest';
import { userFixture } from '../fixtures/users.ts';
import { createSteppedClock, type SteppedClock } from '../clock/stepped-clock.ts';
import { MOCK_CODE, redeemCode, resendCode, sendCode, unverifiedAccount } from './codes.ts';
import { World } from './world.ts';

const UNVERIFIED = 7;
const VERIFIED = 8;

let clock: SteppedClock;
let world: World;

beforeEach(() => {
  clock = createSteppedClock();
  world = new World(clock);
  world.users.insert(
    userFixture(world, {
      id: UNVERIFIED,
      email: 'una@nearhand.example',
      email_verified_at: null,
    }),
  );
  world.users.insert(userFixture(world, { id: VERIFIED, email: 'vic@nearhand.example' }));
  sendCode(world, UNVERIFIED);
});

/** The error that a function throws. */
function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

describe('a one-time code', () => {
  it('is valid for ten minutes and can be used once', () => {
    clock.advance(599_999);
    redeemCode(world, UNVERIFIED, MOCK_CODE);
    expect(errorOf(() => redeemCode(world, UNVERIFIED, MOCK_CODE))).toMatchObject({
      status: 422,
      body: { errors: { otp: ["This code isn't correct. Check it and try again."] } },
    });
  });

  it('has expired after ten minutes', () => {
    clock.advance(600_000);
    expect(errorOf(() => redeemCode(world, UNVERIFIED, MOCK_CODE))).toMatchObject({
      status: 422,
      body: { errors: { otp: ['This code has expired. Request a new one.'] } },
    });
  });

  it.each([
    ['111111', "This code isn't correct. Check it and try again."],
    ['12345', 'Please enter the complete 6-digit verification code.'],
    ['12a456', 'Please enter the complete 6-digit verification code.'],
  ])('%s is rejected: %s', (code, text) => {
    expect(errorOf(() => redeemCode(world, UNVERIFIED, code))).toMatchObject({
      status: 422,
      body: { errors: { otp: [text] } },
    });
  });

  it('can be resent after a minute', () => {
    clock.advance(59_999);
    expect(errorOf(() => resendCode(world, UNVERIFIED))).toMatchObject({
      status: 429,
      retryAfter: 1,
    });
    clock.advance(1);
    resendCode(world, UNVERIFIED);
    expect(world.codes.by('user_id', UNVERIFIED)).toHaveLength(1);
    clock.advance(599_999);
    redeemCode(world, UNVERIFIED, MOCK_CODE);
  });
});

describe('an unverified account', () => {
  it('is found ignoring case and spaces', () => {
    expect(unverifiedAccount(world, ' UNA@nearhand.example').id).toBe(UNVERIFIED);
  });

  it.each([
    ['nobody@nearhand.example', 422],
    ['vic@nearhand.example', 409],
  ])('%s: %i', (email, status) => {
    expect(errorOf(() => unverifiedAccount(world, email))).toMatchObject({ status });
  });
});
