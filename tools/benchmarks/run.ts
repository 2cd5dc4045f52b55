import { spawnSync } from 'node:child_process';

/**
 * Runs a command to its end and returns its output.
 *
 * @throws Error with what the command wrote when it fails
 */
export function run(command: string, args: readonly string[], cwd: string): string {
  const options = { cwd, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  if (status === 0) return stdout;
  throw new Error(
    `${command} ${args.join(' ')} failed:\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`,
  );
}
