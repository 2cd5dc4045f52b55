import { expect } from 'storybook/test';
import { withoutPicture } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { states } from '../states/state-list.ts';
import { stories } from './story-index.ts';
import { WelcomePage } from './WelcomePage.tsx';

const meta = preview.meta({
  title: 'Welcome',
  component: WelcomePage,
  // Its figures change with every story that is added.
  parameters: { chromatic: withoutPicture, pointer: 'mouse' },
});

/** What this is, and a way in for designers, developers and stakeholders. */
export const Welcome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`of ${states.length}`)).toBeVisible();
    const known = new Set(stories.map(({ id }) => id));
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    const asked = links.map(({ href }) => /path=\/story\/([\w-]+)/.exec(href)?.[1]);
    await expect(asked.filter((id) => id !== undefined && !known.has(id))).toEqual([]);
    await expect(links.filter(({ target }) => target !== '_top')).toEqual([]);
  },
});
