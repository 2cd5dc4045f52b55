import { expect, it } from 'vitest';
import { createReview } from '#src/contract/reviews.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { failureHint } from './failure.ts';

const failed = (failure: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', endpoint: createReview, ...failure });

it('tells the status of a server that says nothing itself', () => {
  expect(failureHint(failed({ status: 503 }), 'Try again.')).toBe(
    'The server answered with HTTP 503. Try again.',
  );
});

it.each([
  ['the server speaks for itself', failed({ status: 422, serverMessage: 'Be kind.' })],
  ['nothing answered', failed({ kind: 'network' })],
  ['the answer is a page', failed({ kind: 'not-json', status: 200 })],
])('only advises when %s', (_, error) => {
  expect(failureHint(error, 'Try again.')).toBe('Try again.');
});
