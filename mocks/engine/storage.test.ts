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
  const values = () => [client, worker, tab].map((each) => each?.get('key'));
  client?.set('key', 'of the client');
  worker?.set('key', 'of the worker');
  expect(values()).toEqual(['of the client', 'of the worker', null]);
  client?.remove('key');
  page?.set('key', 'of the tab');
  expect(values()).toEqual([null, 'of the worker', 'of the tab']);
});

it('tells of changes of the session only', () => {
  const changed = vi.fn();
  const storage = watchingSession(newStorage(), changed);
  storage.set('draft', 'text');
  expect(changed).not.toHaveBeenCalled();
  setAll(storage, { [token]: 'token' });
  removeSession(storage);
  expect(changed).toHaveBeenCalledTimes(1 + Object.keys(SESSION_KEYS).length);
  expect(storage.get(token)).toBeNull();
});

it('keeps the session in the tab and shares everything else', () => {
  const shared = createMemoryStorage();
  const tab = createMemoryStorage();
  setAll(withOwnSession(shared, tab), { [token]: 'mine', world: 'changed' });
  expect([shared.get(token), tab.get(token)]).toEqual([null, 'mine']);
  expect([shared.get('world'), tab.get('world')]).toEqual(['changed', null]);
});

it('notifies of changes in other tabs, except of their session', () => {
  const shared = createMemoryStorage();
  const listener = vi.fn<(key: string | null) => void>();
  withOwnSession(shared, createMemoryStorage()).subscribe(listener);
  shared.changeElsewhere({ [token]: 'somebody', world: 'changed' });
  expect(listener.mock.calls).toEqual([['world']]);
});
