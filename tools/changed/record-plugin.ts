import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { TestModule, Vitest } from 'vitest/node';
import {
  both,
  parseRecord,
  printRecord,
  RECORD_FILE,
  unrecorded,
  updateRecord,
  type RunFile,
} from './record.ts';

const root = join(import.meta.dirname, '../..');
const path = join(root, RECORD_FILE);

/** The runs that are recorded: each project in the browser has the plugin, and they share one run. */
const recorded = new WeakSet<Vitest>();

/**
 * Keeps the record of what story and browser test files open, by which `npm test -- --changed` selects
 * them: a run adds what it lacks. In CI, where nobody would commit that, a run says so. It doesn't fail: whether a
 * page still loads what a test has left behind depends on the machine.
 */
export function recordPlugin(): Plugin {
  return {
    name: 'nearhand:opened-record',
    configureVitest({ vitest }: { vitest: Vitest }) {
      // A copy without a repository has nothing to commit to.
      if (recorded.has(vitest) || !existsSync(join(root, '.git'))) return;
      recorded.add(vitest);
      vitest.onClose(() => finish(vitest));
    },
  } as Plugin;
}

function finish(vitest: Vitest): void {
  const runs = vitest.state.getTestModules().flatMap((module) => runOf(module) ?? []);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const record = parseRecord(text);
  if (process.env['CI']) {
    const files = unrecorded(record, runs);
    if (files.length === 0) return;
    console.log(
      `\n${RECORD_FILE} lacks what these files open. Run them, and commit it: npx vitest run ${files.join(' ')}`,
    );
    return;
  }
  const next = updateRecord(record, runs);
  const existing = [...next].filter(([file]) => existsSync(join(root, file)));
  const printed = printRecord(new Map(existing));
  if (printed === text) return;
  writeFileSync(path, printed);
  console.log(`\nUpdated ${RECORD_FILE}: what stories and tests open has changed. Commit it.`);
}

/** What a file has opened; undefined for one that didn't run in the browser. */
function runOf(module: TestModule): RunFile | undefined {
  const tests = [...module.children.allTests()];
  const opened = tests.map((test) => test.meta().opened).filter((one) => one !== undefined);
  if (opened.length === 0) return undefined;
  return {
    file: relative(root, module.moduleId).replaceAll('\\', '/'),
    isWhole: module.ok() && opened.length === tests.length,
    opened: opened.reduce(both),
  };
}
