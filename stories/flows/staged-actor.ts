import { screen, userEvent } from 'storybook/test';
import { settle } from '../stage/settle.ts';
import type { Stage } from '../stage/stage.ts';
import type { Actor } from './flow.ts';

/** Plays a flow on a stage, in a story or a test. */
export function actOn(stage: Stage): Actor {
  return {
    async press(role, name) {
      await settle(stage);
      await userEvent.click(await screen.findByRole(role, { name }));
    },
    async type(label, text) {
      await settle(stage);
      await userEvent.type(await screen.findByLabelText(label), text);
    },
    async seesHeading(name) {
      await screen.findByRole('heading', { name });
    },
    async sees(text) {
      await screen.findByText(text);
    },
    async returnsWithDeadSession(path) {
      stage.server.world.tokens.replaceAll([]);
      stage.environment.navigateFully(path);
      await settle(stage);
    },
    async waits(milliseconds) {
      await settle(stage);
      stage.clock.advance(milliseconds);
      await settle(stage);
    },
  };
}
