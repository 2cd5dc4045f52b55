import { expect } from 'storybook/test';
import { withoutPicture } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { states } from '../../states/state-list.ts';
import { stories } from './story-index.ts';
import { WelcomePage } from './WelcomePage.tsx';

const guides = new Set(
  Object.keys(import.meta.glob('./how-to/*.mdx')).map((file) => file.replace(/^.*\/|\.mdx$/g, '')),
);

const meta = preview.meta({
  title: 'Welcome',
  component: WelcomePage,
  // The numbers on the page change with every new story.
  parameters: { chromatic: withoutPicture, pointer: 'mouse' },
});

/** The start page for designers, developers and stakeholders. */
export const Welcome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`of ${states.length}`)).toBeVisible();
    const storyIds = new Set(stories.map(({ id }) => id));
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    const linkedIds = links.map(({ href }) => /path=\/story\/([\w-]+)/.exec(href)?.[1]);
    await expect(linkedIds.filter((id) => id !== undefined && !storyIds.has(id))).toEqual([]);
    const linkedGuides = links.map(
      ({ href }) => /path=\/docs\/docs-how-to-([\w-]+)--/.exec(href)?.[1],
    );
    await expect(linkedGuides.filter((name) => name !== undefined && !guides.has(name))).toEqual(
      [],
    );
    await expect(links.filter(({ target }) => target !== '_top')).toEqual([]);
  },
});
