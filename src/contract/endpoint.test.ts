import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { login } from './auth.ts';
import { getDashboard } from './dashboards.ts';
import { endpoint, fillPath, type CallAnswer, type CallInput } from './endpoint.ts';
import type { EndpointName } from './registry.ts';

it.each([
  ['/offers', {}, '/offers'],
  ['/offers/:id', { id: 12 }, '/offers/12'],
  ['/offers/:id/accept', { id: 12, other: 1 }, '/offers/12/accept'],
  ['/a/:first/b/:second_one', { first: 1, second_one: 2 }, '/a/1/b/2'],
  ['/users/:name', { name: 'a/b ?#ä' }, '/users/a%2Fb%20%3F%23%C3%A4'],
])('fills %s with %j: %s', (path, params, filled) => {
  expect(fillPath(path, params)).toBe(filled);
});

const whole = endpoint('POST /things/:id', {
  name: 'test.whole',
  access: 'public',
  resource: 'task',
  invalidates: ['offer'],
  params: z.object({ id: z.number() }),
  query: z.object({ page: z.optional(z.number()) }),
  body: z.object({ text: z.string() }),
  answer: z.object({ done: z.boolean() }),
  fallback: 'Failed',
});

describe('endpoint()', () => {
  it('needs a session unless it is public', () => {
    expect([whole.access, getDashboard.access]).toEqual(['public', 'user']);
    expectTypeOf(whole.access).toEqualTypeOf<'public'>();
    expectTypeOf(getDashboard.access).toEqualTypeOf<'user'>();
  });

  it('types the input by the parts of the call', () => {
    expectTypeOf<CallInput<typeof whole>>().toExtend<{
      params: { id: number };
      query?: { page?: number | undefined };
      body: { text: string };
    }>();
    expectTypeOf<keyof CallInput<typeof whole>>().toEqualTypeOf<'params' | 'query' | 'body'>();
    expectTypeOf<CallInput<typeof login>>().toEqualTypeOf<{
      body: { email: string; password: string; remember: boolean };
    }>();
    expectTypeOf<{}>().toExtend<CallInput<typeof getDashboard>>();
    expectTypeOf<{}>().not.toExtend<CallInput<typeof login>>();
  });

  it('types the answer and the endpoint names', () => {
    expectTypeOf<CallAnswer<typeof whole>>().toEqualTypeOf<{ done: boolean }>();
    expectTypeOf<'auth.login'>().toExtend<EndpointName>();
    expectTypeOf<'auth.nope'>().not.toExtend<EndpointName>();
  });
});
