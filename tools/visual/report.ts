import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pngFile } from './run-result.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 120rem; padding: 1.5rem }
  section { border-block-start: 1px solid #8886; padding-block: 1.5rem }
  .row { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
  figure { margin: 0 }
  figcaption { padding-block-end: .5rem; color: GrayText }
  img { display: block; max-inline-size: 100%; border: 1px solid #8886 }
  /* One step of one color turns to full light. */
  .difference { position: relative; isolation: isolate; filter: brightness(255) }
  .difference a + a { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference }
`;

/**
 * Writes a page beside the pictures, which shows each before, after and the difference, as the browser computes it.
 *
 * @param title what the pictures are, such as "3 pictures differ from main"
 * @returns its path
 */
export function writeReport(folder: string, title: string, names: readonly string[]): string {
  const file = join(folder, 'index.html');
  const sections = names.map((name) =>
    section(name, existsSync(pngFile(folder, `${name}.before`))),
  );
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>Not meant to change: fix the code. Meant to: <code>npm run visual -- --update</code>, look at this page again, and commit the references.</p>
${sections.join('\n')}
</html>
`,
  );
  return file;
}

function section(name: string, hasBefore: boolean): string {
  const image = (file: string) => `<a href="${file}"><img src="${file}" alt="${file}" /></a>`;
  const [before, after] = [image(`${name}.before.png`), image(`${name}.png`)];
  return `<section id="${name}">
<h2>${name}</h2>
<div class="row">
<figure><figcaption>Before</figcaption>${hasBefore ? before : 'It is new.'}</figure>
<figure><figcaption>After</figcaption>${after}</figure>
<figure><figcaption>Difference</figcaption><div class="difference">${hasBefore ? before + after : ''}</div></figure>
</div>
</section>`;
}
