import { matchSorter, rankings } from 'match-sorter';

/** What the palette can do, in the order of its groups before anything is typed. */
export type EntryKind = keyof typeof KINDS;

/** The titles of the groups. */
const KINDS = {
  state: 'States',
  scenario: 'Scenarios',
  command: 'Commands',
  person: 'Sign in as',
  screen: 'Screens',
  tour: 'Tours',
} as const;

export interface Searched {
  readonly kind: EntryKind;
  /** What is searched first: an id, or what a command says. */
  readonly name: string;
  /** One more line. */
  readonly detail: string;
  /** Texts on the screen, names of stories and other words that find it. */
  readonly texts?: readonly string[] | undefined;
  /** Whether it is listed only to say why it can't be chosen. */
  readonly isClosed?: boolean | undefined;
}

export interface PaletteEntry extends Searched {
  /** Unique and stable, since the palette remembers recent ones: `state:dashboard.error`. */
  readonly key: string;
  /** Whether it is a state of the page that is open. */
  readonly isOfPage?: boolean | undefined;
  readonly run: () => void | Promise<void>;
}

/** Words that mean the same. An entry with one of them is found by the others, too. */
const SYNONYMS = [
  ['notice', 'toast', 'snackbar'],
  ['loading', 'spinner', 'skeleton', 'in-flight', 'submitting'],
  ['error', 'failed', 'failure', 'broken'],
  ['empty', 'none', 'nothing', 'blank'],
  ['dialog', 'modal', 'popup'],
  ['auth', 'sign in', 'login', 'log in'],
  ['register', 'sign up'],
  ['signed out', 'signed-out', 'anon', 'logged out'],
  ['offline', 'network'],
  ['otp', 'verification', 'code'],
  ['chat', 'messages', 'conversation'],
  ['phone', 'mobile'],
  ['cancelled', 'canceled'],
];

/** The most results that are rendered, and of the states of the page before anything is typed. */
const MOST = { all: 40, ofPage: 5 };

/**
 * Finds the entries to list for a text.
 *
 * @param recent the keys of recent entries, which come first while nothing is typed, before some states of the page
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  text: string,
  recent: readonly string[] = [],
): PaletteEntry[] {
  const sought = text.trim();
  if (sought === '') {
    const chosen = recent.flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
    const others = entries.filter((entry) => !chosen.includes(entry) && entry.kind !== 'state');
    const ofPage = entries.filter((entry) => entry.isOfPage && !chosen.includes(entry));
    return [...chosen, ...ofPage.slice(0, MOST.ofPage), ...others].slice(0, MOST.all);
  }
  return search(entries, sought).slice(0, MOST.all);
}

/**
 * Searches by name, detail and texts: the exact name first, then what starts with the text or contains it, then
 * what has every word. Where there is nothing, what has its letters in order.
 */
export function search<Entry extends Searched>(entries: readonly Entry[], sought: string): Entry[] {
  const words = sought.split(/\s+/);
  const found = [
    ...matching(entries, sought, rankings.CONTAINS),
    ...words.reduceRight((left, word) => matching(left, word, rankings.CONTAINS), entries),
  ];
  const all = found.length === 0 ? matching(entries, sought, rankings.MATCHES) : found;
  return [...new Set(all)];
}

/**
 * Groups entries by kind, and recent ones in a group of their own. The groups are in the order of their first entries.
 *
 * @returns the title of each group with its entries
 */
export function groupsOf(
  entries: readonly PaletteEntry[],
  recent: readonly string[],
): [title: string, entries: PaletteEntry[]][] {
  return [
    ...Map.groupBy(entries, ({ key, kind }) => (recent.includes(key) ? 'Recent' : KINDS[kind])),
  ];
}

/** @param threshold the loosest rank of a name; other texts must contain what is sought */
function matching<Entry extends Searched>(
  entries: readonly Entry[],
  sought: string,
  threshold: (typeof rankings)[keyof typeof rankings],
): Entry[] {
  const { CONTAINS } = rankings;
  return matchSorter(entries, sought, {
    threshold,
    keys: [
      'name',
      { key: 'detail', maxRanking: CONTAINS, threshold: CONTAINS },
      { key: ({ texts = [] }) => [...texts], maxRanking: CONTAINS, threshold: CONTAINS },
      { key: ({ kind }) => KINDS[kind], maxRanking: CONTAINS, threshold: CONTAINS },
      { key: synonymsOf, maxRanking: CONTAINS, threshold: CONTAINS },
    ],
    // Others stay in their order.
    baseSort: ({ item: one }, { item: other }) => Number(!!one.isClosed) - Number(!!other.isClosed),
  });
}

function synonymsOf({ name, detail }: Searched): string[] {
  const own = `${name} ${detail}`.toLowerCase();
  return SYNONYMS.filter((group) => group.some((word) => own.includes(word))).flat();
}
