import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../processes/root.ts';

it('the README names the oldest versions that the build is made for', () => {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const readme = readFileSync(join(root, 'README.md'), 'utf8').toLowerCase();
  expect(browserslist.map((query) => query.split(' >= ')[0])).toContain('safari');
  for (const query of browserslist) expect(readme).toContain(query.replace(' >= ', ' '));
});
