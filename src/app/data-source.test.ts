import { expect, it } from 'vitest';
import { realSource } from './data-source.ts';

it.each([
  ['https://api.nearhand.example', 'hosted', 'api.nearhand.example'],
  ['https://localhost.example.com', 'hosted', 'localhost.example.com'],
  ['http://localhost:8000', 'local', 'localhost:8000'],
  ['http://127.0.0.1:8000/backend', 'local', '127.0.0.1:8000'],
  ['http://[::1]:8000', 'local', '[::1]:8000'],
  ['http://nearhand.test', 'local', 'nearhand.test'],
  ['', 'local', 'localhost:5173'],
] as const)('%s is %s', (apiBaseUrl, kind, address) => {
  const source = realSource({ apiBaseUrl }, 'http://localhost:5173');
  expect(source).toEqual({ kind, address });
});
