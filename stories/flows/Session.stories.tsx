import { withoutPicture } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { stageOf } from '../../.storybook/stage-addon.tsx';
import type { Flow } from './flow.ts';
import { registerToDashboard, sessionExpired } from './session-flows.ts';
import { actOn } from './staged-actor.ts';

const meta = preview.meta({
  title: 'Flows/Session',
  // A flow has no still of its own: its pictures are those of the screens that it passes.
  parameters: { scenario: 'demo', chromatic: withoutPicture },
});

function play({ steps }: Flow) {
  return async (
    context: Parameters<typeof stageOf>[0] & {
      step: (name: string, run: () => Promise<void>) => Promise<void> | void;
    },
  ) => {
    const actor = actOn(stageOf(context));
    for (const { name, run } of steps) await context.step(name, () => run(actor));
  };
}

export const RegisterToDashboard = meta.story({ play: play(registerToDashboard) });

export const SessionExpired = meta.story({ play: play(sessionExpired) });
