import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparedPicture } from './compare-with-commit.ts';
import type { Verdict } from './judge.ts';

/** A picture of the report; one that is only shown has no verdict. */
export type ReportedPicture = Omit<ComparedPicture, 'verdict'> & {
  readonly verdict: Verdict | undefined;
};

const VERDICTS: Readonly<Record<Verdict, string>> = {
  changed: 'It has changed, and its reference has not.',
  edited: 'Its reference has changed, and its pixels have not.',
  machine: 'This machine renders it in its own way, today as before.',
  recorded:
    "It has changed with its reference. This machine can't tell whether to the same pixels.",
};

/**
 * Writes the report beside the pictures.
 *
 * @param title what the pictures are, such as "3 pictures differ from main"
 * @returns its path
 */
export function writeReport(
  folder: string,
  title: string,
  pictures: readonly ReportedPicture[],
): string {
  const file = join(folder, 'index.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, reportPage(title, pictures));
  return file;
}

/** The report: for each picture before, after and difference side by side. */
export function reportPage(title: string, pictures: readonly ReportedPicture[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${escape(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 120rem; padding: 1.5rem }
  section { border-block-start: 1px solid #8886; padding-block: 1.5rem }
  .row { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
  figure { margin: 0 }
  figcaption { padding-block-end: .5rem; color: GrayText }
  img { max-inline-size: 100%; border: 1px solid #8886 }
</style>
<h1>${escape(title)}</h1>
<p>Not meant to change: fix the code. Meant to: <code>npm run visual -- --update</code>, look at this page again, and commit the references.</p>
${pictures.map(section).join('\n')}
</html>
`;
}

function section({ name, verdict, before, after, difference }: ReportedPicture): string {
  return `<section id="${name}">
<h2>${name}</h2>
${verdict === undefined ? '' : `<p>${VERDICTS[verdict]}</p>`}
<div class="row">
${figure('Before', before, 'It is new.')}
${figure('After', after, '')}
${figure('Difference', difference, before === undefined ? '' : verdict === 'machine' || verdict === 'edited' ? 'There is none.' : 'The sizes differ.')}
</div>
</section>`;
}

function figure(caption: string, source: string | undefined, otherwise: string): string {
  const shown =
    source === undefined
      ? `<p>${otherwise}</p>`
      : `<a href="${source}"><img loading="lazy" src="${source}" alt="${caption}" /></a>`;
  return `<figure><figcaption>${caption}</figcaption>${shown}</figure>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
