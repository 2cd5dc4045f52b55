import { join } from 'node:path';
import type { Plugin } from 'vite';
import { usersByModule, type Users } from './module-users.ts';

/** The page of the app. Other builds, such as Storybook's, keep the bundler's own chunks. */
const APP = 'index.html';
/** The app itself, which the page loads at once or when it is used. */
const START = 'src/app/start.tsx';
/** What every page loads once it is idle: the views of failures. */
const FAILURES = /^src\/(ui\/InlineFailure|app\/MissingScreen|app\/BrokenScreen)\.tsx$/;
const HOME = /^src\/screens\/home\//;
/** What the landing page loads once it is used. */
const SECTIONS = /^src\/features\/landing\//;
const SIGN_IN = /^src\/screens\/auth\/AuthScreen\.tsx$/;
/** A picture that the sign-in page loads by itself. */
const DECORATION = /^src\/ui\/illustrations\/ShelfScene\.tsx$/;
/** What the sign-in page loads after itself. */
const FORMS = /^src\/screens\/auth\/AuthForms\.tsx$/;
/** What every page with calls or forms loads beside its screen. */
const DATA = /^src\/app\/app-data\.tsx$/;
const SCREEN = /^src\/screens\/.*Screen\.tsx$/;

/** Code of this many screens is worth a chunk that some screens do not need all of. */
const MANY = 3;

interface Group {
  readonly name: string;
  /** Whether a module with these users belongs to the group, unless an earlier group has it. */
  readonly has: (users: Users) => boolean;
}

/**
 * The chunks that code shared by several entries goes to, most widely used first. Each condition also
 * holds for everything that a matching module imports, because that has the same users and more. So a
 * chunk only imports earlier ones, never in a cycle.
 */
const groups: readonly Group[] = [
  { name: 'entry', has: (users) => users.has(APP) },
  // Every page needs it, or both first pages do.
  {
    name: 'core',
    has: (users) =>
      users.has(START) ||
      (isUsedBy(users, HOME) && users.size > 1) ||
      (isUsedBy(users, SIGN_IN) && isUsedBy(users, SECTIONS)),
  },
  { name: 'scene', has: (users) => isUsedBy(users, DECORATION) },
  { name: 'failures', has: (users) => isUsedBy(users, FAILURES) },
  {
    name: 'shared',
    has: (users) =>
      isUsedBy(users, SECTIONS) && [SIGN_IN, FORMS, DATA].some((entry) => isUsedBy(users, entry)),
  },
  {
    name: 'landing',
    has: (users) => users.size > 1 && isUsedBy(users, SECTIONS),
  },
  { name: 'sign-in', has: (users) => isUsedBy(users, SIGN_IN) },
  {
    name: 'data',
    has: (users) => isUsedBy(users, DATA) || (isUsedBy(users, FORMS) && screensOf(users) >= MANY),
  },
  { name: 'forms', has: (users) => isUsedBy(users, FORMS) },
  { name: 'screens', has: (users) => screensOf(users) >= MANY },
];

/**
 * Puts code that travels together into one chunk. By default, each set of entries with common code has a
 * chunk of its own, so a page takes dozens of requests.
 */
export function chunkGroups(): Plugin {
  let root = '';
  const users = new Map<string, Users>();
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // The imports of a module follow its users already.
              includeDependenciesRecursively: false,
              groups: groups.map(({ name, has }, index) => ({
                name,
                priority: groups.length - index,
                test: (id: string) => has(users.get(id) ?? new Set()),
              })),
            },
          },
        },
      },
    }),
    configResolved(config) {
      ({ root } = config);
    },
    buildEnd() {
      users.clear();
      if (this.getModuleInfo(join(root, APP)) === null) return;
      for (const [id, entries] of usersByModule(this, root)) users.set(id, entries);
    },
  };
}

function isUsedBy(users: Users, entry: RegExp): boolean {
  return [...users].some((user) => entry.test(user));
}

function screensOf(users: Users): number {
  return [...users].filter((user) => SCREEN.test(user)).length;
}
