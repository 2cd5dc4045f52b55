import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';

const boot = readFileSync(join(import.meta.dirname, '../public/boot.js'), 'utf8');

/** What the script finds. */
interface Found {
  /** The attributes of the root element that the build wrote. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly search?: string;
  readonly state?: unknown;
  readonly stored?: Readonly<Record<string, string>>;
  readonly isStorageBlocked?: boolean;
}

/** Runs the script on a page. Returns the attributes that the root element has then. */
function run({
  attributes = { page: '/auth' },
  path = '/auth',
  search = '',
  state = null,
  stored = {},
  isStorageBlocked = false,
}: Found): Readonly<Record<string, string>> {
  const dataset: Record<string, string> = { ...attributes };
  const ignore = () => {};
  const globals = {
    document: { documentElement: { dataset } },
    addEventListener: ignore,
    matchMedia: () => ({ matches: false, addEventListener: ignore }),
    location: { pathname: path, search },
    history: { state },
    get localStorage() {
      if (isStorageBlocked) throw new Error('denied');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  };
  runInNewContext(boot, Object.defineProperty(globals, 'window', { value: globals }));
  const { starting, ...rest } = dataset;
  expect(starting).toBe('');
  return rest;
}

const exact = { page: '/auth', exact: '' };
const asked = { usr: { reason: 'expired' } };
const session = { [SESSION_KEYS.token]: 'a' };

describe('public/boot.js', () => {
  it('keeps the HTML of the page for a signed-out visitor', () => {
    expect(run({})).toEqual({ theme: 'light', page: '/auth' });
    expect(run({ path: '/auth/' })).not.toHaveProperty('render');
    expect(run({ isStorageBlocked: true })).not.toHaveProperty('render');
  });

  it('hides what is for signed-out visitors where the token of a session is stored', () => {
    expect(run({ stored: session })).toHaveProperty('session', '');
    expect(run({ stored: { [SESSION_KEYS.user]: '{}' } })).not.toHaveProperty('session');
  });

  it('knows the token of a mocked site by the keys of that site', () => {
    const attributes = { page: '/auth', keys: 'nearhand:/repo/:' };
    const prefixed = { [`nearhand:/repo/:${SESSION_KEYS.token}`]: 'a' };
    expect(run({ attributes, stored: prefixed })).toHaveProperty('session', '');
    expect(run({ attributes, stored: session })).not.toHaveProperty('session');
  });

  it.each<[string, Found, 'client' | undefined]>([
    ['another path', { path: '/dashboard' }, 'client'],
    ['a mocked state', { search: '?scenario=demo' }, 'client'],
    ['a mocked viewer', { search: '?a=b&as=client' }, 'client'],
    ['a query that counts', { attributes: exact, search: '?tab=register' }, 'client'],
    ['a request that counts', { attributes: exact, state: asked }, 'client'],
    ['a viewer who counts', { attributes: exact, stored: session }, 'client'],
    ['a query that does not count', { search: '?tab=register' }, undefined],
    ['a request that does not count', { state: asked }, undefined],
    ['a session that does not count', { stored: session }, undefined],
    ['the state of a plain visit', { attributes: exact, state: { idx: 0 } }, undefined],
  ])('hides the HTML, or keeps it, for %s', (_, found, render) => {
    expect(run(found)['render']).toBe(render);
  });

  it('only sets the theme of a page without content', () => {
    expect(run({ attributes: {}, stored: session })).toEqual({ theme: 'light' });
  });
});
