import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { root } from './root.ts';

const STOP_MS = 5_000;

export type ServerPlan = {
  name: string;
  /** Arguments for the current Node. */
  args: string[];
  /** The address that responds once the server is ready. */
  url: string;
  env?: Record<string, string>;
};

/**
 * Returns the script of a package's command, to run it without a shell.
 *
 * @throws Error when the package has no such command
 * @example binOf('vite')
 */
export function binOf(packageName: string, command = packageName): string {
  const manifestPath = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = z
    .object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })
    .parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command "${command}"`);
  return resolve(dirname(manifestPath), script);
}

/**
 * Starts servers that stop together: when one exits, or this process gets a signal, all of them stop,
 * with every process they started.
 *
 * @example const servers = startServers([{ name: 'app', args: [binOf('vite')], url }])
 *          await servers.ready()
 *          process.exit(await servers.ended)
 */
export function startServers(plans: ServerPlan[]): {
  ready(timeoutMs?: number): Promise<void>;
  /** Resolves with the exit code once all have exited. */
  ended: Promise<number>;
  stop(code?: number): Promise<number>;
} {
  let isReady = false;
  const early: string[] = [];
  const log = (line: string): void => {
    if (isReady) console.log(line);
    else early.push(line);
  };
  const running = plans.map((plan) => {
    const child = spawn(process.execPath, plan.args, {
      cwd: root,
      env: { ...process.env, ...plan.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, so its child processes can be stopped with it.
      detached: process.platform !== 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => log(`${plan.name} | ${line}`));
    }
    const exited = new Promise<number>((done) => {
      child.once('error', (error) => (log(`${plan.name} | ${error.message}`), done(1)));
      child.once('exit', (code) => done(code ?? 1));
    });
    return { plan, child, exited };
  });

  let stopping: Promise<number> | undefined;
  const stop = (code = 0): Promise<number> => (stopping ??= stopAll(running, code));
  const ended = Promise.race(running.map(({ exited }) => exited)).then((code) => stop(code));
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, code] of Object.entries(signals)) process.once(signal, () => void stop(code));

  return {
    ended,
    stop,
    async ready(timeoutMs = 120_000) {
      const deadline = Date.now() + timeoutMs;
      const answers = Promise.all(
        running.map(({ plan }) => waitForAnswer(plan, deadline, () => stopping !== undefined)),
      );
      const code = await Promise.race([answers, ended]);
      isReady = true;
      if (typeof code !== 'number') return;
      for (const line of early) console.error(line);
      throw new Error(`A server exited with code ${code} before all were ready`);
    },
  };
}

async function waitForAnswer(
  plan: ServerPlan,
  deadline: number,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const response = await fetch(plan.url, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response !== undefined && response.status < 500) return;
    if (Date.now() > deadline) throw new Error(`${plan.name} does not respond at ${plan.url}`);
    await sleep(200);
  }
}

async function stopAll(
  running: { child: ChildProcess; exited: Promise<number> }[],
  code: number,
): Promise<number> {
  for (const { child } of running) killGroup(child, 'SIGTERM');
  const all = Promise.all(running.map(({ exited }) => exited));
  await Promise.race([all, sleep(STOP_MS, undefined, { ref: false })]);
  // Also after a clean exit: a group can outlive its leader.
  for (const { child } of running) killGroup(child, 'SIGKILL');
  await all;
  return code;
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has exited already.
  }
}
