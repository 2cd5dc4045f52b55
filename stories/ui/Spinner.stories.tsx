import { Spinner } from '#src/ui/Spinner.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  decorators: [framed],
});

export const Decoration = meta.story({ args: { className: 'text-brand' } });

export const Named = meta.story({ args: { label: 'Loading messages' } });

export const WithWords = meta.story({
  render: () => (
    <p className="flex items-center gap-2 text-ink-muted">
      <Spinner /> Looking for people near you
    </p>
  ),
});
