import { Bell, EllipsisVertical, Heart, Search, X } from 'lucide-react';
import { IconButton } from '#src/ui/IconButton.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Close', children: <X aria-hidden strokeWidth={1.75} /> },
});

export const Ghost = meta.story();

export const Outline = meta.story({ args: { variant: 'outline' as const } });

export const Small = meta.story({ args: { size: 'sm' as const } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Sheet = meta.story({
  render: () => (
    <div className="flex flex-col gap-4">
      {(['ghost', 'outline'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <IconButton variant={variant} label="Search">
            <Search aria-hidden strokeWidth={1.75} />
          </IconButton>
          <IconButton variant={variant} label="Notifications">
            <Bell aria-hidden strokeWidth={1.75} />
          </IconButton>
          <IconButton variant={variant} size="sm" label="Keep">
            <Heart aria-hidden strokeWidth={1.75} />
          </IconButton>
          <IconButton variant={variant} label="More" disabled>
            <EllipsisVertical aria-hidden strokeWidth={1.75} />
          </IconButton>
        </div>
      ))}
    </div>
  ),
});
