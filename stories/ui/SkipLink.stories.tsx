import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  decorators: [framed],
  args: { href: '#content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Press Tab to see the link.
      </main>
    </>
  ),
});

export const Unseen = meta.story();

export const Focused = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Skip to content' }),
    ).toHaveFocus();
  },
});
