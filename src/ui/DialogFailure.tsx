import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { FailureActions } from '#src/ui/InlineFailure.tsx';
import type { PartTrouble } from '#src/ui/lazy-part.tsx';

const copy = {
  close: 'Close',
  load: {
    title: "We couldn't load this",
    text: 'Check your connection and try again. Your page stays as it is.',
  },
  render: {
    title: 'Something went wrong',
    text: 'Try again, or close this to continue. Your page stays as it is.',
  },
  outdated: {
    title: 'A newer version is available',
    text: 'Reload the page to continue.',
  },
} as const;

export type DialogFailureProps = {
  trouble: PartTrouble;
  onClose: () => void;
};

/**
 * A dialog in the place of one that is missing, with a retry. It is the browser's own: the code of
 * `Dialog` may be what is missing, and pages that never open a dialog don't load it.
 */
export function DialogFailure({ trouble, onClose }: DialogFailureProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closing returns the focus to what opened the dialog.
    return () => dialog?.close();
  }, []);

  const { title, text } = dialogTexts(trouble);
  return (
    <dialog
      ref={element}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto w-[calc(100%-3rem)] max-w-form rounded-card border border-line bg-surface-raised p-6 text-ink shadow-float backdrop:bg-overlay"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-ink-muted">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
        <FailureActions trouble={trouble} size="md" />
      </div>
    </dialog>
  );
}

function dialogTexts({ cause, isOutdated }: PartTrouble) {
  if (isOutdated) return copy.outdated;
  return copy[cause];
}
