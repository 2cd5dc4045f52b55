import { describe, expect, it } from 'vitest';
import { createAppVersion, entryIn } from './app-version.ts';
import { systemClock } from './clock.ts';
import { createMemoryStorage } from './storage.ts';

const INDEX = 'https://nearhand.example/app/';
const page = (entry: string) =>
  `<head><script src="/boot.js"></script><script type="module" crossorigin src="/app/assets/${entry}.js"></script>`;

function versionOf(respond: () => Promise<Response>, tabStorage = createMemoryStorage()) {
  const requests: Request[] = [];
  const version = createAppVersion({
    runningEntry: 'https://nearhand.example/app/assets/index-a1.js',
    indexUrl: INDEX,
    clock: systemClock,
    tabStorage,
    fetch(request) {
      requests.push(request);
      return respond();
    },
  });
  return { version, requests };
}

const answering =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

describe('the app is outdated', () => {
  it('when the deployed page has another entry script, past every cache', async () => {
    const { version, requests } = versionOf(answering(page('index-b2')));
    expect(await version.isOutdated()).toBe(true);
    expect(requests.map(({ url, cache }) => [url, cache])).toEqual([[INDEX, 'no-store']]);
  });

  it.each([
    ['the deployed page is the same', answering(page('index-a1'))],
    ['the server fails', answering(page('index-b2'), 503)],
    ['another page answers, such as that of a hotel network', answering('<h1>Welcome</h1>')],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('but not when %s', async (_, respond) => {
    expect(await versionOf(respond).version.isOutdated()).toBe(false);
  });

  it('only once for each version in a tab, so that two servers that disagree end in no loop', async () => {
    const tab = createMemoryStorage();
    const reloads: string[] = [];
    for (const deployed of ['index-b2', 'index-c3', 'index-b2', 'index-c3']) {
      const { version } = versionOf(answering(page(deployed)), tab);
      if (!(await version.isOutdated())) continue;
      reloads.push(deployed);
      version.beforeReload();
    }
    expect(reloads).toEqual(['index-b2', 'index-c3']);
  });
});

it.each([
  [
    '<script type="module" src="./assets/a.js"></script>',
    'https://nearhand.example/app/assets/a.js',
  ],
  ["<script src='/b.js' type='module'></script>", 'https://nearhand.example/b.js'],
  ['<script type=module src=/c.js></script>', 'https://nearhand.example/c.js'],
  ['<script src="/d.js"></script><script type="module">1</script>', undefined],
])('finds the entry in %s', (html, entry) => {
  expect(entryIn(html, INDEX)).toBe(entry);
});
