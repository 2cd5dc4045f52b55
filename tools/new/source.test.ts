import { describe, expect, it } from 'vitest';
import { addImport, append } from './source.ts';

const source = (text: string) => ({ path: 'src/some.ts', text });

describe('append', () => {
  it.each([
    ['const all = [\n  a,\n];', 'const all = [\n  a,\nc,\n];'],
    ['const all = [];', 'const all = [\nc,\n];'],
    ['const all = [\n  {\n    a: [],\n  },\n];', 'const all = [\n  {\n    a: [],\n  },\nc,\n];'],
  ])('adds a last entry to %j', (text, expected) => {
    expect(append(source(text), 'const all = [', 'c')).toBe(expected);
  });

  it.each([
    ['const some = [];', "it isn't there"],
    ['const all = []; const all = [];', "it's there more than once"],
  ])('names the file and what it looked for in %j', (text, problem) => {
    expect(() => append(source(text), 'const all = [', 'c')).toThrow(
      `src/some.ts: looked for \`const all = [\`, but ${problem}. Nothing was written.`,
    );
  });
});

describe('imports', () => {
  const text = `import * as z from 'zod/mini';
import {
  Id,
  maybe,
} from '#src/domain/primitives.ts';
import type { World } from '../db/world.ts';
import { endpoint } from './endpoint.ts';

const a = 1;
`;

  it('joins an import of the same module, once', () => {
    const joined = addImport(source(text), ['Id', 'Count'], '#src/domain/primitives.ts');
    expect(joined).toContain("import { Id, maybe, Count } from '#src/domain/primitives.ts';");
    expect(addImport(source(joined), ['Count'], '#src/domain/primitives.ts')).toBe(joined);
  });

  it.each([
    ['axios', "axios';\nimport * as z"],
    ['#src/domain/task.ts', "task.ts';\nimport type { World }"],
    ['../seeds/rows.ts', "rows.ts';\nimport { endpoint }"],
    ['./shared.ts', "shared.ts';\n\nconst a"],
  ])('stands where %s belongs', (specifier, expected) => {
    expect(addImport(source(text), ['x'], specifier)).toContain(expected);
  });

  it('stands first in a file without any', () => {
    expect(addImport(source('const a = 1;\n'), '* as z', 'zod/mini')).toBe(
      "import * as z from 'zod/mini';\nconst a = 1;\n",
    );
    expect(addImport(source(text), '* as z', 'zod/mini')).toBe(text);
  });
});
