import { useState, type ComponentType } from 'react';
import { useCode, type LazyComponent } from '#src/ui/code-context.ts';
import type { CodeFailure, LazyCode } from '#src/ui/code-store.ts';
import { DialogFailure } from '#src/ui/DialogFailure.tsx';
import { contained, CRASHED, loadingPart, troubleOf } from '#src/ui/part-boundary.ts';

/** What every dialog takes. One without `isOpen` is rendered only while it is open. */
interface DialogProps {
  readonly onClose: () => void;
  readonly isOpen?: boolean;
}

/**
 * Declares a dialog whose code loads when it first opens. If that fails, a dialog says so, and the
 * page behind it stays as it is.
 *
 * @param name names the dialog in reports
 * @example
 * const ReviewDialog = lazyDialog('ReviewDialog', async () =>
 *   (await import('./ReviewDialog.tsx')).ReviewDialog);
 */
export function lazyDialog<Props extends DialogProps>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = { name, load };
  const Part = (props: Props) => <DialogPart code={code} props={props} />;
  return Object.assign(Part, { code });
}

function DialogPart<Props extends DialogProps>({
  code,
  props,
}: {
  code: LazyCode<ComponentType<Props>>;
  props: Props;
}) {
  const isOpen = props.isOpen !== false;
  const { state, store } = useCode(code, isOpen);
  const [crashes, setCrashes] = useState(0);
  // The failure stays until it has closed and returned the focus: the dialog would otherwise take
  // its button, which is about to go, for its opener.
  const [failure, setFailure] = useState<CodeFailure | null>(null);
  if (state.status === 'failed' && state !== failure && isOpen) setFailure(state);

  if (failure && !isOpen) {
    setFailure(null);
    return null;
  }
  if (failure) {
    return (
      <DialogFailure
        trouble={{
          ...troubleOf(failure),
          onRetry: () => void store.load(code),
          onReload: store.reload,
        }}
        isOver={state.status === 'loaded'}
        onClose={props.onClose}
        onGone={() => setFailure(null)}
      />
    );
  }
  if (state.status !== 'loaded') return isOpen ? loadingPart() : null;
  return contained({
    attempt: crashes,
    onError: (error) => store.report({ name: code.name, cause: 'render', error }),
    fallback: isOpen && (
      <CrashedDialog
        onClose={props.onClose}
        onReload={store.reload}
        onGone={() => setCrashes(crashes + 1)}
      />
    ),
    children: <state.value {...props} />,
  });
}

function CrashedDialog({
  onClose,
  onReload,
  onGone,
}: {
  onClose: () => void;
  onReload: () => void;
  onGone: () => void;
}) {
  const [isOver, setIsOver] = useState(false);
  const trouble = { ...CRASHED, onRetry: () => setIsOver(true), onReload };
  return <DialogFailure trouble={trouble} isOver={isOver} onClose={onClose} onGone={onGone} />;
}
