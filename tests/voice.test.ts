import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Texts that break a rule because docs/product.md quotes them, by the section that does. */
const QUOTES = [
  { text: 'Passwords do not match', section: 5 },
  { text: 'Payment offer cannot exceed $99,999.99', section: 5 },
  { text: 'Cancelled', section: 4 },
  { text: 'Offer Cancelled', section: 4 },
  // The step of a task, named like the one of an offer.
  { text: 'Task Cancelled', section: 4 },
  { text: 'Task cancelled successfully!', section: 8 },
  // Decision D1: an offer whose badge says "Unknown" also says this.
  { text: 'Cancelled on 2', section: 4 },
];

/** What no text says. Each rule names what to write instead. */
const RULES: readonly { readonly found: RegExp; readonly instead: string }[] = [
  {
    found:
      /\b(?:are|can|could|did|do|does|had|has|have|is|should|was|were|will|would) not\b|\bcannot\b/i,
    instead: 'contractions, such as "couldn\'t"',
  },
  {
    found: /\b(?:you|we) (?:are|will)\b|\bI (?:am|have)\b/i,
    instead: 'contractions, such as "you\'re"',
  },
  {
    found:
      /\b(?:meanwhile|anew|afresh|taken back|not there|whilst|shall|(?:some|any|every)body)\b/i,
    instead: 'words of today',
  },
  {
    found: /cancell|colour|favour|neighbour|labelled/i,
    instead: 'American spelling',
  },
  { found: /\be-mail/i, instead: '"email"' },
  { found: / {2}|^\s|\s$/, instead: 'single spaces, and only between words' },
  { found: /[’‘…]/, instead: 'straight apostrophes and three dots' },
];

interface Text {
  /** Where it stands, such as `src/app/copy.ts: nav.home`. */
  readonly at: string;
  readonly text: string;
}

/** Every text of a copy module. A function is called with 2 for each of its arguments. */
function textsOf(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value === 'function') {
    const text: unknown = (value as (...given: number[]) => unknown)(2, 2, 2);
    return textsOf(text, at);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${at}.${key}`));
}

/** The sentences and labels in a file's string literals and elements, for texts that have no copy module. */
function literalsOf(file: string): Text[] {
  const source = readFileSync(join(root, file), 'utf8');
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^\s*|\s)\/\/.*$/gm, '');
  const found = code.matchAll(
    /(?:(\w+)=)?(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`]*)`)|(?<=>)\s*([A-Z][^<>{};]*?)\s*(?=[<{])/g,
  );
  return [...found]
    .map(([, attribute = '', single, double, template, element]) => ({
      at: `${file}: ${attribute}`,
      text:
        element?.replaceAll(/\s+/g, ' ') ??
        (single ?? double ?? template ?? '').replaceAll("\\'", "'"),
    }))
    .filter(({ text }) => /^[A-Z][\w,']*(?: |$)/.test(text));
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/**/{copy,*-copy}.ts', {
  eager: true,
});
const copy = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module).flatMap((value) => textsOf(value, path.slice(1))),
);
const messages = globSync(
  '{src/{domain,contract,ui},mocks/{db,handlers},workbench/**}/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  .filter((file) => !file.includes('.test.'))
  .concat('mocks/db/problem.ts', 'mocks/server/call-context.ts', 'src/lib/calls/api-error.ts')
  .flatMap((file) => literalsOf(file));
const texts = [...copy, ...messages];
const quoted = new Set(QUOTES.map(({ text }) => text));

it('reads every copy module and the messages outside of them', () => {
  expect(Object.keys(modules)).toContain('/src/app/copy.ts');
  expect(copy.map(({ text }) => text)).toContain('Skip to content');
  const found = messages.map(({ text }) => text);
  expect(found).toContain('Email is required');
  expect(found).toContain("That email and password don't match.");
});

it.each(RULES)('texts use $instead', ({ found }) => {
  expect(texts.filter(({ text }) => found.test(text) && !quoted.has(text))).toEqual([]);
});

it('titles end without a period', () => {
  const titles = texts.filter(({ at }) => /title(?:s\.\w+)?$/i.test(at));
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter(({ text }) => text.endsWith('.'))).toEqual([]);
});

it.each(QUOTES)('needs the exception for "$text" of section $section', ({ text }) => {
  expect(texts.map((each) => each.text)).toContain(text);
  expect(RULES.some(({ found }) => found.test(text))).toBe(true);
});
