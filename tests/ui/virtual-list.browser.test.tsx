import { type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { screen, waitFor } from 'storybook/test';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { VirtualList, type ColumnCount } from '#src/ui/VirtualList.tsx';
import { nextFrame } from '#stories/checks/frames.ts';
import '#src/ui/styles/index.css';

interface Line {
  readonly id: number;
}
const linesFrom = (from: number, to: number): Line[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: from + index }));
const keyOf = ({ id }: Line) => id;

/** Lines of different heights, and each with an input of its own. */
const renderLine = ({ id }: Line) => (
  <div style={{ height: 41.3 + ((id * 37 + 1_000) % 90) }}>
    Line {id} <input aria-label={`Note ${id}`} />
  </div>
);

function Page({ lines, columns = 2 }: { lines: readonly Line[]; columns?: ColumnCount }) {
  return (
    <VirtualList
      label="Lines"
      items={lines}
      keyOf={keyOf}
      renderItem={renderLine}
      estimatedHeight={80}
      columns={columns}
      total={500}
    />
  );
}

let root: Root | undefined;
let element: HTMLElement | undefined;

function render(what: ReactNode): void {
  if (root === undefined) {
    element = document.body.appendChild(document.createElement('div'));
    root = createRoot(element);
  }
  root.render(what);
}

function unmount(): void {
  root?.unmount();
  root = undefined;
  element?.remove();
  window.scrollTo(0, 0);
}

const { innerWidth: ownWidth, innerHeight: ownHeight } = window;

afterEach(async () => {
  unmount();
  await page.viewport(ownWidth, ownHeight);
});

/** Waits until measurements and scroll positions are final. */
async function settleFrames(): Promise<void> {
  for (let frame = 0; frame < 6; frame += 1) await nextFrame();
}

const note = (id: number) =>
  screen.queryByRole<HTMLInputElement>('textbox', { name: `Note ${id}` });

describe('in the window', () => {
  it.each([
    { columns: 1, width: 1280, inRow: 1 },
    { columns: 2, width: 991, inRow: 1 },
    { columns: 2, width: 992, inRow: 2 },
    { columns: 3, width: 767, inRow: 1 },
    { columns: 3, width: 768, inRow: 2 },
    { columns: 3, width: 1199, inRow: 2 },
    { columns: 3, width: 1200, inRow: 3 },
  ] as const)('has $inRow of $columns columns at $width px', async ({ columns, width, inRow }) => {
    await page.viewport(width, 800);
    render(<Page lines={linesFrom(0, 20)} columns={columns} />);
    await waitFor(() => expect(note(5)).not.toBeNull());
    const items = screen.getAllByRole('listitem');
    const firstRow = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop);
    const rows = items.map((item) => item.dataset['index']);
    expect(firstRow).toHaveLength(inRow);
    // What the virtualizer takes for a row is one on the screen.
    expect(rows.filter((row) => row === '0')).toHaveLength(inRow);
  });

  it('items keep their element when another is added before them', async () => {
    render(<Page lines={linesFrom(0, 200)} />);
    await waitFor(() => expect(note(5)).not.toBeNull());
    const kept = [0, 1, 5].map(note);
    render(<Page lines={linesFrom(-1, 200)} />);
    await waitFor(() => expect(note(-1)).not.toBeNull());
    await waitFor(() => expect([0, 1, 5].map(note)).toEqual(kept));
    expect(kept.every((input) => input?.isConnected)).toBe(true);
  });

  it('an item in use stays when others push it out of the visible range', async () => {
    render(<Page lines={linesFrom(0, 200)} />);
    await waitFor(() => expect(note(5)).not.toBeNull());
    const input = note(5);
    input?.focus();
    render(<Page lines={linesFrom(-100, 200)} />);
    await waitFor(() => expect(note(-100)).not.toBeNull());
    expect([note(5), note(7)]).toEqual([input, null]);
    expect(document.activeElement).toBe(input);
  });

  it('nothing jumps while scrolling up through rows that were never rendered', async () => {
    render(<Page lines={linesFrom(0, 200)} />);
    await waitFor(() => expect(note(3)).not.toBeNull());
    window.scrollTo(0, 5_000);
    await settleFrames();
    for (let step = 0; step < 20; step += 1) {
      const inView = screen
        .getAllByRole('textbox')
        .find((each) => each.getBoundingClientRect().top > 100);
      const before = inView?.getBoundingClientRect().top ?? Number.NaN;
      window.scrollBy(0, -90);
      const moved = () => (inView?.getBoundingClientRect().top ?? Number.NaN) - before;
      // Measurements take a few frames, more on a busy machine.
      await settleFrames();
      await waitFor(() => expect(Math.abs(moved() - 90)).toBeLessThanOrEqual(1));
    }
  });

  it('what is in view stays when an item is added out of sight', async () => {
    render(<Page lines={linesFrom(0, 200)} />);
    await waitFor(() => expect(note(3)).not.toBeNull());
    window.scrollTo(0, 2_000);
    await settleFrames();
    const [inView] = screen
      .getAllByRole('textbox')
      .filter((each) => each.getBoundingClientRect().top > 100);
    const before = inView?.getBoundingClientRect().top ?? Number.NaN;
    render(<Page lines={linesFrom(-2, 200)} />);
    await settleFrames();
    const moved = (inView?.getBoundingClientRect().top ?? Number.NaN) - before;
    expect(Math.abs(moved)).toBeLessThanOrEqual(1);
  });

  it('cards in a row end together, and know their position', async () => {
    render(<Page lines={linesFrom(0, 200)} />);
    await waitFor(() => expect(note(3)).not.toBeNull());
    const [first, second, third] = screen.getAllByRole('listitem');
    const bottomOf = (item?: Element) => item?.getBoundingClientRect().bottom;
    expect(bottomOf(first)).toBe(bottomOf(second));
    expect(third?.getBoundingClientRect().top).toBe(bottomOf(first));
    expect(second?.getAttribute('aria-posinset')).toBe('2');
    expect(second?.getAttribute('aria-setsize')).toBe('500');
  });

  it('a list that is mounted again has the same length', async () => {
    const lines = linesFrom(0, 60);
    render(<Page lines={lines} />);
    const list = await screen.findByRole('list');
    for (let y = 0; y < list.getBoundingClientRect().height; y += 500) {
      window.scrollTo(0, y);
      await settleFrames();
    }
    const { height } = list.getBoundingClientRect();
    unmount();
    render(<Page lines={lines} />);
    const again = await screen.findByRole('list');
    expect(again.getBoundingClientRect().height).toBeCloseTo(height, 1);
  });
});
