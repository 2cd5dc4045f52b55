import { Ban, Check, CircleDashed, Clock, Handshake, Hammer, Star } from 'lucide-react';
import { Badge } from '#src/ui/Badge.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Badge',
  component: Badge,
  tags: ['autodocs'],
  decorators: [framed],
  args: { children: 'Completed', tone: 'success' as const },
});

export const Soft = meta.story({ tags: ['!test'] });

const all = [
  ['neutral', 'Neutral', 'Cancelled', CircleDashed],
  ['warning', 'Warning', 'Waiting', Clock],
  ['info', 'Info', 'Accepted', Handshake],
  ['brand', 'Brand', 'In progress', Hammer],
  ['success', 'Success', 'Completed', Check],
  ['danger', 'Danger', 'Declined', Ban],
  ['accent', 'Accent', 'New here', Star],
  ['final', 'Final', 'Paid', Check],
] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="Tone">
        {all.map(([tone, caption, word, Icon]) => (
          <SheetItem key={tone} caption={caption}>
            <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={2} />}>
              {word}
            </Badge>
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="Words">
        <SheetItem caption="Without icon">
          <Badge tone="success">Completed</Badge>
        </SheetItem>
        <SheetItem caption="A figure">
          <Badge tone="brand">$1,250</Badge>
        </SheetItem>
        <SheetItem caption="Long, with little room">
          <Badge tone="warning" icon={<Clock aria-hidden strokeWidth={2} />}>
            Waiting for your answer
          </Badge>
        </SheetItem>
        <SheetItem caption="In a line of text">
          Shelves <Badge tone="info">New</Badge>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
