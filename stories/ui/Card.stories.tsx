import { Calendar, Heart, MapPin } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card, CardLink, type CardProps } from '#src/ui/Card.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetSection } from './sheet.tsx';

const kept = fn();

const meta = preview.meta({
  title: 'UI/Card',
  component: Card,
  subcomponents: { CardLink },
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    className: 'max-w-md',
    children: (
      <>
        <h3>Payment</h3>
        <p className="text-ink-muted">You pay when the work is done.</p>
      </>
    ),
  },
});

export const Raised = meta.story({ tags: ['!test'] });

function LinkedCard({ title = 'Mount two shelves in the hall', ...rest }: CardProps) {
  return (
    <Card asChild padding="none" {...rest}>
      <article className="flex max-w-sm flex-col overflow-clip">
        <div className="border-b border-line bg-surface-sunken px-8 pt-4">
          <Scene name="shelf" />
        </div>
        <div className="flex flex-col gap-3 p-4 sm:p-5">
          <div className="flex items-start justify-between gap-3">
            <h3>
              <CardLink href="#shelves">{title}</CardLink>
            </h3>
            <IconButton
              label="Keep for later"
              size="sm"
              className="-me-1.5 -mt-1 shrink-0"
              onClick={kept}
            >
              <Heart aria-hidden strokeWidth={1.75} />
            </IconButton>
          </div>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted [&_svg]:size-4">
            <li className="flex items-center gap-1.5">
              <MapPin aria-hidden strokeWidth={1.75} /> Arroios, 1.2 km
            </li>
            <li className="flex items-center gap-1.5">
              <Calendar aria-hidden strokeWidth={1.75} /> Saturday, 10:00
            </li>
          </ul>
          <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
            <span className="flex items-center gap-2.5 text-sm font-medium">
              <Avatar name="Ana Sousa" personId={7} size="sm" /> Ana Sousa
            </span>
            <span className="text-lg font-semibold tabular-nums">$45</span>
          </div>
        </div>
      </article>
    </Card>
  );
}

/** The card is one tab stop with the name of its link; its other controls come after it. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: () => <LinkedCard />,
  play: async ({ canvas }) => {
    kept.mockClear();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Mount two shelves in the hall' });
    await expect(link).toHaveFocus();
    // The focus ring is on the card.
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
    await expect(getComputedStyle(link).outlineStyle).toBe('none');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Keep for later' })).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('none');
    await userEvent.keyboard('{Enter}');
    await expect(kept).toHaveBeenCalledTimes(1);
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection
        title="Tone"
        column="lg"
        states={{ Raised: { tone: 'raised' }, Sunken: { tone: 'sunken' } }}
      >
        {(props: CardProps) => (
          <Card className="flex flex-col gap-1" {...props}>
            <h3>You pay when the work is done</h3>
            <p className="text-ink-muted">
              The money is held until you say that everything is as it should be.
            </p>
          </Card>
        )}
      </SheetSection>
      <SheetSection
        title="All of it a link"
        column="lg"
        states={{
          Default: {},
          Hover: { 'data-pseudo': 'hover' },
          Focus: { 'data-pseudo': 'focus' },
          'Long text': {
            title:
              'Mount two shelves in the hall, take down the old ones and carry them to the recycling yard',
          },
        }}
      >
        {(props: CardProps) => <LinkedCard {...props} />}
      </SheetSection>
      <SheetSection
        title="Padding"
        states={{
          None: { padding: 'none' },
          Small: { padding: 'sm' },
          Medium: { padding: 'md' },
          Large: { padding: 'lg' },
        }}
      >
        {(props: CardProps) => (
          <Card {...props}>
            <div className="rounded-small bg-surface-sunken py-3" />
          </Card>
        )}
      </SheetSection>
    </>
  ),
});
