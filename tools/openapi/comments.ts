import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { root } from '../processes/root.ts';

/** What the comment of a call says. */
export interface Comment {
  /** Its first sentence, for lists of calls. */
  readonly summary: string;
  /** The other sentences. */
  readonly description: string | undefined;
  /** Why the call may fail, by status. */
  readonly errors: ReadonlyMap<number, string>;
}

const COMMENTED = /^\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const (\w+) =/gm;

const comments = new Map<unknown, string>();
const names = new Map<unknown, string>();
for (const file of globSync('src/contract/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })) {
  const path = join(root, file);
  const exported = (await import(path)) as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(exported)) names.set(value, name);
  for (const [, comment = '', name = ''] of readFileSync(path, 'utf8').matchAll(COMMENTED)) {
    comments.set(exported[name], comment.replaceAll(/(\n \*|\s)+/g, ' ').trim());
  }
}

/** The name under which the contract exports a call or a schema. */
export function exportedName(value: unknown): string | undefined {
  return names.get(value);
}

/**
 * Reads the comment above a call in the contract. No build of the app has it.
 *
 * @throws Error when there is none
 */
export function commentOf(endpoint: AnyEndpoint): Comment {
  const comment = comments.get(endpoint);
  if (!comment) throw new Error(`Say what ${endpoint.name} does in a comment above it.`);
  const [text = '', ...reasons] = comment.split(' @throws ');
  const [, summary = '', description] = /^(.*?)\.(?: (.*))?$/.exec(text) ?? [];
  return {
    summary,
    description,
    errors: new Map(
      reasons.map((reason) => [Number(reason.slice(0, 3)), reason.slice('404 '.length)]),
    ),
  };
}
