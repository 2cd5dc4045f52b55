import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { isEndpoint } from '#src/contract/registry.ts';
import { root } from '../processes/root.ts';

/** A call of the contract, and where code has it. */
export interface DefinedCall extends AnyEndpoint {
  /** Such as `listOffers`. */
  readonly constant: string;
  /** The name of its file without the extension, such as `offers`. */
  readonly file: string;
}

async function callsIn(path: string): Promise<DefinedCall[]> {
  const exported = (await import(join(root, path))) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([constant, value]) =>
    isEndpoint(value) ? [{ ...value, constant, file: basename(path, '.ts') }] : [],
  );
}

const files = globSync('src/contract/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });

/** The calls of the contract. */
export const calls: readonly DefinedCall[] = (await Promise.all(files.map(callsIn))).flat();
