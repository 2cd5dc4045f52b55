import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { stopAnimations } from '#stories/checks/still-page.ts';
import { zoomViolations } from '#stories/checks/zoom.ts';
import preview from '../../.storybook/preview.tsx';
import { exempt } from '#stories/checks/a11y-exceptions.ts';
import { unmountStory } from '../unmount-story.ts';

afterAll(unmountStory);

const meta = preview.meta({ title: 'Tests/Looks', component: () => null });

/** A story that shows an element of its own. */
function showing(element: React.ReactElement, parameters = {}) {
  return meta.story({ parameters, render: () => element });
}

describe('a story', () => {
  it('passes when nothing is wrong with it', async () => {
    const story = showing(<p>Plain words</p>);
    await story.run();
    expect(document.body).toHaveTextContent('Plain words');
  });

  it.each([
    ['holds in one theme only', '', { color: '#222' }, 'color-contrast (dark)'],
    [
      'only a desktop shows, in the theme that it does not',
      'max-md:hidden',
      { color: '#222' },
      'color-contrast (dark) <p',
    ],
    [
      'only a phone shows, in the theme that it does not',
      'md:hidden',
      { color: '#222' },
      'color-contrast (dark, 375 px) <p',
    ],
  ])('fails on an ink that %s', async (_, className, style, error) => {
    const story = showing(
      <p className={className} style={style}>
        Hard to read in the dark
      </p>,
    );
    await expect(story.run()).rejects.toThrow(error);
  });

  it.each([
    ['is light', { color: '#ddd' }],
    ['fades', { color: 'var(--ink)', opacity: 0.4 }],
    ['is half transparent', { color: 'color-mix(in oklab, var(--ink) 40%, transparent)' }],
    ['has left its place', { position: 'absolute', color: '#777', background: '#666' }],
    ['stands on what is hardly darker', { color: '#777', background: '#666' }],
  ] as const)('fails on a text that only a phone shows and that %s', async (_, style) => {
    const story = showing(
      <p className="md:hidden" style={style}>
        Hard to read
      </p>,
    );
    await expect(story.run()).rejects.toThrow('color-contrast (light, 375 px) <p');
  });

  it.each([
    [
      'the page is wider than a phone',
      () => <p style={{ inlineSize: '30rem' }}>Wider than a phone</p>,
      'reflow (375 px) the page is 480 px wide: <p',
    ],
    [
      'a finger misses a target, however far from others',
      () => <button type="button" aria-label="Close" style={{ inlineSize: 40, blockSize: 40 }} />,
      'touch target 40x40 px, not 44: <button',
    ],
  ])('fails when %s', async (_, render, error) => {
    await expect(showing(render()).run()).rejects.toThrow(error);
  });

  it('measures colors when they have arrived, not while they fade', async () => {
    const story = showing(
      <p style={{ color: 'var(--ink)', transition: 'color 5s' }}>Fades from theme to theme</p>,
    );
    await story.run();
    expect(document.getAnimations()).toEqual([]);
  });

  it('fails on targets that are too small and too close together on a phone', async () => {
    const tiny = { inlineSize: 12, blockSize: 12, overflow: 'clip' };
    const story = showing(
      <div style={{ display: 'flex', maxInlineSize: 24 }}>
        <button type="button" aria-label="Left" style={tiny} />
        <button type="button" aria-label="Right" style={tiny} />
      </div>,
    );
    await expect(story.run()).rejects.toThrow('target-size (dark, 375 px)');
  });

  it('passes with a small target for a mouse that grows for a finger, and with a link in a sentence', async () => {
    const story = showing(
      <div>
        <button type="button" className="size-9 pointer-coarse:size-11" aria-label="Close" />
        <p>
          Read the <a href="#terms">terms</a> first.
        </p>
      </div>,
    );
    await expect(story.run()).resolves.toBeUndefined();
  });

  it('fails on a console warning', async () => {
    const story = meta.story({
      render: () => <p>Plain words</p>,
      play: () => {
        console.warn('something is deprecated');
      },
    });
    await expect(story.run()).rejects.toThrow('On the console: warn: something is deprecated');
  });

  it('gives the page back in the size and the theme that it had', async () => {
    const size = [window.innerWidth, window.innerHeight];
    await showing(<p>Plain words</p>).run();
    expect([window.innerWidth, window.innerHeight]).toEqual(size);
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('moves, even after an earlier story has failed', async () => {
    const failing = showing(<p style={{ inlineSize: '30rem' }}>Wider than a phone</p>);
    await expect(failing.run()).rejects.toThrow('reflow');
    const seen: string[] = [];
    const moving = meta.story({
      render: () => <p style={{ transition: 'color 1s' }}>Plain words</p>,
      play: ({ canvas }) => {
        seen.push(getComputedStyle(canvas.getByText('Plain words')).transitionProperty);
      },
    });
    await moving.run();
    expect(seen).toEqual(['color']);
  });

  it('renders under the emulated media, and the next one does not', async () => {
    const pretends = () =>
      ['(forced-colors: active)', '(prefers-reduced-motion: reduce)'].map(
        (query) => matchMedia(query).matches,
      );
    const emulate = { forcedColors: 'active', reducedMotion: 'reduce' } as const;
    await showing(<p>Plain words</p>, { emulate }).run();
    expect(pretends()).toEqual([true, true]);
    await showing(<p>Plain words</p>).run();
    expect(pretends()).toEqual([false, false]);
  });
});

describe('under special conditions, a story', () => {
  it('fails on a control that only its background shows, in forced colors', async () => {
    const story = showing(
      <button type="button" style={{ border: 'none', background: 'var(--brand)', color: '#fff' }}>
        Publish
      </button>,
      { emulate: { forcedColors: 'active' }, a11y: exempt('forced-colors') },
    );
    await expect(story.run()).rejects.toThrow('has no edge in forced colors: <button');
  });

  it('fails on motion when there should be less of it', async () => {
    const story = showing(<p ref={breathe}>Breathes</p>, { emulate: { reducedMotion: 'reduce' } });
    await expect(story.run()).rejects.toThrow(
      'moves for Infinity ms although motion is reduced: <p',
    );
  });

  it('fails on a bar that eats the page, and on what it hides, when zoomed', async () => {
    const own = { width: window.innerWidth, height: window.innerHeight };
    await page.viewport(640, 400);
    const body = document.createElement('div');
    body.innerHTML =
      '<header style="position:fixed;inset:0 0 auto 0;height:300px;background:#fff"></header><a href="#here">Here</a>';
    document.body.append(body);
    const faults = zoomViolations(body);
    body.remove();
    await page.viewport(own.width, own.height);
    expect(faults).toEqual([
      expect.stringContaining('covers 75 % of a zoomed page: <header'),
      expect.stringContaining('cannot be brought into sight at 200 %: <a'),
    ]);
  });
});

/** Motion that no stylesheet can stop. */
function breathe(element: HTMLElement | null): void {
  element?.animate({ opacity: [1, 0.9] }, { duration: 100, iterations: Infinity });
}

it('brings animations to their end, and endless ones back to their start', () => {
  const element = document.body.appendChild(document.createElement('p'));
  const breath = element.animate({ opacity: [1, 0.5] }, { duration: 100, iterations: Infinity });
  const fade = element.animate({ opacity: [0, 1] }, { duration: 10_000 });
  stopAnimations();
  expect([breath.playState, fade.playState]).toEqual(['idle', 'finished']);
  expect(getComputedStyle(element).opacity).toBe('1');
  element.remove();
});
