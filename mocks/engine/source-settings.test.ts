import { describe, expect, it } from 'vitest';
import {
  readServerAddress,
  readSourceSettings,
  RESOURCES,
  SOURCES_KEY,
  saveSourceSettings,
} from './source-settings.ts';

const initial = { address: 'http://localhost:4010', real: [], sessions: {} };

it('the resources are those of the contract, auth first', () => {
  expect(RESOURCES[0]).toBe('auth');
  expect(RESOURCES).toContain('dashboards');
  expect(new Set(RESOURCES).size).toBe(RESOURCES.length);
});

describe('an address', () => {
  it.each([
    ['http://localhost:4010', 'http://localhost:4010'],
    [' http://localhost:4010/ ', 'http://localhost:4010'],
    ['https://api.example.com/v2/api/', 'https://api.example.com/v2'],
    ['http://app.test/real', 'http://app.test/real'],
  ])('"%s" is read as %s', (text, address) => {
    expect(readServerAddress(text, 'http://app.test')).toBe(address);
  });

  it.each(['', 'localhost:4010', '4010', 'ftp://example.com'])('"%s" is refused', (text) => {
    expect(() => readServerAddress(text, 'http://app.test')).toThrow('such as http://localhost');
  });

  it("of the app is refused: the mocks' own calls would never leave the page", () => {
    expect(() => readServerAddress('http://app.test/api', 'http://app.test')).toThrow(
      "the app's own address",
    );
  });
});

describe('the settings', () => {
  it.each([
    ['missing', null],
    ['no JSON', '{'],
    ['of an unknown resource', '{"address":"http://a.test","real":["payments"],"sessions":{}}'],
  ])('that are %s are those of the first visit', (_, saved) => {
    expect(readSourceSettings({ get: () => saved }, initial.address)).toEqual(initial);
  });

  it('keep the newest ten sessions', () => {
    const user = {
      id: 1,
      first_name: 'Clara',
      last_name: 'Novak',
      email: 'clara@nearhand.example',
      created_at: '2026-01-01T00:00:00Z',
    };
    const tokens = Array.from({ length: 12 }, (_, index) => `token-${index}`);
    const values = new Map<string, string>();
    saveSourceSettings(
      { set: (key, value) => values.set(key, value) },
      { ...initial, sessions: Object.fromEntries(tokens.map((token) => [token, user])) },
    );
    expect([...values.keys()]).toEqual([SOURCES_KEY]);
    const saved = readSourceSettings({ get: (key) => values.get(key) ?? null }, initial.address);
    expect(Object.keys(saved.sessions)).toEqual(tokens.slice(2));
  });
});
