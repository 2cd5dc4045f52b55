import { describe, expect, it } from 'vitest';
import { untar } from './untar.ts';

type Entry = { path: string; data?: string; type?: string; mode?: number };

/** Builds a ustar archive by hand, so the test does not depend on the machine's `tar`. */
function tar(entries: Entry[]): Buffer {
  const blocks = entries.flatMap(({ path, data = '', type = '0', mode = 0o644 }) => {
    const header = Buffer.alloc(512);
    header.write(path, 0);
    header.write(`${mode.toString(8).padStart(7, '0')}\0`, 100);
    header.write(`${Buffer.byteLength(data).toString(8).padStart(11, '0')}\0`, 124);
    header.write(type, 156);
    header.write('ustar\0', 257);
    header.write('        ', 148);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const body = Buffer.alloc(Math.ceil(Buffer.byteLength(data) / 512) * 512);
    body.write(data);
    return [header, body];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

const contents = (archive: Buffer) =>
  untar(archive).map(({ path, mode, data }) => ({ path, mode, text: data.toString() }));

describe('untar', () => {
  it('reads files of any length with their mode, and skips folders', () => {
    const long = 'x'.repeat(1300);
    const archive = tar([
      { path: 'lib/', type: '5', mode: 0o755 },
      { path: 'lib/a.so', data: long, mode: 0o755 },
      { path: 'lib/empty' },
      { path: 'lib/block', data: 'y'.repeat(512) },
    ]);
    expect(contents(archive)).toEqual([
      { path: 'lib/a.so', mode: 0o755, text: long },
      { path: 'lib/empty', mode: 0o644, text: '' },
      { path: 'lib/block', mode: 0o644, text: 'y'.repeat(512) },
    ]);
  });

  it.each(['../evil', '/etc/passwd', 'lib/../../evil'])('rejects the path %s', (path) => {
    expect(() => untar(tar([{ path, data: 'x' }]))).toThrow('Unsafe path');
  });

  it('rejects links, truncated archives and wrong checksums', () => {
    expect(() => untar(tar([{ path: 'link', type: '2' }]))).toThrow('type "2"');
    const archive = tar([{ path: 'a', data: 'x'.repeat(2000) }]);
    expect(() => untar(archive.subarray(0, 1024))).toThrow('truncated');
    archive.write('b', 0);
    expect(() => untar(archive)).toThrow('checksum');
  });
});
