import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { useEnvironment } from '../app/EnvironmentProvider.tsx';
import type { UrlFilters } from './url-filters.ts';
import { useStable } from './use-stable.ts';

/** The debounce of filter changes (product.md §9). */
const DEBOUNCE_MS = 300;

export interface FilterForm<Values> {
  readonly applied: Values;
  /** The filters in the form, ahead of `applied` by the debounce. */
  readonly draft: Values;
  change(part: Partial<Values>): void;
  clear(): void;
  /**
   * Writes a pending change to the URL at once, so that a navigation doesn't drop it. Resolves with the
   * URL's parameters. Stable.
   */
  flush(): Promise<URLSearchParams>;
}

/** The part of a history entry's state that marks it as written by a form. */
interface HistoryState {
  readonly filterCommit?: number;
}

/** A draft that was sent to the URL, and that the router has not rendered yet. */
interface Commit {
  readonly id: number;
  readonly key: string;
}

interface FormState<Values> {
  readonly draft: Values;
  readonly changedAt: number;
  readonly commits: readonly Commit[];
  readonly key: string;
}

/**
 * The filters of a list. They live in the URL, so they survive a reload and Back, and links can set
 * them. Changes reach the URL debounced by 300 ms of the environment's clock.
 *
 * The router may take a while to render what the form wrote to the URL, and the user types on in the
 * meantime. So the hook marks its own navigations: the draft is replaced by those of others only.
 *
 * @param filters declared once, outside of components
 */
export function useUrlFilters<Values extends object>(
  filters: UrlFilters<Values>,
): FilterForm<Values> {
  const { clock } = useEnvironment();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key: location, state: locationState } = useLocation() as {
    key: string;
    state: HistoryState | null;
  };
  const applied = filters.read(params);
  const key = filters.keyOf(applied);
  const [form, setForm] = useState<FormState<Values>>({
    draft: applied,
    changedAt: 0,
    commits: [],
    key,
  });
  const followNavigation = useEffectEvent(() =>
    setForm((before) => {
      // The router may skip a commit and render what was pushed on top of it, such as a dialog.
      const landed =
        before.commits.find(({ id }) => id === locationState?.filterCommit) ??
        before.commits.findLast((each) => each.key === key);
      return {
        ...before,
        key,
        draft: landed === undefined && key !== before.key ? applied : before.draft,
        // A navigation of others has interrupted what was in flight.
        commits: landed ? before.commits.filter(({ id }) => id > landed.id) : [],
      };
    }),
  );
  useLayoutEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the router renders in a transition: a state set during a render that typing interrupts would stay
    followNavigation();
  }, [location]);

  const { draft, changedAt, commits } = form;
  const draftKey = filters.keyOf(draft);
  // Not during another navigation, such as a link to a page whose code is loading: it would be canceled.
  const isIdle = useNavigation().state === 'idle';
  const isPending = isIdle && draftKey !== key && draftKey !== commits.at(-1)?.key;
  const lastId = useRef(0);
  async function commit(): Promise<void> {
    lastId.current += 1;
    const id = lastId.current;
    setForm((before) => ({ ...before, commits: [...before.commits, { id, key: draftKey }] }));
    await navigate(
      { search: filters.write(params, draft).toString() },
      {
        replace: true,
        preventScrollReset: true,
        state: { ...locationState, filterCommit: id } satisfies HistoryState,
      },
    );
  }
  const commitLater = useEffectEvent(() => void commit());
  useEffect(() => {
    if (!isPending) return;
    const wait = changedAt + DEBOUNCE_MS - clock.now();
    return clock.after(Math.min(DEBOUNCE_MS, Math.max(0, wait)), commitLater);
  }, [clock, draftKey, changedAt, isPending]);

  async function flushNow(): Promise<URLSearchParams> {
    // Also during another navigation, which the caller's own one interrupts anyway.
    if (draftKey !== key) await commit();
    return filters.write(params, draft);
  }

  const setDraft = (next: (before: Values) => Values) =>
    setForm((before) => ({ ...before, draft: next(before.draft), changedAt: clock.now() }));
  return {
    applied,
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    clear: () => setDraft(() => filters.defaults),
    flush: useStable(flushNow),
  };
}
