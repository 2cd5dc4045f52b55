import { expect, it } from 'vitest';
import { isGuarded, paths, type PathName } from '#src/lib/navigation/paths.ts';
import { authMeta } from '#src/screens/auth/copy.ts';
import { people } from '#mocks/scenarios/accounts.ts';
import { renderStage } from '../render-stage.tsx';

/** An address of each page, and whether search engines list it. */
const pages: Readonly<Record<PathName | 'notFound', { at: string; isIndexed?: true }>> = {
  home: { at: paths.home.to(), isIndexed: true },
  auth: { at: paths.auth.to(), isIndexed: true },
  dashboard: { at: paths.dashboard.to() },
  about: { at: paths.about.to(), isIndexed: true },
  services: { at: paths.services.to(), isIndexed: true },
  contact: { at: paths.contact.to(), isIndexed: true },
  messages: { at: paths.messages.to() },
  offers: { at: paths.offers.to() },
  reviews: { at: paths.reviews.to() },
  pendingReviews: { at: paths.pendingReviews.to() },
  user: { at: paths.user.to(people.worker.id) },
  worker: { at: paths.worker.to() },
  workerTasks: { at: paths.workerTasks.to() },
  client: { at: paths.client.to() },
  payment: { at: paths.payment.to() },
  notFound: { at: '/nope' },
};
const names = Object.keys(pages) as (keyof typeof pages)[];

/** The titles so far, by page. */
const titles = new Map<string, string>();

/** The contents of the `meta` elements with this name or property. */
function metaOf(name: string): string[] {
  const found = document.head.querySelectorAll<HTMLMetaElement>(
    `meta[name="${name}"], meta[property="${name}"]`,
  );
  return [...found].map(({ content }) => content);
}

it.each(names)('the page %s has a title and metadata of its own', async (name) => {
  const { at, isIndexed = false } = pages[name];
  await renderStage({ scenario: 'home', as: 'client', at });
  const { title } = document;
  expect(title).toMatch(/^\S.+ · Nearhand$/);
  expect(title.length).toBeLessThanOrEqual(60);
  expect([...titles.values()]).not.toContain(title);
  titles.set(name, title);
  expect(metaOf('robots')).toEqual(isIndexed ? [] : ['noindex']);
  expect(metaOf('og:title')).toEqual(isIndexed ? [title] : []);
  const descriptions = metaOf('description');
  expect(metaOf('og:description')).toEqual(descriptions);
  expect(descriptions).toHaveLength(isIndexed ? 1 : 0);
  for (const { length } of descriptions) {
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(160);
  }
});

it('search engines leave out what needs an account', () => {
  const guarded = names.filter((name) => name !== 'notFound' && isGuarded(name));
  expect(guarded.filter((name) => pages[name].isIndexed)).toEqual([]);
  expect(guarded.length).toBeGreaterThan(0);
});

it('signing up has a title and a description of its own', async () => {
  await renderStage({ scenario: 'home', at: paths.auth.to({ tab: 'register' }) });
  expect(document.title).toBe(`${authMeta.register.title} · Nearhand`);
  expect(metaOf('description')).toEqual([authMeta.register.description]);
  expect(authMeta.register.description.length).toBeLessThanOrEqual(160);
});
