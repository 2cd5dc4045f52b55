// The library's types need these and do not reference them.
/// <reference types="@jsquash/webp/emscripten-types.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import createDecoder from '@jsquash/webp/codec/dec/webp_dec.js';
import createEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions } from '@jsquash/webp/meta.js';

/** A picture as its pixels: four bytes each, red, green, blue and alpha, row by row. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Reads the pixels of a WebP file. */
export type Decode = (file: Uint8Array<ArrayBuffer>) => Image;

/** Writes pixels as a WebP file. */
export type Encode = (image: Image) => Uint8Array;

const OPTIONS = {
  ...defaultOptions,
  lossless: 1,
  // Keeps the color of transparent pixels.
  exact: 1,
  method: 6,
  // Effort, not loss. 100 takes twenty times as long for another 4 %.
  quality: 90,
};

/**
 * Loads the decoder. It is synchronous, since Vitest does not await the path of a picture.
 */
export async function loadDecoder(): Promise<Decode> {
  const codec = await createDecoder(await codeOf('dec/webp_dec.wasm'));
  return (file) => {
    const image = codec.decode(file);
    if (image === null) throw new Error('This is not a WebP file.');
    const { width, height, data } = image;
    return { width, height, data: new Uint8Array(data.buffer) };
  };
}

/** Loads the encoder. Decoding its output gives the same pixels. */
export async function loadEncoder(): Promise<Encode> {
  const codec = await createEncoder(await codeOf('enc/webp_enc_simd.wasm'));
  return ({ data, width, height }) => {
    const file = codec.encode(data, width, height, OPTIONS);
    if (file === null) throw new Error(`${width} × ${height} pixels do not fit in a WebP file.`);
    return file;
  };
}

/** By default the library would fetch its code, as in a browser. */
async function codeOf(name: string) {
  const path = createRequire(import.meta.url).resolve(`@jsquash/webp/codec/${name}`);
  const module = await WebAssembly.compile(await readFile(path));
  return {
    noInitialRun: true,
    instantiateWasm(imports: WebAssembly.Imports, done: (made: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  };
}
