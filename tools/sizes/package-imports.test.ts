import { describe, expect, it } from 'vitest';
import { joinImports, keepingModule, packageImports } from './package-imports.ts';

const plain = (code: string) =>
  [...packageImports('a.js', code)].map(([name, names]) => [name, [...names]]);

describe('packageImports', () => {
  it('reads named and default imports of packages only', () => {
    const code = `import a, { b as c } from 'one'; import { d } from '#src/d.ts'; import './e.css'; c(a, d);`;
    expect(plain(code)).toEqual([['one', ['default', 'b']]]);
  });

  it('reads the named members of a namespace', () => {
    const code = `import * as z from 'zod/mini'; export const A = z.object({ z: z.iso.date() });`;
    expect(plain(code)).toEqual([['zod/mini', ['* object', '* iso.date']]]);
  });

  it('keeps the whole namespace when it is passed on', () => {
    expect(plain(`import * as z from 'zod'; use(z);`)).toEqual([['zod', ['*']]]);
  });

  it('ignores members and keys of the same name', () => {
    expect(plain(`import * as z from 'zod'; export const A = { z: other.z };`)).toEqual([]);
  });
});

describe('keepingModule', () => {
  it('imports the same names and keeps them', () => {
    const imports = joinImports([
      packageImports('a.js', `import { b } from 'one';`),
      packageImports('b.js', `import * as z from 'zod'; import { b, c } from 'one'; z.iso.date();`),
    ]);
    expect(keepingModule(imports)).toBe(
      [
        'import { b as kept0 } from "one";',
        'import { c as kept1 } from "one";',
        'import * as kept2 from "zod";',
        'globalThis.kept = [kept0, kept1, kept2.iso.date];',
        '',
      ].join('\n'),
    );
  });
});
