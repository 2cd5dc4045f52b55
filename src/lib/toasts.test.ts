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
  it('goes after three seconds', () => {
    toasts.show({ tone: 'success', text: 'Saved' });
    clock.advance(TOAST_MS - 1);
    expect(texts()).toEqual(['Saved']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('goes at once when it is dismissed, and takes no other with it', () => {
    toasts.show({ tone: 'success', text: 'One' });
    toasts.show({ tone: 'info', text: 'Two' });
    toasts.dismiss(toasts.list()[0]!.id);
    expect(texts()).toEqual(['Two']);
  });

  it('stays while it is held, and then has its full time again', () => {
    toasts.show({ tone: 'success', text: 'Read me' });
    clock.advance(TOAST_MS - 1);
    toasts.hold();
    clock.advance(60_000);
    toasts.release();
    clock.advance(TOAST_MS - 1);
    expect(texts()).toEqual(['Read me']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('that comes while others are held waits with them', () => {
    toasts.hold();
    toasts.show({ tone: 'success', text: 'Late' });
    clock.advance(60_000);
    expect(texts()).toEqual(['Late']);
  });

  it('does not leave early when it is let go twice', () => {
    toasts.show({ tone: 'success', text: 'Once' });
    clock.advance(TOAST_MS - 1);
    toasts.hold();
    toasts.release();
    clock.advance(1_000);
    toasts.release();
    clock.advance(TOAST_MS - 1_001);
    expect(texts()).toEqual(['Once']);
  });

  it('tells whoever looks, and the same list until it changes', () => {
    let told = 0;
    const stop = toasts.subscribe(() => {
      told += 1;
    });
    toasts.show({ tone: 'success', text: 'Saved' });
    expect(toasts.list()).toBe(toasts.list());
    stop();
    clock.advance(TOAST_MS);
    expect(told).toBe(1);
  });
});
