import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { worldCopy } from '../world-copy.ts';

/** The title of a place, which takes the focus when it is shown, and the way back. */
export function PlaceHeader({
  titleRef,
  title,
  onBack,
}: {
  titleRef: Ref<HTMLHeadingElement>;
  title: ReactNode;
  /** Undefined where there is nothing to go back to. */
  onBack: (() => void) | undefined;
}) {
  return (
    <div className="flex min-h-11 items-center gap-1">
      {onBack && (
        <IconButton label={worldCopy.back} className="-ms-2.5" onClick={onBack}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5 rtl:-scale-x-100" />
        </IconButton>
      )}
      <h3 ref={titleRef} tabIndex={-1} className="min-w-0 rounded-small text-base wrap-anywhere">
        {title}
      </h3>
    </div>
  );
}
