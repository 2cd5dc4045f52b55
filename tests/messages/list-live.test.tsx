import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { UNREAD_POLLING } from '#src/domain/unread.ts';
import { sendText } from '#mocks/db/conversations.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';

/** The ids of the rendered conversations, from top to bottom. */
const shownIds = () =>
  within(screen.getByRole('list', { name: 'Conversations' }))
    .getAllByRole('listitem')
    .map((row) => Number(row.dataset['key']));

it('a new message moves its conversation to the top, and the focus stays where it was', async () => {
  const { stage } = await renderStage('messages-loaded');
  expect(shownIds()).toEqual([7, 6, 5, 4, 3]);
  const focused = screen.getByRole('link', { name: /Deep clean the kitchen/ });
  const moved = screen.getByRole('link', { name: /Assemble a swing set/ });
  focused.focus();

  sendText(stage.server.world, 3, 9, 'The weekend has been moved. Do you have time now?');
  stage.clock.advance(UNREAD_POLLING.messaging.interval);
  await settle(stage);
  await waitFor(() => expect(shownIds()).toEqual([3, 7, 6, 5, 4]));
  expect(moved.isConnected).toBe(true);
  within(moved).getByText('Just now');
  within(moved).getByText('1 unread message');
  within(moved).getByText(/^The weekend has been moved/);
  expect(document.activeElement).toBe(focused);

  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  await waitFor(() => expect(stage.address()).toBe('/messages?conversation=7'));
});
