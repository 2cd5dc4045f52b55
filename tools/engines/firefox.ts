import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LIMIT_MS, WINDOW, type Engine, type Session } from './engine.ts';

type Answer = { id: number; result: object } | { id: number; error: string; message: string };
type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };

/**
 * Starts Firefox, over WebDriver BiDi. Playwright 1.65 has BiDi, too (`channel: 'moz-firefox'`), but opens no page in
 * Firefox 153, which doesn't know `emulation.setMediaFeaturesOverride`.
 */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const options = ['--headless', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  const socket = new WebSocket(`${await addressIn(browser.stderr)}/session`);
  await once(socket, 'open');
  let last = 0;

  async function send<Result>(method: string, params: object): Promise<Result> {
    last += 1;
    const id = last;
    const messages = on(socket, 'message', { signal: AbortSignal.timeout(LIMIT_MS) });
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [{ data }] of messages as AsyncIterable<[MessageEvent]>) {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== id) continue;
      if ('error' in answer) throw new Error(answer.message);
      return answer.result as Result;
    }
    throw new Error(`${method} has no answer.`);
  }

  async function open(): Promise<Session> {
    const user = await send<{ userContext: string }>('browser.createUserContext', {});
    return {
      async newTab() {
        const tab = await send<{ context: string }>('browsingContext.create', {
          type: 'window',
          ...user,
        });
        await send('browsingContext.setViewport', { ...tab, viewport: WINDOW });
        return {
          goto: (url) => send('browsingContext.navigate', { ...tab, url, wait: 'complete' }),
          async evaluate(expression) {
            const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
              expression,
              target: tab,
              awaitPromise: true,
            });
            if (exceptionDetails) throw new Error(exceptionDetails.text);
            return result?.value;
          },
          perform: (device) => send('input.performActions', { ...tab, actions: [device] }),
        };
      },
      close: () => send('browser.removeUserContext', user),
    };
  }

  await send('session.new', { capabilities: {} });
  return {
    open,
    async close() {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The address that Firefox prints. @throws Error when it ends before */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox does not start.');
}
