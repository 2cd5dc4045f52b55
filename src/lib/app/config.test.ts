import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (variables: Readonly<Record<string, string | undefined>>) =>
  readConfig({ VITE_API_MODE: 'real', ...variables });

const own = { mode: 'real', apiBaseUrl: '', sendsIdempotencyKeys: false };

it.each([
  [{}, own],
  [{ VITE_API_MODE: 'mock' }, { ...own, mode: 'mock' }],
  [{ VITE_API_BASE_URL: '' }, own],
  [{ VITE_IDEMPOTENCY_KEYS: 'on' }, { ...own, sendsIdempotencyKeys: true }],
  [{ VITE_IDEMPOTENCY_KEYS: 'off' }, own],
  [{ VITE_IDEMPOTENCY_KEYS: '' }, own],
  [{ VITE_SITE_URL: '' }, own],
  [{ VITE_SITE_URL: 'https://nearhand.example' }, own],
  [{ VITE_SITE_URL: 'https://nearhand.example/app' }, own],
])('reads %j', (variables, config) => {
  expect(read(variables)).toEqual(config);
});

it.each([
  'https://api.nearhand.example',
  'http://localhost:8787',
  'https://nearhand.example/v1',
  'https://nearhand.example/apis',
])('reads the address %s', (address) => {
  expect(read({ VITE_API_BASE_URL: address }).apiBaseUrl).toBe(address);
});

const allowed = {
  VITE_API_MODE: '"mock" or "real"',
  VITE_API_BASE_URL:
    'an http(s) address without /api and without a slash at its end, or nothing for the origin of the app',
  VITE_IDEMPOTENCY_KEYS: '"on" or "off"',
  VITE_SITE_URL: 'an http(s) address without a slash at its end, or nothing',
};

it.each([
  ['VITE_API_MODE', undefined],
  ['VITE_API_MODE', ''],
  ['VITE_API_MODE', 'Mock'],
  ['VITE_API_BASE_URL', 'api.nearhand.example'],
  ['VITE_API_BASE_URL', '/base'],
  ['VITE_API_BASE_URL', 'ftp://nearhand.example'],
  ['VITE_API_BASE_URL', 'https://'],
  ['VITE_API_BASE_URL', 'https://nearhand.example/'],
  ['VITE_API_BASE_URL', 'https://nearhand.example/v1/'],
  ['VITE_API_BASE_URL', 'https://nearhand.example/api'],
  ['VITE_API_BASE_URL', 'https://nearhand.example/v1/api'],
  ['VITE_API_BASE_URL', 'https://nearhand.example?x=1'],
  ['VITE_API_BASE_URL', 'https://nearhand.example#top'],
  ['VITE_API_BASE_URL', 'https://near hand.example'],
  ['VITE_IDEMPOTENCY_KEYS', 'true'],
  ['VITE_SITE_URL', 'nearhand.example'],
  ['VITE_SITE_URL', 'https://nearhand.example/'],
  ['VITE_SITE_URL', 'https://nearhand.example?x=1'],
] as const)('rejects %s=%j', (name, value) => {
  const is = value === undefined ? 'is not set' : `is "${value}"`;
  expect(() => read({ [name]: value })).toThrow(
    new ConfigError(`${name} ${is}; allowed: ${allowed[name]}`),
  );
});

it('lists every invalid variable', () => {
  expect(() => read({ VITE_API_MODE: 'x', VITE_API_BASE_URL: 'y' })).toThrow(
    `VITE_API_MODE is "x"; allowed: ${allowed.VITE_API_MODE}\nVITE_API_BASE_URL is "y"; allowed: ${allowed.VITE_API_BASE_URL}`,
  );
});
