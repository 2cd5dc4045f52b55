import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { TaskDraft } from '#src/features/task-form/task-input.ts';
import { createDraftStore, DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { createSessionStore } from '#src/lib/session/session.ts';
import { createMemoryStorage, type MemoryStorage } from '#src/lib/session/storage.ts';
import { exampleSession } from '#src/lib/testing/example-session.ts';
import { readSavedWorld } from '#mocks/engine/shared-world.ts';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import {
  parseStateAddress,
  STATE_PARAMETERS,
  StateProblem,
} from '#mocks/scenarios/state-address.ts';
import { PANEL_WIDTH, readPanelSettings, savePanelSettings } from '#workbench/panel-settings.ts';
import { chooseResources } from '#workbench/real-resources.ts';
import { readStateId, withoutVisit } from '#workbench/visit-address.ts';
import { textOf } from './half-right.ts';

const RUNS = { numRuns: 1_000, seed: 20_260_314 };

const { user, token } = exampleSession(1);
/** Characters that no header may have, too. */
const tokens = fc.oneof(fc.constant(token), fc.string({ unit: 'binary' }));
const task = {
  title: 'Piano',
  description: 'Up two stairs',
  task_category_id: '3',
  location: 'Here',
  payment_offer: '95',
  deadline: '2026-03-20',
};
const clock = { now: () => 1_000, after: () => () => {}, every: () => () => {} };
const holdPage = () => () => {};

it('a session is read from anything, and is a whole one or none', () => {
  fc.assert(
    fc.property(textOf(user), tokens, (record, stored) => {
      const storage = createMemoryStorage({
        [SESSION_KEYS.user]: record,
        [SESSION_KEYS.token]: stored,
      });
      const session = createSessionStore(storage).current();
      if (session === null) return;
      expect(session.user.first_name).toEqual(expect.any(String));
      expect(() => new Headers({ Authorization: `Bearer ${session.token}` })).not.toThrow();
    }),
    RUNS,
  );
});

it('drafts are read from anything, and one that does not fit costs no other', () => {
  const whole = { savedAt: 1_000, value: { ...task, base: null } };
  const fitting = { 1: { 'task:new': whole, 'message:7': { savedAt: 1_000, value: 'See you' } } };
  fc.assert(
    fc.property(textOf(fitting), textOf({ '1 task:new': 'task:new' }), (drafts, ofTab) => {
      const storage = createMemoryStorage({ [DRAFTS_KEY]: drafts });
      const session = createSessionStore(createMemoryStorage());
      session.start({ user, token });
      const tabStorage = createMemoryStorage({ tab_drafts: ofTab });
      const store = createDraftStore({ storage, tabStorage, session, clock, holdPage });
      const read = store.read('task:new', TaskDraft);
      if (read !== undefined) expect(TaskDraft.safeParse(read).success).toBe(true);
      expect(store.longest()).toBeGreaterThanOrEqual(0);
      store.save('message:8', 'Kept');
      expect(storage.get(DRAFTS_KEY)).toContain('Kept');
    }),
    RUNS,
  );
});

it('a draft whose one field does not fit keeps the others', () => {
  const drafts = { 1: { 'task:new': { savedAt: 1_000, value: { ...task, deadline: 7 } } } };
  const storage = createMemoryStorage({ [DRAFTS_KEY]: JSON.stringify(drafts) });
  const session = createSessionStore(createMemoryStorage());
  session.start({ user, token });
  const store = createDraftStore({ storage, session, clock, holdPage });
  expect(store.read('task:new', TaskDraft)).toEqual({ ...task, deadline: '' });
});

it('a world is read from anything, and is a whole one or none', () => {
  const fitting = {
    address: '/?scenario=demo',
    serial: 1,
    seededAt: 1_000,
    time: { offset: 0 },
    snapshot: {},
  };
  expect(
    readSavedWorld(createMemoryStorage({ 'nearhand.mock.world': JSON.stringify(fitting) })),
  ).not.toBeNull();
  fc.assert(
    fc.property(textOf(fitting), (text) => {
      const world = readSavedWorld(createMemoryStorage({ 'nearhand.mock.world': text }));
      if (world === null) return;
      expect([world.serial, world.seededAt]).toEqual([expect.any(Number), expect.any(Number)]);
      const at = 'offset' in world.time ? world.time.offset : world.time.stoppedAt;
      expect(new Date(at).getTime()).not.toBeNaN();
    }),
    RUNS,
  );
});

it('the settings of the panel and the real resources are read from anything', () => {
  const fitting = { tab: 'world', width: 500, isOpen: true } as const;
  const [keyOfPanel] = Object.keys(savedBy((storage) => savePanelSettings(storage, fitting)));
  const [keyOfReal] = Object.keys(savedBy((storage) => chooseResources('?real=auth', storage, '')));
  fc.assert(
    fc.property(textOf(fitting), (text) => {
      const storage = createMemoryStorage({ [keyOfPanel!]: text, [keyOfReal!]: text });
      const { width, tab } = readPanelSettings(storage);
      expect(width).toBeGreaterThanOrEqual(PANEL_WIDTH.min);
      expect(tab).toEqual(expect.any(String));
      expect(chooseResources('', storage, '')).toEqual(expect.any(Array));
    }),
    RUNS,
  );
});

/** What a function keeps in a storage. */
function savedBy(save: (storage: MemoryStorage) => void): Record<string, string> {
  const saved: Record<string, string> = {};
  const storage = createMemoryStorage();
  save({ ...storage, set: (key, value) => (saved[key] = value) });
  return saved;
}

it('an address is that of a state, of a page, or says what is wrong with it', () => {
  const part = fc.oneof(
    fc.string(),
    fc.webQueryParameters(),
    fc.constantFrom(
      'demo',
      '/',
      '//',
      '/%',
      '/offers?a=%',
      '+11d',
      'offers.accept:500',
      '[1]',
      '\\',
    ),
    fc.json(),
  );
  // Another scenario has a test of its own: to suggest the closest takes long.
  const parameters = STATE_PARAMETERS.filter((name) => name !== 'scenario');
  const query = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...parameters, 'tour', 'state'), part), part))
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
  const path = fc.oneof(fc.constantFrom('', '/', '//', 'offers', '\\', '/[', '%'), part);
  fc.assert(
    fc.property(path, fc.oneof(query, fc.string()), (page, search) => {
      for (const each of [`/${page}?scenario=demo&${search}`, `/${page}?${search}`]) {
        try {
          const state = parseStateAddress(each);
          if (state) expect(parseStateAddress(stateAddress(state))).toEqual(state);
          readStateId(`?${search}`);
        } catch (error) {
          if (!(error instanceof StateProblem)) throw error;
        }
        expect(withoutVisit(each)).toEqual(expect.any(String));
      }
    }),
    RUNS,
  );
});
