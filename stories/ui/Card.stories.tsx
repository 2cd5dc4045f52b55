import { Calendar, Heart, MapPin } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Card, CardLink } from '#src/ui/Card.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ShelfScene } from '#src/ui/illustrations/ShelfScene.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

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

export const Raised = meta.story();

export const Sunken = meta.story({ args: { tone: 'sunken' as const } });

export const Brand = meta.story({ args: { tone: 'brand' as const } });

function LinkedCard() {
  return (
    <Card asChild padding="none">
      <article className="flex max-w-sm flex-col overflow-clip">
        <div className="border-b border-line bg-surface-sunken px-8 pt-4">
          <ShelfScene />
        </div>
        <div className="flex flex-col gap-3 p-4 sm:p-5">
          <div className="flex items-start justify-between gap-3">
            <h3>
              <CardLink href="#shelves">Mount two shelves in the hall</CardLink>
            </h3>
            <IconButton
              label="Keep for later"
              size="sm"
              className="relative z-10 -me-1.5 -mt-1 shrink-0"
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
            <span className="text-lg font-semibold tabular-nums">$45.00</span>
          </div>
        </div>
      </article>
    </Card>
  );
}

/** All of the card is the link; the heart stays a button of its own. */
export const AsLink = meta.story({
  render: () => <LinkedCard />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mount two shelves in the hall' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Keep for later' })).toHaveFocus();
  },
});

export const Sheet = meta.story({
  render: () => (
    <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      <LinkedCard />
      {(['raised', 'sunken', 'brand'] as const).map((tone) => (
        <Card key={tone} tone={tone} className="flex flex-col items-start gap-3">
          <Badge tone={tone === 'brand' ? 'accent' : 'info'} solid={tone === 'brand'}>
            {tone}
          </Badge>
          <h3>You pay when the work is done</h3>
          <p className={tone === 'brand' ? '' : 'text-ink-muted'}>
            The money is held until you say that everything is as it should be.
          </p>
        </Card>
      ))}
    </div>
  ),
});
