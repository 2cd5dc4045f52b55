import { useEffect, useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { inAllModes } from '#states/modes.ts';
import { flow as offersThatEnd } from '#flows/offers-that-end.flow.ts';
import { flow as wholeWay } from '#flows/whole-way.flow.ts';
import { TourBar, type TourBarProps } from '#workbench/tours/TourBar.tsx';
import type { TourState } from '#workbench/tours/tour-player.ts';
import { createTourPointer } from '#workbench/tours/tour-pointer.ts';
import { TourPointerMark } from '#workbench/tours/TourPointerMark.tsx';
import preview from '../../.storybook/preview.tsx';

/** A store whose state stays as it is. */
const still = <State,>(state: State) => ({ state: () => state, subscribe: () => () => {} });

/** The player of a tour that is somewhere. */
const playerAt = (state: TourState) => ({
  ...still(state),
  play: fn(),
  pause: fn(),
  next: fn(),
  setSpeed: fn(),
  end: fn(),
});

const player = playerAt({ status: 'playing', step: 2, speed: 1 });
const stuck = playerAt({
  status: 'stuck',
  step: 7,
  speed: 1,
  problem: 'The tour waited for the button "Accept Offer".',
});

const args: TourBarProps = {
  flow: wholeWay,
  player,
  isInterrupted: false,
  isWide: true,
  pointer: still({ answered: null, target: null }),
  takesFocus: false,
  onStartAgain: fn(),
  onEnd: fn(),
};

/** The bar of a tour at the bottom of the window, and the pointer that shows what it does. */
const meta = preview.meta({
  title: 'Workbench/Tour bar',
  component: TourBar,
  args,
  // The bar is at the bottom of the window: here, of a box.
  decorators: [
    (Story) => (
      <div className="h-150 contain-layout">
        <Story />
      </div>
    ),
  ],
});

/** The controls of a tour that plays. */
export const Playing = meta.story({
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(player.pause).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(player.next).toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Speed'), '4×');
    await expect(player.setSpeed).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'End the tour' }));
    await expect(args.onEnd).toHaveBeenCalled();
  },
});

/** What was played, what is played, and what comes. */
export const Steps = meta.story({
  args: { player: playerAt({ status: 'paused', step: 5, speed: 2 }) },
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Steps' }).focus();
    await userEvent.keyboard('{Enter}');
    const current = canvas.getByRole('listitem', { current: 'step' });
    await expect(current).toHaveTextContent('Clara answers with an offer.');
  },
});

/** It goes to the top when it would cover what the tour points at. */
export const Aside = meta.story({
  args: {
    pointer: still({ answered: null, target: { top: 9000, left: 0, width: 9000, height: 44 } }),
  },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region');
    await userEvent.click(canvas.getByRole('button', { name: 'Steps' }));
    await expect(getComputedStyle(bar)).toMatchObject({ top: '16px' });
  },
});

/** A step that can't go on tells why, and how the visitor can. */
export const Stuck = meta.story({
  args: { player: stuck },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the button "Accept Offer"');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(stuck.play).toHaveBeenCalled();
  },
});

/** The browser's own dialog would wait for the visitor. */
export const Answered = meta.story({
  args: {
    flow: offersThatEnd,
    player: playerAt({ status: 'playing', step: 1, speed: 1 }),
    pointer: still({ answered: 'Are you sure you want to cancel this offer?', target: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The browser asked "Are you sure/)).toBeVisible();
  },
});

export const Finished = meta.story({
  args: { player: playerAt({ status: 'finished', step: 13, speed: 1 }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(args.onStartAgain).toHaveBeenCalled();
  },
});

/** Another world has been opened, here or in another tab. */
export const Interrupted = meta.story({
  args: { isInterrupted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/another world was opened/)).toBeVisible();
  },
});

export const TooNarrow = meta.story({
  args: { isWide: false, player: playerAt({ status: 'paused', step: 0, speed: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled();
  },
});

/** The pointer is about to press what it highlights. */
export const Pointer = meta.story({
  render: () => <PointedAt />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send offer' })).toBeVisible();
  },
});

function PointedAt() {
  const [pointer] = useState(createTourPointer);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current) return;
    pointer.moveTo(button.current, 0);
    pointer.press();
  }, [pointer]);
  return (
    <div className="grid h-100 place-items-center">
      <Button ref={button}>Send offer</Button>
      <TourPointerMark pointer={pointer} />
    </div>
  );
}
