import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it.each([
  ['mock', undefined, ''],
  ['real', undefined, ''],
  ['real', '', ''],
  ['real', 'https://api.nearhand.example', 'https://api.nearhand.example'],
  ['real', 'http://localhost:8787', 'http://localhost:8787'],
  ['real', 'https://nearhand.example/v1', 'https://nearhand.example/v1'],
  ['real', 'https://nearhand.example/apis', 'https://nearhand.example/apis'],
])('reads mode %j and address %j', (mode, address, apiBaseUrl) => {
  expect(readConfig({ VITE_API_MODE: mode, VITE_API_BASE_URL: address })).toEqual({
    mode,
    apiBaseUrl,
    sendsIdempotencyKeys: false,
  });
});

it.each([
  ['on', true],
  ['off', false],
  ['', false],
])('reads the keys of new things as %j: %j', (keys, sendsIdempotencyKeys) => {
  expect(readConfig({ VITE_API_MODE: 'real', VITE_IDEMPOTENCY_KEYS: keys })).toMatchObject({
    sendsIdempotencyKeys,
  });
});

it('rejects any other word for the keys', () => {
  expect(() => readConfig({ VITE_API_MODE: 'real', VITE_IDEMPOTENCY_KEYS: 'true' })).toThrow(
    new ConfigError('VITE_IDEMPOTENCY_KEYS is "true"; allowed: "on" or "off"'),
  );
});

const MODE = '"mock" or "real"';
const ADDRESS =
  'an http(s) address without /api and without a slash at its end, or nothing for the origin of the app';

it.each([
  [undefined, `VITE_API_MODE is not set; allowed: ${MODE}`],
  ['', `VITE_API_MODE is ""; allowed: ${MODE}`],
  ['Mock', `VITE_API_MODE is "Mock"; allowed: ${MODE}`],
  ['test', `VITE_API_MODE is "test"; allowed: ${MODE}`],
])('rejects mode %j', (mode, text) => {
  expect(() => readConfig({ VITE_API_MODE: mode })).toThrow(new ConfigError(text));
});

it.each([
  'api.nearhand.example',
  '/base',
  'ftp://nearhand.example',
  'https://',
  'https://nearhand.example/',
  'https://nearhand.example/v1/',
  'https://nearhand.example/api',
  'https://nearhand.example/v1/api',
  'https://nearhand.example?x=1',
  'https://nearhand.example#top',
  'https://near hand.example',
])('rejects address "%s"', (address) => {
  expect(() => readConfig({ VITE_API_MODE: 'real', VITE_API_BASE_URL: address })).toThrow(
    new ConfigError(`VITE_API_BASE_URL is "${address}"; allowed: ${ADDRESS}`),
  );
});

it.each([undefined, '', 'https://nearhand.example', 'https://nearhand.example/app'])(
  'accepts the site at %j',
  (address) => {
    expect(() => readConfig({ VITE_API_MODE: 'real', VITE_SITE_URL: address })).not.toThrow();
  },
);

it.each(['nearhand.example', 'https://nearhand.example/', 'https://nearhand.example?x=1'])(
  'rejects the site at "%s"',
  (address) => {
    expect(() => readConfig({ VITE_API_MODE: 'real', VITE_SITE_URL: address })).toThrow(
      new ConfigError(
        `VITE_SITE_URL is "${address}"; allowed: an http(s) address without a slash at its end, or nothing`,
      ),
    );
  },
);

it('lists every invalid variable', () => {
  expect(() => readConfig({ VITE_API_MODE: 'x', VITE_API_BASE_URL: 'y' })).toThrow(
    `VITE_API_MODE is "x"; allowed: ${MODE}\nVITE_API_BASE_URL is "y"; allowed: ${ADDRESS}`,
  );
});
