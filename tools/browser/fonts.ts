import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const committedFonts = join(import.meta.dirname, 'fonts');

/**
 * Writes a fontconfig configuration that lists only the given folders and the committed fonts.
 * Returns its folder, for `FONTCONFIG_PATH`.
 *
 * Without fonts Chromium crashes on the first `<input>`, and with the machine's fonts the pictures
 * differ between machines. The file is generated because it needs absolute paths.
 */
export async function writeFontConfig(cache: string, folders: string[]): Promise<string> {
  const target = join(cache, 'fontconfig');
  const file = join(target, 'fonts.conf');
  const content = fontConfig([...folders, committedFonts], join(target, 'cache'));
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== content) {
    await mkdir(target, { recursive: true });
    // Rename atomically: another process may be reading the file.
    await writeFile(`${file}.${process.pid}`, content);
    await rename(`${file}.${process.pid}`, file);
  }
  return target;
}

/** Returns a fontconfig file with these folders, and the fonts for each generic family. */
export function fontConfig(folders: string[], cacheFolder: string): string {
  const prefer = (generic: string, families: string[]): string =>
    `  <alias binding="same"><family>${generic}</family><prefer>${families
      .map((family) => `<family>${family}</family>`)
      .join('')}</prefer></alias>`;
  const sans = ['Open Sans', 'DejaVu Sans', 'Noto Emoji'];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`),
    `  <cachedir>${escapeXml(cacheFolder)}</cachedir>`,
    ...['sans-serif', 'serif', 'monospace', 'system-ui'].map((name) => prefer(name, sans)),
    prefer('emoji', ['Noto Emoji']),
    '</fontconfig>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
