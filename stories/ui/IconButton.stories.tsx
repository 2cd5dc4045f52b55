import { Bell, EllipsisVertical, Heart, Search, X } from 'lucide-react';
import { IconButton, type IconButtonProps } from '#src/ui/IconButton.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Close', children: <X aria-hidden strokeWidth={1.75} /> },
});

export const Default = meta.story({ tags: ['!test'] });

const search = { label: 'Search', children: <Search aria-hidden strokeWidth={1.75} /> };
const more = { label: 'More', children: <EllipsisVertical aria-hidden strokeWidth={1.75} /> };
const keep = {
  label: 'Keep',
  size: 'sm',
  children: <Heart aria-hidden strokeWidth={1.75} />,
} as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection
        title="States"
        column="sm"
        states={{
          Default: search,
          Hover: { ...search, 'data-pseudo': 'hover' },
          Focus: { ...search, 'data-pseudo': 'focus' },
          Pressed: { ...search, 'data-pseudo': 'hover active' },
          'Menu is open': { ...more, 'data-state': 'open' },
          Disabled: { ...search, disabled: true },
          Small: keep,
          'Small, hover': { ...keep, 'data-pseudo': 'hover' },
          'Small, focus': { ...keep, 'data-pseudo': 'focus' },
        }}
      >
        {(props: IconButtonProps) => <IconButton {...props} />}
      </SheetSection>
      <SheetSection title="In place" column="lg">
        <SheetItem caption="At the end of a heading">
          <div className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface-raised py-2 ps-4 pe-2">
            <span className="font-semibold">Notifications</span>
            <span className="flex">
              <IconButton label="Settings">
                <Bell aria-hidden strokeWidth={1.75} />
              </IconButton>
              <IconButton {...args} />
            </span>
          </div>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
