import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const script = (text = 'export {}') =>
  Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/javascript' } }));

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  fetched.mockImplementation(() => script());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { baseURI: 'https://a.example/', querySelectorAll: () => [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A fresh copy of the module, which remembers the files that have arrived. */
const fresh = async () => (await import('./load-chunk.ts')).loadChunk;
const addresses = () => fetched.mock.calls.map(([address]) => address);

it('imports a chunk after its files have arrived, each fetched once', async () => {
  const loadChunk = await fresh();
  const run = vi.fn(() => Promise.resolve('module'));
  expect(await loadChunk(run, ['/a.js', '/b.js'])).toBe('module');
  await loadChunk(run, ['/b.js', '/c.js']);
  expect(addresses()).toEqual(['/a.js', '/b.js', '/c.js']);
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file is gone', () => Promise.resolve(new Response(null, { status: 404 }))],
  [
    'the server answers with a page instead',
    () => Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html' } })),
  ],
])('does not import when %s, and fetches again when asked again', async (_, respond) => {
  const loadChunk = await fresh();
  const run = vi.fn(() => Promise.resolve('module'));
  fetched.mockImplementationOnce(respond);
  await expect(loadChunk(run, ['/a.js'])).rejects.toThrow(TypeError);
  expect(run).not.toHaveBeenCalled();
  expect(await loadChunk(run, ['/a.js'])).toBe('module');
  expect(addresses()).toEqual(['/a.js', '/a.js']);
});

it('keeps a failure to itself while the page is being left, and tells it if the page stays', async () => {
  vi.useFakeTimers();
  const loadChunk = await fresh();
  const told = vi.fn<(error: unknown) => void>();
  loadChunk(() => Promise.reject(new TypeError('Load failed')), []).catch(told);
  window.dispatchEvent(new Event('beforeunload'));
  // Begun after the event, by a page that still runs.
  loadChunk(() => Promise.reject(new TypeError('Load failed')), []).catch(told);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toHaveBeenCalledTimes(2);
  loadChunk(() => Promise.reject(new TypeError('Load failed')), []).catch(told);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledTimes(3);
});

it('listens to the page being left only while a chunk is on its way', async () => {
  const loadChunk = await fresh();
  const listening = new Set<unknown>();
  vi.spyOn(window, 'addEventListener').mockImplementation((_, each) => void listening.add(each));
  vi.spyOn(window, 'removeEventListener').mockImplementation((_, each) => {
    listening.delete(each);
  });
  const first = loadChunk(() => Promise.resolve('module'), ['/a.js']);
  const second = loadChunk(() => Promise.reject(new TypeError('Load failed')), ['/b.js']);
  expect(listening.size).toBe(1);
  await Promise.allSettled([first, second]);
  expect(listening.size).toBe(0);
});
