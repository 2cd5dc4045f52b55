import { Avatar } from '#src/ui/Avatar.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  decorators: [framed],
  args: { name: 'Ana Sousa', personId: 8 },
});

export const Medium = meta.story({ tags: ['!test'] });

const people = [
  'Ana Sousa',
  'Bruno Costa',
  'Chidi Okafor',
  'Dora Maar',
  'Eva Lind',
  'Farid Amiri',
  'Goda Vait',
  'Hugo Reis',
];

const names = [
  ['Two words', 'Ana Sousa'],
  ['One word', 'Prince'],
  ['Many words', 'Maria da Conceição Vaz de Almeida'],
  ['Cyrillic', 'Юлия Петровна Иванова'],
  ['Arabic', 'ليلى حداد'],
  ['Small letters', 'bell hooks'],
] as const;

const sizes = [
  ['Small, 32 px', 'sm'],
  ['Medium, 44 px', 'md'],
  ['Large, 64 px', 'lg'],
  ['Extra large, 96 px', 'xl'],
] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="Size">
        {sizes.map(([caption, size]) => (
          <SheetItem key={size} caption={caption}>
            <Avatar name="Ana Sousa" personId={8} size={size} />
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="Person" column="sm">
        {people.map((name, id) => (
          <SheetItem key={name} caption={`Number ${id}`}>
            <Avatar name={name} personId={id} />
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="Name">
        {names.map(([caption, name], id) => (
          <SheetItem key={caption} caption={caption}>
            <Avatar name={name} personId={id} />
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="In a row" column="lg">
        <SheetItem caption="Beside the name">
          <span className="flex items-center gap-3 font-medium">
            <Avatar name="Ana Sousa" personId={8} /> Ana Sousa
          </span>
        </SheetItem>
        <SheetItem caption="Small, beside a long name">
          <span className="flex items-center gap-2.5 text-sm font-medium">
            <Avatar name="Maria da Conceição Vaz de Almeida" personId={5} size="sm" />
            <span className="truncate">Maria da Conceição Vaz de Almeida e Vasconcelos</span>
          </span>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
