import { userEvent, within } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { landingCopy } from '#src/features/landing/copy.ts';
import { ROTATION_MS } from '#src/features/landing/Testimonials.tsx';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';

/** Renders the landing page. Returns its stage, and what is in the carousel. */
async function renderCarousel() {
  const { stage, canvas } = await renderStage('home');
  const carousel = within(canvas.getByRole('region', { name: landingCopy.testimonials.carousel }));
  const row = carousel.getByRole('group', { name: 'Slides' });
  const shown = () =>
    [...row.children]
      .filter((slide) => !slide.hasAttribute('inert'))
      .map((slide) => slide.getAttribute('aria-label'));
  const shows = (place: string) => vi.waitFor(() => expect(shown()).toEqual([place]));
  await vi.waitFor(() => expect(row.getAttribute('aria-live')).toBe('off'));
  return { stage, carousel, row, shows };
}

describe('the testimonials', () => {
  it('move on every 5 s, without an announcement', async () => {
    const { stage, row, shows } = await renderCarousel();
    stage.clock.advance(ROTATION_MS - 1);
    await shows('1 of 4');
    stage.clock.advance(1);
    await shows('2 of 4');
    expect(row.getAttribute('aria-live')).toBe('off');
  });

  it('stand still in a hidden tab, and start over when it is shown', async () => {
    const { stage, shows } = await renderCarousel();
    stage.clock.advance(ROTATION_MS - 1);
    stage.setHidden(true);
    stage.clock.advance(2 * ROTATION_MS);
    await shows('1 of 4');
    stage.setHidden(false);
    stage.clock.advance(ROTATION_MS - 1);
    await shows('1 of 4');
    stage.clock.advance(1);
    await shows('2 of 4');
  });

  it('stand still while they are hovered or have the focus', async () => {
    const { stage, carousel, row, shows } = await renderCarousel();
    await userEvent.hover(row);
    await vi.waitFor(() => expect(row.getAttribute('aria-live')).toBe('polite'));
    // React stops the timer after it has rendered.
    await settle(stage);
    stage.clock.advance(ROTATION_MS);
    await shows('1 of 4');
    await userEvent.unhover(row);
    await vi.waitFor(() => expect(row.getAttribute('aria-live')).toBe('off'));
    carousel.getByRole('button', { name: 'Next slide' }).focus();
    await vi.waitFor(() => expect(row.getAttribute('aria-live')).toBe('polite'));
    // React stops the timer after it has rendered.
    await settle(stage);
    stage.clock.advance(ROTATION_MS);
    await shows('1 of 4');
  });

  it('announce what the user turns to, and stay there', async () => {
    const { stage, carousel, row, shows } = await renderCarousel();
    await userEvent.click(carousel.getByRole('button', { name: 'Previous slide' }));
    await shows('4 of 4');
    expect(row.getAttribute('aria-live')).toBe('polite');
    stage.clock.advance(ROTATION_MS);
    await shows('4 of 4');
  });
});
