import type { Draft } from './draft.ts';

const DEFINITION = /^export const (\w+) = endpoint\(\{\n([\s\S]*?)\n\}\);$/gm;

/** Finds the calls of the contract, in the order of their files. */
export function definedCalls(draft: Draft) {
  return draft
    .files('src/contract/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const file = path.slice('src/contract/'.length, -'.ts'.length);
      return [...draft.read(path).matchAll(DEFINITION)].map(([, constant = '', body = '']) => {
        const field = (key: string) =>
          new RegExp(`^ {2}${key}: '([^']+)',$`, 'm').exec(body)?.[1] ?? '';
        return {
          /** Such as `listOffers`. */
          constant,
          /** The file's name without its extension, such as `offers`. */
          file,
          name: field('name'),
          method: field('method'),
          path: field('path'),
          resource: field('resource'),
          /** Whether it needs no token. */
          isPublic: field('access') === 'public',
        };
      });
    });
}
