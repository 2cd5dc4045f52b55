import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { declineOffer } from '#src/contract/offers.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const list = () => screen.getByRole('region', { name: 'Offers' });

/** Loads the next page and waits for it. */
async function loadMore(stage: Stage): Promise<void> {
  await userEvent.click(button('Load more offers'));
  await settle(stage);
}

describe('under a status filter', () => {
  it('no offer is skipped after others have been declined', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-many-pending',
      at: '/offers?status=pending',
    });
    const { total, pending } = countPending(stage);
    screen.getByText(`Showing 10 of ${total}`);
    for (let declined = 1; declined <= 3; declined += 1) {
      await userEvent.click(screen.getAllByRole('button', { name: 'Decline' })[0] ?? list());
      await userEvent.click(await screen.findByRole('button', { name: 'Decline offer' }));
      await screen.findByText(`Showing ${10 - declined} of ${total - declined}`);
    }
    expect(stage.server.seen.filter(({ call }) => call === declineOffer.name)).toHaveLength(3);
    await loadMore(stage);
    // The three that moved up to the first page.
    screen.getByText(`Showing 10 of ${total - 3}`);
    await loadMore(stage);
    screen.getByText(`Showing 20 of ${total - 3}`);
    expect(await firstPending(stage, 20)).toEqual(pending().slice(0, 20));
  });
});

/** The viewer's pending offers on the server, newest first. */
function countPending({ server }: Stage) {
  const pending = () =>
    server.world.offers
      .all()
      .filter(({ status }) => status === 'pending')
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
      .map(({ id }) => `Offer #${id}`);
  return { pending, total: pending().length };
}

/** The numbers of the first pending offers in the list, from top to bottom. */
async function firstPending(stage: Stage, count: number): Promise<string[]> {
  const found = new Set<string>();
  // No further than needed: the list loads more when its end is reached.
  for (let y = 0; found.size < count && y < document.documentElement.scrollHeight; y += 400) {
    window.scrollTo(0, y);
    await settle(stage);
    for (const card of screen.getAllByRole('article')) {
      if (within(card).queryByText('Pending') === null) continue;
      found.add(/Offer #\d+/.exec(card.textContent ?? '')?.[0] ?? '');
    }
  }
  return [...found].slice(0, count);
}
