import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What oxlint prints with `--format=json`. */
interface Report {
  readonly diagnostics: readonly { code?: string; message: string; filename: string }[];
}

/**
 * Lints a small tree of files with this project's configuration, in a temporary folder. Returns the
 * rules that reported each file.
 *
 * @example await rulesByFile({ 'src/domain/a.ts': 'let x: any;' }) // { 'src/domain/a.ts': ['typescript(no-explicit-any)', …] }
 */
export async function rulesByFile(
  files: Record<string, string>,
): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  try {
    const config = await readFile(join(root, '.oxlintrc.json'), 'utf8');
    await writeFile(
      join(folder, '.oxlintrc.json'),
      config.replaceAll('"./tools/', `"${root}/tools/`),
    );
    for (const name of ['package.json', 'tsconfig.json'])
      await cp(join(root, name), join(folder, name));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const { diagnostics } = JSON.parse(oxlint(folder, Object.keys(files))) as Report;
    const found: Record<string, string[]> = Object.fromEntries(
      Object.keys(files).map((path) => [path, []]),
    );
    for (const { code, message, filename } of diagnostics) {
      (found[filename] ??= []).push(code ?? message);
    }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lists the paths explicitly, because oxlint would follow the node_modules link too. */
function oxlint(cwd: string, paths: string[]): string {
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', ...paths];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  // A nonzero exit code means findings, which the tests expect. Only missing output is a failure.
  if (!stdout.trim().startsWith('{')) throw new Error(`oxlint failed: ${stdout}${stderr}`);
  return stdout;
}
