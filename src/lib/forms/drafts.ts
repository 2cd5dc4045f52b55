import * as z from 'zod/mini';
import { isBlank } from '#src/domain/typed-text.ts';
import type { Environment } from '../app/environment.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Older drafts are deleted. */
const MAX_AGE_MS = 14 * 24 * HOUR_MS;

/** The same for signed-out visitors: the next one at this computer may be someone else. */
const VISITOR_MAX_AGE_MS = HOUR_MS;

/** The key of the storage that holds everyone's drafts. */
export const DRAFTS_KEY = 'drafts';

/** The key of a signed-out visitor. No user has this id. */
const VISITOR = '0';

const Saved = z.object({
  value: z.unknown(),
  savedAt: z.number(),
  /** How many characters were typed, where the value also holds others. */
  typed: z.optional(z.number()),
});
const SavedDrafts = z.record(z.string(), z.catch(z.record(z.string(), z.unknown()), {}));
type SavedDrafts = Readonly<Record<string, Readonly<Record<string, z.infer<typeof Saved>>>>>;

type OwnDrafts = SavedDrafts[string];

/** What comes between the name of a draft and the number of a further version. */
const VERSION = '~';

/** The key of a tab's storage that holds which versions are its own. */
const TAB_DRAFTS_KEY = 'tab_drafts';
const TabDrafts = z.record(z.string(), z.string());

/** What a page has saved or taken over, and under which key. */
interface Version {
  readonly key: string;
  readonly json: string;
}

/** The current viewer's drafts by name. */
export interface NamedDrafts {
  /**
   * Returns a draft; undefined without one, or when it no longer matches the schema.
   *
   * @param name what the draft is for, such as `review:12`
   */
  read<Value>(name: string, schema: z.ZodMiniType<Value>): Value | undefined;
  /**
   * Saves a draft. The value must survive JSON.
   *
   * @param typed the part of the value that was typed; all of it by default
   */
  save(name: string, value: unknown, typed?: unknown): void;
  clear(name: string): void;
}

/**
 * What a person typed and has not sent yet, by viewer and name. Each tab has its own version of a draft, so two
 * tabs never overwrite or delete each other's. One that has never had any takes over the newest.
 */
export interface DraftStore extends NamedDrafts {
  /** Drafts without versions, which all tabs change. They stay those of the viewer who is signed in now. */
  shared(): NamedDrafts;
  /** The number of characters that the current viewer has typed in their longest draft. */
  longest(): number;
  dispose(): void;
}

/**
 * Creates the store of unsent input. Drafts are persisted, so they survive a reload and a session that
 * the server ended; the same person finds them after signing in again. Signing out deletes them: a
 * shared computer must not keep what someone wrote. A visitor's drafts last an hour, and until someone
 * signs in. Never save a password. While a draft can't be persisted, the page is held: closing it would lose
 * the draft.
 */
