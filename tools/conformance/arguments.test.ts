import { expect, it } from 'vitest';
import { parse } from '../command-line/command.ts';
import { options, runOptions } from './arguments.ts';

const parsed = (line: string) => runOptions(parse({ options }, line.split(' ')).values);

it.each([
  ['https://example.com/staging/api/', 'https://example.com/staging'],
  ['http://localhost:4010/real', 'http://localhost:4010/real'],
])('reads %s as the server %s', (given, base) => {
  expect(parsed(`--base ${given}`).base).toBe(base);
});

it.each([
  ['--base localhost:4010', 'such as http://localhost:4010, not "localhost:4010"'],
  ['--base http://a --email a', '--email and --password must be given together'],
  ['--base http://a --email a --password p --second-email a --second-password q', 'must differ'],
])('rejects %s: %s', (line, text) => {
  expect(() => parsed(line)).toThrow(text);
});
