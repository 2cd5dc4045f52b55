import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDraftStore } from './drafts.ts';
import { createSessionStore } from '../session/session.ts';
import { createMemoryStorage } from '../session/storage.ts';
import { exampleSession } from '../testing/example-session.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const Text = z.string();

function setUp() {
  let now = 1_000;
  const storage = createMemoryStorage();
  const session = createSessionStore(storage);
  const clock = { now: () => now, after: () => () => {}, every: () => () => {} };
  const held = new Set<symbol>();
  const holdPage = () => {
    const hold = Symbol('hold');
    held.add(hold);
    return () => void held.delete(hold);
  };
  const open = (tabStorage = createMemoryStorage()) =>
    createDraftStore({ storage, tabStorage, session, clock, holdPage });
  const pass = (time: number) => (now += time);
  return { storage, session, open, drafts: open(), pass, isHeld: () => held.size > 0 };
}

it('survives a reload', () => {
  const { session, drafts, open } = setUp();
  session.start(exampleSession(1));
  drafts.save('message:7', 'See you on');
  expect(open().read('message:7', Text)).toBe('See you on');
});

it('survives a session that the server ended, for the same person only', () => {
  const { session, drafts } = setUp();
  session.start(exampleSession(1));
  drafts.save('message:7', 'See you on');
  session.end('unauthorized');
  expect(drafts.read('message:7', Text)).toBeUndefined();
  session.start(exampleSession(2));
  expect(drafts.read('message:7', Text)).toBeUndefined();
  session.start(exampleSession(1));
  expect(drafts.read('message:7', Text)).toBe('See you on');
});

it.each(['signed-out', 'signed-out-elsewhere'] as const)(
  'is deleted by signing out (%s)',
  (end) => {
    const { session, drafts, storage } = setUp();
    session.start(exampleSession(1));
    drafts.save('message:7', 'See you on');
    session.end(end);
    expect(storage.get('drafts')).toBeNull();
  },
);

it('of a visitor is deleted when someone signs in, and after an hour', () => {
  const { session, drafts, pass } = setUp();
  drafts.save('sign-up', 'Ana');
  session.start(exampleSession(1));
  session.end('signed-out');
  expect(drafts.read('sign-up', Text)).toBeUndefined();
  drafts.save('sign-up', 'Ben');
  pass(HOUR_MS + 1);
  expect(drafts.read('sign-up', Text)).toBeUndefined();
});

it('of a visitor survives a 401', () => {
  const { session, drafts } = setUp();
  session.start(exampleSession(1));
  session.end('signed-out');
  drafts.save('sign-up', 'Ana');
  session.end('unauthorized');
  expect(drafts.read('sign-up', Text)).toBe('Ana');
});

it('keeps drafts apart and deletes one', () => {
  const { drafts, storage } = setUp();
  drafts.save('a', 1);
  drafts.save('b', 2);
  drafts.clear('a');
  expect([drafts.read('a', z.number()), drafts.read('b', z.number())]).toEqual([undefined, 2]);
  drafts.clear('b');
  expect(storage.get('drafts')).toBeNull();
});

it('keeps what another tab has saved in between', () => {
  const { drafts, open } = setUp();
  const otherTab = open();
  drafts.save('a', 1);
  otherTab.save('b', 2);
  drafts.save('c', 3);
  expect(otherTab.read('a', z.number())).toBe(1);
  expect(drafts.read('b', z.number())).toBe(2);
});

it('forgets everyone’s drafts after two weeks', () => {
  const { session, drafts, storage, pass } = setUp();
  session.start(exampleSession(1));
  drafts.save('old', 'text');
  session.end('unauthorized');
  pass(14 * DAY_MS + 1);
  session.start(exampleSession(2));
  drafts.save('new', 'text');
  expect(storage.get('drafts')).not.toContain('old');
});

it('holds the page only while a draft cannot be persisted', () => {
  const { session, storage, drafts, isHeld } = setUp();
  session.start(exampleSession(1));
  drafts.save('message:7', 'See you on');
  expect(isHeld()).toBe(false);
  storage.isPersistent = () => false;
  drafts.save('message:7', 'See you on Monday');
  expect(isHeld()).toBe(true);
  drafts.save('message:8', 'Hello');
  drafts.clear('message:7');
  expect(isHeld()).toBe(true);
  drafts.clear('message:8');
  expect(isHeld()).toBe(false);
  drafts.save('message:8', 'Hello');
  drafts.dispose();
  expect(isHeld()).toBe(false);
});

