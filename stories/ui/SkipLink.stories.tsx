import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
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
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-surface-raised p-4 md:px-6">
        <span className="font-display text-lg font-semibold">Neighbors</span>
        <nav aria-label="Main" className="flex gap-4">
          <TextLink tone="quiet" href="#requests">
            Requests
          </TextLink>
          <TextLink tone="quiet" href="#messages">
            Messages
          </TextLink>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-col gap-2 p-4 md:p-6">
        <h1>Your requests</h1>
        <p className="text-ink-muted">Whoever presses Tab first comes to the link over the page.</p>
      </main>
    </>
  ),
});

export const Unseen = meta.story({ tags: ['!test'] });

/**
 * The first tab stop, visible while focused; Enter follows it, the next Tab skips the navigation.
 */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  // The test page must not navigate.
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Requests' })).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBe(1);
  },
});

/** Focused, the only state in which it is visible. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});
