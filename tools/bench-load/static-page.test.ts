import { expect, it } from 'vitest';
import { staticPage } from './static-page.ts';

it('keeps the words and the styles of a page, preloads its fonts, and drops its code', () => {
  const html = [
    '<head><link rel="modulepreload" crossorigin href="/assets/a.js">',
    '<link rel="stylesheet" href="/assets/a.css"><script type="module" src="/a.js"></script></head>',
    '<body><noscript>Nearhand needs JavaScript.</noscript><h1>Help</h1>',
    '<script>\nstart("</p>")\n</script></body>',
  ].join('');
  expect(staticPage(html, ['a.woff2'])).toBe(
    [
      '<head><link rel="stylesheet" href="/assets/a.css">',
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2"></head>',
      '<body><h1>Help</h1></body>',
    ].join(''),
  );
});
