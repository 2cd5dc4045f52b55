import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import type { Actor } from '#flows/flow.ts';

/** Creates an actor that drives the app on a stage, in a story or a test. */
export function actOn(stage: Stage): Actor {
  const press: Actor['press'] = async (role, name, card) => {
    await settle(stage);
    const place =
      card === undefined ? screen : within(await screen.findByRole('article', { name: card }));
    await userEvent.click(await place.findByRole(role, { name }));
  };
  return {
    press,
    async pressAndConfirm(name, question, card) {
      stage.questions.answerWith(true);
      await press('button', name, card);
      await expect(stage.questions.asked.at(-1)).toBe(question);
    },
    async type(label, text) {
      await settle(stage);
      await userEvent.type(await screen.findByLabelText(label), text);
    },
    async fills(label, text) {
      await settle(stage);
      const field = await screen.findByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    },
    async chooses(label, option) {
      await settle(stage);
      await userEvent.selectOptions(await screen.findByLabelText(label), option);
    },
    async seesTyped(label, text) {
      await settle(stage);
      await waitFor(async () => expect(await screen.findByLabelText(label)).toHaveValue(text));
    },
    async seesHeading(name) {
      await screen.findByRole('heading', { name });
    },
    async sees(text) {
      await screen.findByText(text);
    },
    async seesCard(title, isThere) {
      await settle(stage);
      await waitFor(() => {
        const cards = screen.queryAllByRole('article', { name: title });
        return expect(cards.length > 0).toBe(isThere);
      });
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
  };
}
