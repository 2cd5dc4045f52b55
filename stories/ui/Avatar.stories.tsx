import { Avatar, type AvatarProps } from '#src/ui/Avatar.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

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

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection
        title="Size"
        states={{
          'Small, 32 px': { size: 'sm' },
          'Medium, 44 px': { size: 'md' },
          'Large, 64 px': { size: 'lg' },
          'Extra large, 96 px': { size: 'xl' },
        }}
      >
        {(props: Partial<AvatarProps>) => <Avatar {...args} {...props} />}
      </SheetSection>
      <SheetSection title="Person" column="sm">
        {people.map((name, id) => (
          <SheetItem key={name} caption={`Number ${id}`}>
            <Avatar name={name} personId={id} />
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection
        title="Name"
        states={{
          'Two words': { name: 'Ana Sousa', personId: 0 },
          'One word': { name: 'Prince', personId: 1 },
          'Many words': { name: 'Maria da Conceição Vaz de Almeida', personId: 2 },
          Cyrillic: { name: 'Юлия Петровна Иванова', personId: 3 },
          Arabic: { name: 'ليلى حداد', personId: 4 },
          'Small letters': { name: 'bell hooks', personId: 5 },
        }}
      >
        {(props: AvatarProps) => <Avatar {...props} />}
      </SheetSection>
    </>
  ),
});
