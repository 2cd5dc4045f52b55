import { spawnSync } from 'node:child_process';

/**
 * Runs a command to its end and returns its output.
 *
 * @throws Error with what the command wrote to stderr when it fails
 */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}
