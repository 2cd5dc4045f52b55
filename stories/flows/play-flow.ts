import { stageOf } from '#stories/stage/stage-addon.ts';
import type { Flow } from './flow.ts';
import { actOn } from './staged-actor.ts';

/** Returns a play function that runs a flow on the story's stage, step by step. */
export function play({ steps }: Flow) {
  return async (
    context: Parameters<typeof stageOf>[0] & {
      step: (name: string, run: () => Promise<void>) => Promise<void> | void;
    },
  ) => {
    const actor = actOn(stageOf(context));
    for (const { name, run } of steps) await context.step(name, () => run(actor));
  };
}
