import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CardLink } from '#src/ui/Card.tsx';
import {
  actionRowClasses,
  actionRowLinkClasses,
  ItemCard,
  ItemCardSkeleton,
  type ItemCardProps,
} from '#src/ui/ItemCard.tsx';
import { Miniature } from '#src/ui/Miniature.tsx';
import { SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const opened = fn();
const pressed = fn();

const footer = (
  <div className={actionRowClasses}>
    <CardLink href="#details" className={actionRowLinkClasses} onOpen={() => void opened()}>
      View
    </CardLink>
    <Button variant="secondary">Not now</Button>
    <Button onClick={() => void pressed()}>Accept</Button>
  </div>
);

const usual: ItemCardProps = {
  titleId: 'item',
  title: 'Mount two shelves in the hall',
  headingLevel: 3,
  kind: <Badge tone="warning">Pending</Badge>,
  when: 'Mar 14, 2026',
  amount: '$45',
  amountLabel: 'Payment',
  footer,
  children: <p className="text-ink-muted">The wall is drywall, and I have the anchors.</p>,
};

const meta = preview.meta({
  title: 'UI/ItemCard',
  component: ItemCard,
  tags: ['autodocs'],
  decorators: [framed],
  args: { ...usual, className: 'max-w-md' },
});

export const Usual = meta.story({ tags: ['!test'] });

/** The link covers the card: a click on the text opens it, a click on a button doesn't. */
export const Pressed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    opened.mockClear();
    pressed.mockClear();
    const text = canvas.getByText(/^The wall/).getBoundingClientRect();
    const there = document.elementFromPoint(text.x + 20, text.y + 8);
    await expect(there).toBe(canvas.getByRole('link', { name: 'View' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'View' }));
    await expect(opened).toHaveBeenCalledOnce();
  },
});

const samples: readonly (readonly [caption: string, props: Partial<ItemCardProps>])[] = [
  ['Status', {}],
  ['Category', { picture: <Miniature name="moving" />, kind: 'Moving', when: undefined }],
  [
    'Long',
    {
      title:
        'Carry a sofa bed, two bookcases and the piano bench up to the third floor, then put them back together',
      amount: '$99,999.99',
    },
  ],
  ['No amount, no actions', { amount: undefined, footer: undefined }],
];

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Cards" column="lg">
      {samples.map(([caption, props], index) => (
        <SheetItem key={caption} caption={caption}>
          <ItemCard {...usual} {...props} titleId={`item-${index}`} />
        </SheetItem>
      ))}
      <SheetItem caption="Loading">
        <SkeletonGroup label="Loading">
          <ItemCardSkeleton hasPicture buttons={['w-20', 'w-24']}>
            <SkeletonText lines={2} />
          </ItemCardSkeleton>
        </SkeletonGroup>
      </SheetItem>
    </SheetSection>
  ),
});
