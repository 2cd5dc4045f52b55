import { pathAs } from '../tabs/viewer/path-as.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/** The path of the page that shows two people side by side. The product has no such path. */
export const DEMO_PATH = '/demo';

/** The people of the page, and the names of their frames. */
export const DEMO_PEOPLE = ['client', 'worker'] as const;
export type DemoPerson = (typeof DEMO_PEOPLE)[number];

const ORIGIN = 'http://app.test';

/** Whether a path of the app, with its query and hash, is that of the demo page. */
export function isDemoPath(path: string): boolean {
  return new URL(ORIGIN + path).pathname.replace(/\/$/, '') === DEMO_PATH;
}

/**
 * The address of a state whose page is the demo page, as the engine reads it. The page of the state is the
 * one that both people open; their viewers are the two people.
 */
export function stateOfDemoPath(path: string): string {
  const { searchParams } = new URL(ORIGIN + path);
  searchParams.delete('as');
  return `/?${searchParams.toString()}`;
}

/**
 * The path that opens the app as a person.
 *
 * @param at the page of the state; in place of the home page, which is the same for everyone, the person
 *   opens the messages
 */
export function firstPageAs(person: DemoPerson, at: string): string {
  const isSameForAll = at === paths.home.to() || isDemoPath(at);
  return pathAs(isSameForAll ? paths.messages.to() : at, person);
}

/** Whether a window is a frame of the demo page, which has no workbench of its own. */
export function isDemoFrame({
  name,
  self,
  parent,
}: Pick<Window, 'name' | 'self' | 'parent'>): boolean {
  return self !== parent && (DEMO_PEOPLE as readonly string[]).includes(name);
}
