import { expect, it } from 'vitest';
import { acceptOffer } from '#src/contract/offers.ts';
import { ApiError } from './api-error.ts';

const endpoint = acceptOffer;
const OWN = 'Failed to respond to offer';

it.each([
  ["replaces the call's fallback", new ApiError({ kind: 'http', endpoint, status: 500 }), OWN],
  ['replaces it when no answer arrived', new ApiError({ kind: 'network', endpoint }), OWN],
  [
    "keeps a server's message",
    new ApiError({ kind: 'http', endpoint, status: 409, serverMessage: 'Too late.' }),
    'Too late.',
  ],
])('messageOr %s', (_, error, text) => {
  expect(error.messageOr(OWN)).toBe(text);
});

it('messageOr keeps the text about an earlier call that went through', () => {
  const error = new ApiError({ kind: 'superseded', endpoint });
  expect(error.messageOr(OWN)).toBe(error.message);
  expect(error.message).not.toBe(OWN);
});
