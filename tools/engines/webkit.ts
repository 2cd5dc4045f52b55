import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../processes/free-port.ts';
import { LIMIT_MS, WINDOW, type Engine, type Session } from './engine.ts';

const START_MS = 20_000;

/** Starts WebKitGTK, over WebDriver. It has no headless mode, so it gets a display of its own. */
export async function startWebKit(program: string): Promise<Engine> {
  const port = await freePort(4800);
  const display = ['--auto-servernum', '--server-args=-screen 0 1280x1024x24'];
  // In a process group, which ends as a whole.
  const driver = spawn('xvfb-run', [...display, program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });

  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as {
      value: Value & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(value.message || value.error);
    return value;
  }

  async function open(): Promise<Session> {
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: {},
    });
    const session = `/session/${sessionId}`;
    return {
      async newTab() {
        const { handle } = await send<{ handle: string }>('POST', `${session}/window/new`, {
          type: 'window',
        });
        async function call<Value>(path: string, body: object): Promise<Value> {
          await send('POST', `${session}/window`, { handle });
          return send<Value>('POST', session + path, body);
        }
        await call('/window/rect', WINDOW);
        return {
          goto: (url) => call('/url', { url }),
          evaluate: (expression) =>
            call('/execute/sync', { script: `return ${expression}`, args: [] }),
          perform: (device) => call('/actions', { actions: [device] }),
        };
      },
      close: () => send('DELETE', session),
    };
  }

  const deadline = Date.now() + START_MS;
  while (!(await send('GET', '/status').catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
    await sleep(200);
  }
  return {
    open,
    async close() {
      if (driver.pid === undefined) return;
      process.kill(-driver.pid);
      await once(driver, 'exit');
    },
  };
}
