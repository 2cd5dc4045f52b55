import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const STOP_MS = 5_000;

export type ServerPlan = {
  name: string;
  /** Arguments for the Node that runs us. */
  args: string[];
  /** The address that answers once the server is ready. */
  url: string;
  env?: Record<string, string>;
};

/** The script behind a package's command, as in `binOf('vite')`: no shell between us and it. */
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
 * Servers that live and die together: when one ends, or we are told to, all end, each with every
 * process that it has started.
 *
 * @example const servers = startServers([{ name: 'app', args: [binOf('vite')], url }])
 *          await servers.ready()
 *          process.exit(await servers.ended)
 */
export function startServers(plans: ServerPlan[]): {
  ready(timeoutMs?: number): Promise<void>;
  /** Resolves with the exit code once all have ended. */
  ended: Promise<number>;
  stop(code?: number): Promise<number>;
} {
  let isReady = false;
  const early: string[] = [];
  const say = (line: string): void => {
    if (isReady) console.log(line);
    else early.push(line);
  };
  const running = plans.map((plan) => {
    const child = spawn(process.execPath, plan.args, {
      cwd: root,
      env: { ...process.env, ...plan.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that what it starts can be ended with it.
      detached: process.platform !== 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => say(`${plan.name} | ${line}`));
    }
    const exited = new Promise<number>((done) => {
      child.once('error', (error) => (say(`${plan.name} | ${error.message}`), done(1)));
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
        running.map(({ plan }) => answer(plan, deadline, () => stopping !== undefined)),
      );
      const code = await Promise.race([answers, ended]);
      isReady = true;
      if (typeof code !== 'number') return;
      for (const line of early) console.error(line);
      throw new Error(`A server ended (exit code ${code}) before all were ready`);
    },
  };
}

async function answer(plan: ServerPlan, deadline: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const response = await fetch(plan.url, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response !== undefined && response.status < 500) return;
    if (Date.now() > deadline) throw new Error(`${plan.name} does not answer at ${plan.url}`);
    await sleep(200);
  }
}

async function stopAll(
  running: { child: ChildProcess; exited: Promise<number> }[],
  code: number,
): Promise<number> {
  for (const { child } of running) endGroup(child, 'SIGTERM');
  const all = Promise.all(running.map(({ exited }) => exited));
  await Promise.race([all, sleep(STOP_MS, undefined, { ref: false })]);
  // Also after a clean end: a group may outlive the process that led it.
  for (const { child } of running) endGroup(child, 'SIGKILL');
  await all;
  return code;
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group is gone already.
  }
}
