import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  decorators: [framed],
});

export const BesideAFigure = meta.story({
  render: () => (
    <p>
      <span aria-hidden>4.8 / 5</span>
      <VisuallyHidden>Rated 4.8 out of 5</VisuallyHidden>
    </p>
  ),
});
