import { expect, it } from 'vitest';
import { isGuarded, isIndexed, paths, type PathName } from '#src/lib/navigation/paths.ts';
import { authMeta } from '#src/screens/auth/copy.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { renderApp } from '../render-app.tsx';
import { home } from '#mocks/scenarios/shell.ts';

const NOT_FOUND = '/nope';

/** An address of each page. Ids are those of a user that exists. */
const pages = (Object.keys(paths) as PathName[]).map((name) => ({
  at: paths[name].pattern.replace(/:\w+/, String(people.worker.id)),
  isListed: isIndexed(name),
}));

/** The titles so far, by page. */
const titles = new Map<string, string>();

/** The contents of the `meta` elements with this name or property. */
function metaOf(name: string): string[] {
  const found = document.head.querySelectorAll<HTMLMetaElement>(
    `meta[name="${name}"], meta[property="${name}"]`,
  );
  return [...found].map(({ content }) => content);
}

const everywhere = [...pages, { at: NOT_FOUND, isListed: false }];
it.each(everywhere)('$at has a title and metadata of its own', async ({ at, isListed }) => {
  await renderApp({ scenario: home, as: 'client', at });
  const { title } = document;
  expect(title).toMatch(/^\S.+ · Nearhand$/);
  expect(title.length).toBeLessThanOrEqual(60);
  expect([...titles.values()]).not.toContain(title);
  titles.set(at, title);
  expect(metaOf('robots')).toEqual(isListed ? [] : ['noindex']);
  expect(metaOf('og:title')).toEqual(isListed ? [title] : []);
  const descriptions = metaOf('description');
  expect(metaOf('og:description')).toEqual(descriptions);
  expect(descriptions).toHaveLength(isListed ? 1 : 0);
  for (const { length } of descriptions) {
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(160);
  }
});

it('search engines leave out what needs an account', () => {
  const guarded = (Object.keys(paths) as PathName[]).filter(isGuarded);
  expect(guarded.filter(isIndexed)).toEqual([]);
  expect(guarded.length).toBeGreaterThan(0);
});

it('signing up has a title and a description of its own', async () => {
  await renderApp({ scenario: home, at: paths.auth.to({ tab: 'register' }) });
  expect(document.title).toBe(`${authMeta.register.title} · Nearhand`);
  expect(metaOf('description')).toEqual([authMeta.register.description]);
  expect(authMeta.register.description.length).toBeLessThanOrEqual(160);
});
