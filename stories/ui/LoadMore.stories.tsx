import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoadMore, type LoadMoreProps, type LoadMoreState } from '#src/ui/LoadMore.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const copy = {
  load: 'Load more',
  loading: 'Loading more',
  loaded: (count: number) => `${count} more loaded`,
  failed: "We couldn't load more",
  end: 'That was everything.',
};

const meta = preview.meta({
  title: 'UI/LoadMore',
  component: LoadMore,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    more: 'idle' as const,
    isMoreSlow: false,
    moreError: 'Check your connection and try again.',
    added: 0,
    onLoadMore: fn(),
    copy,
  },
  beforeEach: () => {
    requested.mockClear();
  },
});

export const Idle = meta.story({ tags: ['!test'] });

/** After a long wait, the page can be asked for again. */
export const Slow = meta.story({
  args: { more: 'loading' as const, isMoreSlow: true },
  play: async ({ args, canvas }) => {
    const [notice] = canvas.getAllByText('Taking longer than usual.');
    await expect(notice).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** Settles the request in flight, when the story calls it. */
let settleRequest: (state: LoadMoreState) => void = () => undefined;
const requested = fn();

/** A list that loads five items per page. */
function List({ rowHeight, isAutomatic }: { rowHeight: string; isAutomatic?: boolean }) {
  const [count, setCount] = useState(5);
  const [state, setState] = useState<LoadMoreState>('idle');
  return (
    <div className="flex max-w-sm flex-col gap-4">
      <ul aria-label="Requests" className="flex flex-col divide-y divide-line">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={rowHeight}>
            Request {index + 1}
          </li>
        ))}
      </ul>
      <LoadMore
        more={state}
        isMoreSlow={false}
        moreError="Check your connection and try again."
        added={count > 5 ? 5 : 0}
        copy={copy}
        isAutomatic={isAutomatic}
        onLoadMore={() => {
          requested();
          setState('loading');
          settleRequest = (next) => {
            if (next !== 'failed') setCount((before) => before + 5);
            setState(next);
          };
        }}
      />
    </div>
  );
}

/**
 * Without `isAutomatic` it never loads by itself. Enter loads; the button keeps focus while loading and
 * after an error, and focus is not lost at the end.
 */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: () => <List rowHeight="py-3" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Load more' });
    await waitForIntersection();
    await expect(requested).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(requested).toHaveBeenCalledTimes(1);
    settleRequest('failed');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    settleRequest('idle');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    settleRequest('end');
    await expect(await canvas.findByText('That was everything.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('That was everything.').parentElement).toHaveFocus(),
    );
    await expect(requested).toHaveBeenCalledTimes(3);
  },
});

/** Each page is announced, even when the text is the same as before. */
export const Announcing = meta.story({
  tags: ['!autodocs'],
  render: () => <List rowHeight="py-3" />,
  play: async ({ canvas }) => {
    const announced: string[] = [];
    const regions = canvas.getAllByRole('status');
    const observer = new MutationObserver(() => {
      const text = regions.map(({ textContent }) => textContent).join('');
      if (text !== announced.at(-1)) announced.push(text);
    });
    for (const region of regions)
      observer.observe(region, { childList: true, characterData: true, subtree: true });
    for (const length of [10, 15]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(canvas.getByText('Loading more')).toBeInTheDocument());
      settleRequest('idle');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(length));
    }
    observer.disconnect();
    await expect(announced).toEqual([
      'Loading more',
      '5 more loaded',
      'Loading more',
      '5 more loaded',
    ]);
  },
});

/** Waits for two intersection callbacks, so that the component's observer has run. */
async function waitForIntersection() {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve(undefined);
      });
      observer.observe(document.body);
    });
  }
}

/** In view at first, it loads once, and again when the new page does not fill the screen. */
export const StillInView = meta.story({
  tags: ['!autodocs'],
  render: () => <List rowHeight="h-6" isAutomatic />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
    await waitForIntersection();
    await expect(requested).toHaveBeenCalledTimes(1);
    settleRequest('idle');
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    settleRequest('failed');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitForIntersection();
    await expect(requested).toHaveBeenCalledTimes(2);
  },
});

/** Out of view it waits; each time it scrolls into view, it loads one page. */
export const ComesIntoView = meta.story({
  tags: ['!autodocs'],
  render: () => <List rowHeight="h-64" isAutomatic />,
  play: async ({ canvas }) => {
    await waitForIntersection();
    await expect(requested).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      canvas.getByRole('button').scrollIntoView();
      await waitFor(() => expect(requested).toHaveBeenCalledTimes(times));
      await waitForIntersection();
      settleRequest('idle');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5 + 5 * times));
      await waitForIntersection();
      await expect(requested).toHaveBeenCalledTimes(times);
    }
    window.scrollTo(0, 0);
  },
});

const states = {
  'More to come': {},
  Loading: { more: 'loading' },
  Slow: { more: 'loading', isMoreSlow: true },
  Failed: { more: 'failed' },
  'The end': { more: 'end' },
} satisfies Record<string, Partial<LoadMoreProps>>;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <div className="grid max-w-4xl gap-x-12 gap-y-8 md:grid-cols-2">
      {Object.entries(states).map(([title, props]) => (
        <section key={title} aria-label={title} className="flex flex-col gap-3">
          <h2 className="text-base">{title}</h2>
          <LoadMore {...args} {...props} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const stateOf = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(stateOf('Loading').getByText('Loading more')).toHaveRole('status');
    await expect(stateOf('Failed').getByRole('alert')).toHaveTextContent("We couldn't load more");
    await expect(stateOf('The end').getByText('That was everything.')).toBeVisible();
    await expect(stateOf('The end').queryByRole('button')).toBeNull();
  },
});
