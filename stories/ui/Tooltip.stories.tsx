import { Archive, MapPin, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { inThreeModes } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

/** Off the docs page: all frames play at once there, and these would compete for focus. */
const behavior = ['!autodocs'];

const meta = preview.meta({
  title: 'UI/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    content: 'Mar 14, 2026, 10:00 AM',
    isFocusable: true,
    children: <time dateTime="2026-03-14T10:00:00Z">2 hours ago</time>,
  },
  render: (args) => (
    <div className="flex justify-center p-10">
      <Tooltip {...args} />
    </div>
  ),
});

export const OnATime = meta.story({ tags: ['!test'] });

export const OnAButton = meta.story({
  tags: ['!test'],
  args: {
    content: 'You can restore it for 30 days',
    isFocusable: false,
    children: <Button variant="secondary">Archive</Button>,
  },
});

/** Focus opens it at once and describes the control; Escape and blur close it. */
export const Keyboard = meta.story({
  tags: behavior,
  render: (args) => (
    <div className="flex justify-center gap-4 p-10">
      <Tooltip {...args} />
      <Button>Next</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('2 hours ago');
    await userEvent.tab();
    await expect(time).toHaveFocus();
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('Mar 14, 2026, 10:00 AM');
    await expect(time).toHaveAccessibleDescription('Mar 14, 2026, 10:00 AM');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(time).toHaveFocus();
    await expect(time).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveFocus();
  },
});

/** Hover opens it after a delay; clicking the control closes it. */
export const Pointer = meta.story({
  tags: behavior,
  args: { isFocusable: false, children: <Button variant="secondary">Archive</Button> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.unhover(button);
  },
});

/** Touch does not open it, so it must not hold essential information. */
export const Touch = meta.story({
  tags: behavior,
  args: { isFocusable: false, children: <Button variant="secondary">Archive</Button> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.pointer([{ keys: '[TouchA>]', target: button }, { keys: '[/TouchA]' }]);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(button).not.toHaveAccessibleDescription();
  },
});

function InDialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogContent title="Your request">
        <p>
          Sent{' '}
          <Tooltip content="Mar 14, 2026, 10:00 AM" isFocusable>
            <time dateTime="2026-03-14T10:00:00Z">2 hours ago</time>
          </Tooltip>
        </p>
      </DialogContent>
    </Dialog>
  );
}

/** Over a dialog, Escape closes the tooltip first and then the dialog. */
export const OverADialog = meta.story({
  tags: behavior,
  render: () => <InDialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('2 hours ago')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    const tip = await screen.findByRole('tooltip');
    const { left, top, width, height } = tip.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(tip);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** A label over a box with space for a tooltip on all sides. */
function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base">{name}</h2>
      <div className="grid min-h-56 place-items-center rounded-card border border-line bg-surface-sunken">
        {children}
      </div>
    </section>
  );
}

/** All tooltips are open, controlled from outside. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="grid max-w-4xl gap-x-8 gap-y-6 md:grid-cols-2">
      <Specimen name="On a time">
        <Tooltip open content="Mar 14, 2026, 10:00 AM" isFocusable>
          <time dateTime="2026-03-14T10:00:00Z" className="rounded-small text-ink-muted">
            2 hours ago
          </time>
        </Tooltip>
      </Specimen>
      <Specimen name="On a button in focus">
        <Tooltip open content="You can restore it for 30 days">
          <Button variant="secondary" data-pseudo="focus">
            Archive
          </Button>
        </Tooltip>
      </Specimen>
      <Specimen name="Below">
        <Tooltip open content="Archive" side="bottom">
          <IconButton label="Archive" title={undefined} variant="outline">
            <Archive aria-hidden strokeWidth={1.75} />
          </IconButton>
        </Tooltip>
      </Specimen>
      <Specimen name="Beside">
        <Tooltip open content="Delete for good" side="right">
          <IconButton label="Delete" title={undefined} variant="outline">
            <Trash2 aria-hidden strokeWidth={1.75} />
          </IconButton>
        </Tooltip>
      </Specimen>
      <Specimen name="Long text">
        <Tooltip
          open
          content="About 800 m from you, as the crow flies. The exact address is shown once both of you have agreed."
        >
          <Button variant="secondary" size="sm" icon={<MapPin aria-hidden strokeWidth={1.75} />}>
            Nearby
          </Button>
        </Tooltip>
      </Specimen>
      <Specimen name="A word that does not break">
        <Tooltip open content="IMG_20260314_104512_living-room-before-the-shelves.jpeg">
          <Button variant="secondary" size="sm">
            Picture
          </Button>
        </Tooltip>
      </Specimen>
    </div>
  ),
});
