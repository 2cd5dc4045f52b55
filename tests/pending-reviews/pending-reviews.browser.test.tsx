import { screen, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';

const BUNK_BED = 'Assemble a bunk bed for the kids';

const card = (title: string) => screen.getByRole('article', { name: title });
const writeButton = (title: string) =>
  within(card(title)).getByRole('button', { name: /^Write Review/ });

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBe(null), { timeout: 5_000 });

describe('the list', () => {
  it('can be worked through by keyboard alone', async () => {
    const { stage } = await renderStage('pending-reviews-one');
    writeButton(BUNK_BED).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await settle(stage);
    await userEvent.keyboard('4');
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    expect(stage.server.world.reviews.all()).toMatchObject([{ rating: 4 }]);
  });
});
