import type { ViewerOrNobody } from '#mocks/scenarios/overrides.ts';

/**
 * The path of a page with a viewer, which opens it in the same world as that person.
 *
 * @param path with its query and hash
 * @example pathAs('/offers?status=paid', 'worker') // '/offers?status=paid&as=worker'
 */
export function pathAs(path: string, viewer: ViewerOrNobody): string {
  const { pathname, searchParams, hash } = new URL(`http://app.test${path}`);
  searchParams.set('as', viewer);
  return `${pathname}?${searchParams.toString()}${hash}`;
}