it('knows how much was typed at most, by the viewer alone', () => {
  const { session, drafts } = setUp();
  session.start(exampleSession(2));
  drafts.save('message:7', 'Someone else has typed this.');
  session.start(exampleSession(1));
  expect(drafts.longest()).toBe(0);
  drafts.save('message:7', 'Monday?');
  drafts.save('task:new', { title: 'Mow', parts: ['the', 'lawn'], price: 50, note: null });
  expect(drafts.longest()).toBe(10);
});

it('counts only what was typed in a draft that holds more', () => {
  const { drafts } = setUp();
  drafts.save('task:7:edit', { title: 'Mow the lawn', location: 'Portland' }, { title: 'Mow' });
  expect(drafts.longest()).toBe(3);
});

describe('in two tabs', () => {
  it('each has its own version, and deletes only that', () => {
    const { drafts, open } = setUp();
    const other = open();
    expect([drafts.read('task:new', Text), other.read('task:new', Text)]).toEqual([
      undefined,
      undefined,
    ]);
    drafts.save('task:new', 'Mount a TV');
    other.save('task:new', 'Mow the lawn');
    drafts.save('task:new', 'Mount a TV on brick');
    expect(drafts.read('task:new', Text)).toBe('Mount a TV on brick');
    expect(other.read('task:new', Text)).toBe('Mow the lawn');
    other.clear('task:new');
    expect(other.read('task:new', Text)).toBeUndefined();
    expect(drafts.read('task:new', Text)).toBe('Mount a TV on brick');
  });

  it('one that is opened later goes on with the newest, and overwrites no later text of the other', () => {
    const { drafts, open, pass } = setUp();
    drafts.save('task:new', 'Mount a TV');
    pass(1);
    const other = open();
    expect(other.read('task:new', Text)).toBe('Mount a TV');
    other.save('task:new', 'Mount two TVs');
    expect(drafts.read('task:new', Text)).toBeUndefined();
    pass(1);
    drafts.save('task:new', 'Mount a TV on brick');
    expect(other.read('task:new', Text)).toBe('Mount two TVs');
    expect(open().read('task:new', Text)).toBe('Mount a TV on brick');
  });

  it('what one has left behind comes back once the newer one was sent', () => {
    const { drafts, open, pass } = setUp();
    const other = open();
    drafts.save('task:new', 'Mount a TV');
    pass(1);
    other.save('task:new', 'Mow the lawn');
    const reloaded = open();
    expect(reloaded.read('task:new', Text)).toBe('Mow the lawn');
    reloaded.clear('task:new');
    expect(reloaded.read('task:new', Text)).toBeUndefined();
    expect(open().read('task:new', Text)).toBe('Mount a TV');
  });

  it('both change what they share', () => {
    const { drafts, open } = setUp();
    const other = open();
    drafts.shared().save('outbox:7', 1);
    other.shared().save('outbox:7', 2);
    expect(drafts.shared().read('outbox:7', z.number())).toBe(2);
    drafts.shared().clear('outbox:7');
    expect(other.shared().read('outbox:7', z.number())).toBeUndefined();
  });
});

it('counts what was typed, not how it is kept', () => {
  const { session, drafts } = setUp();
  session.start(exampleSession(1));
  const saved = { key: '0123456789abcdef0123456789abcdef', text: 'Hi there', at: 1, busyUntil: 0 };
  drafts.shared().save('outbox:7', [saved], [saved.text]);
  expect(drafts.longest()).toBe('Hi there'.length);
  drafts.save('message:7', '\u200b \n');
  expect(drafts.longest()).toBe('Hi there'.length);
});

it('of two tabs is that of each tab after a reload', () => {
  const { session, open, pass } = setUp();
  session.start(exampleSession(1));
  const [tabA, tabB] = [createMemoryStorage(), createMemoryStorage()];
  open(tabA).save('task:new', 'of A');
  pass(1);
  open(tabB).save('task:new', 'of B');
  expect(open(tabA).read('task:new', Text)).toBe('of A');
  expect(open(tabB).read('task:new', Text)).toBe('of B');
  const reloaded = open(tabA);
  reloaded.read('task:new', Text);
  reloaded.save('task:new', 'of A, edited');
  expect(open(tabB).read('task:new', Text)).toBe('of B');
  // What a closed tab has left is taken over by the next one.
  reloaded.clear('task:new');
  expect(open().read('task:new', Text)).toBe('of B');
});

it('of a tab survives that its record of them does not', () => {
  const { session, open } = setUp();
  session.start(exampleSession(1));
  const tab = createMemoryStorage();
  open(tab).save('task:new', 'of A');
  for (const record of ['{', '[]', '{"1 task:new": 7}', '{"1 task:new": "gone"}', 'null']) {
    tab.set('tab_drafts', record);
    expect(open(tab).read('task:new', Text)).toBe('of A');
  }
});
