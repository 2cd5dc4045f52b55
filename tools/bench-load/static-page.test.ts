import { expect, it } from 'vitest';
import { withoutScripts } from './static-page.ts';

it('keeps the words, the styles and the fonts of a page, and none of its code', () => {
  const html = [
    '<head><link rel="modulepreload" crossorigin href="/assets/a.js">',
    '<link rel="preload" as="font" href="/assets/a.woff2">',
    '<link rel="stylesheet" href="/assets/a.css"><script type="module" src="/a.js"></script></head>',
    '<body><noscript>Nearhand needs JavaScript.</noscript><h1>Help</h1>',
    '<script>\nstart("</p>")\n</script></body>',
  ].join('');
  expect(withoutScripts(html)).toBe(
    [
      '<head><link rel="preload" as="font" href="/assets/a.woff2">',
      '<link rel="stylesheet" href="/assets/a.css"></head><body><h1>Help</h1></body>',
    ].join(''),
  );
});
