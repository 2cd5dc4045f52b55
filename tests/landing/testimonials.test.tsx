import { userEvent, within } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { landingCopy } from '#src/features/landing/copy.ts';
import { ROTATION_MS } from '#src/features/landing/Testimonials.tsx';
import { settle } from '#stories/stage/settle.ts';
import { slideInView } from '#stories/ui/slide-in-view.ts';
import { renderStage } from '../render-stage.tsx';

/** Renders the landing page. Returns its stage, and what is in the carousel. */
async function renderCarousel() {
  const { stage, canvas } = await renderStage('home');
  const region = canvas.getByRole('region', { name: landingCopy.testimonials.carousel });
  const carousel = within(region);
  const shows = (slide: number) => vi.waitFor(() => expect(slideInView(region)).toBe(slide));
  return { stage, carousel, row: carousel.getByRole('list', { name: 'Slides' }), shows };
}

describe('the testimonials', () => {
  it('stand still in a hidden tab, and start over when it is shown', async () => {
    const { stage, shows } = await renderCarousel();
    stage.clock.advance(ROTATION_MS - 1);
    stage.setHidden(true);
    stage.clock.advance(2 * ROTATION_MS);
    await shows(1);
    stage.setHidden(false);
    stage.clock.advance(ROTATION_MS - 1);
    await shows(1);
    stage.clock.advance(1);
    await shows(2);
  });

  it('stand still while they are hovered or have the focus', async () => {
    const { stage, carousel, row, shows } = await renderCarousel();
    await userEvent.hover(row);
    // React stops the timer after it has rendered.
    await settle(stage);
    stage.clock.advance(ROTATION_MS);
    await settle(stage);
    await shows(1);
    await userEvent.unhover(row);
    carousel.getByRole('button', { name: 'Next slide' }).focus();
    await settle(stage);
    stage.clock.advance(ROTATION_MS);
    await settle(stage);
    await shows(1);
  });

  it('move by two after two quick presses', async () => {
    const { carousel, shows } = await renderCarousel();
    const next = carousel.getByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await userEvent.click(next);
    await shows(3);
  });

  it('stay where the user has turned to', async () => {
    const { stage, carousel, shows } = await renderCarousel();
    await userEvent.click(carousel.getByRole('button', { name: 'Previous slide' }));
    await shows(4);
    stage.clock.advance(ROTATION_MS);
    await settle(stage);
    await shows(4);
  });
});
