import { expect, userEvent } from 'storybook/test';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'UI/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  // It is fixed to the corner of the page, so each story has its own page.
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: { href: '#content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} className="flex flex-col gap-2 p-4 md:p-6">
        <h1>Your requests</h1>
        <p className="text-ink-muted">Whoever presses Tab first comes to the link over the page.</p>
      </main>
    </>
  ),
});

export const Unseen = meta.story({ tags: ['!test'] });

/** Focused, the only state in which it is visible. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});
