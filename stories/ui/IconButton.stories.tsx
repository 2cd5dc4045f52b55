import { Bell, EllipsisVertical, Heart, Search, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Close', children: <X aria-hidden strokeWidth={1.75} /> },
});

export const Ghost = meta.story({ tags: ['!test'] });

/** Tab skips a disabled button; Enter and Space activate. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { onClick: fn() },
  render: (args) => (
    <div className="flex gap-3">
      <IconButton {...args} label="Keep" disabled />
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

const variants = [
  ['Ghost', 'ghost'],
  ['Outline', 'outline'],
] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {variants.map(([title, variant]) => (
        <SheetSection key={variant} title={title} column="sm">
          <SheetItem caption="Default">
            <IconButton variant={variant} label="Search">
              <Search aria-hidden strokeWidth={1.75} />
            </IconButton>
          </SheetItem>
          <SheetItem caption="Hover">
            <IconButton variant={variant} label="Search" data-pseudo="hover">
              <Search aria-hidden strokeWidth={1.75} />
            </IconButton>
          </SheetItem>
          <SheetItem caption="Focus">
            <IconButton variant={variant} label="Search" data-pseudo="focus">
              <Search aria-hidden strokeWidth={1.75} />
            </IconButton>
          </SheetItem>
          <SheetItem caption="Pressed">
            <IconButton variant={variant} label="Search" data-pseudo="hover active">
              <Search aria-hidden strokeWidth={1.75} />
            </IconButton>
          </SheetItem>
          <SheetItem caption="Menu is open">
            <IconButton variant={variant} label="More" data-state="open">
              <EllipsisVertical aria-hidden strokeWidth={1.75} />
            </IconButton>
          </SheetItem>
          <SheetItem caption="Disabled">
            <IconButton variant={variant} label="Search" disabled>
              <Search aria-hidden strokeWidth={1.75} />
            </IconButton>
          </SheetItem>
          <SheetItem caption="Small">
            <IconButton variant={variant} size="sm" label="Keep">
              <Heart aria-hidden strokeWidth={1.75} />
            </IconButton>
          </SheetItem>
          <SheetItem caption="Small, hover">
            <IconButton variant={variant} size="sm" label="Keep" data-pseudo="hover">
              <Heart aria-hidden strokeWidth={1.75} />
            </IconButton>
          </SheetItem>
          <SheetItem caption="Small, focus">
            <IconButton variant={variant} size="sm" label="Keep" data-pseudo="focus">
              <Heart aria-hidden strokeWidth={1.75} />
            </IconButton>
          </SheetItem>
        </SheetSection>
      ))}
      <SheetSection title="In place" column="lg">
        <SheetItem caption="At the end of a heading">
          <div className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface-raised py-2 ps-4 pe-2">
            <span className="font-semibold">Notifications</span>
            <span className="flex">
              <IconButton label="Settings">
                <Bell aria-hidden strokeWidth={1.75} />
              </IconButton>
              <IconButton label="Close">
                <X aria-hidden strokeWidth={1.75} />
              </IconButton>
            </span>
          </div>
        </SheetItem>
        <SheetItem caption="Beside a button">
          <div className="flex gap-3">
            <Button variant="secondary">Edit offer</Button>
            <IconButton variant="outline" label="More">
              <EllipsisVertical aria-hidden strokeWidth={1.75} />
            </IconButton>
          </div>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
