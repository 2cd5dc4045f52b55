import { expect } from 'storybook/test';
import { OFFER_STATUSES, type ShownOfferStatus } from '#src/domain/offer.ts';
import { OfferProgress } from '#src/features/offer/OfferProgress.tsx';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CardLink } from '#src/ui/Card.tsx';
import { actionRowClasses, actionRowLinkClasses, ItemCard } from '#src/ui/ItemCard.tsx';
import { Miniature } from '#src/ui/Miniature.tsx';
import preview from '../../.storybook/preview.tsx';
import { FoundationSection } from './FoundationSection.tsx';

const meta = preview.meta({ title: 'Foundations/Patterns' });

const PARTS = [
  ['Quiet line', 'What it is, a status or a category, and when it is from.'],
  ['Title and amount', 'On one baseline, beside the miniature of the category.'],
  ['People', 'Whom it is about, with their avatar.'],
  ['Body', 'What was said, cut as each list says.'],
  [
    'Actions',
    'One row: the link, which covers the card, then the buttons; the primary one is last.',
  ],
] as const;

/** What every card of a list is made of, in this order. */
export const CardAnatomy = meta.story({
  render: () => (
    <FoundationSection title="The anatomy of a card">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <ItemCard
          titleId="anatomy"
          title="Mount two shelves"
          headingLevel={3}
          picture={<Miniature name="handyman" />}
          kind={<Badge tone="warning">Pending</Badge>}
          when="Mar 14, 2026"
          amount="$45"
          footer={
            <div className={actionRowClasses}>
              <CardLink href="#anatomy" className={actionRowLinkClasses}>
                View
              </CardLink>
              <Button variant="secondary">Decline</Button>
              <Button>Accept</Button>
            </div>
          }
        >
          <p className="flex items-center gap-2.5">
            <Avatar name="Clara Novak" personId={1} size="sm" /> Clara Novak
          </p>
          <p className="text-ink-muted">The wall is brick, and I have the brackets.</p>
        </ItemCard>
        <ol className="flex list-decimal flex-col gap-4 ps-6 marker:font-semibold marker:text-ink-muted">
          {PARTS.map(([name, text]) => (
            <li key={name} className="ps-2">
              <p className="font-semibold">{name}</p>
              <p className="text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </FoundationSection>
  ),
});

/** Offers in every status, as `OfferProgress` shows them. */
const WAYS: readonly { status: ShownOfferStatus; accepted_at: string | null }[] = [
  ...OFFER_STATUSES.map((status) => ({ status, accepted_at: null })),
  { status: 'cancelled', accepted_at: '2026-03-14T12:00:00Z' },
  { status: 'unknown', accepted_at: null },
];

/** The way of an offer in every status. One that was canceled after it was agreed on ends later. */
export const ProgressLines = meta.story({
  render: () => (
    <FoundationSection
      title="The way of an offer"
      note="The same four stops on cards, in details, above the chat and on the dashboards, in the tone of the status."
    >
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {WAYS.map((offer) => (
          <li key={`${offer.status} ${offer.accepted_at}`} className="flex flex-col gap-3">
            <span>
              <OfferStatusBadge status={offer.status} />
            </span>
            <OfferProgress offer={offer} />
          </li>
        ))}
      </ul>
    </FoundationSection>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(WAYS.length);
  },
});

const JOBS = [
  ['warning', 'Needs attention soon'],
  ['info', 'Neutral news'],
  ['brand', 'Under way: its teal means only this'],
  ['success', 'Done'],
  ['danger', 'Failed, or cannot be undone'],
  ['neutral', 'Over, or of no consequence; counts'],
  ['accent', 'Marigold: stars, rating bars, “due soon”'],
] as const;

/** The one meaning of each tone. */
export const ColorJobs = meta.story({
  render: () => (
    <FoundationSection
      title="Each tone has one job"
      note="Color never carries a meaning alone: an icon or a word is beside it."
    >
      <dl className="grid max-w-reading grid-cols-[7rem_1fr] items-center gap-x-6 gap-y-4">
        {JOBS.map(([tone, job]) => (
          <div key={tone} className="contents">
            <dt>
              <Badge tone={tone}>{tone}</Badge>
            </dt>
            <dd>{job}</dd>
          </div>
        ))}
      </dl>
    </FoundationSection>
  ),
});
