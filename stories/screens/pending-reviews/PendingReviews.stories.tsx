import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { createReview, listPendingReviews } from '#src/contract/reviews.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { opensDialog, submits } from './pending-review-steps.ts';

const meta = preview.meta({
  title: 'Screens/PendingReviews',
  parameters: { scenario: 'pending-reviews-loaded' },
});

export const Loaded = meta.story({
  parameters: { states: ['pending-reviews.loaded'], chromatic: inAllModes },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    const card = canvas.getByRole('article', { name: 'Assemble a bunk bed for the kids' });
    await expect(card).toHaveTextContent('$95');
    await expect(card).toHaveTextContent('Completed Mar 12, 2026');
    await expect(within(card).getByRole('link', { name: 'Wes Okafor' })).toHaveAttribute(
      'href',
      '/user/2',
    );
  },
});

export const Loading = meta.story({
  parameters: {
    faults: [never(listPendingReviews)],
    states: ['pending-reviews.loading'],
    chromatic: inThreeModes,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your pending reviews')).toBeInTheDocument();
  },
});

export const Single = meta.story({
  parameters: { scenario: 'pending-reviews-one', states: ['pending-reviews.one'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  parameters: {
    scenario: 'pending-reviews-empty',
    states: ['pending-reviews.empty'],
    chromatic: inThreeModes,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'All Caught Up!' });
    await expect(canvas.queryByText(/pending$/)).not.toBeInTheDocument();
  },
});

export const ServerError = meta.story({
  parameters: { faults: [fails(listPendingReviews, 500)], states: ['pending-reviews.error'] },
});

export const TriedAgain = meta.story({
  parameters: { chromatic: samePictureAs('screens-pendingreviews/loaded.desktop-light') },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/reviews/pending', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('3 pending')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  parameters: { scenario: 'pending-reviews-long', chromatic: inThreeModes, subject: 'article' },
});

export const Writing = meta.story({
  parameters: { chromatic: inThreeModes },
  play: async (context) => {
    const dialog = await opensDialog(context, 'Water the plants for a week');
    await expect(dialog).toHaveAccessibleDescription(/Sam Ito/);
  },
});

export const Submitted = meta.story({
  parameters: { states: ['pending-reviews.after-submit'] },
  play: async (context) => {
    await submits(context, 'Assemble a bunk bed for the kids');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { canvas } = context;
    await expect(await canvas.findByText('2 pending')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    // The card that takes its place.
    await waitFor(() =>
      expect(
        within(canvas.getByRole('article', { name: 'Water the plants for a week' })).getByRole(
          'button',
        ),
      ).toHaveFocus(),
    );
    await settle(stageOf(context));
  },
});

/** The task stays in the list, and the dialog keeps what was entered. */
export const Failed = meta.story({
  parameters: { faults: [fails(createReview, 500)] },
  play: async (context) => {
    const dialog = await submits(context, 'Assemble a bunk bed for the kids');
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to submit review',
    );
  },
});

export const SignedOut = meta.story({
  parameters: {
    as: 'nobody',
    chromatic: samePictureAs('screens-dashboard/signed-out.desktop-light'),
  },
  play: async (context) => {
    await waitFor(() => expect(stageOf(context).address()).toBe('/auth'));
  },
});
