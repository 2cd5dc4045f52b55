import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '#src/ui/Card.tsx';
import { Carousel } from '#src/ui/Carousel.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { inThreeModes } from '#states/modes.ts';
import { withMotion } from '#stories/checks/with-motion.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';
import { slideInView } from './slide-in-view.ts';

const quotes = [
  ['Ana Sousa', 'Two shelves and a mirror in an hour, and he swept up behind himself.'],
  [
    'Bruno Dias',
    'I had put the garden off for two years. Inês came on Saturday with her own tools, asked what was to stay, and by the evening we had a lawn to sit on again. She is coming back in May.',
  ],
  ['Carla Nunes', 'My mother has found somebody to play chess with.'],
  ['Duarte Pinto', 'Four boxes, three floors, no lift, and not a scratch.'],
] as const;

function slides(count: number = quotes.length) {
  return quotes.slice(0, count).map(([name, words]) => (
    <Card key={name} asChild className="flex flex-col justify-between gap-4">
      <figure>
        <blockquote className="text-lg text-pretty">“{words}”</blockquote>
        <figcaption className="text-ink-muted">
          <TextLink isStandalone href="#profile" tone="quiet">
            {name}
          </TextLink>
        </figcaption>
      </figure>
    </Card>
  ));
}

/** Replaces the timer: a story advances the carousel itself. */
let tick: (() => void) | undefined;

function rotate(advance: () => void) {
  tick = advance;
  return () => {
    tick = undefined;
  };
}

const meta = preview.meta({
  title: 'UI/Carousel',
  component: Carousel,
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'What people say', children: slides(), rotate, className: 'max-w-lg' },
  beforeEach: () => {
    tick = undefined;
  },
});

const carouselIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'What people say' });

const rowOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('list', { name: 'Slides' });

const shows = (canvasElement: HTMLElement, slide: number) =>
  waitFor(() => expect(slideInView(carouselIn(canvasElement))).toBe(slide));

function press(canvasElement: HTMLElement, name: string) {
  return userEvent.click(within(canvasElement).getByRole('button', { name }));
}

export const Plain = meta.story({ tags: ['!test'] });

/**
 * All slides are as tall as the tallest. Tab reaches the buttons, the row and what is in the slides; the browser
 * scrolls the row by arrow keys.
 */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(carouselIn(canvasElement)).toHaveAttribute('aria-roledescription', 'carousel');
    const all = [...rowOf(canvasElement).children];
    const heights = all.map(({ firstElementChild }) => firstElementChild?.clientHeight);
    await expect(new Set(heights).size).toBe(1);
    await shows(canvasElement, 1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /slideshow$/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await shows(canvasElement, 4);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next slide' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await shows(canvasElement, 1);
    await userEvent.tab();
    await expect(rowOf(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ana Sousa' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bruno Dias' })).toHaveFocus();
    await shows(canvasElement, 2);
  },
});

/** Paging by hand stops the rotation until it is restarted. */
export const PagedByHand = meta.story({
  tags: ['!autodocs'],
  play: withMotion(async ({ canvasElement }) => {
    await waitFor(() => expect(tick).toBeDefined());
    await press(canvasElement, 'Next slide');
    await shows(canvasElement, 2);
    await userEvent.unhover(rowOf(canvasElement));
    (document.activeElement as HTMLElement | null)?.blur();
    await expect(tick).toBeUndefined();
    await press(canvasElement, 'Play slideshow');
    // At once, despite hover and focus.
    await waitFor(() => expect(tick).toBeDefined());
    await press(canvasElement, 'Pause slideshow');
    await waitFor(() => expect(tick).toBeUndefined());
  }),
});

/** With reduced motion, it does not rotate until started. */
export const LessMotion = meta.story({
  tags: ['!autodocs'],
  parameters: { emulate: { reducedMotion: 'reduce' } },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await shows(canvasElement, 1);
    await expect(tick).toBeUndefined();
    await press(canvasElement, 'Play slideshow');
    await waitFor(() => expect(tick).toBeDefined());
  },
});

/** The next slide comes in from the left. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next slide');
    await shows(canvasElement, 2);
    await press(canvasElement, 'Next slide');
    await shows(canvasElement, 3);
  },
});

/** In a box with a title. */
function Specimen({ title, children, dir }: { title: string; children: ReactNode; dir?: 'rtl' }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base">{title}</h2>
      <div dir={dir}>
        <Carousel label={title} rotate={() => () => undefined}>
          {children}
        </Carousel>
      </div>
    </section>
  );
}

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="grid max-w-4xl gap-x-8 gap-y-8 md:grid-cols-2 *:min-w-0">
      <Specimen title="Moving by itself">{slides()}</Specimen>
      <Specimen title="Stopped, at the second">{slides(3)}</Specimen>
      <Specimen title="The row in focus">{slides(3)}</Specimen>
      <Specimen title="From right to left" dir="rtl">
        {slides(3)}
      </Specimen>
    </div>
  ),
  play: async ({ canvas }) => {
    const second = canvas.getByRole('region', { name: 'Stopped, at the second' });
    await press(second, 'Next slide');
    (document.activeElement as HTMLElement | null)?.blur();
    await waitFor(() => expect(slideInView(second)).toBe(2));
    rowOf(canvas.getByRole('region', { name: 'The row in focus' })).dataset['pseudo'] = 'focus';
  },
});
