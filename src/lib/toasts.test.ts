import { beforeEach, describe, expect, it } from 'vitest';
import { createSteppedClock, type SteppedClock } from '#mocks/stepped-clock.ts';
import { createToastStore, TOAST_MS, type ToastStore } from './toasts.ts';

let clock: SteppedClock;
let toasts: ToastStore;

beforeEach(() => {
  clock = createSteppedClock();
  toasts = createToastStore(clock);
});

function texts(): string[] {
  return toasts.list().map(({ text }) => text);
}

describe('a toast', () => {
  it('is dismissed after three seconds', () => {
    toasts.show({ tone: 'success', text: 'Saved' });
    clock.advance(TOAST_MS - 1);
    expect(texts()).toEqual(['Saved']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('can be dismissed without affecting the others', () => {
    toasts.show({ tone: 'success', text: 'One' });
    toasts.show({ tone: 'info', text: 'Two' });
    toasts.dismiss(toasts.list()[0]!.id);
    expect(texts()).toEqual(['Two']);
  });

  it('stays while paused, then gets its full duration again', () => {
    toasts.show({ tone: 'success', text: 'Read me' });
    clock.advance(TOAST_MS - 1);
    toasts.pause();
    clock.advance(60_000);
    toasts.resume();
    clock.advance(TOAST_MS - 1);
    expect(texts()).toEqual(['Read me']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('that is added while paused stays too', () => {
    toasts.pause();
    toasts.show({ tone: 'success', text: 'Late' });
    clock.advance(60_000);
    expect(texts()).toEqual(['Late']);
  });

  it('is not dismissed early when resumed twice', () => {
    toasts.show({ tone: 'success', text: 'Once' });
    clock.advance(TOAST_MS - 1);
    toasts.pause();
    toasts.resume();
    clock.advance(1_000);
    toasts.resume();
    clock.advance(TOAST_MS - 1_001);
    expect(texts()).toEqual(['Once']);
  });

  it('notifies subscribers and returns the same list until it changes', () => {
    let notifications = 0;
    const unsubscribe = toasts.subscribe(() => {
      notifications += 1;
    });
    toasts.show({ tone: 'success', text: 'Saved' });
    expect(toasts.list()).toBe(toasts.list());
    unsubscribe();
    clock.advance(TOAST_MS);
    expect(notifications).toBe(1);
  });
});
