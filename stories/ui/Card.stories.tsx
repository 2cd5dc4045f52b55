import { Heart } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Card, CardLink, type CardProps } from '#src/ui/Card.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
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
    <Card asChild {...rest}>
      <article className="flex max-w-sm items-start justify-between gap-3">
        <h3>
          <CardLink href="#shelves">{title}</CardLink>
        </h3>
        <IconButton label="Keep for later" size="sm" className="shrink-0" onClick={kept}>
          <Heart aria-hidden strokeWidth={1.75} />
        </IconButton>
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
