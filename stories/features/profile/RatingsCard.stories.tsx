import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Rating, RatingStats } from '#src/domain/review.ts';
import { RatingsCard, type RatingsCardProps } from '#src/features/profile/RatingsCard.tsx';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenarioOf, type ScenarioId } from '#mocks/scenarios/registry.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { SeededProfile } from './SeededProfile.tsx';

interface CardArgs extends Pick<RatingsCardProps, 'onSelect'> {
  /** Whose ratings they are. */
  readonly ratings: keyof typeof RATED;
}

/** The scenarios of the control, by what it says. */
const RATED = {
  usual: 'profile-loaded',
  low: 'profile-average-249',
  'all the best': 'profile-five-star-all',
} as const satisfies Record<string, ScenarioId>;

const meta = preview.meta({
  title: 'Features/Profile/RatingsCard',
  component: documents<CardArgs>(RatingsCard),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: ({ ratings }: CardArgs) => scenarioOf(RATED[ratings]) },
  argTypes: {
    ratings: {
      description: "The user's ratings.",
      options: Object.keys(RATED),
      control: { type: 'inline-radio' },
    },
  },
  args: { ratings: 'usual' as const, onSelect: fn() },
  render: ({ onSelect }) => (
    <div className="max-w-form">
      <Ratings onSelect={onSelect} />
    </div>
  ),
});

/** The ratings of the worker account, with some of the figures replaced. */
function Ratings({
  given,
  onSelect = () => {},
}: Partial<Pick<CardArgs, 'onSelect'>> & { given?: Partial<RatingStats> }) {
  const [selected, setSelected] = useState<Rating | null>(null);
  return (
    <SeededProfile id={people.worker.id}>
      {({ statistics }) => (
        <RatingsCard
          stats={{ ...statistics, ...given }}
          selected={selected}
          onSelect={(selection) => {
            setSelected(selection.rating);
            onSelect(selection);
          }}
        />
      )}
    </SeededProfile>
  );
}

export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: '4 stars' });
    // No one gave two stars, so there is nothing to filter.
    await expect(canvas.queryByRole('button', { name: '2 stars' })).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ rating: null });
  },
});

const none = { '1_star': 0, '2_star': 0, '3_star': 0, '4_star': 0, '5_star': 0 };
const variants: readonly (readonly [caption: string, given: Partial<RatingStats>])[] = [
  ['Usual', {}],
  ['None', { average_rating: 0, total_reviews: 0, rating_breakdown: none }],
  ['A breakdown that exceeds the total', { total_reviews: 3 }],
];

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Ratings" column="xl">
      {variants.map(([caption, given]) => (
        <SheetItem key={caption} caption={caption}>
          <Ratings given={given} />
        </SheetItem>
      ))}
    </SheetSection>
  ),
});
