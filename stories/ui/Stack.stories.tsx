import { Stack } from '#src/ui/Stack.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Stack',
  component: Stack,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    children: ['First', 'Second', 'Third'].map((word) => (
      <div key={word} className="rounded-control border border-line bg-surface-raised px-4 py-3">
        {word}
      </div>
    )),
  },
});

export const Column = meta.story();

export const Row = meta.story({ args: { direction: 'row' as const, gap: 2 as const } });
