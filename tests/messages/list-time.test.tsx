import { Profiler } from 'react';
import { waitFor, within } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { nextFrame } from '#stories/checks/frames.ts';
import { useRelativeTime } from '#src/lib/time/use-relative-time.ts';
import { renderFeature } from '../render-stage.tsx';
import { home } from '#mocks/scenarios/shell.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

function Time({ timestamp }: { timestamp: string }) {
  return <p role="note">{useRelativeTime(timestamp)}</p>;
}

/** Renders the relative time of a moment, and counts how often. */
async function render(millisecondsAgo: number) {
  const onRender = vi.fn();
  const timestamp = new Date(STORY_NOW - millisecondsAgo).toISOString();
  const { stage, element } = await renderFeature(
    home,
    <Profiler id="time" onRender={onRender}>
      <Time timestamp={timestamp} />
    </Profiler>,
  );
  const note = within(element).getByRole('note');
  const shows = (text: string) => waitFor(() => expect(note.textContent).toBe(text));
  const renders = () => onRender.mock.calls.length;
  return { clock: stage.clock, renders, note, shows };
}

describe('the text changes', () => {
  it.each([
    ['after a minute', 0, MINUTE, 'Just now', '1m ago'],
    ['with each minute', 58 * MINUTE, MINUTE, '58m ago', '59m ago'],
    ['after an hour', 59 * MINUTE, MINUTE, '59m ago', '1h ago'],
    ['with each hour', 90 * MINUTE, 30 * MINUTE, '1h ago', '2h ago'],
    ['after a day', 23 * HOUR, HOUR, '23h ago', 'Mar 13, 2026'],
    ['a minute after a moment in the future', -90 * SECOND, 150 * SECOND, 'Just now', '1m ago'],
  ])('%s', async (_when, ago, until, before, after) => {
    const { clock, renders, note, shows } = await render(ago);
    expect(note.textContent).toBe(before);
    const count = renders();
    clock.advance(until - 1);
    await nextFrame();
    expect([note.textContent, renders()]).toEqual([before, count]);
    clock.advance(1);
    await shows(after);
    expect(renders()).toBe(count + 1);
  });
});

it('starts no timer for a date', async () => {
  const { clock, renders } = await render(24 * HOUR);
  const count = renders();
  clock.advance(48 * HOUR);
  await nextFrame();
  expect(renders()).toBe(count);
});

it('waits a minute at most, so that it is right a minute after the machine has slept', async () => {
  const waits: number[] = [];
  const timestamp = new Date(STORY_NOW - 90 * MINUTE).toISOString();
  await renderFeature(home, <Time timestamp={timestamp} />, {
    prepare({ clock }) {
      const { after } = clock;
      vi.spyOn(clock, 'after').mockImplementation((milliseconds, task) => {
        waits.push(milliseconds);
        return after(milliseconds, task);
      });
    },
  });
  expect(waits).toEqual([MINUTE]);
});
