import { expect, it } from 'vitest';
import { callOf, exchangeOf } from './exchange.ts';

const seen = {
  method: 'GET',
  path: '/api/offers/12',
  query: { page: '1' },
  body: undefined,
  viewer: 2,
  status: 200,
  answer: { offer: {} },
  startedAt: 5,
  duration: undefined,
  retryAfter: undefined,
};

it('takes a request of the log below the base of the API', () => {
  expect(exchangeOf(seen)).toMatchObject({ path: '/offers/12', duration: 0, viewer: 2 });
  expect(exchangeOf({ ...seen, retryAfter: 30 })).toHaveProperty('retryAfter', 30);
  expect(exchangeOf({ ...seen, viewer: null })).not.toHaveProperty('viewer');
  expect(exchangeOf({ ...seen, path: '/apiary' })).toBeUndefined();
});

it('finds the call of a path, with its parameters', () => {
  const match = callOf({ method: 'GET', path: '/offers/12' });
  expect(match?.endpoint.name).toBe('offers.get');
  expect(match?.params).toEqual({ id: '12' });
  expect(callOf({ method: 'PATCH', path: '/offers/12' })).toBeUndefined();
});
