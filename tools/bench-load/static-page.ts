/**
 * Turns a rendered page of the app into a static one: the same words, styles and fonts, without any
 * script. Its fonts are preloaded, as is often advised.
 *
 * @param html the complete page
 * @param fonts the files of its fonts
 */
export function staticPage(html: string, fonts: readonly string[]): string {
  const preloads = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`,
  );
  return html
    .replace('</head>', `${preloads.join('')}</head>`)
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi, '')
    .replace(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/gi, '');
}
