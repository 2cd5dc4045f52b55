import { Spinner } from '#src/ui/Spinner.tsx';
import { shellCopy } from './copy.ts';

/** Shown while a page is loading and no other page can stay in its place. */
export function PageLoading() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-brand">
      <Spinner label={shellCopy.loading} className="size-8" />
    </div>
  );
}
