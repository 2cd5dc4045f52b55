import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { differenceFolder, picturesIn, referenceFiles } from './picture-files.ts';

/** A picture that differs from its reference. */
export interface Difference {
  /** `ui-button/sheet.phone-dark` */
  readonly name: string;
  /** Paths of PNG files, relative to the report; without `before` the picture is new. */
  readonly before?: string;
  readonly after: string;
  /** The difference in red; undefined for pictures of two sizes. */
  readonly difference?: string;
}

/**
 * Collects the differences of a run, and copies the references beside them.
 *
 * @returns none when all pictures match
 */
export function gatherDifferences(): Difference[] {
  const files = new Set(picturesIn(differenceFolder));
  const names = [...files].flatMap((file) => /^(.*)\.(?:actual|reference)$/.exec(file)?.[1] ?? []);
  return [...new Set(names)].map((name) => {
    // Without a reference, the new picture is all that there is.
    if (!files.has(`${name}.actual`)) return { name, after: `${name}.reference.png` };
    const { png } = referenceFiles(name);
    const before = `${name}.before.png`;
    if (existsSync(png)) copyFileSync(png, join(differenceFolder, before));
    return {
      name,
      before,
      after: `${name}.actual.png`,
      ...(files.has(`${name}.diff`) ? { difference: `${name}.diff.png` } : {}),
    };
  });
}

/** Writes the report beside the pictures. @returns its path */
export function writeReport(differences: readonly Difference[]): string {
  const file = join(differenceFolder, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reportPage(differences));
  return file;
}

/** The report: for each picture before, after and difference side by side. */
export function reportPage(differences: readonly Difference[]): string {
  const count = differences.length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${count} ${count === 1 ? 'picture differs' : 'pictures differ'}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 120rem; padding: 1.5rem }
  nav ul { columns: 22rem; padding-inline-start: 1.25rem }
  section { border-block-start: 1px solid #8886; padding-block: 1.5rem }
  .row { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
  figure { margin: 0 }
  figcaption { padding-block-end: .5rem; color: GrayText }
  img { inline-size: 100%; border: 1px solid #8886 }
</style>
<h1>${count} ${count === 1 ? 'picture differs' : 'pictures differ'}</h1>
<p>As it should be: change the code. As it is now, and rightly so: <code>npm run visual -- --update</code>, and look at what git then shows.</p>
<nav aria-label="Pictures"><ul>
${differences.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('\n')}
</ul></nav>
${differences.map(section).join('\n')}
</html>
`;
}

function section({ name, before, after, difference }: Difference): string {
  return `<section id="${name}">
<h2>${name}</h2>
<div class="row">
${figure('Before', before, 'It is new: there is no reference.')}
${figure('After', after, '')}
${figure('Difference', difference, before === undefined ? '' : 'The sizes differ.')}
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
