import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { renderStage } from '../render-stage.tsx';

const cards = () => screen.queryAllByRole('article');

it('shows a review at its own address, and Back closes it', async () => {
  const { stage } = await renderStage('reviews-longest');
  const [card] = cards();
  if (!card) throw new Error('Expected a card.');
  const button = within(card).getByRole('button', { name: /^View/ });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Review' });
  await within(dialog).findByText(card.querySelector('time')?.textContent ?? 'No date.');
  expect(stage.address()).toMatch(/^\/reviews\?review=\d+$/);
  await stage.visit().router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stage.address()).toBe('/reviews');
  await waitFor(() => expect(document.activeElement).toBe(button));
});
