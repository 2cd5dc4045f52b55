import { Pencil, Trash2 } from 'lucide-react';
import { ReviewCard } from '#src/features/review/ReviewCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { inThreeModes } from '#states/modes.ts';
import { ViewedBy } from '#stories/stage/StagedFeature.tsx';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import {
  reviewControls,
  reviewsWorld,
  reviewWorld,
  usualReview,
  type ReviewVariant,
} from './review-variants.ts';
import { SeededReview } from './SeededReview.tsx';

interface CardArgs extends ReviewVariant {
  readonly hasSubject: boolean;
  readonly hasActions: boolean;
}

const meta = preview.meta({
  title: 'Features/Reviews/ReviewCard',
  component: documents<CardArgs>(ReviewCard),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: reviewWorld },
  argTypes: {
    ...reviewControls,
    hasSubject: { description: 'Whether the card names the reviewed person.' },
    hasActions: { description: 'Whether the viewer can edit and delete it.' },
  },
  args: { ...usualReview, hasSubject: true, hasActions: false },
  render: ({ hasSubject, hasActions }) => (
    <div className="max-w-form">
      <SeededReview>
        {(review) => (
          <ReviewCard
            review={review}
            hasSubject={hasSubject}
            onView={() => {}}
            actions={hasActions ? buttons : undefined}
          />
        )}
      </SeededReview>
    </div>
  ),
});

const buttons = (
  <>
    <IconButton label="Delete" size="sm">
      <Trash2 aria-hidden strokeWidth={1.75} />
    </IconButton>
    <Button variant="secondary" size="sm" icon={<Pencil aria-hidden strokeWidth={1.75} />}>
      Edit
    </Button>
  </>
);

export const AboutYou = meta.story({ tags: ['!test'] });

const sheet: readonly (readonly [caption: string, given: Partial<CardArgs>])[] = [
  ['5 stars', { rating: 5 }],
  ['4 stars', { rating: 4 }],
  ['3 stars', { rating: 3 }],
  ['2 stars', { rating: 2 }],
  ['1 star', { rating: 1 }],
  ['Written by you', { rating: 5, seenBy: 'client', hasActions: true }],
  ['Without a text', { text: 'none' }],
  ['Longest text', { text: 'longest' }],
  ['Longest text, written by you', { text: 'longest', seenBy: 'client', hasActions: true }],
  ['Among reviews of one person', { hasSubject: false }],
];

/** Every rating and every content. */
export const Sheet = meta.story({
  parameters: {
    chromatic: inThreeModes,
    feature: () => reviewsWorld(sheet.map(([, given]) => ({ ...usualReview, ...given }))),
  },
  render: () => (
    <SheetSection title="Reviews" column="lg">
      {sheet.map(([caption, { seenBy = usualReview.seenBy, hasActions, hasSubject }], index) => (
        <SheetItem key={caption} caption={caption}>
          <ViewedBy viewer={seenBy}>
            <SeededReview id={index + 1}>
              {(review) => (
                <ReviewCard
                  review={review}
                  hasSubject={hasSubject}
                  onView={() => {}}
                  actions={hasActions ? buttons : undefined}
                />
              )}
            </SeededReview>
          </ViewedBy>
        </SheetItem>
      ))}
    </SheetSection>
  ),
});
