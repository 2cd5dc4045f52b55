import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/CountBadge',
  component: CountBadge,
  tags: ['autodocs'],
  decorators: [framed],
  args: { count: 3, label: '3 unread messages' },
});

export const Few = meta.story();

export const AboveCap = meta.story({
  args: { count: 240, label: '240 unread messages' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+');
  },
});

export const Zero = meta.story({
  args: { count: 0, label: 'No unread messages' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
});

export const Sheet = meta.story({
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {([1, 12, 99, 100] as const).map((count) => (
        <CountBadge key={count} count={count} label={`${count} unread`} />
      ))}
      <CountBadge count={4} tone="brand" label="4 offers" />
      <CountBadge count={4} tone="neutral" label="4 offers" />
      <IconButton label="Notifications, 5 unread">
        <Bell aria-hidden strokeWidth={1.75} />
        <CountBadge
          count={5}
          label="5 unread"
          className="absolute end-0.5 top-0.5 ring-2 ring-surface"
        />
      </IconButton>
    </div>
  ),
});
