import { Pencil, Trash2 } from 'lucide-react';
import { fn } from 'storybook/test';
import { ReviewCard, type ReviewCardProps } from '#src/features/review/ReviewCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { aReview } from '#mocks/factories/reviews.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn, SheetSection } from '../../ui/sheet.tsx';
import { SignedIn, signedInAs } from '../signed-in.tsx';

const meta = preview.meta({
  title: 'Features/Reviews/ReviewCard',
  component: ReviewCard,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  args: { review: aReview(), onView: fn() },
});

export const AboutYou = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-form')] });

const actions = (
  <>
    <IconButton label="Delete" size="sm">
      <Trash2 aria-hidden strokeWidth={1.75} />
    </IconButton>
    <Button variant="secondary" size="sm" icon={<Pencil aria-hidden strokeWidth={1.75} />}>
      Edit
    </Button>
  </>
);

const longest = aReview({ review_text: LONGEST.words });

/** Every rating and every content. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => {
    const card = (props: Partial<ReviewCardProps>) => <ReviewCard {...args} {...props} />;
    return (
      <>
        <SheetSection
          title="About you"
          column="lg"
          states={{
            '5 stars': { review: aReview({ rating: 5 }) },
            '4 stars': {},
            '3 stars': { review: aReview({ rating: 3 }) },
            '2 stars': { review: aReview({ rating: 2 }) },
            '1 star': { review: aReview({ rating: 1 }) },
            'Without a text': { review: aReview({ review_text: null }) },
            'Longest text': { review: longest },
            'Among reviews of one person': { hasSubject: false },
          }}
        >
          {card}
        </SheetSection>
        <SheetSection
          title="Written by you"
          column="lg"
          states={{
            Usual: { review: aReview({ rating: 5 }), actions },
            'Longest text': { review: longest, actions },
          }}
        >
          {(props: Partial<ReviewCardProps>) => <SignedIn viewer="client">{card(props)}</SignedIn>}
        </SheetSection>
      </>
    );
  },
});
