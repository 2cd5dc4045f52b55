import { useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useCode, type LazyComponent } from '#src/ui/code-context.ts';
import type { LazyCode } from '#src/ui/code-store.ts';
import { LoadedInlineFailure } from '#src/ui/inline-failure.ts';
import type { PartTrouble } from '#src/ui/InlineFailure.tsx';
import { contained, CRASHED, loadingPart, troubleOf } from '#src/ui/part-boundary.ts';

/** What is in the place of a part while its code is loading, and when it is missing. */
type PartView =
  | { readonly kind: 'decoration'; readonly placeholder?: ReactNode }
  | { readonly kind: 'line' | 'block'; readonly placeholder?: ReactNode; readonly failed: string };

/**
 * Declares a part of a page whose code loads on demand. Until it is there, `placeholder` takes its
 * place, in the same size, and the markup says that a part is missing (`data-loading-part`), so that
 * tests and pictures can wait for it.
 *
 * A part that fails to load or to render never takes the page with it. What is left depends on its
 * kind: a `decoration` is absent; a `line` (in a row of controls) and a `block` say `failed` and offer
 * a retry. Dialogs are declared with {@link lazyDialog}.
 *
 * @param name names the part in reports
 * @example
 * const UserMenu = lazyPart('UserMenu', async () => (await import('./UserMenu.tsx')).UserMenu, {
 *   kind: 'line',
 *   placeholder: <Skeleton className="h-11 w-28" />,
 *   failed: "We couldn't load your menu",
 * });
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  view: PartView,
): LazyComponent<Props> {
  const code = { name, load };
  const Part = (props: Props) => <InlinePart code={code} view={view} props={props} />;
  return Object.assign(Part, { code });
}

function InlinePart<Props extends object>({
  code,
  view,
  props,
}: {
  code: LazyCode<ComponentType<Props>>;
  view: PartView;
  props: Props;
}) {
  const { state, store } = useCode(code);
  const [crashes, setCrashes] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  // After a retry the button is gone: the focus moves to the part.
  const isFocusLost = useRef(false);
  useLayoutEffect(() => {
    if (state.status !== 'loaded' || !isFocusLost.current) return;
    isFocusLost.current = false;
    focusPart(frame.current);
  }, [state.status, crashes]);

  const failure = (trouble: Omit<PartTrouble, 'onReload'>) =>
    view.kind === 'decoration' ? null : (
      <LoadedInlineFailure
        kind={view.kind}
        title={view.failed}
        trouble={{
          ...trouble,
          onRetry() {
            isFocusLost.current = true;
            trouble.onRetry();
          },
          onReload: store.reload,
        }}
      />
    );
  return (
    // The part is laid out as if this element were not there.
    <div ref={frame} className="contents">
      {state.status === 'loading' && loadingPart(view.placeholder)}
      {state.status === 'failed' &&
        failure({ ...troubleOf(state), onRetry: () => void store.load(code) })}
      {state.status === 'loaded' &&
        contained({
          attempt: crashes,
          onError: (error) => store.report({ name: code.name, cause: 'render', error }),
          fallback: failure({ ...CRASHED, onRetry: () => setCrashes(crashes + 1) }),
          children: <state.value {...props} />,
        })}
    </div>
  );
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** Focuses the first control of a part, unless the user has moved the focus somewhere else. */
function focusPart(frame: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const target = frame?.querySelector<HTMLElement>(FOCUSABLE) ?? frame?.closest('[tabindex]');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
