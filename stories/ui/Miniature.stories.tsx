import { Miniature, type MiniatureName } from '#src/ui/Miniature.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Miniature',
  component: Miniature,
  tags: ['autodocs'],
  decorators: [framed],
  args: { name: 'moving' as const },
});

export const Moving = meta.story({ tags: ['!test'] });

const names: readonly MiniatureName[] = [
  'home',
  'cleaning',
  'handyman',
  'tech',
  'moving',
  'business',
  'other',
];

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {['48 px', '32 px'].map((title) => (
        <SheetSection key={title} title={title}>
          {names.map((name) => (
            <SheetItem key={name} caption={name}>
              <Miniature name={name} className={title === '32 px' ? 'size-8' : undefined} />
            </SheetItem>
          ))}
        </SheetSection>
      ))}
    </>
  ),
});
