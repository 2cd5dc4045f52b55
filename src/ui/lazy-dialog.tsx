import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { DialogFailure } from '#src/ui/DialogFailure.tsx';
import { lazyPart, type LazyPart, type PartTrouble } from '#src/ui/lazy-part.tsx';

/** What every dialog takes. One without `isOpen` is rendered only while it is open. */
interface DialogProps {
  readonly onClose: () => void;
  readonly isOpen?: boolean;
}

/**
 * Declares a dialog whose code loads when it first opens. If that fails, a dialog says so, and the
 * page behind it stays as it is.
 *
 * @param name of its export; also names the dialog in reports
 * @example
 * const ReviewDialog = lazyDialog('ReviewDialog', () => import('./ReviewDialog.tsx'));
 */
export function lazyDialog<Name extends string, Props extends DialogProps>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
): LazyPart<Props> {
  const Part = lazyPart(name, async () => (await load())[name], {
    failure: (trouble, props) => <FailedDialog trouble={trouble} {...props} />,
  });
  function Dialog(props: Props) {
    const isOpen = props.isOpen !== false;
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    return wasOpen ? <Part {...props} /> : null;
  }
  return Object.assign(Dialog, { preload: Part.preload });
}

/** Tells that the dialog is missing. Opened again, it tries again. */
function FailedDialog({
  trouble,
  isOpen = true,
  onClose,
}: DialogProps & { readonly trouble: PartTrouble }) {
  const retry = useEffectEvent(trouble.onRetry);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) retry();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return isOpen && <DialogFailure trouble={trouble} onClose={onClose} />;
}
