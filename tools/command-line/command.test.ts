import { afterEach, expect, it, vi } from 'vitest';
import { command, parse, runCommand, wholeNumber, type Options } from './command.ts';

const options = {
  port: { type: 'string', value: 'PORT', default: '4010', description: 'the port' },
  place: {
    type: 'string',
    value: 'PLACE',
    multiple: true,
    choices: ['x', 'y'],
    description: 'where',
  },
  check: { type: 'boolean', description: 'fails on an excess' },
} as const satisfies Options;
const run = vi.fn<(input: object) => number>(() => 1);
const part = command({
  name: 'part',
  summary: 'Does a part.',
  positionals: ['FILE', 'the file'],
  run,
});
const greet = command({
  name: 'npm run greet',
  summary: 'Says hello.',
  options,
  commands: [part],
  run,
});

afterEach(() => {
  vi.restoreAllMocks();
  run.mockClear();
  process.exitCode = undefined;
});

it('gives each option a value of its type', () => {
  expect(parse({ options }, []).values).toEqual({ port: '4010', place: [], check: false });
  const { values } = parse({ options }, '--port 80 --check --place x --place=y'.split(' '));
  expect(values).toEqual({ port: '80', place: ['x', 'y'], check: true });
  expect(wholeNumber('--port', values.port, 1, 99)).toBe(80);
  expect(() => wholeNumber('--port', '1.5', 1, 99)).toThrow('allowed: a whole number from 1 to 99');
});

it.each([
  ['--foo', 'Unknown option --foo.'],
  ['--port', 'Option --port <value> argument missing.'],
  ['--place z', '--place is "z"; allowed: x, y.'],
  ['part', 'Name one FILE, not 0.'],
  ['other', 'Unexpected argument other.'],
])('refuses %s in one line', async (line, message) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => (process.exitCode = code) as never);
  await runCommand(greet, line.split(' '));
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message));
  expect([process.exitCode, run.mock.calls]).toEqual([2, []]);
});

it('runs a part, or prints the help and does nothing else', async () => {
  await runCommand(greet, ['part', 'a']);
  expect(run).toHaveBeenCalledExactlyOnceWith({ values: {}, positionals: ['a'] });
  expect(process.exitCode).toBe(1);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await runCommand(greet, ['--port', 'x', '--help']);
  expect(log.mock.lastCall?.[0]).toContain('  --place PLACE               where; x, y');
  expect(run).toHaveBeenCalledOnce();
});
