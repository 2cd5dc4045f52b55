import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importViolation, productImports } from './layers.ts';

const ROOT = join(import.meta.dirname, '../..');

it('general rooms of the mocks import no room of the product, but for files that still need to', () => {
  for (const room of ['clock', 'faults', 'server', 'engine', 'http']) {
    for (const target of ['fixtures', 'handlers', 'seeds', 'scenarios']) {
      const why = importViolation(`mocks/${room}/new.ts`, `mocks/${target}/thing.ts`, 'static');
      expect(why, `${room} imports ${target}`).toBeDefined();
    }
  }
  for (const [file, rooms] of Object.entries(productImports)) {
    const code = readFileSync(join(ROOT, file), 'utf8');
    expect(
      rooms.filter((room) => !code.includes(`from '../${room}/`)),
      `${file} no longer imports these: take them off productImports`,
    ).toEqual([]);
  }
});
