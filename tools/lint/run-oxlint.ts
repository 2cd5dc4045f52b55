import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');

const Report = z.object({
  diagnostics: z.array(
    z.object({ code: z.string().optional(), message: z.string(), filename: z.string() }),
  ),
});

/**
 * Lints a small tree of files with this project's own configuration, in a folder of its own, and
 * says which rules spoke about each file.
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
    const { diagnostics } = Report.parse(JSON.parse(await oxlint(folder, Object.keys(files))));
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

/** The paths are named, for oxlint would walk through the linked node_modules as well. */
function oxlint(cwd: string, paths: string[]): Promise<string> {
  const script = join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [script, '--format=json', ...paths],
      { cwd, maxBuffer: 1 << 26 },
      (_, stdout, stderr) => {
        // The exit code says "found something", which is what the tests want; no output is a failure.
        if (stdout.trim().startsWith('{')) resolve(stdout);
        else reject(new Error(`oxlint said: ${stdout}${stderr}`));
      },
    );
  });
}
