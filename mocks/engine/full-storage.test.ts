import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserStorage } from '#src/lib/session/storage.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { ask, ORIGIN } from '../testing/browser-tabs.ts';
import { createEngine } from './engine.ts';
import { keyPrefix } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** Another app has left this many characters. Returns what is stored, and opens a page. */
function browserWith(room: number) {
  const values = new Map<string, string>();
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      removeItem: (key: string) => void values.delete(key),
      setItem(key: string, value: string) {
        const before = values.get(key)?.length ?? -key.length;
        if (used() + value.length - before > room)
          throw new DOMException('full', 'QuotaExceededError');
        values.set(key, value);
      },
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  const load = (path: string) =>
    createEngine({
      baseUrl: ORIGIN,
      path,
      serial: undefined,
      clock: createSteppedClock(),
      storage: createBrowserStorage('localStorage', keyPrefix('/')),
      tabStorage: createBrowserStorage('localStorage', 'tab'),
    });
  return { values, load };
}

const task = {
  task_category_id: 1,
  title: 'Water the plants',
  description: 'Twice a week in August.',
  location: 'Elm Street 4',
  payment_offer: 50,
  deadline: '2099-08-01',
};

it('a world that grows past what is left goes on in the page, and the one before stays saved', async () => {
  const { values, load } = browserWith(40_000);
  const first = await load('/?scenario=offers-card-pending&as=client');
  first.setLatency(0);
  await first.rows();
  expect(first.isKept()).toBe(true);
  const saved = () => values.get(`${keyPrefix('/')}nearhand.mock.world`);
  const before = saved();

  await ask(first, '/tasks', { ...task, description: 'Twice a week. '.repeat(60) });
  expect(first.isKept()).toBe(true);
  await first.change((world) => {
    for (let id = 100; id < 200; id += 1) {
      world.messages.insert({ ...world.messages.findOrThrow(1), id, message: 'long '.repeat(100) });
    }
  });
  expect(first.isKept()).toBe(false);
  await ask(first, '/tasks', task);
  const { tasks, messages } = await first.rows();
  expect(tasks.all().filter(({ title }) => title === task.title)).toHaveLength(2);
  expect(messages.size).toBeGreaterThan(100);

  expect(saved()).not.toBe(before);
  const again = await load('/');
  expect((await again.rows()).messages.size).toBe(2);
  expect(again.isBegunAgain).toBe(false);
});

it('storage that is full to the last byte takes a world in the page', async () => {
  const { values, load } = browserWith(0);
  const engine = await load('/?scenario=offers-card-pending&as=client');
  engine.setLatency(0);
  await ask(engine, '/tasks', task);
  expect((await engine.rows()).tasks.all().map(({ title }) => title)).toContain(task.title);
  expect([engine.isKept(), values.size]).toEqual([false, 0]);
});
