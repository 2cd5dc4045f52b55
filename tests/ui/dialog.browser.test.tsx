import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { DialogFailure } from '#src/ui/DialogFailure.tsx';
import { Notice, NoticeRegion } from '#src/ui/Notice.tsx';
import '#src/ui/styles/index.css';

let root: Root;
let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
});

const own = { width: window.innerWidth, height: window.innerHeight };

afterEach(async () => {
  root.unmount();
  element.remove();
  await page.viewport(own.width, own.height);
});

const ignore = () => {};

/** The durations of the animations that play, in milliseconds. Those of a scroller have none. */
function playing(): number[] {
  return document
    .getAnimations()
    .map((animation) => animation.effect?.getComputedTiming().duration)
    .filter((duration) => typeof duration === 'number');
}

function Closable({ children }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogContent title="Rules" footer={<Button>I agree</Button>}>
        {children}
      </DialogContent>
    </Dialog>
  );
}

/** A paragraph of a height in pixels. */
const textOf = (height: number) => <p style={{ height }}>Be kind.</p>;

it('closes within 150 ms', async () => {
  root.render(<Closable />);
  await screen.findByRole('dialog');
  await waitFor(() => expect(playing()).toEqual([]));
  const started: string[] = [];
  const note = ({ animationName, target }: AnimationEvent) =>
    started.push(`${animationName} ${getComputedStyle(target as Element).animationDuration}`);
  document.addEventListener('animationstart', note);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  document.removeEventListener('animationstart', note);
  expect(started.toSorted()).toEqual(['fade-out 0.15s', 'panel-out 0.15s']);
});

describe('a border above the buttons', () => {
  const border = async () => {
    const button = await screen.findByRole('button', { name: 'I agree' });
    return getComputedStyle(button.parentElement!).borderTopColor;
  };
  const TRANSPARENT = 'rgba(0, 0, 0, 0)';

  it('separates them from content that overflows', async () => {
    root.render(<Closable>{textOf(2_000)}</Closable>);
    await waitFor(async () => expect(await border()).not.toBe(TRANSPARENT));
    // It stays at the end of the text.
    const dialog = screen.getByRole('dialog');
    dialog.scrollTo(0, dialog.scrollHeight);
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0));
    expect(await border()).not.toBe(TRANSPARENT);
  });

  it('goes when the content fits', async () => {
    root.render(<Closable>{textOf(2_000)}</Closable>);
    await waitFor(async () => expect(await border()).not.toBe(TRANSPARENT));
    root.render(<Closable>{textOf(50)}</Closable>);
    await waitFor(async () => expect(await border()).toBe(TRANSPARENT));
  });
});

describe('a notice', () => {
  const notices = (
    <NoticeRegion>
      <Notice tone="success" onDismiss={ignore}>
        Offer accepted.
      </Notice>
    </NoticeRegion>
  );

  /** Whether the text of the notice is what is at its place on the screen. */
  function isOnTop(): boolean {
    const text = screen.getByText('Offer accepted.');
    const { left, top, width, height } = text.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === text;
  }

  it.each([
    [1280, 800],
    [375, 812],
  ])('is above a dialog and covers none of it at %d x %d', async (width, height) => {
    await page.viewport(width, height);
    root.render(
      <>
        <Closable>{textOf(2_000)}</Closable>
        {notices}
      </>,
    );
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(playing()).toEqual([]));
    expect(isOnTop()).toBe(true);
    const { bottom } = screen
      .getByText('Offer accepted.')
      .closest('[data-tone]')!
      .getBoundingClientRect();
    expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  });

  it('is above a dialog of the browser that was there before', async () => {
    const trouble = {
      cause: 'load',
      isBusy: false,
      isOutdated: false,
      needsReload: false,
      onRetry: ignore,
      onReload: ignore,
    } as const;
    const failure = (
      <DialogFailure trouble={trouble} isOver={false} onClose={ignore} onGone={ignore} />
    );
    root.render(
      <>
        {failure}
        <NoticeRegion />
      </>,
    );
    await screen.findByRole('alertdialog');
    // Shown last is on top. Nothing else can tell: what a modal dialog makes inert has no place.
    const shown = vi.fn<(event: Event) => void>();
    document.querySelector('[popover]')?.addEventListener('beforetoggle', shown);
    root.render(
      <>
        {failure}
        {notices}
      </>,
    );
    await screen.findByText('Offer accepted.');
    expect(shown.mock.calls.map(([event]) => (event as ToggleEvent).newState)).toEqual([
      'closed',
      'open',
    ]);
  });
});
