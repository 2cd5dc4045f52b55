import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoadMore, type LoadMoreProps, type LoadMoreState } from '#src/ui/LoadMore.tsx';
import { inAllModes } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

/** Behavior, not a look: on a docs page it would fight for the focus and the place of the page. */
const behavior = ['!autodocs'];

const meta = preview.meta({
  title: 'UI/LoadMore',
  component: LoadMore,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    state: 'idle' as const,
    onLoadMore: fn(),
    error: 'We could not load more. Check your connection and try again.',
    end: 'That was everything.',
  },
});

export const Idle = meta.story();

export const Loading = meta.story({
  args: { state: 'loading' as const },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading more')).toHaveRole('status');
  },
});

export const Failed = meta.story({
  args: { state: 'failed' as const },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load more.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
});

export const End = meta.story({
  args: { state: 'end' as const },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('That was everything.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Stands for the answer that is on its way; it arrives when the story says so. */
let answer: (state: LoadMoreState) => void = () => undefined;
const asked = fn();

/** A list that gets five more with every page. */
function List({ rowHeight, ...rest }: Partial<LoadMoreProps> & { rowHeight: string }) {
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
        {...rest}
        state={state}
        announcement={count > 5 ? '5 more loaded' : ''}
        error="We could not load more. Try again."
        end="That was everything."
        onLoadMore={() => {
          asked();
          setState('loading');
          answer = (next) => {
            if (next !== 'failed') setCount((before) => before + 5);
            setState(next);
          };
        }}
      />
    </div>
  );
}

/** Enter loads; the focus stays on the button through work and failure, and at the end has a place. */
export const Keyboard = meta.story({
  tags: behavior,
  render: () => <List rowHeight="py-3" />,
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Load more' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenCalledTimes(1);
    answer('failed');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    answer('idle');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    answer('end');
    await expect(await canvas.findByText('That was everything.')).toBeVisible();
    await expect(canvas.getByText('That was everything.').parentElement).toHaveFocus();
    await expect(asked).toHaveBeenCalledTimes(3);
  },
});

/** Each page is announced, also when the words are those of the page before. */
export const Announcing = meta.story({
  tags: behavior,
  render: () => <List rowHeight="py-3" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said: string[] = [];
    const regions = canvas.getAllByRole('status');
    const observer = new MutationObserver(() => {
      const words = regions.map(({ textContent }) => textContent).join('');
      if (words !== said.at(-1)) said.push(words);
    });
    for (const region of regions)
      observer.observe(region, { childList: true, characterData: true, subtree: true });
    for (const length of [10, 15]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(canvas.getByText('Loading more')).toBeInTheDocument());
      answer('idle');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(length));
    }
    observer.disconnect();
    await expect(said).toEqual(['Loading more', '5 more loaded', 'Loading more', '5 more loaded']);
  },
});

/** Two frames: what is watched has been told by then. */
async function seen() {
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

/** In view from the start it loads, once; and again when the page that came does not fill the screen. */
export const StillInView = meta.story({
  tags: behavior,
  render: () => <List rowHeight="h-6" isAutomatic rootMargin="0px" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await seen();
    await expect(asked).toHaveBeenCalledTimes(1);
    answer('idle');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    answer('failed');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await seen();
    await expect(asked).toHaveBeenCalledTimes(2);
  },
  beforeEach: () => {
    asked.mockClear();
  },
});

/** Out of view it waits; each time that it comes into view it asks for one page. */
export const ComesIntoView = meta.story({
  tags: behavior,
  render: () => <List rowHeight="h-64" isAutomatic rootMargin="0px" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await seen();
    await expect(asked).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      canvas.getByRole('button').scrollIntoView();
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(times));
      await seen();
      answer('idle');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5 + 5 * times));
      await seen();
      await expect(asked).toHaveBeenCalledTimes(times);
    }
    window.scrollTo(0, 0);
  },
  beforeEach: () => {
    asked.mockClear();
  },
});

/** Not asked to, it never loads by itself. */
export const ByHandOnly = meta.story({
  tags: behavior,
  play: async ({ args }) => {
    await seen();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inAllModes },
  render: (args) => (
    <div className="grid max-w-4xl gap-x-12 gap-y-8 md:grid-cols-2">
      <section className="flex flex-col gap-3">
        <h2 className="text-base">More to come</h2>
        <LoadMore {...args} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Loading</h2>
        <LoadMore {...args} state="loading" />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Failed</h2>
        <LoadMore {...args} state="failed" error="We could not load more. Try again." />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Failed, long text</h2>
        <LoadMore
          {...args}
          state="failed"
          error="We could not load more requests, as the server has not answered for half a minute. Check your connection and try again."
        />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">The end</h2>
        <LoadMore {...args} state="end" />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Own words</h2>
        <LoadMore {...args} label="Show earlier messages" />
      </section>
    </div>
  ),
});
