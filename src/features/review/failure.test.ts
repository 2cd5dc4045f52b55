import { expect, it } from 'vitest';
import { listReviews } from '#src/contract/reviews.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import { failureMessage } from './failure.ts';

const failed = (failure: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', endpoint: listReviews, ...failure });

it('includes the status when the server sends no message', () => {
  expect(failureMessage(failed({ status: 503 }))).toBe('Failed to fetch reviews (HTTP 503)');
});

it.each([
  ['the server sends a message', failed({ status: 422, serverMessage: 'Be kind.' }), 'Be kind.'],
  ['the network fails', failed({ kind: 'network' }), 'Failed to fetch reviews'],
  [
    'the response is not JSON',
    failed({ kind: 'not-json', status: 200 }),
    'Failed to fetch reviews',
  ],
])('has no status when %s', (_, error, title) => {
  expect(failureMessage(error)).toBe(title);
});
