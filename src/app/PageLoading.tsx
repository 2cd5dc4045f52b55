import { Spinner } from '#src/ui/Spinner.tsx';
import { shellCopy } from './copy.ts';

export function PageLoading() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-brand">
      <Spinner label={shellCopy.loading} className="size-8" />
    </div>
  );
}
