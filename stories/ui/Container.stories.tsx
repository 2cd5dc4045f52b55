import { Container } from '#src/ui/Container.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'UI/Container',
  component: Container,
  tags: ['autodocs'],
  args: {
    className: 'py-8',
    children: (
      <div className="rounded-card border border-line bg-surface-raised p-6">
        The column of the page, with its gutters.
      </div>
    ),
  },
});

export const Page = meta.story();

export const Reading = meta.story({ args: { width: 'reading' as const } });

export const Form = meta.story({ args: { width: 'form' as const } });
