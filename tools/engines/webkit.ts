import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../processes/free-port.ts';
import { WINDOW, type Engine, type Session, type Tab } from './engine.ts';

/** The key in WebDriver's own characters. */
const ENTER = '\uE007';
const START_MS = 20_000;
/** For a command that hangs. */
const LIMIT_MS = 120_000;

/** Starts WebKitGTK, over WebDriver. It has no headless mode, so it gets a display of its own. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort(4800);
  const display = ['--auto-servernum', '--server-args=-screen 0 1280x1024x24'];
  // In a process group, which ends as a whole.
  const driver = spawn('xvfb-run', [...display, 'WebKitWebDriver', `--port=${port}`], {
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

  const newSession = () =>
    send<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
    });

  async function open(): Promise<Session> {
    const session = `/session/${(await newSession()).sessionId}`;
    /** The tab that commands go to. */
    let current: string | undefined;

    function tabOf(handle: string): Tab {
      async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
        if (current !== handle) await send('POST', `${session}/window`, { handle });
        current = handle;
        return send<Value>(method, session + path, body);
      }
      const act = (type: string, actions: readonly object[]) =>
        call<void>('POST', '/actions', { actions: [{ type, id: type, actions }] });
      const keys = (text: string) => {
        const strokes = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
        return act('key', Array.from(text).flatMap(strokes));
      };
      return {
        goto: (url) => call('POST', '/url', { url }),
        evaluate: (run, ...args) =>
          call('POST', '/execute/sync', { script: `return (${String(run)})(...arguments)`, args }),
        click: ({ x, y }) =>
          act('pointer', [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]),
        type: keys,
        pressEnter: () => keys(ENTER),
      };
    }

    return {
      async newTab() {
        const { handle } = await send<{ handle: string }>('POST', `${session}/window/new`, {
          type: 'window',
        });
        current = undefined;
        const tab = tabOf(handle);
        await tab.evaluate(() => {});
        await send('POST', `${session}/window/rect`, WINDOW);
        return tab;
      },
      close: () => send('DELETE', session),
    };
  }

  const deadline = Date.now() + START_MS;
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
    await sleep(200);
  }
  const { sessionId, capabilities } = await newSession();
  await send('DELETE', `/session/${sessionId}`);
  return {
    title: `WebKitGTK ${capabilities.browserVersion}`,
    open,
    close: async () => void (driver.pid !== undefined && process.kill(-driver.pid)),
  };
}
