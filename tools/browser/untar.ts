/** One regular file of a tar archive. */
export type TarFile = { path: string; mode: number; data: Buffer };

const BLOCK = 512;

/**
 * Reads the regular files of an uncompressed ustar archive.
 *
 * Supports only what the browser's archives contain.
 *
 * @throws Error on anything else: links, long-name extensions, paths outside the folder, damage
 * @example for (const file of untar(archive)) await writeFile(join(folder, file.path), file.data)
 */
export function untar(archive: Buffer): TarFile[] {
  const files: TarFile[] = [];
  let offset = 0;
  while (offset + BLOCK <= archive.length) {
    const header = archive.subarray(offset, offset + BLOCK);
    if (header.every((byte) => byte === 0)) break;
    if (octal(header, 148, 8) !== checksum(header)) {
      throw new Error(`Broken tar archive: wrong checksum at byte ${offset}`);
    }
    const prefix = text(header, 345, 155);
    const name = text(header, 0, 100);
    const path = safePath(prefix === '' ? name : `${prefix}/${name}`);
    const size = octal(header, 124, 12);
    const type = String.fromCharCode(header[156] ?? 0);
    const start = offset + BLOCK;
    if (start + size > archive.length) throw new Error(`Broken tar archive: ${path} is truncated`);
    if (type === '0' || type === '\0') {
      const data = archive.subarray(start, start + size);
      files.push({ path, mode: octal(header, 100, 8) & 0o777, data });
    } else if (type !== '5') {
      throw new Error(`Cannot unpack ${path}: tar entry of type "${type}"`);
    }
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function text(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
}

function octal(header: Buffer, start: number, length: number): number {
  const digits = text(header, start, length).trim();
  if (!/^[0-7]*$/.test(digits)) throw new Error(`Broken tar archive: "${digits}" is not a number`);
  return digits === '' ? 0 : Number.parseInt(digits, 8);
}

/** The checksum of a header, with its own field counted as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, i) => sum + (i >= 148 && i < 156 ? 0x20 : byte), 0);
}

function safePath(path: string): string {
  if (path === '' || path.startsWith('/') || path.split('/').includes('..')) {
    throw new Error(`Unsafe path in tar archive: "${path}"`);
  }
  return path;
}
