import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, body, crcOf(body)]);
}

function crcOf(bytes: Uint8Array): Buffer {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE((crc ^ 0xff_ff_ff_ff) >>> 0);
  return out;
}

/** A grey square, written without any compression. */
function wastefulPicture(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(side * (1 + side * 3), 128).fill(0, 0, 1);
  for (let row = 0; row < side; row += 1) rows[row * (1 + side * 3)] = 0;
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

it('makes a picture smaller, and keeps its size in pixels', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const file = join(folder, 'grey.png');
  writeFileSync(file, wastefulPicture(64));
  const { before, after } = await compress([file]);
  const written = readFileSync(file);
  expect(before).toBeGreaterThan(64 * 64 * 3);
  expect(after).toBe(written.length);
  expect(after).toBeLessThan(before / 10);
  expect([...written.subarray(0, 8)]).toEqual(SIGNATURE);
  expect([written.readUInt32BE(16), written.readUInt32BE(20)]).toEqual([64, 64]);
  rmSync(folder, { recursive: true });
});
