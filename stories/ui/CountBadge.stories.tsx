import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, sheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/CountBadge',
  component: CountBadge,
  tags: ['autodocs'],
  decorators: [framed],
  args: { count: 3, label: '3 unread messages' },
});

export const Few = meta.story({ tags: ['!test'] });

const tones = [
  ['Danger', 'danger'],
  ['Brand', 'brand'],
  ['Neutral', 'neutral'],
] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {tones.map(([title, tone]) => (
        <SheetSection key={tone} title={title} column="sm">
          {[1, 12, 99, 100].map((count) => (
            <SheetItem key={count} caption={String(count)}>
              <CountBadge count={count} tone={tone} label={`${count} unread`} />
            </SheetItem>
          ))}
          <SheetItem caption="100, cap 9">
            <CountBadge count={100} cap={9} tone={tone} label="100 unread" />
          </SheetItem>
          <SheetItem caption="0: nothing">
            <CountBadge count={0} tone={tone} label="Nothing unread" />
          </SheetItem>
        </SheetSection>
      ))}
      <SheetSection title="In place">
        <SheetItem caption="On an icon, above the cap">
          <IconButton label="Notifications, 99+ unread">
            <Bell aria-hidden strokeWidth={1.75} />
            <CountBadge
              count={240}
              label="240 unread"
              className="absolute start-6 top-0 ring-2 ring-surface"
            />
          </IconButton>
        </SheetItem>
        <SheetItem caption="After a word">
          <span className="flex items-center gap-2 font-semibold">
            Offers <CountBadge count={12} tone="neutral" label="12 offers" />
          </span>
        </SheetItem>
      </SheetSection>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const aboveCap = sheetItem(canvasElement, 'On an icon, above the cap');
    await expect(aboveCap).toHaveTextContent('99+');
    await expect(canvas.queryByText('Nothing unread')).toBeNull();
  },
});
