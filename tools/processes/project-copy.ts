import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './root.ts';

const OMITTED =
  /^(\.git|node_modules|dist|dist-demo|storybook-static|test-results|playwright-report)$/;

/** Where Node keeps the compiled scripts of the copy, which tests run again and again. Git and all checks ignore it. */
const CACHE = 'test-results/compile-cache';

/** Copies the project into a temporary folder, to write into. The packages are not copied, but linked. */
export function copyProject() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nearhand-copy-')));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !OMITTED.test(relative(root, source)),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    /**
     * Runs a script of the copy with Node, for as long as it takes.
     *
     * @param variables are added to the environment
     */
    run(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
      const { FORCE_COLOR: _, ...env } = process.env;
      // What runs in the copy is a run of its own, not a part of this one.
      const own = Object.entries(env).filter(([name]) => !name.startsWith('VITEST'));
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...Object.fromEntries(own), NODE_COMPILE_CACHE: join(folder, CACHE), ...variables },
      });
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
