import { expect, it } from 'vitest';
import { conformanceArguments } from './arguments.ts';

const base = ['--base', 'http://localhost:4010'];

it.each([
  ['http://localhost:4010', 'http://localhost:4010'],
  ['http://localhost:4010/', 'http://localhost:4010'],
  ['https://example.com/api', 'https://example.com'],
  ['https://example.com/staging/api/', 'https://example.com/staging'],
])('reads %s as the server %s', (given, read) => {
  expect(conformanceArguments(['--base', given]).base).toBe(read);
});

it('uses the default accounts unless others are given', () => {
  expect(conformanceArguments(base)).toEqual({
    base: 'http://localhost:4010',
    client: undefined,
    worker: undefined,
    otp: undefined,
    isReadOnly: false,
    canWait: false,
    out: 'test-results',
  });
  const first = ['--email', 'a@example.com', '--password', 'p'];
  const second = ['--second-email', 'b@example.com', '--second-password', 'q'];
  expect(conformanceArguments([...base, ...first, ...second, '--read-only'])).toMatchObject({
    client: { email: 'a@example.com', password: 'p' },
    worker: { email: 'b@example.com', password: 'q' },
    isReadOnly: true,
  });
});

it.each([
  [[], '--base is missing'],
  [['--base', 'localhost:4010'], 'not "localhost:4010"'],
  [['--base', '4010'], 'not "4010"'],
  [[...base, '--email', 'a@example.com'], '--email and --password must be given together'],
  [
    [...base, '--second-password', 'p'],
    '--second-email and --second-password must be given together',
  ],
  [
    '--base http://a --email a --password p --second-email a --second-password q'.split(' '),
    'must differ',
  ],
  [[...base, '--readonly'], '--readonly'],
  [[...base, 'there'], 'there'],
])('rejects %j: %s', (args, text) => {
  expect(() => conformanceArguments(args)).toThrow(text);
});
