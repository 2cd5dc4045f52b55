import { within } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { landingCopy } from '#src/features/landing/copy.ts';
import { ROTATION_MS } from '#src/features/landing/Testimonials.tsx';
import { slideInView } from '#stories/ui/slide-in-view.ts';
import { renderStage } from '../render-stage.tsx';
import { home } from '#mocks/scenarios/shell.ts';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';

/** Renders the landing page. Returns its stage, and what is in the carousel. */
async function renderCarousel() {
  const { stage, canvas } = await renderStage(HomeScreen, home);
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
});
