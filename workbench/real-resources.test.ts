import { expect, it } from 'vitest';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { chooseResources } from './real-resources.ts';

it('keeps what the address names, over what is configured', () => {
  const storage = createMemoryStorage();
  expect(chooseResources('', storage, '')).toEqual([]);
  expect(chooseResources('', storage, 'auth,offers')).toEqual(['auth', 'offers']);
  expect(chooseResources('?real=tasks', storage, 'offers')).toEqual(['tasks']);
  expect(chooseResources('', storage, 'offers')).toEqual(['tasks']);
  expect(chooseResources('?real=', storage, 'offers')).toEqual([]);
  expect(chooseResources('', storage, 'offers')).toEqual([]);
});

it('refuses what is no resource, and keeps what was chosen before', () => {
  const storage = createMemoryStorage();
  chooseResources('?real=tasks', storage, '');
  expect(() => chooseResources('?real=tasks,payments', storage, '')).toThrow(/allowed: auth, /);
  expect(chooseResources('', storage, '')).toEqual(['tasks']);
  expect(() => chooseResources('', createMemoryStorage(), 'payments')).toThrow(/allowed: auth, /);
});

it('ignores a kept resource that the contract no longer has', () => {
  const storage = createMemoryStorage({ 'nearhand.mock.real': 'payments,tasks' });
  expect(chooseResources('', storage, '')).toEqual(['tasks']);
});

it('is for development builds', () => {
  expect(chooseResources('', createMemoryStorage({ 'nearhand.mock.real': 'tasks' }), null)).toEqual(
    [],
  );
  expect(() => chooseResources('?real=tasks', createMemoryStorage(), null)).toThrow(
    'allowed in `npm run dev` only',
  );
});
