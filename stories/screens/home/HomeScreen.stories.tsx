import { expect, waitFor, within } from 'storybook/test';
import { ROTATION_MS } from '#src/features/landing/Testimonials.tsx';
import { exempt } from '#stories/checks/a11y-exceptions.ts';
import { atBreakpoints, inAllModes, withoutPicture } from '#states/modes.ts';
import { withMotion } from '#stories/checks/with-motion.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { showsLink, showsRole } from '../steps.ts';
import { slideInView } from '#stories/ui/slide-in-view.ts';
import preview from '#stories/stage/preview.tsx';
import type { StepContext } from '#stories/stage/step-context.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';

const SEARCH = /What do you need help with/;

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { scenario: home },
});

async function section({ canvas }: Pick<StepContext, 'canvas'>, name: string) {
  return within(await canvas.findByRole('region', { name }));
}

/** Waits until a testimonial, counted from 1, has been scrolled into place. */
async function showsTestimonial({ canvas }: Pick<StepContext, 'canvas'>, slide: number) {
  const carousel = await canvas.findByRole('region', { name: 'Stories from neighbors' });
  await waitFor(() => expect(slideInView(carousel)).toBe(slide));
}

export const SignedOut = meta.story({
  parameters: {
    frame: true,
    states: [
      'landing.page.signed-out',
      'landing.hero',
      'landing.categories',
      'landing.featured-assembly',
      'landing.impact-numbers',
      'landing.popular-projects',
      'landing.testimonials.first',
      'landing.guarantees',
      'landing.how-it-works',
      'landing.help-today',
    ],
    chromatic: inAllModes,
  },
  play: async (context) => {
    await expect(await context.canvas.findByLabelText(SEARCH)).toHaveValue('');
    await showsTestimonial(context, 1);
    await showsLink('Earn money as a student', '/auth?tab=register&type=worker')(context);
  },
});

export const SignedIn = meta.story({
  parameters: {
    as: 'client',
    states: ['landing.page.signed-in'],
    subject: { region: 'Get help today' },
  },
  play: showsLink('Mount a TV', '/client?post=Mount+a+TV'),
});

export const SearchTyped = meta.story({
  parameters: {
    states: ['landing.hero.search-typed'],
    subject: 'form',
    steps: [['fills', '^What do you need help with', 'Build a loft bed']],
  },
  play: async (context) => {
    await playSteps(context);
    await expect(context.canvas.getByLabelText(SEARCH)).toHaveValue('Build a loft bed');
    await expect(stageOf(context).server.seen).toEqual([]);
  },
});

/** Every five seconds, the carousel moves on by itself. */
export const TestimonialRotated = meta.story({
  parameters: {
    states: ['landing.testimonials.rotated'],
    subject: { region: 'What neighbors say' },
  },
  play: withMotion(async (context) => {
    await showsTestimonial(context, 1);
    stageOf(context).clock.advance(ROTATION_MS);
    await showsTestimonial(context, 2);
  }),
});

/** After the last one, the first one is shown again. */
export const TestimonialsWrapped = meta.story({
  parameters: { states: ['landing.testimonials.wrapped'], chromatic: withoutPicture },
  play: withMotion(async (context) => {
    await showsTestimonial(context, 1);
    for (const slide of [2, 3, 4, 1]) {
      stageOf(context).clock.advance(ROTATION_MS);
      await showsTestimonial(context, slide);
    }
  }),
});

/** At 576, 768, 992, 1200 and 1400 px. */
export const Breakpoints = meta.story({
  parameters: { frame: true, states: ['landing.page.breakpoints'], chromatic: atBreakpoints },
  globals: { viewport: { value: 'wide' } },
  play: showsRole('heading', { level: 1 }),
});

/** With a palette chosen by the user, cards and buttons keep their edges. */
export const ForcedColors = meta.story({
  parameters: { emulate: { forcedColors: 'active' as const }, a11y: exempt('forced-colors') },
});

/** With reduced motion, the testimonials stand still. */
export const ReducedMotion = meta.story({
  parameters: {
    emulate: { reducedMotion: 'reduce' as const },
    subject: { region: 'What neighbors say' },
  },
  play: async (context) => {
    await showsTestimonial(context, 1);
    stageOf(context).clock.advance(ROTATION_MS);
    await showsTestimonial(context, 1);
    const testimonials = await section(context, 'What neighbors say');
    await expect(testimonials.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  },
});
