import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureOf, isTest, resolveInternal } from './layers.ts';

/** A feature, and one that it imports. */
type Edge = readonly [from: string | undefined, to: string | undefined];

let edges: readonly Edge[] = [];

const readEdges = (root: string): readonly Edge[] =>
  globSync('src/features/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isTest(path))
    .flatMap((path) => {
      const specifiers = readFileSync(join(root, path), 'utf8').matchAll(/(?:from |\()'([^']+)'/g);
      const targets = [...specifiers].map(([, specifier = '']) => resolveInternal(path, specifier));
      return targets.map((target): Edge => [featureOf(path), featureOf(target)]);
    });

/** A chain of imports from one feature to another; undefined if there is none. */
function pathBetween(from: string, to: string, seen = new Set<string>()): string[] | undefined {
  if (from === to) return [to];
  seen.add(from);
  for (const [feature, next] of edges) {
    if (feature !== from || next === undefined || seen.has(next)) continue;
    const path = pathBetween(next, to, seen);
    if (path) return [from, ...path];
  }
  return undefined;
}

/** Returns why a feature may not import another: that one imports it already. */
export function featureCycle(root: string, file: string, target: string): string | undefined {
  const [from, to] = [featureOf(file), featureOf(target)];
  if (from === undefined || to === undefined || from === to || isTest(file)) return undefined;
  if (edges.length === 0) edges = readEdges(root);
  const path = pathBetween(to, from);
  return path && `features would import each other: ${[from, ...path].join(' → ')}`;
}
