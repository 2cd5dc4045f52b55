import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { acceptOffer } from '#src/contract/offers.ts';
import { fails, once } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';

it('a refresh removes the alert of a transition that has failed', async () => {
  const { stage } = await renderStage({
    scenario: 'offers-card-pending',
    faults: [once(fails(acceptOffer, 409, { message: 'Please try again.' }))],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept offer' }));
  await screen.findByText('Please try again.');
  await settle(stage);
  screen.getByText('Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await settle(stage);
  expect(screen.queryByText('Please try again.')).toBeNull();
});
