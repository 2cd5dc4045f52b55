import type { CSSProperties, ReactElement } from 'react';
import { expect as storyExpect } from 'storybook/test';
import { afterAll, describe, expect, it } from 'vitest';
import { withoutPicture } from '#states/modes.ts';
import { exempt } from '#stories/checks/a11y-exceptions.ts';
import { pauseAnimations } from '#stories/checks/paused-animations.ts';
import preview from '../../.storybook/preview.tsx';
import { unmountStory } from '../unmount-story.ts';

afterAll(unmountStory);

const meta = preview.meta({ title: 'Tests/Looks', component: () => null });

/** What a story says besides what it renders. */
interface Conditions {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** A story that shows an element of its own. */
function showing(render: () => ReactElement, conditions: Conditions = {}) {
  return meta.story({ ...conditions, render });
}

const tooWide = () => <p style={{ inlineSize: '30rem' }}>Wider than a phone</p>;
const tiny = { inlineSize: 12, blockSize: 12, overflow: 'clip' };

/** A page at 200 %. */
const zoomed: Conditions = {
  globals: { viewport: { value: 'zoomed' } },
  parameters: { chromatic: withoutPicture },
};

describe('a story fails', () => {
  it.each<[text: string, className: string, style: CSSProperties, where: string]>([
    ['only a desktop shows, in the other theme', 'max-md:hidden', { color: '#222' }, 'dark'],
    ['only a phone shows, in the other theme', 'md:hidden', { color: '#222' }, 'dark, 375 px'],
    ['only a phone shows', 'md:hidden', { color: '#ddd' }, 'light, 375 px'],
    ['fades', 'md:hidden', { color: 'var(--ink)', opacity: 0.4 }, 'light, 375 px'],
    [
      'is half transparent',
      'md:hidden',
      { color: 'color-mix(in oklab, var(--ink) 40%, transparent)' },
      'light, 375 px',
    ],
  ])('on a text without contrast that %s', async (_, className, style, where) => {
    const story = showing(() => (
      <p className={className} style={style}>
        Hard to read
      </p>
    ));
    await expect(story.run()).rejects.toThrow(`color-contrast (${where}) <p`);
  });

  it.each<[fault: string, render: () => ReactElement, error: string | RegExp, Conditions?]>([
    ['the page is wider than a phone', tooWide, 'reflow (375 px) the page is 480 px wide: <p'],
    [
      'a finger misses a target, however far from others',
      () => <button type="button" aria-label="Close" style={{ inlineSize: 40, blockSize: 40 }} />,
      'touch target 40x40 px, not 44: <button',
    ],
    [
      'targets are too close together on a phone',
      () => (
        <div style={{ display: 'flex', maxInlineSize: 24 }}>
          <button type="button" aria-label="Left" style={tiny} />
          <button type="button" aria-label="Right" style={tiny} />
        </div>
      ),
      'target-size (dark, 375 px)',
    ],
    [
      'the console has a warning',
      () => {
        console.warn('something is deprecated');
        return <p>Plain words</p>;
      },
      'On the console: warn: something is deprecated',
    ],
    [
      'only its background shows a control, in forced colors',
      () => (
        <button type="button" style={{ border: 'none', background: 'var(--brand)', color: '#fff' }}>
          Publish
        </button>
      ),
      'has no edge in forced colors: <button',
      { parameters: { emulate: { forcedColors: 'active' }, a11y: exempt('forced-colors') } },
    ],
    [
      'something moves although there should be less motion',
      () => <p ref={breathe}>Breathes</p>,
      'moves for Infinity ms although motion is reduced: <p',
      { parameters: { emulate: { reducedMotion: 'reduce' } } },
    ],
    [
      'a bar eats the zoomed page, and hides a link',
      () => (
        <>
          <header style={{ position: 'fixed', inset: '0 0 auto', height: 300 }}>Nearhand</header>
          <a href="#here">Here</a>
        </>
      ),
      /covers 75 % of a zoomed page: <header[^]*cannot be brought into sight at 200 %: <a/,
      zoomed,
    ],
  ])('when %s', async (_, render, error, conditions) => {
    await expect(showing(render, conditions).run()).rejects.toThrow(error);
  });
});

/** Motion that no stylesheet can stop. */
function breathe(element: HTMLElement | null): void {
  element?.animate({ opacity: [1, 0.9] }, { duration: 100, iterations: Infinity });
}

describe('a story', () => {
  it('is measured when colors have arrived, not while they fade', async () => {
    const style = { color: 'var(--ink)', transition: 'color 5s' };
    await showing(() => <p style={style}>Fades from theme to theme</p>).run();
    expect(document.getAnimations()).toEqual([]);
  });

  it('has its own size, and moves, also after one that has failed', async () => {
    await expect(showing(tooWide).run()).rejects.toThrow('reflow');
    expect(document.documentElement.dataset['theme']).toBe('light');
    const seen: unknown[] = [];
    const moving = meta.story({
      render: () => <p style={{ transition: 'color 1s' }}>Plain words</p>,
      play: ({ canvas }) => {
        const { transitionProperty } = getComputedStyle(canvas.getByText('Plain words'));
        seen.push(window.innerWidth, transitionProperty);
      },
    });
    await moving.run();
    expect(seen).toEqual([1280, 'color']);
  });

  it('renders under the emulated media, and the next one does not', async () => {
    const pretends = () =>
      ['(forced-colors: active)', '(prefers-reduced-motion: reduce)'].map(
        (query) => matchMedia(query).matches,
      );
    const emulate = { forcedColors: 'active', reducedMotion: 'reduce' };
    await showing(() => <p>Plain words</p>, { parameters: { emulate } }).run();
    expect(pretends()).toEqual([true, true]);
    await showing(() => <p>Plain words</p>).run();
    expect(pretends()).toEqual([false, false]);
  });

  it('shows what fades in before its first frame', async () => {
    const play = pauseAnimations();
    const fading = document.body.appendChild(document.createElement('p'));
    fading.className = 'animate-appear';
    fading.textContent = 'Fades in';
    expect(fading.getAnimations()).toHaveLength(1);
    // Vitest's own matcher doesn't look at opacity.
    await storyExpect(fading).toBeVisible();
    fading.remove();
    play();
  });
});
