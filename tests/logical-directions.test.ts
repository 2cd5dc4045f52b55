import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Intended physical directions, and why. */
const exceptions = [
  {
    file: 'src/ui/styles/base.css',
    text: 'to right',
    reason: 'A gradient has no logical direction.',
  },
];

const CLASS =
  /^(?:(?:left|right)-[\d[(a-z]|(?:scroll-)?[mp][lr]-|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$)|translate-x-|(?:text|float|clear)-(?:left|right)$|origin-(?:\w+-)?(?:left|right)$|(?:bg-linear|bg-gradient|mask)-to-(?:\w+-)?[lr]$|mask-[lr]-)/;

const CSS =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|left|right)(?=[\w-]*:)|(?<=(?:text-align|float|clear):\s*)(?:left|right)|(?<=gradient\(\s*)to[ _](?:left|right)\b|\btranslateX\b/g;

const STYLE =
  /\b(?:margin|padding|border|scrollMargin|scrollPadding|borderTop|borderBottom)(?:Left|Right)\w*|(?<=\btextAlign: ['"])(?:left|right)|(?<=\bstyle=\{\{[^}]*\b)(?:left|right)(?=:)|(?<=gradient\(\s*)to[ _](?:left|right)\b|\btranslateX\b/g;

/** Finds physical directions in a file: CSS properties, class names and inline styles. */
function physicalDirections(file: string, source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  if (file.endsWith('.css')) return code.match(CSS) ?? [];
  const strings = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  const classes = strings
    .flatMap((string) => string.slice(1, -1).split(/\s+/))
    .filter((word) => CLASS.test(word.replace(/^.*:/, '').replace(/^[!-]+/, '')));
  return [...classes, ...(code.match(STYLE) ?? [])];
}

const found = globSync('{src,stories,.storybook}/**/*.{ts,tsx,css}', { cwd: root }).flatMap(
  (file) =>
    physicalDirections(file, readFileSync(join(root, file), 'utf8')).map((text) => ({
      file,
      text,
    })),
);

function isExcepted({ file, text }: { file: string; text: string }): boolean {
  return exceptions.some((exception) => exception.file === file && exception.text === text);
}

it.each([
  ['a.tsx', `<i className="flex -ml-2 md:hover:pl-4" />`, ['-ml-2', 'md:hover:pl-4']],
  ['a.tsx', `cva('rounded-l text-left left-1/2 border-l')`, 4],
  ['a.tsx', `<i style={{ top: 0, left: 4 }} />`, ['left']],
  ['a.tsx', `const style = { marginLeft: 4, textAlign: 'right' };`, ['marginLeft', 'right']],
  ['a.tsx', `<i className="-ms-2 ps-4 start-0 rounded-s text-end border-e divide-x" />`, []],
  ['a.tsx', `const words = { timeLeft: 'left to go', right: 'right' }; // mr-2`, []],
  [
    'a.css',
    `a { margin-left: 1px; left: 0; text-align: right; }`,
    ['margin-left', 'left', 'right'],
  ],
  ['a.css', `a { margin-inline-start: 1px; inset-inline-start: 0; text-align: end; }`, []],
])('finds physical directions in %s: %s', (file, source, expected) => {
  const directions = physicalDirections(file, source);
  if (typeof expected === 'number') expect(directions).toHaveLength(expected);
  else expect(directions).toEqual(expected);
});

it('uses start and end instead of left and right', () => {
  expect(found.filter((direction) => !isExcepted(direction))).toEqual([]);
});

it('has no unused exceptions', () => {
  const unused = exceptions.filter(
    ({ file, text }) =>
      !found.some((direction) => direction.file === file && direction.text === text),
  );
  expect(unused).toEqual([]);
});
