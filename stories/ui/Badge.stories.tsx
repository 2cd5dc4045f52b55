import { Ban, Check, CircleDashed, Clock, Handshake, Hammer, Star } from 'lucide-react';
import { Badge } from '#src/ui/Badge.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Badge',
  component: Badge,
  tags: ['autodocs'],
  decorators: [framed],
  args: { children: 'Completed', tone: 'success' as const },
});

export const Soft = meta.story();

export const Solid = meta.story({ args: { solid: true } });

export const WithIcon = meta.story({ args: { icon: <Check aria-hidden strokeWidth={2} /> } });

const all = [
  ['neutral', 'Cancelled', CircleDashed],
  ['warning', 'Waiting', Clock],
  ['info', 'Accepted', Handshake],
  ['brand', 'In progress', Hammer],
  ['success', 'Completed', Check],
  ['danger', 'Declined', Ban],
  ['accent', 'New here', Star],
] as const;

export const Sheet = meta.story({
  render: () => (
    <div className="flex flex-col gap-4">
      {[false, true].map((solid) => (
        <div key={String(solid)} className="flex flex-wrap gap-2">
          {all.map(([tone, word, Icon]) => (
            <Badge key={tone} tone={tone} solid={solid} icon={<Icon aria-hidden strokeWidth={2} />}>
              {word}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  ),
});
