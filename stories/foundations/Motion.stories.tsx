import { expect } from 'storybook/test';
import { inAllModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { MotionPage } from './MotionPage.tsx';

const meta = preview.meta({ title: 'Foundations/Motion', component: MotionPage });

/** Nothing moves until a button is clicked. It moves all marks to the other end; the next click moves them back. */
export const Tokens = meta.story({
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const marks = [...canvasElement.querySelectorAll('[data-mark]')];
    await expect(marks.length).toBeGreaterThan(3);
    const button = canvas.getByRole('button', { name: 'Play durations and easings' });
    const isAway = () => marks.filter((mark) => mark.matches('[data-mark="away"]')).length;
    await expect(isAway()).toBe(0);
    await userEvent.click(button);
    await expect(isAway()).toBe(marks.length);
    await userEvent.click(button);
    await expect(isAway()).toBe(0);
  },
});
