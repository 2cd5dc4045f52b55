import type { Draft } from './draft.ts';

/** Where a call of the contract is defined. */
export interface DefinedCall {
  /** The constant, such as `listOffers`. */
  readonly constant: string;
  /** The file's name without its extension, such as `offers`. */
  readonly file: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly resource: string;
  /** Whether it needs no token. */
  readonly isPublic: boolean;
}

const DEFINITION = /^export const (\w+) = endpoint\(\{\n([\s\S]*?)\n\}\);$/gm;

/** Finds the calls of the contract, in the order of their files. */
export function definedCalls(draft: Draft): DefinedCall[] {
  return draft
    .files('src/contract/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const file = path.slice('src/contract/'.length, -'.ts'.length);
      return [...draft.read(path).matchAll(DEFINITION)].map(([, constant = '', body = '']) => {
        const field = (key: string) =>
          new RegExp(`^ {2}${key}: '([^']+)',$`, 'm').exec(body)?.[1] ?? '';
        return {
          constant,
          file,
          name: field('name'),
          method: field('method'),
          path: field('path'),
          resource: field('resource'),
          isPublic: field('access') === 'public',
        };
      });
    });
}
