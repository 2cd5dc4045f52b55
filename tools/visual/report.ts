import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pngFile } from './run-result.ts';

/** A picture, with or without the one before it. */
export interface ReportedPicture {
  /** `ui-button/sheet.phone-dark` */
  readonly name: string;
  readonly isNew: boolean;
}

/**
 * Writes the report beside the pictures.
 *
 * @param title what the pictures are, such as "3 pictures differ from main"
 * @returns its path
 */
export function writeReport(folder: string, title: string, names: readonly string[]): string {
  const file = join(folder, 'index.html');
  mkdirSync(folder, { recursive: true });
  const pictures = names.map((name) => {
    return { name, isNew: !existsSync(pngFile(folder, `${name}.before`)) };
  });
  writeFileSync(file, reportPage(title, pictures));
  return file;
}

/** The report: for each picture before, after and difference side by side. The browser computes the difference. */
export function reportPage(title: string, pictures: readonly ReportedPicture[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 120rem; padding: 1.5rem }
  section { border-block-start: 1px solid #8886; padding-block: 1.5rem }
  .row { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
  figure { margin: 0 }
  figcaption { padding-block-end: .5rem; color: GrayText }
  img { display: block; max-inline-size: 100%; border: 1px solid #8886 }
  /* One step of one color turns to full light. */
  .difference { position: relative; isolation: isolate; filter: brightness(255) }
  .difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference }
</style>
<h1>${title}</h1>
<p>Not meant to change: fix the code. Meant to: <code>npm run visual -- --update</code>, look at this page again, and commit the references.</p>
${pictures.map(section).join('\n')}
</html>
`;
}

function section({ name, isNew }: ReportedPicture): string {
  const [before, after] = [`${name}.before.png`, `${name}.png`].map(
    (file) => `<a href="${file}"><img src="${file}" alt="${name}" /></a>`,
  );
  const difference = `<div class="difference">${before}${after}</div>`.replaceAll(
    /<\/?a[^>]*>/g,
    '',
  );
  return `<section id="${name}">
<h2>${name}</h2>
<div class="row">
${figure('Before', isNew ? 'It is new.' : before)}
${figure('After', after)}
${figure('Difference', isNew ? '' : difference)}
</div>
</section>`;
}

function figure(caption: string, content = ''): string {
  return `<figure><figcaption>${caption}</figcaption>${content}</figure>`;
}
