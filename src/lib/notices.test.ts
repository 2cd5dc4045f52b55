import { beforeEach, describe, expect, it } from 'vitest';
import { createSteppedClock, type SteppedClock } from '#mocks/stepped-clock.ts';
import { createNoticeStore, NOTICE_MS, type NoticeStore } from './notices.ts';

let clock: SteppedClock;
let notices: NoticeStore;

beforeEach(() => {
  clock = createSteppedClock();
  notices = createNoticeStore(clock);
});

function texts(): string[] {
  return notices.list().map(({ text }) => text);
}

describe('a notice', () => {
  it('is dismissed after three seconds', () => {
    notices.show({ tone: 'success', text: 'Saved' });
    clock.advance(NOTICE_MS - 1);
    expect(texts()).toEqual(['Saved']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('lasts as long as it asks for', () => {
    notices.show({ tone: 'success', text: 'Accepted', duration: 5_000 });
    clock.advance(4_999);
    expect(texts()).toEqual(['Accepted']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('replaces the one before, and puts the timer of neither on the other', () => {
    notices.show({ tone: 'success', text: 'One' });
    clock.advance(NOTICE_MS - 1);
    notices.show({ tone: 'info', text: 'Two' });
    expect(texts()).toEqual(['Two']);
    clock.advance(NOTICE_MS - 1);
    expect(texts()).toEqual(['Two']);
  });

  it('leaves errors in place, below the newer one', () => {
    notices.show({ tone: 'danger', text: 'Failed' });
    notices.show({ tone: 'success', text: 'Saved' });
    notices.show({ tone: 'danger', text: 'Failed again' });
    expect(texts()).toEqual(['Failed again', 'Failed']);
  });

  it('can be dismissed without affecting the others', () => {
    notices.show({ tone: 'danger', text: 'One' });
    notices.show({ tone: 'danger', text: 'Two' });
    notices.dismiss(notices.list()[0]!.id);
    expect(texts()).toEqual(['One']);
  });

  it('stays while paused, then gets its full duration again', () => {
    notices.show({ tone: 'success', text: 'Read me' });
    clock.advance(NOTICE_MS - 1);
    notices.pause();
    clock.advance(60_000);
    notices.resume();
    clock.advance(NOTICE_MS - 1);
    expect(texts()).toEqual(['Read me']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('that is added while paused stays too', () => {
    notices.pause();
    notices.show({ tone: 'success', text: 'Late' });
    clock.advance(60_000);
    expect(texts()).toEqual(['Late']);
  });

  it('is not dismissed early when resumed twice', () => {
    notices.show({ tone: 'success', text: 'Once' });
    clock.advance(NOTICE_MS - 1);
    notices.pause();
    notices.resume();
    clock.advance(1_000);
    notices.resume();
    clock.advance(NOTICE_MS - 1_001);
    expect(texts()).toEqual(['Once']);
  });

  it('notifies subscribers and returns the same list until it changes', () => {
    let notifications = 0;
    const unsubscribe = notices.subscribe(() => {
      notifications += 1;
    });
    notices.show({ tone: 'success', text: 'Saved' });
    expect(notices.list()).toBe(notices.list());
    unsubscribe();
    clock.advance(NOTICE_MS);
    expect(notifications).toBe(1);
  });
});
