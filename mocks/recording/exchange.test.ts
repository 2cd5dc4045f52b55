import { expect, it } from 'vitest';
import { callOf, exchangeOf } from './exchange.ts';

const seen = {
  method: 'GET',
  path: '/api/offers/12',
  query: { page: '1' },
  body: undefined,
  status: 200,
  answer: { offer: {} },
  startedAt: 5,
  retryAfter: undefined,
};

it('takes a request of the log below the base of the API', () => {
  expect(exchangeOf(seen)).toMatchObject({ path: '/offers/12', status: 200 });
  expect(exchangeOf({ ...seen, retryAfter: 30 })).toHaveProperty('retryAfter', 30);
  expect(exchangeOf({ ...seen, path: '/apiary' })).toBeUndefined();
});

it('finds the call of a path, with its parameters', () => {
  const match = callOf({ method: 'GET', path: '/offers/12' });
  expect(match?.endpoint.name).toBe('offers.get');
  expect(match?.params).toEqual({ id: '12' });
  expect(callOf({ method: 'PATCH', path: '/offers/12' })).toBeUndefined();
});
