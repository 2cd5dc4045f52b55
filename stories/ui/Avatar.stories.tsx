import { Avatar } from '#src/ui/Avatar.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  decorators: [framed],
  args: { name: 'Ana Sousa', personId: 8 },
});

export const Medium = meta.story();

export const Large = meta.story({ args: { size: 'lg' as const } });

export const OneWord = meta.story({ args: { name: 'Prince' } });

export const NotLatin = meta.story({ args: { name: 'Юлия Петровна Иванова', personId: 3 } });

export const Named = meta.story({ args: { label: 'Ana Sousa' } });

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
  render: () => (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        {people.map((name, index) => (
          <Avatar key={name} name={name} personId={index} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Avatar key={size} name="Ana Sousa" personId={1} size={size} />
        ))}
      </div>
    </div>
  ),
});
