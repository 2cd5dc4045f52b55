import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pauseAnimations } from '#stories/checks/paused-animations.ts';
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
  for (const animation of document.getAnimations()) animation.finish();
  await waitFor(() => expect(playing()).toEqual([]));
  const play = pauseAnimations();
  await userEvent.keyboard('{Escape}');
  // The backdrop and the panel.
  await waitFor(() => expect(playing()).toEqual([150, 150]));
  play();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('can be clicked before Radix has turned its pointer events on', () => {
  const body = new CSSStyleSheet();
  body.replaceSync('body { pointer-events: none }');
  document.adoptedStyleSheets = [body];
  flushSync(() => root.render(<Closable />));
  const first = getComputedStyle(screen.getByRole('dialog')).pointerEvents;
  document.adoptedStyleSheets = [];
  expect(first).toBe('auto');
});

it('focuses the page when what opened it is gone', async () => {
  const pageOf = (content: ReactNode, dialog?: ReactNode) => (
    <>
      <main tabIndex={-1}>{content}</main>
      {dialog}
    </>
  );
  const opener = <button type="button">Verify email</button>;
  root.render(pageOf(opener));
  (await screen.findByRole('button', { name: 'Verify email' })).focus();
  root.render(pageOf(opener, <Closable />));
  await screen.findByRole('dialog');
  root.render(pageOf('Verified', <Closable />));
  await waitFor(() => expect(playing()).toEqual([]));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')));
});

describe('a border above the buttons', () => {
  const border = async () => {
    const button = await screen.findByRole('button', { name: 'I agree' });
    return getComputedStyle(button.parentElement!).borderTopColor;
  };
  const TRANSPARENT = 'rgba(0, 0, 0, 0)';

  it('separates them from content that overflows, and goes when it fits', async () => {
    root.render(<Closable>{textOf(2_000)}</Closable>);
    await waitFor(async () => expect(await border()).not.toBe(TRANSPARENT));
    // It stays at the end of the text.
    const dialog = screen.getByRole('dialog');
    dialog.scrollTo(0, dialog.scrollHeight);
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0));
    expect(await border()).not.toBe(TRANSPARENT);
    root.render(<Closable>{textOf(50)}</Closable>);
    await waitFor(async () => expect(await border()).toBe(TRANSPARENT));
  });
});

describe('a notice', () => {
  const noticeOf = (text: string, onDismiss = ignore) => (
    <NoticeRegion>
      <Notice tone="success" onDismiss={onDismiss}>
        {text}
      </Notice>
    </NoticeRegion>
  );
  const notices = noticeOf('Offer accepted.');

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
    const { bottom, right } = screen
      .getByText('Offer accepted.')
      .closest('[data-tone]')!
      .getBoundingClientRect();
    const { top, left } = dialog.getBoundingClientRect();
    // Below it, or beside it.
    expect(top >= bottom || left >= right).toBe(true);
  });

  it('of two lines leaves the title of a dialog free on a phone', async () => {
    await page.viewport(375, 812);
    const text = "We couldn't submit your review. We saved it as a draft.";
    root.render(
      <>
        <Closable>{textOf(2_000)}</Closable>
        {noticeOf(text)}
      </>,
    );
    const title = await screen.findByRole('heading', { name: 'Rules' });
    await waitFor(() => expect(playing()).toEqual([]));
    const { bottom, height } = screen.getByText(text).getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(40);
    expect(title.getBoundingClientRect().top).toBeGreaterThan(bottom);
  });

  it('returns the focus when it is dismissed by keyboard, once', async () => {
    const stateOf = (text: string | null) => (
      <>
        <button type="button">Before</button>
        {text === null ? <NoticeRegion /> : noticeOf(text, () => root.render(stateOf(null)))}
      </>
    );
    root.render(stateOf('Saved.'));
    const before = await screen.findByRole('button', { name: 'Before' });
    await userEvent.click(before);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(before));
    before.blur();
    root.render(stateOf('Saved again.'));
    await screen.findByText('Saved again.');
    await waitFor(() => expect(playing()).toEqual([]));
    expect(document.activeElement).toBe(document.body);
  });

  it('is shown in a browser without popovers', async () => {
    const { showPopover } = HTMLElement.prototype;
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    try {
      root.render(notices);
      await screen.findByText('Offer accepted.');
    } finally {
      HTMLElement.prototype.showPopover = showPopover;
    }
  });

  it('is above a dialog of the browser that was there before', async () => {
    const trouble = {
      cause: 'load',
      isBusy: false,
      isOutdated: false,
      canReload: false,
      onRetry: ignore,
      onReload: ignore,
    } as const;
    const failure = <DialogFailure trouble={trouble} onClose={ignore} />;
    root.render(
      <>
        {failure}
        <NoticeRegion />
      </>,
    );
    await screen.findByRole('alertdialog');
    // What is shown last is on top. A modal dialog makes the notice inert, so its place can't be probed.
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
