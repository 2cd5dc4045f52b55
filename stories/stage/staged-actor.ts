import { userEvent } from 'storybook/test';
import type { Actor } from '#flows/flow.ts';
import { actInPage } from '#flows/page-actor.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';

/** Creates an actor that plays flows on a stage, in a story or a test. */
export function actOn(stage: Stage): Actor {
  return actInPage({
    user: userEvent,
    settle: () => settle(stage),
    async confirm(press) {
      const before = stage.questions.asked.length;
      stage.questions.answerWith(true);
      await press();
      return stage.questions.asked[before];
    },
    async returnsWithExpiredSession(path) {
      stage.server.world.tokens.replaceAll([]);
      stage.environment.navigateFully(path);
      await settle(stage);
    },
    async losesSession() {
      await settle(stage);
      stage.server.world.tokens.replaceAll([]);
    },
    async waits(milliseconds) {
      await settle(stage);
      stage.clock.advance(milliseconds);
      await settle(stage);
    },
  });
}
