import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../processes/root.ts';
import { createDocument } from './document.ts';

// Whether examples fit their schemas, and what an operation needs, `redocly lint` tells.
it('equals openapi.json, in the same order; if not, run `npm run openapi`', async () => {
  const file: unknown = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'));
  const document = await createDocument();
  expect(file).toEqual(document);
  expect(JSON.stringify(file)).toBe(JSON.stringify(document));
});
