import { Suspense, type ReactNode } from 'react';

export type LazyPartProps = {
  /** Takes the part's place, in the same size, so that nothing shifts. Nothing by default. */
  fallback?: ReactNode;
  /** What `lazy` made. */
  children: ReactNode;
};

/**
 * A part of a page whose code loads on demand, such as a dialog or a menu. Wrap what `lazy` made in
 * it. Until the code is there, `fallback` takes its place, and the page says in its markup that a
 * part is missing (`data-loading-part`), so that a test or a picture can wait for it.
 *
 * @example
 * <LazyPart fallback={<Skeleton className="h-11 w-28" />}>
 *   <UserMenu user={user} />
 * </LazyPart>
 */
export function LazyPart({ fallback = null, children }: LazyPartProps) {
  const standIn = (
    <>
      {fallback}
      <span hidden data-loading-part="" />
    </>
  );
  return <Suspense fallback={standIn}>{children}</Suspense>;
}
