import { afterEach, expect, it, vi } from 'vitest';
import { command, runCommand } from './command.ts';

const run = vi.fn<(input: object) => number>(() => 1);
const part = command({ help: 'greet -- part FILE', positionals: 'one', run });
const greet = command({
  help: 'greet [--port PORT]',
  options: { port: { type: 'string', default: '4010' } },
  commands: { part },
  run,
});

afterEach(() => {
  vi.restoreAllMocks();
  run.mockClear();
  process.exitCode = undefined;
});

it.each([
  ['--foo', 'Unknown option --foo. Try --help.'],
  ['--port', 'Option --port <value> argument missing. Try --help.'],
  ['part', 'Name one thing, not 0. Try --help.'],
  ['other', 'Unexpected argument other. Try --help.'],
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
  expect(log).toHaveBeenCalledWith('greet [--port PORT]\n\ngreet -- part FILE');
  expect(run).toHaveBeenCalledOnce();
});
