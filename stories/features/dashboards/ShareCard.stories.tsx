import { expect } from 'storybook/test';
import { formatMoney } from '#src/domain/money.ts';
import { sharesCopy } from '#src/features/dashboards/copy.ts';
import { ShareCard } from '#src/features/dashboards/ShareCard.tsx';
import { offerShares, spendingShares, taskShares } from '#src/features/dashboards/shares.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed } from '../../ui/sheet.tsx';

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
  args: { title: sharesCopy.offers.title, parts: offerShares(worker) },
});

/** The numbers of the summary, and what is left of the total. */
export const OffersByStatus = meta.story({ tags: ['!test'] });

const spending = { title: sharesCopy.spending.title, formatValue: formatMoney };

/** A single part is no chart. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <ShareCard {...spending} parts={spendingShares(client)} />
      <ShareCard {...args} />
      <ShareCard title={sharesCopy.tasks.title} parts={taskShares(client)} />
      <ShareCard
        {...spending}
        title="One part"
        parts={spendingShares({ ...client, this_month_spending: 0 })}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: sharesCopy.offers.title })).toBeVisible();
    await expect(canvas.getByText('$445')).toBeVisible();
    await expect(canvas.getByText(sharesCopy.tasks.inactive)).toBeVisible();
    await expect(canvas.queryByText('One part')).not.toBeInTheDocument();
  },
});
