import type { StoryFacts } from '../../../states/story-facts.ts';

/** A picture that can be shown. */
export interface Picture {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The hash of its file, as references have it; undefined where the browser has no cryptography. */
  readonly hash?: string | undefined;
}

/** The name of a story's picture, such as `ui-button/sheet.phone-dark`. */
export const pictureName = ({ id }: StoryFacts, mode: string): string =>
  `${id.replace('--', '/')}.${mode}`;

/** Loads a picture by its name; undefined when it was not taken. */
export type LoadPicture = (name: string) => Promise<Picture | undefined>;

/** Loads a picture that `npm run visual FILE` has left. */
export const loadPicture: LoadPicture = async (name) => {
  const response = await fetch(`./pictures/${name}.png`);
  const isPicture = response.headers.get('Content-Type') === 'image/png';
  return response.ok && isPicture ? pictureIn(await response.blob()) : undefined;
};

async function pictureIn(file: Blob): Promise<Picture> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  return { url, width, height, hash: await hashOf(file) };
}

/** As pictures are hashed when they are taken: the first half of the SHA-256 of their Base64 text. */
async function hashOf(file: Blob): Promise<string | undefined> {
  // Only there on secure origins and on this computer.
  const { subtle } = window.crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(btoa(binary)));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 32);
}
