import { Miniature, type MiniatureName } from '#src/ui/Miniature.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

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
      <SheetSection title="48 px">
        {names.map((name) => (
          <SheetItem key={name} caption={name}>
            <Miniature name={name} />
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="32 px">
        {names.map((name) => (
          <SheetItem key={name} caption={name}>
            <Miniature name={name} className="size-8" />
          </SheetItem>
        ))}
      </SheetSection>
    </>
  ),
});
