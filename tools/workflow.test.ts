import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('asks GitHub only for commands that there are', () => {
  const workflow = readFileSync(join(root, '.github/workflows/pull-request.yml'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const asked = [...workflow.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(asked).toEqual(expect.arrayContaining(['check', 'test', 'build', 'chromatic']));
  expect(asked.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});
