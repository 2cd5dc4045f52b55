import { expect, it } from 'vitest';
import { register, resendOtp } from '#src/contract/auth.ts';
import { acceptOffer, getOffer } from '#src/contract/offers.ts';
import { createReview, getProfile } from '#src/contract/reviews.ts';
import type { ContractEndpoint } from '#src/contract/registry.ts';
import { createTask } from '#src/contract/tasks.ts';
import { fillPath } from '#src/contract/endpoint.ts';
import { fails } from '../faults/faults.ts';
import { people } from '../fixtures/accounts.ts';
import { scenarioOf } from '../scenarios/registry.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { createMockServer } from './mock-server.ts';

const BASE = 'http://mock.test';

function open() {
  const clock = createSteppedClock();
  const { world, storage } = openScenario(scenarioOf('offers-card-pending'), clock);
  const server = createMockServer({ world, clock, baseUrl: BASE });
  const headers = { Authorization: `Bearer ${storage['auth_token']}` };
  const send = ({ method, path }: ContractEndpoint, body?: object) =>
    server.handle(
      new Request(`${BASE}/api${fillPath(path, { id: 12 })}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  return { server, world, send };
}

const review = { rating: 5, review_text: 'Thank you.', task_offer_id: 12 };
const newTask = { task_category_id: 1, title: 'T', description: 'D', payment_offer: 5 };
const newUser = { ...people.client, password: 'open sesame', password_confirmation: 'open sesame' };

it.each<[ContractEndpoint, number, object | undefined, object]>([
  [acceptOffer, 401, {}, { message: 'Sign in to continue.' }],
  [acceptOffer, 403, {}, { message: 'Only the worker can accept this offer.' }],
  [acceptOffer, 404, {}, { message: "We couldn't find offer 12." }],
  [acceptOffer, 409, {}, { message: 'This offer is already accepted.' }],
  [getOffer, 404, undefined, { message: "We couldn't find offer 12." }],
  [getProfile, 404, undefined, { message: 'User profile not found.' }],
  [createReview, 404, review, { message: "We couldn't find offer 12." }],
  [createReview, 409, review, { message: 'You can write a review once the work is completed.' }],
  [
    createTask,
    422,
    { ...newTask, location: 'L', deadline: '2026-08-01' },
    {
      message: 'Task title is required',
      errors: {
        title: ['Task title is required'],
        description: ['Description is required'],
        location: ['Location is required'],
        deadline: ['Deadline is required'],
      },
    },
  ],
  [
    register,
    422,
    newUser,
    {
      message: 'An account with this email already exists.',
      errors: { email: ['An account with this email already exists.'] },
    },
  ],
])('a fault fails %o with the handler’s own %i', async (endpoint, status, body, expected) => {
  const { server, world, send } = open();
  const before = world.snapshot();
  server.addFault(fails(endpoint, status));
  const response = await send(endpoint, body);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(expected);
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
