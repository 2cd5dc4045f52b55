import { expect } from 'storybook/test';
import { formatMoney } from '#src/domain/money.ts';
import { sharesCopy } from '#src/features/dashboards/copy.ts';
import { ShareCard } from '#src/features/dashboards/ShareCard.tsx';
import { earningsShares, offerShares, taskShares } from '#src/features/dashboards/shares.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';

const worker = {
  total_offers: 24,
  completed_offers: 15,
  accepted_offers: 2,
  in_progress_offers: 1,
  paid_offers: 11,
  pending_offers: 3,
  total_earnings: 1_482.5,
  this_month_earnings: 310,
  upcoming_deadlines: 2,
  overdue_tasks: 0,
  unread_messages_count: 1,
};

const client = {
  unread_messages_count: 0,
  total_tasks: 12,
  active_tasks: 3,
  completed_tasks: 7,
  cancelled_tasks: 1,
  total_offers_received: 9,
  pending_offers: 1,
  accepted_offers: 1,
  in_progress_offers: 1,
  total_spending: 540,
  this_month_spending: 95,
  tasks_needing_attention: 0,
};

const meta = preview.meta({
  title: 'Features/Dashboard/ShareCard',
  component: ShareCard,
  tags: ['autodocs'],
  decorators: [
    framed,
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
  args: { ...sharesCopy.offers, parts: offerShares(worker), partCount: 5 },
});

/** The numbers of the summary, and what is left of the total. */
export const OffersByStatus = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: sharesCopy.offers.title })).toBeVisible();
  },
});

/** Amounts in dollars. */
export const Earnings = meta.story({
  args: {
    ...sharesCopy.earnings,
    parts: earningsShares(worker),
    partCount: 2,
    formatValue: formatMoney,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,172.50')).toBeVisible();
  },
});

export const TasksByStatus = meta.story({
  args: { ...sharesCopy.tasks, parts: taskShares(client), partCount: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sharesCopy.tasks.inactive)).toBeVisible();
  },
});

/** Someone who is new: a sentence in place of an empty chart. */
export const Empty = meta.story({
  args: {
    ...sharesCopy.earnings,
    parts: earningsShares({ ...worker, total_earnings: 0, this_month_earnings: 0 }),
    partCount: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sharesCopy.earnings.empty)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** In the shape of the chart. */
export const Loading = meta.story({
  args: { parts: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sharesCopy.offers.loading)).toBeInTheDocument();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="flex flex-col gap-4">
      <ShareCard
        {...sharesCopy.earnings}
        parts={earningsShares(worker)}
        partCount={2}
        formatValue={formatMoney}
      />
      <ShareCard {...sharesCopy.offers} parts={offerShares(worker)} partCount={5} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
  },
});
