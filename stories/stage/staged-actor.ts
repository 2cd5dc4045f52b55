import { actInPage, type PageActor } from '#flows/page-actor.ts';
import { placeholderIn } from './Elsewhere.tsx';
import { settle } from './settle.ts';
import { stageOf } from './stage-addon.ts';
import type { StepContext } from './step-context.ts';

/** Plays the `steps` of a story's parameters, if it has any. */
export async function playSteps(
  context: Pick<StepContext, 'id' | 'loaded' | 'parameters' | 'userEvent'>,
): Promise<void> {
  const { steps } = context.parameters;
  if (steps) await actOn(context).plays(steps);
}

/** Creates an actor that plays steps and flows on the stage of a story, with its user. */
export function actOn(context: Pick<StepContext, 'id' | 'loaded' | 'userEvent'>): PageActor {
  const stage = stageOf(context);
  return actInPage({
    user: context.userEvent,
    async settle(isFilling) {
      if (isFilling) return;
      await settle(stage);
      const placeholder = placeholderIn(document);
      if (placeholder !== undefined) throw new Error(placeholder);
    },
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
