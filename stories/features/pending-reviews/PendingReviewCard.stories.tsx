import { useQuery } from '@tanstack/react-query';
import { fn } from 'storybook/test';
import { listPendingReviews } from '#src/contract/reviews.ts';
import type { PendingReview } from '#src/domain/review.ts';
import {
  PendingReviewCard,
  type PendingReviewCardProps,
} from '#src/features/pending-reviews/PendingReviewCard.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { fullName } from '#src/domain/user.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';

interface CardArgs extends Pick<PendingReviewCardProps, 'onWrite'> {
  readonly taskTitle: string;
  /** In dollars. */
  readonly amount: number;
}

const meta = preview.meta({
  title: 'Features/PendingReviews/PendingReviewCard',
  component: documents<CardArgs>(PendingReviewCard),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: () => scenarioOf('pending-reviews-one') },
  argTypes: {
    taskTitle: { description: 'The title of the completed task.' },
    amount: { description: 'In dollars.' },
  },
  args: { taskTitle: 'Assemble a bunk bed for the kids', amount: 95, onWrite: fn() },
  render: ({ taskTitle, amount, onWrite }) => (
    <Card given={{ task_title: taskTitle, payment_amount: amount }} onWrite={onWrite} />
  ),
});

/** The pending review of the story's server, with some of its fields replaced. */
function Card({
  given,
  onWrite,
}: Pick<PendingReviewCardProps, 'onWrite'> & { given?: Partial<PendingReview> }) {
  const { data } = useQuery(callQuery(useApi(), listPendingReviews, {}));
  const [pending] = data?.data ?? [];
  return pending && <PendingReviewCard pending={{ ...pending, ...given }} onWrite={onWrite} />;
}

export const Pending = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: ({ onWrite }) => (
    <SheetSection
      title="Pending review"
      column="xl"
      states={{
        Usual: {},
        Cents: { task_offer_id: 2, payment_amount: 120.5 },
        'Everything at its longest': {
          task_offer_id: 3,
          task_title: LONGEST.title,
          can_review_user: { id: people.longName.id, name: fullName(people.longName) },
          payment_amount: 99_999.99,
        },
      }}
    >
      {(given: Partial<PendingReview>) => <Card given={given} onWrite={onWrite} />}
    </SheetSection>
  ),
});
