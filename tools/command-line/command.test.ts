import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { command, parse, runCommand, type Options } from './command.ts';

const options = {
  port: { type: 'integer', value: 'PORT', default: 4010, max: 9999, description: 'the port' },
  rounds: { type: 'integer', value: 'N', min: 5, description: 'how often' },
  check: { type: 'boolean', description: 'fails on an excess' },
  since: { type: 'string', value: '[REF]', description: 'a commit' },
  place: { type: 'string', value: 'PLACE', isMultiple: true, description: 'a place' },
  kind: {
    type: 'string',
    value: 'KIND',
    choices: ['screen', 'table'],
    description: 'what to write',
  },
} as const satisfies Options;
const files = ['[FILE...]', 'files; all by default'] as const;

const run = vi.fn<(input: object) => number | void>();
const part = command({
  name: 'part',
  summary: 'Does a part.',
  positionals: ['FILE', 'the file'],
  options: { base: { type: 'string', value: 'URL', isRequired: true, description: 'the server' } },
  run,
});
const greet = command({
  name: 'npm run greet',
  summary: 'Says hello.',
  positionals: files,
  options,
  commands: [part],
  notes: 'The end.',
  run,
});

let output: string[] = [];
let errors: string[] = [];

/** Runs a command as if typed. Returns the exit code. */
async function type(line: string, called = greet): Promise<unknown> {
  await runCommand(called, line.split(' ').filter(Boolean));
  return process.exitCode;
}

beforeEach(() => {
  output = [];
  errors = [];
  run.mockReset();
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text));
  vi.spyOn(process, 'exit').mockImplementation((code) => (process.exitCode = code) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('gives each option a value of its type', () => {
  const none = { port: 4010, rounds: undefined, check: false, since: undefined, place: [] };
  expect(parse({ options }, [])).toEqual({
    values: { ...none, kind: undefined },
    positionals: [],
  });
  const args = '--port 80 a --rounds=9 --check --place x --place y b --kind table'.split(' ');
  const { values, positionals } = parse({ options, positionals: files }, args);
  expect(values).toMatchObject({ port: 80, rounds: 9, check: true, kind: 'table' });
  expect(values.place).toEqual(['x', 'y']);
  expect(positionals).toEqual(['a', 'b']);
});

it.each([
  ['--since', '', false],
  ['--since --check', '', true],
  ['--since main~3 --check', 'main~3', true],
  ['--since=main', 'main', false],
])('takes a value that may be left out: %s', (line, since, check) => {
  expect(parse({ options }, line.split(' ')).values).toMatchObject({ since, check });
});

it.each([
  ['--foo', 'Unknown option --foo.'],
  ['--port', 'Option --port <value> argument missing.'],
  ['--port --check', 'Option --port argument is ambiguous.'],
  ['--check=yes', 'Option --check does not take an argument.'],
  ['--port 1.5', '--port is "1.5"; allowed: a whole number from 0 to 9999.'],
  ['--port=', '--port is ""; allowed: a whole number from 0 to 9999.'],
  ['--port 10000', '--port is "10000"; allowed: a whole number from 0 to 9999.'],
  ['--rounds 4', '--rounds is "4"; allowed: a whole number from 5 on.'],
  ['--kind page', '--kind is "page"; allowed: screen, table.'],
  ['part a', '--base is missing.'],
  ['part --base u', 'Name one FILE, not 0.'],
  ['part a b --base u', 'Name one FILE, not 2.'],
])('refuses %s in one line', async (line, message) => {
  expect(await type(line)).toBe(2);
  expect(errors).toEqual([`${message} Try --help.`]);
  expect(run).not.toHaveBeenCalled();
});

it('prints its help and does nothing else', async () => {
  expect(await type('--port x --help')).toBe(0);
  expect(output.join('\n')).toBe(`npm run greet -- [FILE...] [options]

Says hello.

  part            Does a part.

  [FILE...]       files; all by default
  --port PORT     the port (default: 4010)
  --rounds N      how often
  --check         fails on an excess
  --since [REF]   a commit
  --place PLACE   a place
  --kind KIND     what to write: screen, table
  --help          this list, or that of a command

The end.`);
  expect(run).not.toHaveBeenCalled();
});

it('has parts with arguments and a help of their own', async () => {
  await type('part a --base u');
  expect(run).toHaveBeenCalledExactlyOnceWith({ values: { base: 'u' }, positionals: ['a'] });
  expect(await type('part --help')).toBe(0);
  expect(output.join('\n')).toMatch(/^npm run greet -- part FILE --base URL\n\nDoes a part\.\n/);
});

it('may consist of parts only', async () => {
  const parts = command({ name: 'npm run parts', summary: 'Has parts.', commands: [part] });
  expect(await type('', parts)).toBe(0);
  expect(output.join('\n')).toMatch(/^npm run parts -- COMMAND\n/);
  expect(await type('other', parts)).toBe(2);
  expect(errors).toEqual(['There is no npm run parts -- other. Try --help.']);
});

it('exits with what it returns, and with 2 and one line when it throws', async () => {
  run.mockReturnValueOnce(1);
  expect(await type('')).toBe(1);
  run.mockImplementationOnce(() => {
    throw new Error('No server.');
  });
  expect(await type('')).toBe(2);
  expect(errors).toEqual(['No server.']);
});
