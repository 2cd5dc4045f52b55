import { expect, it } from 'vitest';
import { register, resendOtp } from '#src/contract/auth.ts';
import { acceptOffer, getOffer } from '#src/contract/offers.ts';
import { createReview, getProfile } from '#src/contract/reviews.ts';
import type { ContractEndpoint } from '#src/contract/registry.ts';
import { createTask } from '#src/contract/tasks.ts';
import { ErrorBody, fillPath } from '#src/contract/endpoint.ts';
import { fails } from '../faults/faults.ts';
import { people } from '../fixtures/accounts.ts';
import { servedState } from '../testing/served-state.ts';

function open() {
  const { server, world, send } = servedState('offers-card-pending');
  return {
    server,
    world,
    send: ({ method, path }: ContractEndpoint, body?: object) =>
      send(fillPath(path, { id: 12 }), { method, body }),
  };
}

const review = { rating: 5, review_text: 'Thank you.', task_offer_id: 12 };
const newTask = {
  title: 'T',
  description: 'D',
  location: 'L',
  deadline: '2026-08-01',
  payment_offer: 50,
  task_category_id: 1,
};
const newUser = { ...people.client, password: 'open sesame', password_confirmation: 'open sesame' };

it.each<[string, number, ContractEndpoint, object?, string[]?]>([
  ['Sign in to continue.', 401, acceptOffer, {}],
  ['Only the worker can accept this offer.', 403, acceptOffer, {}],
  ["We couldn't find offer 12.", 404, acceptOffer, {}],
  ['This offer is already accepted.', 409, acceptOffer, {}],
  ["We couldn't find offer 12.", 404, getOffer],
  ['User profile not found.', 404, getProfile],
  ["We couldn't find offer 12.", 404, createReview, review],
  ['You can write a review once the work is completed.', 409, createReview, review],
  ['Task title is required', 422, createTask, newTask, Object.keys(newTask).slice(0, 4)],
  ['An account with this email already exists.', 422, register, newUser, ['email']],
])('has "%s" of the handler with a %i', async (message, status, endpoint, sent, fields = []) => {
  const { server, world, send } = open();
  const before = world.snapshot();
  server.addFault(fails(endpoint, status));
  const response = await send(endpoint, sent);
  const body = ErrorBody.parse(await response.json());
  expect(response.status).toBe(status);
  expect(body.message).toBe(message);
  expect(Object.keys(body.errors ?? {})).toEqual(fields);
  expect(world.snapshot()).toEqual(before);
});

it('has the time to wait of the handler', async () => {
  const { server, send } = open();
  server.addFault(fails(resendOtp, 429));
  const response = await send(resendOtp, { email: people.unverified.email });
  expect(response.headers.get('Retry-After')).toBe('60');
});

it.each([
  [500, null, ''],
  [418, null, ''],
  [409, { message: 'No.' }, '{"message":"No."}'],
])('a %i with the body %o is %s', async (status, body, expected) => {
  const { server, send } = open();
  server.addFault(fails(acceptOffer, status, body));
  expect(await (await send(acceptOffer, {})).text()).toBe(expected);
});
