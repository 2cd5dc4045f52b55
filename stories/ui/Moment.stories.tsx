import { Moment } from '#src/ui/Moment.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Moment',
  component: Moment,
  tags: ['autodocs'],
  decorators: [framed],
  args: { name: 'handshake' as const },
});

export const Handshake = meta.story({ tags: ['!test'] });

const names = ['pin', 'handshake', 'stamp'] as const;

/** As they are without motion: a browser draws an image that has just moved a shade differently. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes, emulate: { reducedMotion: 'reduce' } },
  render: () => (
    <SheetSection title="Moments">
      {names.map((name) => (
        <SheetItem key={name} caption={name}>
          <Moment name={name} />
        </SheetItem>
      ))}
    </SheetSection>
  ),
});