export function createDraftStore({
  clock,
  holdPage,
  session,
  storage,
  tabStorage,
}: Pick<Environment, 'clock' | 'holdPage' | 'session' | 'storage' | 'tabStorage'>): DraftStore {
  let viewer = viewerKey();
  let releasePage: (() => void) | null = null;
  /** This page's versions. Null once one was sent or discarded: this page takes over no other one then. */
  const versions = new Map<string, Version | null>();

  function viewerKey(): string {
    const user = session.current()?.user;
    return user ? String(user.id) : VISITOR;
  }

  /** Reads from the storage every time, because other tabs write to it too. */
  function load(): SavedDrafts {
    const owners = Object.entries(parseJson(SavedDrafts, storage.get(DRAFTS_KEY)) ?? {});
    // One that does not fit costs no other.
    const fitting = ([key, saved]: [string, unknown]) => {
      const { data } = Saved.safeParse(saved);
      return data ? [[key, data] as const] : [];
    };
    return Object.fromEntries(
      owners.map(([owner, own]) => [
        owner,
        Object.fromEntries(Object.entries(own).flatMap(fitting)),
      ]),
    );
  }

  function store(drafts: SavedDrafts): void {
    const left = Object.entries(drafts).filter(([, own]) => Object.keys(own).length > 0);
    if (left.length === 0) storage.remove(DRAFTS_KEY);
    else storage.set(DRAFTS_KEY, JSON.stringify(Object.fromEntries(left)));
  }

  /** The drafts of a viewer that are not too old. */
  function freshOf(owner: string, drafts: SavedDrafts): OwnDrafts {
    const maxAge = owner === VISITOR ? VISITOR_MAX_AGE_MS : MAX_AGE_MS;
    const own = Object.entries(drafts[owner] ?? {});
    return Object.fromEntries(own.filter(([, { savedAt }]) => clock.now() - savedAt <= maxAge));
  }

  /** Changes one viewer's drafts, and deletes everyone's old ones. */
  function change(owner: string, edit: (own: OwnDrafts) => OwnDrafts): void {
    const drafts = load();
    const fresh = Object.keys(drafts).map((each) => [each, freshOf(each, drafts)] as const);
    store({ ...Object.fromEntries(fresh), [owner]: edit(freshOf(owner, drafts)) });
    const isAtRisk = storage.get(DRAFTS_KEY) !== null && !storage.isPersistent(DRAFTS_KEY);
    if (isAtRisk) releasePage ??= holdPage();
    else release();
  }

  function release(): void {
    releasePage?.();
    releasePage = null;
  }

  const unsubscribe = session.subscribe(() => {
    const before = viewer;
    viewer = viewerKey();
    if (viewer === before) return;
    const end = session.lastEnd();
    const hasSignedOut = end === 'signed-out' || end === 'signed-out-elsewhere';
    if (before === VISITOR || (viewer === VISITOR && hasSignedOut)) change(before, () => ({}));
  });

  /** Under which key this page's version is saved; undefined without one, or once another page has changed it. */
  function ownKey(name: string): string | undefined {
    const known = versions.get(`${viewer} ${name}`);
    const saved = known && freshOf(viewer, load())[known.key];
    return saved && JSON.stringify(saved) === known.json ? known.key : undefined;
  }

  /** Makes what is saved under a key this page's version, also of the pages that this tab opens next. */
  function own(name: string, key: string): void {
    versions.set(`${viewer} ${name}`, { key, json: JSON.stringify(freshOf(viewer, load())[key]) });
    tabStorage?.set(TAB_DRAFTS_KEY, JSON.stringify({ ...keysOfTab(), [`${viewer} ${name}`]: key }));
  }

  /** The keys of the versions that pages of this tab had last. */
  function keysOfTab(): Readonly<Record<string, string>> {
    return parseJson(TabDrafts, tabStorage?.get(TAB_DRAFTS_KEY) ?? null) ?? {};
  }

  /** Takes over the version of this tab, or else the newest, if this page has never had one. */
  function takeOver(name: string): void {
    if (versions.has(`${viewer} ${name}`)) return;
    const drafts = freshOf(viewer, load());
    const ofTab = keysOfTab()[`${viewer} ${name}`];
    if (ofTab !== undefined && Object.hasOwn(drafts, ofTab)) {
      own(name, ofTab);
      return;
    }
    const [newest] = Object.entries(drafts)
      .filter(([key]) => key === name || key.startsWith(name + VERSION))
      .toSorted(([, one], [, other]) => other.savedAt - one.savedAt);
    if (newest) own(name, newest[0]);
  }

  function unusedKey(name: string): string {
    const drafts = freshOf(viewer, load());
    let key = name;
    for (let number = 2; key in drafts; number += 1) key = name + VERSION + number;
    return key;
  }

  function draftsOf(owner: string): NamedDrafts {
    return {
      read(key, schema) {
        const draft = freshOf(owner, load())[key];
        return draft && readable(draft.value, schema);
      },
      save(key, value, typed) {
        const length = typed === undefined ? undefined : charactersIn(typed);
        const saved = { value, savedAt: clock.now(), typed: length };
        change(owner, (drafts) => ({ ...drafts, [key]: saved }));
      },
      clear: (key) =>
        change(owner, (drafts) =>
          Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== key)),
        ),
    };
  }

  return {
    shared: () => draftsOf(viewerKey()),
    read(name, schema) {
      takeOver(name);
      const key = ownKey(name);
      return key === undefined ? undefined : draftsOf(viewer).read(key, schema);
    },
    save(name, value, typed) {
      const key = ownKey(name) ?? unusedKey(name);
      draftsOf(viewer).save(key, value, typed);
      own(name, key);
    },
    clear(name) {
      takeOver(name);
      const key = ownKey(name);
      if (key !== undefined) draftsOf(viewer).clear(key);
      versions.set(`${viewer} ${name}`, null);
    },
    longest: () =>
      Math.max(
        0,
        ...Object.values(freshOf(viewer, load())).map(
          ({ value, typed }) => typed ?? charactersIn(value),
        ),
      ),
    dispose() {
      unsubscribe();
      release();
    },
  };
}

/** Parses what a storage has; undefined for nothing, and for what does not fit. */
function parseJson<Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** What fits of a value: fields that do not are left empty. Undefined if that does not help. */
function readable<Value>(value: unknown, schema: z.ZodMiniType<Value>): Value | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success || typeof value !== 'object' || value === null) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const left = Object.entries(value).filter(([key]) => !wrong.has(key));
  const empty = [...wrong].map((key) => [String(key), ''] as const);
  return (
    schema.safeParse(Object.fromEntries([...left, ...empty])).data ??
    schema.safeParse(Object.fromEntries(left)).data
  );
}

/** All texts of a value that aren't blank. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isBlank(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const charactersIn = (value: unknown) => textsIn(value).join('').length;
