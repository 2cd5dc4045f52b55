import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../processes/root.ts';

it('the README names the oldest versions that the build is made for', () => {
  const { browserslist } = manifest;
  const readme = readFileSync(join(root, 'README.md'), 'utf8').toLowerCase();
  expect(browserslist.map((query) => query.split(' >= ')[0])).toContain('safari');
  for (const query of browserslist) expect(readme).toContain(query.replace(' >= ', ' '));
});
