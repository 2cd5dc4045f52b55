import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const committedFonts = join(import.meta.dirname, 'fonts');

/**
 * Writes a fontconfig configuration that knows only the fonts of this repository, and returns its
 * folder for `FONTCONFIG_PATH`.
 *
 * Without any font Chromium crashes on the first `<input>`, and with the machine's fonts two
 * machines draw two pictures. The file needs absolute paths, hence it is generated.
 */
export async function writeFontConfig(cache: string, folders: string[]): Promise<string> {
  const target = join(cache, 'fontconfig');
  const file = join(target, 'fonts.conf');
  const content = fontConfig([...folders, committedFonts], join(target, 'cache'));
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== content) {
    await mkdir(target, { recursive: true });
    // Another process may read the file at this moment: it must never see half of it.
    await writeFile(`${file}.${process.pid}`, content);
    await rename(`${file}.${process.pid}`, file);
  }
  return target;
}

/** The text of a fontconfig file: the folders, and which family serves which generic name. */
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
