import type { Flow } from '#flows/flow.ts';
import { stageOf } from './stage-addon.ts';
import { actOn } from './staged-actor.ts';

/** The parameters and the play function of a story that runs a flow on its stage, step by step. */
export function played({ scenario, steps }: Flow) {
  return {
    parameters: { scenario },
    play: async (
      context: Parameters<typeof stageOf>[0] & {
        step: (name: string, run: () => Promise<void>) => Promise<void> | void;
      },
    ) => {
      const actor = actOn(stageOf(context));
      for (const { name, run } of steps) await context.step(name, () => run(actor));
    },
  };
}
