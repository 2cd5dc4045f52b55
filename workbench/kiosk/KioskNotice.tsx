import { Button } from '#src/ui/Button.tsx';
import { kioskCopy } from './copy.ts';

/** Announces that an idle demo is about to be reset. Any input keeps it. */
export function KioskNotice({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  return (
    <section
      aria-label={kioskCopy.title}
      className="fixed inset-x-4 top-[calc(var(--page-top)+1rem)] z-80 mx-auto flex max-w-140 flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-warning-solid/30 bg-warning-soft p-4 shadow-float"
    >
      <div>
        <p className="text-lg font-semibold">{kioskCopy.title}</p>
        <p aria-hidden className="tabular-nums">
          {kioskCopy.text(secondsLeft)}
        </p>
        <p role="alert" className="sr-only">
          {kioskCopy.announced}
        </p>
      </div>
      <Button variant="secondary" onClick={onStay}>
        {kioskCopy.stay}
      </Button>
    </section>
  );
}
