import { expect, it } from 'vitest';
import { readServerAddress } from './server-address.ts';

const OWN = 'http://mocks.test';

it.each([
  ['http://localhost:4010', 'http://localhost:4010'],
  [' http://localhost:4010/ ', 'http://localhost:4010'],
  ['https://api.example.com/v2/api/', 'https://api.example.com/v2'],
  ['http://mocks.test/real', 'http://mocks.test/real'],
])('"%s" is read as %s', (text, address) => {
  expect(readServerAddress(text, OWN)).toBe(address);
});

it.each(['', 'localhost:4010', '4010', 'ftp://example.com'])('"%s" is refused', (text) => {
  expect(() => readServerAddress(text, OWN)).toThrow('such as http://localhost');
});

it('that of the mocks is refused: they would record themselves', () => {
  expect(() => readServerAddress('http://mocks.test/api', OWN)).toThrow("the mocks' own address");
});
