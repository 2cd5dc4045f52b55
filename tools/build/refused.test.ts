import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { mockedPage, refusedScript } from './mocked-page.ts';

const AREAS = ['localStorage', 'sessionStorage'];

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A page after the script. */
function pageAfter({ isRefused }: { isRefused: boolean }) {
  const refusing = (names: readonly string[], value: unknown) =>
    Object.fromEntries(
      names.map((name) => [name, { configurable: true, get: isRefused ? refuse : () => value }]),
    );
  const Navigator = function Navigator() {} as unknown as new () => Navigator;
  Object.defineProperties(Navigator.prototype, refusing(['serviceWorker'], 'workers'));
  const document = Object.create({}, refusing(['cookie'], 'a=b')) as Document;
  const navigator = new Navigator();
  const window = Object.create({ document, navigator }, refusing(AREAS, 'area')) as Window;
  runInNewContext(refusedScript, { window, document, navigator, Navigator, DOMException });
  return window;
}

it('leaves a page alone that may use everything', () => {
  const { document, localStorage, sessionStorage, navigator } = pageAfter({ isRefused: false });
  expect([localStorage, sessionStorage]).toEqual(['area', 'area']);
  expect([document.cookie, navigator.serviceWorker]).toEqual(['a=b', 'workers']);
});

it('empties or removes what a page may not use', () => {
  const { document, localStorage, sessionStorage, navigator } = pageAfter({ isRefused: true });
  for (const area of [localStorage, sessionStorage]) {
    expect(() => area.setItem('a', 'b')).toThrow('This page may not store anything.');
    area.removeItem('a');
    expect([area.getItem('a'), area.length]).toEqual([null, 0]);
  }
  expect(document.cookie).toBe('');
  document.cookie = 'a=b';
  // What msw asks before it starts a worker.
  expect('serviceWorker' in navigator).toBe(false);
});

it('comes before all other scripts of the mocked app, and not in a build for the real API', () => {
  expect(mockedPage(false)).toBeNull();
  const page = mockedPage(true)!;
  (page.configResolved as (config: { base: string }) => void)({ base: '/repo/' });
  const { handler } = page.transformIndexHtml as {
    handler: (html: string, context: { path: string }) => { html: string; tags: object[] };
  };
  const { html, tags } = handler('<html lang="en">', { path: '/index.html' });
  expect(html).toBe('<html data-workbench data-keys="nearhand:/repo/:" lang="en">');
  expect(tags[0]).toEqual({
    tag: 'script',
    attrs: { src: '/repo/refused.js' },
    injectTo: 'head-prepend',
  });
});
