import { beforeEach, describe, expect, it } from 'vitest';
import { createSteppedClock, type SteppedClock } from '#mocks/clock/stepped-clock.ts';
import { createNoticeStore, NOTICE_MS, type NoticeStore } from './notices.ts';

let clock: SteppedClock;
let notices: NoticeStore;

beforeEach(() => {
  clock = createSteppedClock();
  notices = createNoticeStore(clock);
});

function shown(): string | undefined {
  return notices.current()?.text;
}

describe('a notice', () => {
  it.each([
    [undefined, NOTICE_MS],
    [5_000, 5_000],
  ])('that asks for %s ms lasts %i ms', (duration, milliseconds) => {
    notices.show({ tone: 'success', text: 'Saved', duration });
    clock.advance(milliseconds - 1);
    expect(shown()).toBe('Saved');
    clock.advance(1);
    expect(shown()).toBeUndefined();
  });

  it('with an action stays longer', () => {
    notices.show({ tone: 'info', text: 'Removed', action: { label: 'Undo', run: () => {} } });
    clock.advance(8_000 - 1);
    expect(shown()).toBe('Removed');
    clock.advance(1);
    expect(shown()).toBeUndefined();
  });

  it('replaces the one before, and puts the timer of neither on the other', () => {
    notices.show({ tone: 'success', text: 'One' });
    clock.advance(NOTICE_MS - 1);
    notices.show({ tone: 'info', text: 'Two' });
    expect(shown()).toBe('Two');
    clock.advance(NOTICE_MS - 1);
    expect(shown()).toBe('Two');
  });

  it('shows a replaced error again afterwards, for its full duration', () => {
    notices.show({ tone: 'danger', text: 'Failed' });
    clock.advance(NOTICE_MS - 1);
    notices.show({ tone: 'success', text: 'Saved' });
    expect(shown()).toBe('Saved');
    clock.advance(NOTICE_MS);
    expect(shown()).toBe('Failed');
    clock.advance(NOTICE_MS - 1);
    expect(shown()).toBe('Failed');
    clock.advance(1);
    expect(shown()).toBeUndefined();
  });

  it('drops anything but errors that it replaces', () => {
    notices.show({ tone: 'danger', text: 'Failed' });
    notices.show({ tone: 'success', text: 'Saved' });
    notices.show({ tone: 'danger', text: 'Failed again' });
    notices.dismiss(notices.current()!.id);
    expect(shown()).toBe('Failed');
    notices.dismiss(notices.current()!.id);
    expect(shown()).toBeUndefined();
  });

  it('stays while paused, then gets its full duration again', () => {
    notices.show({ tone: 'success', text: 'Read me' });
    clock.advance(NOTICE_MS - 1);
    notices.pause();
    clock.advance(60_000);
    notices.resume();
    clock.advance(NOTICE_MS - 1);
    expect(shown()).toBe('Read me');
    clock.advance(1);
    expect(shown()).toBeUndefined();
  });

  it('that replaces a paused one has its own time', () => {
    notices.show({ tone: 'danger', text: 'Failed' });
    notices.pause();
    notices.show({ tone: 'success', text: 'Saved' });
    clock.advance(NOTICE_MS);
    expect(shown()).toBe('Failed');
    notices.pause();
    clock.advance(60_000);
    expect(shown()).toBe('Failed');
  });

  it('is not dismissed early when resumed twice', () => {
    notices.show({ tone: 'success', text: 'Once' });
    clock.advance(NOTICE_MS - 1);
    notices.pause();
    notices.resume();
    clock.advance(1_000);
    notices.resume();
    clock.advance(NOTICE_MS - 1_001);
    expect(shown()).toBe('Once');
  });

  it('notifies subscribers and returns the same notice until it changes', () => {
    let notifications = 0;
    const unsubscribe = notices.subscribe(() => {
      notifications += 1;
    });
    notices.show({ tone: 'success', text: 'Saved' });
    expect(notices.current()).toBe(notices.current());
    unsubscribe();
    clock.advance(NOTICE_MS);
    expect(notifications).toBe(1);
  });
});

it('that says the same again is one, with a count, for its full time', () => {
  for (let times = 0; times < 5; times += 1) notices.show({ tone: 'danger', text: 'Failed' });
  expect(notices.current()).toMatchObject({ text: 'Failed', count: 5 });
  clock.advance(NOTICE_MS);
  expect(shown()).toBeUndefined();
  notices.show({ tone: 'danger', text: 'Failed' });
  notices.show({ tone: 'danger', text: 'Other' });
  notices.show({ tone: 'danger', text: 'Failed' });
  expect(notices.current()).toMatchObject({ text: 'Failed', count: 2 });
  clock.advance(NOTICE_MS);
  expect(notices.current()).toMatchObject({ text: 'Other', count: 1 });
  clock.advance(NOTICE_MS);
  expect(shown()).toBeUndefined();
});
