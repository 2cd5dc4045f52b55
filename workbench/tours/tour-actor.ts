import { userEvent } from '@testing-library/user-event';
import { actInPage, type PageActor } from '#flows/page-actor.ts';
import type { MockEngine } from '#mocks/engine/engine.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';

/**
 * Creates an actor that plays a tour in the running app.
 *
 * @param options.signal ends the script before its next action
 * @param options.goTo opens one of the app's paths, as a load of the page would
 */
export function actInApp(options: {
  readonly engine: MockEngine;
  readonly signal: AbortSignal;
  readonly goTo: (path: string) => Promise<void>;
}): PageActor {
  const { engine, signal, goTo } = options;
  return actInPage({
    // The checks of pointer events would refuse what is behind the workbench.
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    outside: '#workbench',
    settle: async () => signal.throwIfAborted(),
    async confirm(press) {
      const { confirm } = window;
      let asked: string | undefined;
      // The browser's own dialog would wait for the visitor.
      window.confirm = (message) => {
        asked = message;
        return true;
      };
      try {
        await press();
      } finally {
        window.confirm = confirm;
      }
      return asked;
    },
    async returnsWithExpiredSession(path) {
      // An unknown token stands for one that has expired.
      engine.opening().storage.set(SESSION_KEYS.token, 'dead');
      await goTo(path);
    },
    async losesSession() {
      const token = engine.opening().storage.get(SESSION_KEYS.token) ?? '';
      const { tokens } = await engine.rows();
      for (const { id } of tokens.by('token', token)) tokens.delete(id);
    },
    async waits(milliseconds) {
      if (engine.opening().clock.isStopped) engine.advance(milliseconds);
    },
  });
}
