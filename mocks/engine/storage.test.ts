import { expect, it } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createBrowser } from '../testing/browser-tabs.ts';
import { ofFrame, removeSession, setAll, watchingSession } from './storage.ts';

const newStorage = () => createBrowser().tab().storage;

it('frames of one tab have values of their own', () => {
  const tab = newStorage();
  const client = ofFrame(tab, 'client');
  const worker = ofFrame(tab, 'worker');
  client.set('key', 'of the client');
  worker.set('key', 'of the worker');
  expect([client.get('key'), worker.get('key'), tab.get('key')]).toEqual([
    'of the client',
    'of the worker',
    null,
  ]);
  client.remove('key');
  expect([client.get('key'), worker.get('key')]).toEqual([null, 'of the worker']);
});

it('a page without a frame uses the storage of its tab', () => {
  const tab = newStorage();
  ofFrame(tab, '').set('key', 'value');
  expect(tab.get('key')).toBe('value');
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
