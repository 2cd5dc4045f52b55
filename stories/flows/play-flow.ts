import { stageOf } from '#stories/stage/stage-addon.ts';
import type { Flow } from './flow.ts';
import { actOn } from './staged-actor.ts';

/**
 * Returns a play function that runs a flow on the story's stage, step by step. The story names the flow's
 * scenario in its parameters, too, where tools can read it.
 *
 * @throws Error for a story with another scenario
 */
export function play({ title, scenario, steps }: Flow) {
  return async (
    context: Parameters<typeof stageOf>[0] & {
      step: (name: string, run: () => Promise<void>) => Promise<void> | void;
    },
  ) => {
    const stage = stageOf(context);
    if (stage.scenario.id !== scenario) {
      throw new Error(`"${title}" starts in "${scenario}", its story in "${stage.scenario.id}".`);
    }
    const actor = actOn(stage);
    for (const { name, run } of steps) await context.step(name, () => run(actor));
  };
}
