import { expect, fn } from 'storybook/test';
import { inAllModes, onlyIn } from '#states/modes.ts';
import { flow as wholeWay } from '#flows/whole-way.flow.ts';
import { TourBar } from '#workbench/tours/TourBar.tsx';
import type { Tours, TourState } from '#workbench/tours/tours.ts';
import preview from '../../.storybook/preview.tsx';

const at = (changes: Partial<TourState>): TourState => ({
  tour: 'whole-way',
  flow: wholeWay,
  step: 2,
  isPlaying: false,
  ...changes,
});

const tours = {
  state: () => null,
  subscribe: () => () => {},
  start: fn(),
  next: fn(),
  skip: fn(),
  back: fn(),
  end: fn(),
  play: fn(),
} satisfies Tours;

/** The bar of a tour at the bottom of the window: the caption of the next step, which a press plays. */
const meta = preview.meta({
  title: 'Workbench/Tour bar',
  component: TourBar,
  args: { state: at({}), tours, demoUrl: '/demo' },
  // The bar is at the bottom of the window: here, of a box.
  decorators: [
    (Story) => (
      <div className="h-100 contain-layout">
        <Story />
      </div>
    ),
  ],
});

/** By keyboard. The bar takes the focus while Storybook may still hide the story, so the story does it again. */
export const Ready = meta.story({
  parameters: { chromatic: inAllModes },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next step' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(tours.next).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(tours.back).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'End the tour' }));
    await expect(tours.end).toHaveBeenCalled();
  },
});

/** A step that can't go on tells why, and how the visitor can. */
export const Stuck = meta.story({
  args: { state: at({ step: 7, problem: 'The page doesn\'t show the button "Accept Offer".' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the button "Accept Offer"');
    await userEvent.click(canvas.getByRole('button', { name: 'Skip the step' }));
    await expect(tours.skip).toHaveBeenCalled();
  },
});

export const Finished = meta.story({
  args: { state: at({ step: wholeWay.steps.length }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }));
    await expect(tours.start).toHaveBeenCalledWith('whole-way');
  },
});

/** The flows use the wide navigation bar. */
export const TooNarrow = meta.story({
  globals: { viewport: { value: 'tablet' } },
  parameters: { chromatic: onlyIn('tablet light') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next step' })).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/demo');
  },
});
