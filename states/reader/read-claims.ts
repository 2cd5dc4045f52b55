import { types as t } from 'storybook/internal/babel';
import { babelParseFile, resolveBindingMembers } from 'storybook/internal/csf-tools';
import { readFiles, type OnProblem } from './read-files.ts';
import { readStories } from './read-stories.ts';
import { valueOf } from './values.ts';

/** A claim by a story, test or flow that it shows a state. */
export interface Claim {
  readonly state: string;
  readonly by: 'story' | 'test' | 'flow';
  /** The file that makes the claim. */
  readonly file: string;
}

/** Reads what stories, tests and flows say that they show. @param root the project's folder */
export function readClaims(root: string): Claim[] {
  return [
    ...readStories(root).flatMap(({ file, states }) =>
      states.map((state): Claim => ({ state, by: 'story', file })),
    ),
    ...readClaimsOfTests(root),
    ...readFiles(root, ['flows/*.flow.ts'], claimsOfFlow),
  ];
}

/** The tests that may show states, as a pattern from the project's root. */
export const TEST_FILES = '{tests,src,mocks}/**/*.test.{ts,tsx}';

/** Reads what tests say that they show. @param root the project's folder */
export function readClaimsOfTests(root: string, onProblem?: OnProblem): Claim[] {
  return readFiles(root, [TEST_FILES], claimsOfTests, onProblem);
}

/** Finds the state that a flow shows, which is its id. `e2e/flows.spec.ts` plays every flow. */
export function claimsOfFlow(file: string, source: string): Claim[] {
  const program = programOf(source);
  const id = resolveBindingMembers({ program, filePath: file }, 'flow')?.properties['id'];
  return id ? [{ state: String(valueOf(id, program)), by: 'flow', file }] : [];
}

const programOf = (code: string) => babelParseFile({ code }).path;

/** `[id]` in the title of a test. */
const NAMED = /\[([a-z][a-z-]*(?:\.[A-Za-z0-9-]+)+)\]/g;
/** What starts a test, or a group, that does not run, or not always. */
const SKIPPED = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'xit', 'xtest', 'xdescribe']);

/**
 * Finds the states that a test file claims with `[id]` in the titles of its tests, or in the tables of titles that
 * `each` gets. Tests that do not run claim nothing.
 */
export function claimsOfTests(file: string, source: string): Claim[] {
  if (source.search(NAMED) === -1) return [];
  const program = programOf(source);
  const states: string[] = [];

  const isFalse = (condition: t.Node): boolean => {
    try {
      return !valueOf(condition, program);
    } catch {
      return false;
    }
  };
  function visit(root: t.Node): void {
    t.traverseFast(root, (node) => {
      if (t.isCallExpression(node)) {
        const names = namesIn(node.callee);
        const [titles] = node.arguments;
        if (names.some((name) => SKIPPED.has(name))) return t.traverseFast.skip;
        if (/^(?:it|test)$/.test(names[0] ?? '') && titles) states.push(...statesIn(titles));
      }
      if (t.isIfStatement(node) && isFalse(node.test)) {
        if (node.alternate) visit(node.alternate);
        return t.traverseFast.skip;
      }
      const isOff = t.isLogicalExpression(node, { operator: '&&' }) && isFalse(node.left);
      return isOff ? t.traverseFast.skip : undefined;
    });
  }
  visit(program.node);
  return states.map((state): Claim => ({ state, by: 'test', file }));
}

/** The names in a callee such as `it.skip.each(table)`. */
function namesIn(callee: t.Node): string[] {
  if (t.isIdentifier(callee)) return [callee.name];
  if (t.isCallExpression(callee)) return namesIn(callee.callee);
  return t.isMemberExpression(callee)
    ? [...namesIn(callee.object), ...namesIn(callee.property)]
    : [];
}

/** The states in the strings of an expression. */
function statesIn(node: t.Node): string[] {
  const states: string[] = [];
  t.traverseFast(node, (part) => {
    const text = t.isStringLiteral(part)
      ? part.value
      : t.isTemplateElement(part)
        ? part.value.raw
        : '';
    states.push(...[...text.matchAll(NAMED)].map(([, state = '']) => state));
  });
  return states;
}
