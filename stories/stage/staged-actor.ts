import { userEvent } from 'storybook/test';
import { actInPage, type PageActor } from '#flows/page-actor.ts';
import { settle } from './settle.ts';
import { stageOf } from './stage-addon.ts';
import type { Stage } from './stage.ts';
import type { StepContext } from './step-context.ts';

/** Plays the `steps` of a story's parameters, if it has any. */
export async function playSteps(
  context: Pick<StepContext, 'id' | 'loaded' | 'parameters'>,
): Promise<void> {
  const { steps } = context.parameters;
  if (steps) await actOn(stageOf(context)).plays(steps);
}

/** Creates an actor that plays flows on a stage, in a story or a test. */
export function actOn(stage: Stage): PageActor {
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
