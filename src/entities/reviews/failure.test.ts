import { expect, it } from 'vitest';
import { createReview } from '#src/contract/reviews.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { failureHint } from './failure.ts';

const failed = (failure: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', endpoint: createReview, ...failure });

it('includes the status when the server sends no message', () => {
  expect(failureHint(failed({ status: 503 }), 'Try again.')).toBe(
    'The server responded with HTTP 503. Try again.',
  );
});

it.each([
  ['the server sends a message', failed({ status: 422, serverMessage: 'Be kind.' })],
  ['the network fails', failed({ kind: 'network' })],
  ['the response is not JSON', failed({ kind: 'not-json', status: 200 })],
])('is only the advice when %s', (_, error) => {
  expect(failureHint(error, 'Try again.')).toBe('Try again.');
});
