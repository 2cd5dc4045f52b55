import { expect, waitFor } from 'storybook/test';
import type { Flow } from '#flows/flow.ts';
import { createAppRoutes } from '#src/app/screens.tsx';
import { stageOf } from './stage-addon.ts';
import { actOn } from './staged-actor.ts';

/** The parameters and the play function of a story that runs a flow on its stage, step by step, through all screens. */
export function played({ scenario, endsAt, steps }: Flow) {
  return {
    parameters: { scenario, routes: createAppRoutes },
    play: async (
      context: Parameters<typeof actOn>[0] & {
        step: (name: string, run: () => Promise<void>) => Promise<void> | void;
      },
    ) => {
      const actor = actOn(context);
      for (const { name, run } of steps) await context.step(name, () => run(actor));
      await waitFor(() => expect(stageOf(context).address()).toMatch(endsAt));
    },
  };
}
