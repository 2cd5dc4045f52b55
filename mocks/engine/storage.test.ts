import { expect, it, vi } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { createBrowser } from '../testing/browser-tabs.ts';
import { ofFrame, removeSession, setAll, watchingSession, withOwnSession } from './storage.ts';

const { token } = SESSION_KEYS;
const newStorage = () => createBrowser().tab().storage;

it('frames of one tab have values of their own, and a page without a frame those of its tab', () => {
  const tab = newStorage();
  const [client, worker, page] = ['client', 'worker', ''].map((name) => ofFrame(tab, name));
  client?.set('key', 'of the client');
  worker?.set('key', 'of the worker');
  expect([client, worker, tab].map((each) => each?.get('key'))).toEqual([
    'of the client',
    'of the worker',
    null,
  ]);
  client?.remove('key');
  page?.set('key', 'of the tab');
  expect([client, worker, tab].map((each) => each?.get('key'))).toEqual([
    null,
    'of the worker',
    'of the tab',
  ]);
});

it('tells of changes of the session only', () => {
  let changes = 0;
  const storage = watchingSession(newStorage(), () => {
    changes += 1;
  });
  storage.set('draft', 'text');
  expect(changes).toBe(0);
  setAll(storage, { [SESSION_KEYS.token]: 'token', [SESSION_KEYS.user]: '{}' });
  expect(changes).toBe(2);
  removeSession(storage);
  expect(changes).toBe(2 + Object.keys(SESSION_KEYS).length);
  expect(storage.get(SESSION_KEYS.token)).toBeNull();
});

it('keeps the session in the tab and shares everything else', () => {
  const shared = createMemoryStorage({ [token]: 'of the others', world: 'shared' });
  const tab = createMemoryStorage();
  const storage = withOwnSession(shared, tab);
  expect([storage.get(token), storage.get('world')]).toEqual([null, 'shared']);
  storage.set(token, 'mine');
  storage.set('world', 'changed');
  expect([shared.get(token), tab.get(token)]).toEqual(['of the others', 'mine']);
  expect([shared.get('world'), tab.get('world')]).toEqual(['changed', null]);
  storage.remove(token);
  expect([shared.get(token), tab.get(token)]).toEqual(['of the others', null]);
});

it('notifies of changes in other tabs, except of their session', () => {
  const shared = createMemoryStorage();
  const listener = vi.fn<(key: string | null) => void>();
  withOwnSession(shared, createMemoryStorage()).subscribe(listener);
  shared.changeElsewhere({ [token]: 'somebody', world: 'changed' });
  expect(listener.mock.calls).toEqual([['world']]);
});
