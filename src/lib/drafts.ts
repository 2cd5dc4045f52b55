import * as z from 'zod/mini';
import type { Environment } from './environment.ts';

/** Older drafts are deleted. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1_000;

const STORAGE_KEY = 'drafts';

/** The drafts of a signed-out visitor. */
const NO_VIEWER = 0;

const Saved = z.object({ value: z.unknown(), savedAt: z.number() });
const SavedDrafts = z.record(z.string(), z.record(z.string(), Saved));
type SavedDrafts = z.infer<typeof SavedDrafts>;

/** What a person typed and has not sent yet, by viewer and name. */
export interface DraftStore {
  /**
   * Returns the current viewer's draft; undefined without one, or when it no longer matches the schema.
   *
   * @param name what the draft is for, such as `review:12`
   */
  read<Value>(name: string, schema: z.ZodMiniType<Value>): Value | undefined;
  /** Saves a draft of the current viewer. The value must survive JSON. */
  save(name: string, value: unknown): void;
  /** Deletes a draft of the current viewer. */
  clear(name: string): void;
  /** Stops following the session. */
  dispose(): void;
}

/**
 * Creates the store of unsent input. Drafts are persisted, so they survive a reload and a session that
 * the server ended; the same person finds them after signing in again. Signing out deletes them: a
 * shared computer must not keep what someone wrote. Never save a password.
 */
export function createDraftStore({
  clock,
  session,
  storage,
}: Pick<Environment, 'clock' | 'session' | 'storage'>): DraftStore {
  let viewer = viewerKey();

  function viewerKey(): string {
    return String(session.current()?.user.id ?? NO_VIEWER);
  }

  /** Reads from the storage every time, because other tabs write to it too. */
  function load(): SavedDrafts {
    const text = storage.get(STORAGE_KEY);
    if (text === null) return {};
    try {
      return SavedDrafts.safeParse(JSON.parse(text)).data ?? {};
    } catch {
      return {};
    }
  }

  function store(drafts: SavedDrafts): void {
    const left = Object.entries(drafts).filter(([, own]) => Object.keys(own).length > 0);
    if (left.length === 0) storage.remove(STORAGE_KEY);
    else storage.set(STORAGE_KEY, JSON.stringify(Object.fromEntries(left)));
  }

  function isFresh({ savedAt }: { savedAt: number }): boolean {
    return clock.now() - savedAt <= MAX_AGE_MS;
  }

  function change(edit: (own: SavedDrafts[string]) => SavedDrafts[string]): void {
    const drafts = load();
    const fresh = Object.entries(drafts[viewer] ?? {}).filter(([, draft]) => isFresh(draft));
    store({ ...drafts, [viewer]: edit(Object.fromEntries(fresh)) });
  }

  const unsubscribe = session.subscribe(() => {
    const before = viewer;
    viewer = viewerKey();
    const end = session.lastEnd();
    if (session.current() === null && (end === 'signed-out' || end === 'signed-out-elsewhere')) {
      store({ ...load(), [before]: {} });
    }
  });

  return {
    read(name, schema) {
      const draft = load()[viewer]?.[name];
      return draft && isFresh(draft) ? schema.safeParse(draft.value).data : undefined;
    },
    save: (name, value) => change((own) => ({ ...own, [name]: { value, savedAt: clock.now() } })),
    clear: (name) =>
      change((own) => Object.fromEntries(Object.entries(own).filter(([other]) => other !== name))),
    dispose: unsubscribe,
  };
}
