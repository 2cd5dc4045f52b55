import { execFile, execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { root } from '../processes/root.ts';
import { writeFontConfig } from './fonts.ts';

const packageFolder = join(root, 'node_modules/@sparticuz/chromium');
const cache = join(root, 'node_modules/.cache');

/**
 * Unpacks the Chromium that the lock file pins, once per version, and returns how to start it.
 *
 * Uses the package's archives, not its `executablePath()`: that returns any existing
 * `/tmp/chromium`, and has a race when two processes start together.
 *
 * @throws Error when the package is missing or the browser does not start
 */
export async function unpackPinnedChromium() {
  const packed = join(packageFolder, 'bin/chromium.br');
  if (!existsSync(packed)) {
    throw new Error('The pinned browser is missing (@sparticuz/chromium): run "npm ci".');
  }
  const folder = join(cache, `chromium-${packageVersion()}`);
  const versionFile = join(folder, 'version');
  if (!existsSync(versionFile)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: await runtimeEnv(folder),
    version: await readFile(versionFile, 'utf8'),
  };
}

/** Two processes may do this at once: the first one to finish wins. */
async function unpackInto(folder: string): Promise<void> {
  const temporary = `${folder}.${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  try {
    const executable = join(temporary, 'chromium');
    await Promise.all([
      inflate('chromium.br', executable),
      extract('al2023.tar.br', temporary),
      extract('fonts.tar.br', temporary),
      extract('swiftshader.tar.br', temporary),
    ]);
    await chmod(executable, 0o755);
    const version = await readVersion(executable, await runtimeEnv(temporary));
    await writeFile(join(temporary, 'version'), version);
    await rename(temporary, folder).catch((error: unknown) => {
      if (!existsSync(join(folder, 'version'))) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function runtimeEnv(folder: string): Promise<Record<string, string>> {
  const libraries = [join(folder, 'lib'), process.env['LD_LIBRARY_PATH']];
  return {
    LD_LIBRARY_PATH: libraries.filter((path) => path !== undefined && path !== '').join(':'),
    FONTCONFIG_PATH: await writeFontConfig(cache, [join(folder, 'fonts')]),
  };
}

async function readVersion(executable: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(executable, ['--version'], {
    env: { ...process.env, ...env },
    // For what hangs only: a busy machine takes its time.
    timeout: 300_000,
  });
  const version = /\d+(\.\d+){3}/.exec(stdout)?.[0];
  if (version === undefined) throw new Error(`The pinned browser does not start: "${stdout}"`);
  return version;
}

function inflate(name: string, target: string): Promise<void> {
  const source = createReadStream(join(packageFolder, 'bin', name));
  return pipeline(
    source,
    createBrotliDecompress({ chunkSize: 1 << 21 }),
    createWriteStream(target),
  );
}

async function extract(name: string, folder: string): Promise<void> {
  const packed = await readFile(join(packageFolder, 'bin', name));
  const input = await promisify(brotliDecompress)(packed);
  // -o: the current user owns the files, even as root, whatever the archive says.
  execFileSync('tar', ['-xo', '-C', folder], { input });
}

function packageVersion(): string {
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
