import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, createBrowser } from '../testing/browser-tabs.ts';
import type { MockEngine } from './engine.ts';
import { userIn } from './openings.ts';
import { WORLD_KEY } from './shared-world.ts';

const folder = join(import.meta.dirname, '../testing/earlier-visits');
/** What the versions of these days have left in the browser. */
const visits = readdirSync(folder).map((name) => ({
  name,
  records: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>,
}));

/** A browser with the records of an earlier visit. */
function browserWith(records: Readonly<Record<string, string>>) {
  const browser = createBrowser();
  for (const [key, value] of Object.entries(records)) browser.values.set(key, value);
  browser.values.set('nearhand.mock.latency', '0');
  return browser;
}

/** The newest visit, with a change of its world. */
function recordsWith(change: (world: { snapshot: Record<string, unknown[]> }) => unknown) {
  const { records } = visits.at(-1)!;
  const world = JSON.parse(records[WORLD_KEY]!) as { snapshot: Record<string, unknown[]> };
  const changed = change(world);
  return { ...records, [WORLD_KEY]: JSON.stringify(changed ?? world) };
}

/** Every table that the demo fills is filled, and its viewer is signed out or known to the server. */
async function expectWhole(engine: MockEngine) {
  const world = await engine.rows();
  expect([world.users.size, world.tasks.size].every((size) => size > 0)).toBe(true);
  const user = userIn(engine.opening().storage);
  if (user !== null)
    expect(await ask(engine, '/messages/conversations')).toHaveProperty('conversations');
}

describe.each(visits)('the visit of $name', ({ records }) => {
  it.each(['/', '/offers', '/?as=worker'])('is continued or begun again at %s', async (path) => {
    const tab = browserWith(records).tab();
    const isReadable = records[WORLD_KEY]!.includes('"address"');
    const engine = await tab.load(path);
    await expectWhole(engine);
    expect(engine.isBegunAgain).toBe(!isReadable);
    const { offers } = await engine.rows();
    if (isReadable) expect(offers.all().map(({ id }) => id)).toEqual([12]);
    expect((await tab.load(path)).isBegunAgain).toBe(false);
  });
});

it('a world that is older than a table is kept, and the table empty', async () => {
  const records = recordsWith(({ snapshot }) => {
    delete snapshot['messages'];
    delete (snapshot['nextIds'] as unknown as Record<string, number>)['messages'];
  });
  const engine = await browserWith(records).tab().load('/');
  expect(engine.isBegunAgain).toBe(false);
  const { offers, messages } = await engine.rows();
  expect([offers.size, messages.size]).toEqual([1, 0]);
});

describe('a world that this version cannot read', () => {
  it.each<[string, Record<string, string>]>([
    [
      'a row without a column',
      recordsWith(({ snapshot }) => void (snapshot['tasks'] = [{ id: 1 }])),
    ],
    ['missing users', recordsWith(({ snapshot }) => void delete snapshot['users'])],
    ['rows of another kind', recordsWith((world) => ({ ...world, snapshot: 'rows' }))],
    ['another record', { [WORLD_KEY]: '[1, 2]' }],
    ['no JSON', { [WORLD_KEY]: 'undefined' }],
    ['an unknown scenario', recordsWith((world) => ({ ...world, address: '/?scenario=gone' }))],
  ])('is begun again: %s', async (_, records) => {
    const tab = browserWith(records).tab();
    const engine = await tab.load('/offers');
    expect(engine.isBegunAgain).toBe(true);
    expect(engine.state()).toEqual({ scenario: 'demo' });
    await expectWhole(engine);
  });

  it('keeps the rows of a tab that is open when one of another version saves it', async () => {
    const browser = browserWith({});
    const tab = browser.tab();
    const engine = await tab.load({ scenario: 'offers-card-pending' });
    await engine.change((world) => world.offers.update(12, { status: 'declined' }));
    const saved = JSON.parse(browser.values.get(WORLD_KEY)!) as { snapshot: { tasks: unknown[] } };
    saved.snapshot.tasks = [{ id: 12, name: 'of another version' }];
    browser.tab().storage.set(WORLD_KEY, JSON.stringify(saved));
    const world = await engine.rows();
    expect(world.offers.find(12)?.status).toBe('declined');
    expect(world.tasks.find(12)?.title).toBe('Assemble a bunk bed for the kids');
  });
});
