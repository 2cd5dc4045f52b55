import { useQuery } from '@tanstack/react-query';
import { userEvent, waitFor } from 'storybook/test';
import { Link } from 'react-router-dom';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { getOffer } from '#src/contract/offers.ts';
import { OfferActions } from '#src/features/offer/OfferActions.tsx';
import { transitionsFrom } from '#src/domain/offer-process.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { OFFER_ID, oneOffer } from '#mocks/scenarios/offer-seeds.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { ViewedBy } from '#stories/stage/StagedFeature.tsx';
import preview from '../../.storybook/preview.tsx';
import { renderFeature } from '../render-stage.tsx';
import { unmountStory } from '../unmount-story.ts';

afterAll(unmountStory);

const pending = scenarioOf('offers-card-pending');

/** The offer's actions, as the signed-in user may take them. */
function Actions() {
  const role = useSession()?.user.id === people.client.id ? 'client' : 'worker';
  const { data } = useQuery(callQuery(useApi(), getOffer, { params: { id: OFFER_ID } }));
  if (!data) return null;
  return (
    <OfferActions
      offer={data.offer}
      transitions={transitionsFrom(data.offer.status, role)}
      placement="card"
      onTransition={() => {}}
    />
  );
}

describe('a feature on a stage', () => {
  it('works against the mock server', async () => {
    const { canvas, stage } = await renderFeature(pending, <Actions />);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept offer' }));
    await canvas.findByRole('button', { name: 'Start Work' });
    expect(stage.server.world.offers.findOrThrow(OFFER_ID).status).toBe('accepted');
  });

  it('sends no call of its own', async () => {
    const { stage } = await renderFeature(pending, <p>Nothing to load</p>);
    expect(stage.server.seen).toEqual([]);
  });

  it('stays on the page when a link is followed, and reports where it leads', async () => {
    const onNavigate = vi.fn<(path: string) => void>();
    const content = (
      <>
        <input aria-label="Notes" />
        <Link to="/offers?offer=12">Your offer</Link>
      </>
    );
    const { canvas } = await renderFeature(pending, content, { onNavigate });
    await userEvent.type(canvas.getByLabelText('Notes'), 'Typed');
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/offers?offer=12'));
    expect(canvas.getByLabelText('Notes')).toHaveValue('Typed');
  });

  it('shows a part as another user of the same server sees it', async () => {
    const { canvas, stage } = await renderFeature(
      pending,
      <ViewedBy viewer="client">
        <Actions />
      </ViewedBy>,
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Offer' }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    expect(stage.server.world.offers.findOrThrow(OFFER_ID).status).toBe('cancelled');
  });
});

describe('the story of a feature', () => {
  const meta = preview.type<{ args: { status: 'pending' | 'accepted' } }>().meta({
    title: 'Tests/Feature',
    parameters: {
      feature: ({ status }: { status: 'pending' | 'accepted' }) =>
        scenario({ id: 'one', title: 'One offer', as: 'worker', at: '/', seed: oneOffer(status) }),
    },
    render: () => <Actions />,
    args: { status: 'accepted' as const },
  });

  it('seeds its world from its args', async () => {
    const story = meta.story({
      play: async (context) => {
        await context.canvas.findByRole('button', { name: 'Start Work' });
        expect(stageOf(context).server.world.offers.findOrThrow(OFFER_ID).status).toBe('accepted');
      },
    });
    await story.run();
  });

  it('may not name a scenario, too', async () => {
    const story = meta.story({ parameters: { scenario: 'offers-loaded' } });
    await expect(story.run()).rejects.toThrow('has both a scenario and `parameters.feature`');
  });

  it('claims no state', async () => {
    const story = meta.story({ parameters: { states: ['offers.badge.pending'] } });
    await expect(story.run()).rejects.toThrow('has `parameters.states` but no scenario');
  });
});
