import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page whose code loads on demand, such as a dialog or a menu. Wrap what `lazy` made in
 * it. Until the code is there, `fallback` takes its place, and the page says in its markup that a
 * part is missing (`data-loading-part`), so that a test or a picture can wait for it.
 *
 * @param props.fallback the same size as the part, so that nothing shifts; nothing by default
 * @example
 * <LazyPart fallback={<Skeleton className="h-11 w-28" />}>
 *   <UserMenu user={user} />
 * </LazyPart>
 */
export function LazyPart({
  fallback = null,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const standIn = (
    <>
      {fallback}
      <span hidden data-loading-part="" />
    </>
  );
  return <Suspense fallback={standIn}>{children}</Suspense>;
}
