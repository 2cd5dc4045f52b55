import { expect, it, vi } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { withOwnSession } from './tab-session.ts';

const { token } = SESSION_KEYS;

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
